import { describe, expect, test } from 'vitest';
import { Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmin,
  aViewer,
  withoutKey,
} from './fixtures.ts';
import { COOKIE, dataOf, NOW, SECRET, useGateway } from './kit.ts';

const START = `mutation ($input: StartMultiSubjectExamInput!) {
  startMultiSubjectExam(input: $input) {
    ticket { token attemptId startedAt deadline serverTime }
    paper {
      exam { id title }
      subjects {
        id name mandatory
        questions { id text { source html } points options { id text { source } } }
      }
    }
  }
}`;
const input = { examId: 'm1' };
const paper = withoutKey(aMultiSubjectExam());
const outline = aMultiSubjectExam({
  subjects: aMultiSubjectExam().subjects?.map(({ mcqs: _, ...subject }) => subject) ?? [],
});

describe('a multi-subject exam', () => {
  const { execute, upstream } = useGateway();

  test('shows everyone its outline', async () => {
    upstream.on('GET', '/multisubjectexams/mcqs/m1', outline);
    const response = await execute(`{
      multiSubjectExam(id: "m1") {
        id title timeLimitMinutes negativeMarkingPercentage questionCount totalPoints
        subjects { id name mandatory questionCount }
      }
    }`);
    expect(dataOf(response)).toEqual({
      multiSubjectExam: {
        id: 'm1',
        title: 'DU A 2023',
        timeLimitMinutes: 60,
        negativeMarkingPercentage: 25,
        questionCount: 3,
        totalPoints: 3,
        subjects: [
          { id: 'ms1', name: 'Physics', mandatory: true, questionCount: 2 },
          { id: 'ms2', name: 'English', mandatory: false, questionCount: 1 },
        ],
      },
    });
  });

  test('counts its questions and points itself where a host does not', async () => {
    const subjects = aMultiSubjectExam().subjects?.map(
      ({ questionCount: _, points: __, ...subject }) => subject,
    );
    const { questionCount: _, ...rest } = aMultiSubjectExam({ subjects });
    upstream.on('GET', '/multisubjectexams/mcqs/m1', rest);
    expect(
      dataOf(
        await execute(
          '{ multiSubjectExam(id: "m1") { questionCount totalPoints subjects { questionCount } } }',
        ),
      ),
    ).toEqual({
      multiSubjectExam: {
        questionCount: 3,
        totalPoints: 3,
        subjects: [{ questionCount: 2 }, { questionCount: 1 }],
      },
    });
  });

  test('is null for an unknown exam', async () => {
    upstream.fail('GET', '/multisubjectexams/mcqs/m404', 404);
    expect(dataOf(await execute('{ multiSubjectExam(id: "m404") { id } }'))).toEqual({
      multiSubjectExam: null,
    });
  });
});

describe('starting it where the backend keeps no attempts', () => {
  const { execute, executeAsStudent, upstream, clock } = useGateway();

  test('returns the paper and a ticket of the gateway, with 30 seconds for the paper to arrive', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
    const { startMultiSubjectExam } = dataOf(
      await executeAsStudent<{ startMultiSubjectExam: Record<string, object> }>(START, { input }),
    );
    expect(startMultiSubjectExam.ticket).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      attemptId: expect.stringMatching(/^[\da-f-]{36}$/),
      startedAt: '2026-03-01T10:00:00.000Z',
      deadline: '2026-03-01T11:00:30.000Z',
      serverTime: '2026-03-01T10:00:00.000Z',
    });
    expect(startMultiSubjectExam.paper).toMatchObject({
      exam: { id: 'm1', title: 'DU A 2023' },
      subjects: [
        {
          id: 'ms1',
          name: 'Physics',
          mandatory: true,
          questions: [{ id: 'q1', points: 1 }, { id: 'q2' }],
        },
        { id: 'ms2' },
      ],
    });
    expect(upstream.call('GET', '/multisubjectexams/mcqs/m1').headers).toMatchObject({
      cookie: COOKIE,
    });
    expect(upstream.call('GET', '/multisubjectexams/mcqs/m1').headers).not.toHaveProperty(
      'authorization',
    );
  });

  test('the clock is the gateway’s own', async () => {
    clock.now = NOW + 5000;
    expect(dataOf(await execute('{ serverTime }'))).toEqual({
      serverTime: '2026-03-01T10:00:05.000Z',
    });
  });

  test('requires enrolment', async () => {
    expect((await execute(START, { input })).codes).toEqual(['UNAUTHENTICATED']);
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', outline);
    expect((await executeAsStudent(START, { input })).codes).toEqual(['FORBIDDEN']);
  });

  test('an unknown exam is NOT_FOUND', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.fail('GET', '/multisubjectexams/mcqs/m1', 404);
    expect((await executeAsStudent(START, { input })).codes).toEqual(['NOT_FOUND']);
  });

  test('a retake replaces the own result of that exam', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
    upstream.on('GET', '/multisubjectexamsresult/exam-results/u1/m1', aMultiSubjectResult());
    expect((await executeAsStudent(START, { input: { ...input, resultId: 'r1' } })).codes).toEqual(
      [],
    );
  });

  test.each([
    ["someone else's result", aMultiSubjectResult({ _id: 'r9' })],
    ['a result that is not there', null],
  ])('a retake of %s is FORBIDDEN', async (_, result) => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
    upstream.reply(
      'GET',
      '/multisubjectexamsresult/exam-results/u1/m1',
      result ? { body: result } : { status: 404, body: {} },
    );
    expect((await executeAsStudent(START, { input: { ...input, resultId: 'r1' } })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });
});

describe('starting it where the backend keeps attempts', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts'] });
  const attempt = {
    _id: 'at1',
    kind: 'multi-subject',
    examId: 'm1',
    userId: 'u1',
    startedAt: '2026-03-01T09:50:00.000Z',
    deadline: '2026-03-01T10:50:30.000Z',
  };
  const prepare = () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
  };

  test('returns the attempt that the backend has opened, or the running one', async () => {
    prepare();
    upstream.on('POST', '/ext/attempts', attempt);
    const response = await executeAsStudent(START, { input });
    expect(dataOf(response).startMultiSubjectExam).toMatchObject({
      ticket: {
        attemptId: 'at1',
        startedAt: attempt.startedAt,
        deadline: attempt.deadline,
        serverTime: '2026-03-01T10:00:00.000Z',
      },
    });
    expect(upstream.call('POST', '/ext/attempts')).toMatchObject({
      body: { kind: 'multi-subject', examId: 'm1' },
      headers: { cookie: COOKIE },
    });
  });

  test('names the result that a retake replaces', async () => {
    prepare();
    upstream.on('GET', '/multisubjectexamsresult/exam-results/u1/m1', aMultiSubjectResult());
    upstream.on('POST', '/ext/attempts', { ...attempt, resultId: 'r1' });
    await executeAsStudent(START, { input: { ...input, resultId: 'r1' } });
    expect(upstream.call('POST', '/ext/attempts').body).toEqual({
      kind: 'multi-subject',
      examId: 'm1',
      resultId: 'r1',
    });
  });

  test('whose running attempt is a retake is submitted as that retake', async () => {
    prepare();
    upstream.on('POST', '/ext/attempts', { ...attempt, resultId: 'r7' });
    const { startMultiSubjectExam } = dataOf(
      await executeAsStudent<{ startMultiSubjectExam: { ticket: { token: string } } }>(START, {
        input,
      }),
    );
    expect(
      new Tickets(SECRET).read(startMultiSubjectExam.ticket.token, 'multi-subject'),
    ).toMatchObject({
      attemptId: 'at1',
      userId: 'u1',
      resultId: 'r7',
    });
  });

  test('returns the rejection of the backend', async () => {
    prepare();
    upstream.fail('POST', '/ext/attempts', 403, 'You are not enrolled.');
    expect((await executeAsStudent(START, { input })).errors).toMatchObject([
      { message: 'You are not enrolled.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('rejects an attempt without times as a bad response', async () => {
    prepare();
    upstream.on('POST', '/ext/attempts', { ...attempt, deadline: 'later' });
    expect((await executeAsStudent(START, { input })).codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });

  test('an admin may start an attempt too', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    upstream.on('POST', '/ext/attempts', { ...attempt, userId: 'u9' });
    expect((await executeAsStudent(START, { input })).codes).toEqual([]);
  });
});
