// Exams that are edited while students take them, over GraphQL on the real backend
// (docs/decisions/045).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';
import {
  aMultiSubjectExam,
  aMultiSubjectResult,
  anExam,
  aSingleResult,
  aTicket,
  aViewer,
} from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

type Question = { id: string; points: number; text: { source: string }; options: { id: string }[] };
type Started = { ticket: { token: string; attemptId: string }; paper: { questions: Question[] } };
const REVIEW =
  '... on SingleExamResult { score questions { text { source } points score reason } }';
type Review = { score: number; questions: Reviewed[] };
type Reviewed = { text: { source: string }; points: number; score: number; reason: string };

describe('an exam that is edited', () => {
  let kit: AnswerKeyKit;
  beforeAll(async () => {
    kit = await startAnswerKeyKit();
  });
  afterAll(() => kit.close());

  async function execute<T>(who: Student, query: string, variables: object = {}): Promise<T> {
    const { body } = await kit.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: `alokpath_session=${who.cookie}`, 'content-type': 'application/json' },
      payload: { query, variables },
    });
    const { data, errors } = JSON.parse(body) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  const start = async (who: Student, examId: string, attemptId?: string) =>
    (
      await execute<{ startExam: Started }>(
        who,
        `mutation ($input: StartExamInput!) { startExam(input: $input) { ticket { token attemptId }
          paper { questions { id points text { source } options { id } } } } }`,
        { input: { examId, attemptId } },
      )
    ).startExam;
  /** Submits the first option of each question. */
  const submit = async (who: Student, { ticket, paper }: Started) =>
    (
      await execute<{ submitExam: { result: Review } }>(
        who,
        `mutation ($input: SubmitExamInput!) { submitExam(input: $input) { result { ${REVIEW} } } }`,
        {
          input: {
            ticket: ticket.token,
            mcqAnswers: paper.questions.map(({ id, options }) => ({
              questionId: id,
              selectedOptionId: options[0]?.id,
            })),
          },
        },
      )
    ).submitExam.result;
  const review = async (who: Student, examId: string) =>
    (
      await execute<{ examResult: Review }>(
        who,
        `{ examResult(userId: "${who.userId}", examId: "${examId}") { ${REVIEW} } }`,
      )
    ).examResult;

  test('keeps the paper, the score and the review of an attempt that runs; the next attempt gets the new exam', async () => {
    const { admin, backend } = kit;
    const [before, after] = [await backend.enrolled(), await backend.enrolled()];
    const running = await start(before, 'of-course');
    const stored = (await admin.get('/examcreation/examid/of-course')).body;
    const [first] = stored.mcqs;
    const edited = { mcqs: [{ ...first, question: 'Rewritten', points: 9 }] };
    expect((await admin.put('/examcreation/of-course', edited)).status).toBe(200);

    expect((await start(before, 'of-course', running.ticket.attemptId)).paper).toEqual(
      running.paper,
    );
    const next = await start(after, 'of-course');
    expect(next.paper.questions.map(({ text, points }) => [text.source, points])).toEqual([
      ['Rewritten', 9],
    ]);

    const texts = running.paper.questions.map(({ text }) => text.source);
    const result = await submit(before, running);
    expect(
      result.questions.map(({ text, points, reason }) => [text.source, points, reason]),
    ).toEqual([
      [texts[0], 1, 'CORRECT'],
      [texts[1], 1, 'WRONG'],
    ]);
    expect(result.score).toBe(0.75);
    expect(await review(before, 'of-course')).toEqual(result);
    expect((await submit(after, next)).score).toBe(9);
    expect((await review(after, 'of-course')).questions).toMatchObject([
      { text: { source: 'Rewritten' }, score: 9 },
    ]);
  });

  test('shows corrections immediately in the review of an earlier version', async () => {
    const { admin, backend } = kit;
    const who = await backend.enrolled();
    const started = await start(who, 'of-subject');
    await submit(who, started);
    const [, second] = started.paper.questions;
    const corrected = {
      questionId: second?.id,
      kind: 'key',
      correctOptionIds: [second?.options[0]?.id],
      reason: 'Misprint',
    };
    expect(
      (await admin.post('/ext/exams/single/of-subject/key-corrections', corrected)).status,
    ).toBe(201);
    expect((await review(who, 'of-subject')).questions.map(({ reason }) => reason)).toEqual([
      'CORRECT',
      'CORRECT',
    ]);
  });

  test('accepts answers only from the student who started it, not from another student or an admin', async () => {
    const { admin, backend } = kit;
    const [owner, other] = [await backend.enrolled(), await backend.enrolled()];
    const send = async (cookie: string | undefined, query: string, input: object) => {
      const headers = { cookie: `alokpath_session=${cookie}`, 'content-type': 'application/json' };
      const { body } = await kit.gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query, variables: { input } },
      });
      return JSON.parse(body) as {
        data: Record<string, Started> | null;
        errors?: { extensions: { code: string } }[];
      };
    };
    for (const [kind, examId, answersField] of [
      ['Exam', 'of-lesson', 'mcqAnswers'],
      ['MultiSubjectExam', FREE_PAPER, 'answers'],
    ] as const) {
      const fields =
        kind === 'Exam'
          ? 'questions { id options { id } }'
          : 'subjects { questions { id options { id } } }';
      const startMutation = `mutation ($input: Start${kind}Input!) {
        start${kind}(input: $input) { ticket { token } paper { ${fields} } }
      }`;
      const { data } = await send(owner.cookie, startMutation, { examId });
      const started = data?.[`start${kind}`] as unknown as {
        ticket: { token: string };
        paper: Record<string, unknown>;
      };
      const paper = started.paper as {
        questions?: Question[];
        subjects?: { questions: Question[] }[];
      };
      const questions =
        paper.questions ?? (paper.subjects ?? []).flatMap((subject) => subject.questions);
      const answers = questions.map(({ id, options: [first] }) => ({
        questionId: id,
        ...(kind === 'Exam' ? { selectedOptionId: first?.id } : { selectedOptionIds: [first?.id] }),
      }));
      for (const cookie of [other.cookie, (admin as unknown as Student).cookie]) {
        const submitted = `mutation ($input: Submit${kind}Input!) {
          submit${kind}(input: $input) { result { __typename } }
        }`;
        const refused = await send(cookie, submitted, {
          ticket: started.ticket.token,
          [answersField]: answers,
        });
        expect(
          refused.errors?.[0]?.extensions.code,
          `${kind} ${JSON.stringify(refused.data)}`,
        ).toBe('FORBIDDEN');
      }
      expect((await owner.get('/ext/results/mine')).text).not.toContain(examId);
    }
  });

  test('shows its version only to its own student', async () => {
    const { backend, reader } = kit;
    const visitor = await backend.student();
    const { examVersionId } = (
      await reader.post('/ext/attempts', { kind: 'single', examId: 'of-lesson' })
    ).body;
    for (const path of ['', '/corrections']) {
      expect((await reader.get(`/ext/exam-versions/${examVersionId}${path}`)).status).toBe(403);
    }
    const refused = await kit.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: `alokpath_session=${visitor.cookie}`, 'content-type': 'application/json' },
      payload: {
        query:
          'mutation { startExam(input: { examId: "of-lesson" }) { paper { questions { id } } } }',
      },
    });
    expect(JSON.parse(refused.body)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});

describe('an own result', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['exam-versions'] });
  const query = `{
    examResult(userId: "u1", examId: "m1") {
      ... on MultiSubjectExamResult { id } ... on SingleExamResult { id }
    }
  }`;

  test('is found with one call', async () => {
    upstream.on('GET', '/ext/results/mine?examIds=m1', {
      multiSubject: [aMultiSubjectResult()],
      single: [],
    });
    expect(dataOf(await executeAsStudent(query))).toEqual({ examResult: { id: 'r1' } });
    expect(upstream.calls).toHaveLength(1);
  });

  test("is not shown instead of another account's", async () => {
    upstream.on('GET', '/ext/results/mine?examIds=m1', {
      multiSubject: [aMultiSubjectResult({ userId: 'u2' })],
      single: [],
    });
    upstream.on('GET', '/students/student', aViewer({ _id: 'u2' }));
    expect((await executeAsStudent(query)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('results in single exams', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['exam-versions', 'batch'] });

  test('have passed or not by the rule of their versions, with one call for all and without their content', async () => {
    const results = ['r1', 'r2', 'r3'].map((_id, index) =>
      aSingleResult({ _id, examId: `e${index + 1}`, score: 4 }),
    );
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/results/mine', { multiSubject: [], single: results });
    upstream.on('GET', '/ext/results/single/exam-versions?ids=r1%2Cr2%2Cr3', {
      r1: { examVersionId: 'v1', corrections: [], totalMarks: 10, passingScore: 40 },
      r2: { examVersionId: 'v2', corrections: [], totalMarks: 10, passingScore: 41 },
      r3: { corrections: [] },
    });
    upstream.on(
      'GET',
      '/examcreation/examid/e3',
      anExam({ _id: 'e3', totalMarks: 4, passingScore: 100 }),
    );
    const response = await executeAsStudent<{ viewer: { results: { passed: boolean }[] } }>(
      '{ viewer { results { ... on SingleExamResult { passed } } } }',
    );
    expect(dataOf(response).viewer.results.map(({ passed }) => passed)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the reviews of several results', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['exam-versions', 'batch'] });

  test('are shown but for the one whose version cannot be read', async () => {
    const single = ['1', '2'].map((n) => aSingleResult({ _id: `r${n}`, examId: `e${n}` }));
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/results/mine', { multiSubject: [], single });
    upstream.on('GET', '/ext/results/single/exam-versions?ids=r1%2Cr2', {
      r1: { examVersionId: 'v1', corrections: [] },
      r2: { examVersionId: 'v2', corrections: [] },
    });
    upstream.on('GET', '/ext/exam-versions/v1', { _id: 'v1', kind: 'single', exam: anExam() });
    upstream.fail('GET', '/ext/exam-versions/v2', 503);
    const { raw, errors } = await executeAsStudent(
      '{ viewer { results { ... on SingleExamResult { questions { points } } } } }',
    );
    expect(errors.map(({ path }) => path)).toEqual([['viewer', 'results', 1, 'questions']]);
    expect(raw.json().data.viewer.results).toMatchObject([
      { questions: expect.any(Array) },
      { questions: null },
    ]);
  });
});

describe('a review', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['exam-versions'] });

  // The rule has changed between the two calls: the result itself still shows its answers.
  test('is withheld while only the score is released, and the exam is not read with its key', async () => {
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', aMultiSubjectResult());
    upstream.on('GET', '/ext/results/multi-subject/exam-versions?ids=r1', {
      r1: { corrections: [], visibility: 'score' },
    });
    const reviewed = await executeAsStudent(
      '{ multiSubjectExamResult(id: "r1") { subjects { score } } }',
    );
    expect(dataOf(reviewed)).toEqual({ multiSubjectExamResult: { subjects: null } });
    expect(upstream.calls).toHaveLength(2);
  });
});

describe('a paper by its version', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: ['attempts', 'exam-versions'],
    server: { keepsExamVersions: true },
  });
  const times = { startedAt: '2026-03-01T10:00:00.000Z', deadline: '2026-03-01T11:00:00.000Z' };
  const start = () =>
    executeAsStudent(
      'mutation { startMultiSubjectExam(input: { examId: "m1" }) { paper { subjects { id } } } }',
    );

  test('is read once for all students who start', async () => {
    const paper = aMultiSubjectExam();
    upstream.on(
      'POST',
      '/ext/attempts',
      { _id: 'at1', userId: 'u1', ...times, examVersionId: 'shared' },
      { times: 3 },
    );
    upstream.on('GET', '/ext/exam-versions/shared', { _id: 'shared', paper });
    const responses = [...(await Promise.all([start(), start()])), await start()];
    for (const response of responses)
      expect(dataOf(response)).toMatchObject({
        startMultiSubjectExam: { paper: { subjects: expect.any(Array) } },
      });
    expect(upstream.calls).toHaveLength(4);
  });

  test('is read again after it could not be read', async () => {
    upstream.on(
      'POST',
      '/ext/attempts',
      { _id: 'at1', userId: 'u1', ...times, examVersionId: 'broken' },
      { times: 2 },
    );
    upstream.fail('GET', '/ext/exam-versions/broken', 500);
    expect((await start()).codes).toEqual(['UPSTREAM_ERROR']);
    upstream.on('GET', '/ext/exam-versions/broken', { _id: 'broken', paper: aMultiSubjectExam() });
    expect((await start()).errors).toEqual([]);
  });

  test('is not shown if upstream rejects the attempt', async () => {
    upstream.fail('POST', '/ext/attempts', 403, 'Not enrolled.');
    const refused = await start();
    expect(refused.codes).toEqual(['FORBIDDEN']);
    expect(upstream.calls).toHaveLength(1);
  });
});

describe('while a backend of the previous build still handles some calls', () => {
  const { executeAsStudent, upstream, ticket } = useGateway({
    extensions: ['attempts', 'exam-versions'],
  });
  const RESULTS = '/multisubjectexamsresult/exam-results';

  test.each([
    { missing: '/corrections', there: '' },
    { missing: '', there: '/corrections' },
  ])(
    'a submission is scored by the current exam if $missing returns 404',
    async ({ missing, there }) => {
      upstream.fail('GET', `/ext/exam-versions/v1${missing}`, 404);
      upstream.on(
        'GET',
        `/ext/exam-versions/v1${there}`,
        there ? [] : { _id: 'v1', kind: 'multi-subject', paper: aMultiSubjectExam() },
      );
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
      upstream.on('POST', RESULTS, aMultiSubjectResult());
      const submitted = await executeAsStudent(
        'mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) { result { id } } }',
        {
          input: {
            ticket: ticket(aTicket({ examVersionId: 'v1' })),
            answers: [{ questionId: 'q1', selectedOptionIds: ['q1a'] }],
          },
        },
      );
      expect(dataOf(submitted)).toEqual({ submitMultiSubjectExam: { result: { id: 'r1' } } });
    },
  );

  test('a review uses the current exam', async () => {
    upstream.on('GET', `${RESULTS}/r1`, aMultiSubjectResult());
    upstream.fail('GET', '/ext/results/multi-subject/exam-versions?ids=r1', 404);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    const reviewed = await executeAsStudent(
      '{ multiSubjectExamResult(id: "r1") { subjects { score } } }',
    );
    expect(dataOf(reviewed)).toMatchObject({
      multiSubjectExamResult: { subjects: [{ score: 0.75 }, { score: 0 }] },
    });
  });
});
