// Batches that are too large, fail, or are not supported.
import { describe, expect, test } from 'vitest';
import { aMultiSubjectResult, anAdmin } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const ids = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i}`);

describe('large batches', () => {
  const { execute, upstream } = useGateway({ extensions: ['batch'] });

  test('are split at 200 keys', async () => {
    upstream.on('GET', '/course/c', { _id: 'c' });
    upstream.on(
      'GET',
      '/course/c/subjects',
      ids('s', 450).map((_id) => ({ _id })),
    );
    upstream.on('GET', /^\/ext\/batch\/chapters\?parents=/, {}, { times: 3 });
    dataOf(await execute('{ course(id: "c") { subjects { chapters { id } } } }'));
    expect(upstream.calls.slice(2).map(({ path }) => path.split(',').length)).toEqual([
      200, 200, 50,
    ]);
  });

  test('that fail cost each key its own field', async () => {
    upstream.fail('GET', '/ext/batch/courses?ids=c1,c2', 500);
    const response = await execute(
      '{ a: course(id: "c1") { id } b: course(id: "c2") { id } serverTime }',
    );
    expect(response.data).toMatchObject({ a: null, b: null, serverTime: expect.any(String) });
    expect(response.errors.map(({ path }) => path)).toEqual([['a'], ['b']]);
  });

  test('do not mistake the name of a parent for a list of the gateway', async () => {
    upstream.on('GET', '/ext/batch/courses?parents=constructor,__proto__', '{}');
    expect(
      dataOf(
        await execute(
          '{ f0: coursesByCode(courseCode: "constructor") { id } f1: coursesByCode(courseCode: "__proto__") { id } }',
        ),
      ),
    ).toEqual({ f0: [], f1: [] });
  });
});

describe('answers in pages', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['attempts', 'pages'] });

  test('the name of a file is not mistaken for a property of the list of pages', async () => {
    const answers = {
      writtenAnswer: [{ questionId: 'q1', answerPdf: '/media/files/constructor' }],
    };
    upstream.on('GET', '/ext/attempts/at1', { _id: 'at1', answers });
    upstream.on('GET', '/ext/pages?names=constructor', {});
    const query = '{ attempt(id: "at1") { answers { writtenAnswers { answerPages { total } } } } }';
    expect(dataOf(await executeAsStudent(query))).toEqual({
      attempt: { answers: { writtenAnswers: [{ answerPages: null }] } },
    });
  });
});

describe('many exams', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['batch', 'outlines'] });
  const mcqs = [
    {
      _id: 'q1',
      question: 'Why?',
      points: 1,
      options: [{ _id: 'o1', text: 'So', isCorrect: true }],
    },
  ];

  test('are read without their questions, which no list shows', async () => {
    upstream.on('GET', '/admissioncourse/years', [
      { _id: 'y1', exam: 'm1' },
      { _id: 'y2', exam: 'm2' },
    ]);
    upstream.on('GET', '/ext/batch/multisubjectexams?ids=m1,m2&outline=true', [
      { _id: 'm1' },
      { _id: 'm2' },
    ]);
    expect(dataOf(await execute('{ examYears { exam { id } } }'))).toEqual({
      examYears: [{ exam: { id: 'm1' } }, { exam: { id: 'm2' } }],
    });
    upstream.on('GET', '/ext/batch/exams?ids=e1,e2&outline=true', [{ _id: 'e1' }, { _id: 'e2' }]);
    expect(dataOf(await execute('{ a: exam(id: "e1") { id } b: exam(id: "e2") { id } }'))).toEqual({
      a: { id: 'e1' },
      b: { id: 'e2' },
    });
  });

  test('are read with them for their keys, twenty in a call', async () => {
    const exams = ids('e', 22).map((_id) => ({ _id, type: 'MCQ', questionCount: 1 }));
    const whole = exams.map((exam) => ({ ...exam, mcqs }));
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/examcreation/?offset=0&limit=30', exams);
    upstream.on('GET', `/ext/batch/exams?ids=${ids('e', 20)}`, whole.slice(0, 20));
    upstream.on('GET', '/ext/batch/exams?ids=e20,e21', whole.slice(20));
    const response = await executeAsStudent<{ exams: { nodes: object[] } }>(
      '{ exams(first: 30) { nodes { key { questions { id } } } } }',
    );
    expect(dataOf(response).exams.nodes).toEqual(
      exams.map(() => ({ key: { questions: [{ id: 'q1' }] } })),
    );
  });
});

describe('without batch', () => {
  const { execute, upstream } = useGateway();

  test('at most 64 calls of a loader are in flight', async () => {
    let inFlight = 0;
    let most = 0;
    upstream.on('GET', '/course/c', { _id: 'c' });
    upstream.on(
      'GET',
      '/course/c/subjects',
      ids('s', 100).map((_id) => ({ _id })),
    );
    upstream.replySlowly('/chapters', 100, 20, (change) => {
      inFlight += change;
      most = Math.max(most, inFlight);
    });
    dataOf(await execute('{ course(id: "c") { subjects { chapters { id } } } }'));
    expect(most).toBe(64);
  });

  test('a parent whose call fails costs its own field', async () => {
    upstream.on('GET', '/course/', [{ _id: 'c1' }, { _id: 'c2' }]);
    upstream.fail('GET', '/course/c1/subjects', 500);
    upstream.on('GET', '/course/c2/subjects', [{ _id: 's2' }]);
    const response = await execute('{ courses { subjects { id } } }');
    expect(response.data).toEqual({ courses: [{ subjects: null }, { subjects: [{ id: 's2' }] }] });
    expect(response.errors).toMatchObject([
      { path: ['courses', 0, 'subjects'], extensions: { code: 'UPSTREAM_ERROR' } },
    ]);
  });
});

describe('the exam of a result', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['batch', 'outlines'] });

  test('is read without its questions, a single one too', async () => {
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/ext/batch/multisubjectexams?ids=m1&outline=true', [
      { _id: 'm1', title: 'DU A', questionCount: 3, subjects: [] },
    ]);
    expect(
      dataOf(
        await executeAsStudent(
          '{ multiSubjectExamResult(id: "r1") { exam { title questionCount } } }',
        ),
      ),
    ).toEqual({ multiSubjectExamResult: { exam: { title: 'DU A', questionCount: 3 } } });
  });

  test('is null if it does not exist', async () => {
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/ext/batch/multisubjectexams?ids=m1&outline=true', []);
    expect(
      dataOf(await executeAsStudent('{ multiSubjectExamResult(id: "r1") { id exam { title } } }')),
    ).toEqual({ multiSubjectExamResult: { id: 'r1', exam: null } });
  });
});
