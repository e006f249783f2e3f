// Attempts at a campaign exam: who may start, and which parts of the paper are visible before and
// after.
import { describe, expect, test } from 'vitest';
import { aMultiSubjectExam, anExam, aViewer, withoutKey } from './fixtures.ts';
import { dataOf, NOW, useGateway } from './kit.ts';

const single = withoutKey(anExam());
const paper = withoutKey(aMultiSubjectExam());
const outline = {
  ...paper,
  subjects: paper.subjects?.map(({ mcqs: _, ...subject }) => subject) ?? [],
};
const START = 'mutation { startExam(input: { examId: "e1" }) { paper { questions { id } } } }';

describe('the exam of a campaign', () => {
  const { executeAsStudent, upstream } = useGateway();
  const notEnrolled = aViewer({ student: { _id: 's1', courseEnrollment: {} } });
  const START_PAPER =
    'mutation { startMultiSubjectExam(input: { examId: "m1" }) { paper { subjects { questions { id } } } } }';

  test('can be taken by registered students, enrolled in its course or not', async () => {
    upstream.on('GET', '/students/student', notEnrolled, { times: 2 });
    upstream.on('GET', '/examcreation/examid/e1', single);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
    expect(dataOf(await executeAsStudent(START))).toEqual({
      startExam: { paper: { questions: [{ id: 'q1' }, { id: 'q2' }] } },
    });
    expect((await executeAsStudent(START_PAPER)).codes).toEqual([]);
  });
});

describe('with a backend that keeps attempts', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts'] });

  test.each([
    [403, 'This exam is part of a campaign that you are not registered for.', 'FORBIDDEN'],
    [410, 'The exam has not opened yet.', 'EXAM_CLOSED'],
  ])(
    'an exam whose questions are withheld is rejected as upstream rejects it (%i)',
    async (status, message, code) => {
      const { mcqs: _, ...closed } = single;
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', '/examcreation/examid/e1', closed);
      upstream.fail('POST', '/ext/attempts', status, message);
      expect((await executeAsStudent(START)).errors).toMatchObject([
        { message, extensions: { code } },
      ]);
      expect(upstream.call('POST', '/ext/attempts').body).toEqual({ kind: 'single', examId: 'e1' });
    },
  );

  const attempt = {
    _id: 'a1',
    startedAt: new Date(NOW).toISOString(),
    deadline: new Date(NOW + 3_600_000).toISOString(),
  };
  const start = `mutation {
    startMultiSubjectExam(input: { examId: "m1" }) {
      ticket { attemptId } paper { subjects { questions { id } } }
    }
  }`;

  test('a paper is read again and shown after the attempt has started', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', outline);
    upstream.on('POST', '/ext/attempts', attempt);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', withoutKey(aMultiSubjectExam()));
    const { startMultiSubjectExam: started } = dataOf(
      await executeAsStudent<{
        startMultiSubjectExam: {
          ticket: { attemptId: string };
          paper: { subjects: { questions: unknown[] }[] };
        };
      }>(start),
    );
    expect(started.ticket.attemptId).toBe('a1');
    expect(started.paper.subjects.flatMap((subject) => subject.questions).length).toBeGreaterThan(
      0,
    );
    expect(upstream.requestLines.indexOf('POST /ext/attempts')).toBeLessThan(
      upstream.requestLines.lastIndexOf('GET /multisubjectexams/mcqs/m1'),
    );
  });

  test('a paper that stays closed after the attempt has started is null', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', outline, { times: 2 });
    upstream.on('POST', '/ext/attempts', attempt);
    expect((await executeAsStudent(start)).codes).toEqual(['EXAM_CLOSED']);
  });
});
