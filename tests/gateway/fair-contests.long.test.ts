// Ways to cheat in a contest over GraphQL, with two accounts each, on the real backend
// (docs/decisions/032).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_CANARY, PAID_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

const SINGLE = 'contest';
const EARLIER = 'of-course';
const DAY = 86_400_000;

let kit: AnswerKeyKit;
beforeAll(async () => {
  kit = await startAnswerKeyKit();
});
afterAll(() => kit.close());

type Reply = {
  data: Record<string, unknown>;
  errors?: { extensions: { code: string; reason?: string } }[];
  text: string;
};
async function execute(who: Student, query: string, variables: object = {}): Promise<Reply> {
  const { body } = await kit.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: `alokpath_session=${who.cookie}`, 'content-type': 'application/json' },
    payload: { query, variables },
  });
  return { ...(JSON.parse(body) as Omit<Reply, 'text'>), text: body };
}

const REVIEWED = 'reason score options { isCorrect } explanation { source }';
const PAPER_FIELDS = `
  id totalScore visibility releasedAt subjects { score correctCount questions { ${REVIEWED} } }
  versions { score } standing { rank percentile }
`;
const SINGLE_FIELDS = `
  id score passed visibility releasedAt questions { ${REVIEWED} }
  writtenQuestions { answerGuidelines { source } } versions { score } standing { rank percentile }
`;
const EITHER = `... on MultiSubjectExamResult { ${PAPER_FIELDS} } ... on SingleExamResult { ${SINGLE_FIELDS} }`;
const scored = new RegExp(
  `"(totalScore|score|passed|rank|reason|isCorrect|correctCount)":(?!null)|${KEY_CANARY}`,
);

/** Reads every field that returns an own result. */
async function readAll(who: Student, examId: string, marker = '"releasedAt":"'): Promise<string> {
  const queries = [
    `examResult(userId: "${who.userId}", examId: "${examId}") { ${EITHER} }`,
    `viewer { results { ${EITHER} } }`,
    examId === PAID_PAPER
      ? `multiSubjectExamResults(first: 5) { nodes { ${PAPER_FIELDS} } }`
      : `viewer { examResults { ${SINGLE_FIELDS} } }`,
    examId === PAID_PAPER
      ? `multiSubjectExam(id: "${examId}") { myResult { ${PAPER_FIELDS} } }`
      : `exam(id: "${examId}") { myResult { ${SINGLE_FIELDS} } }`,
  ];
  const replies = await Promise.all(queries.map((query) => execute(who, `{ ${query} }`)));
  for (const { text } of replies) expect(text).toContain(marker);
  return replies.map(({ text }) => text).join();
}

type Paper = {
  questions?: { id: string; options: { id: string }[] }[];
  subjects?: { questions: { id: string; options: { id: string }[] }[] }[];
};
type Started = { ticket: { token: string }; paper: Paper };
const QUESTIONS = 'questions { id options { id } }';
const start = (who: Student, examId: string) =>
  execute(
    who,
    examId === PAID_PAPER
      ? `mutation {
        started: startMultiSubjectExam(input: { examId: "${examId}" }) {
          ticket { token } paper { subjects { ${QUESTIONS} } }
        }
      }`
      : `mutation { started: startExam(input: { examId: "${examId}" }) { ticket { token } paper { ${QUESTIONS} } } }`,
  );

function submitExam(who: Student, examId: string, { ticket, paper }: Started): Promise<Reply> {
  const questions =
    paper.questions ?? paper.subjects?.flatMap((subject) => subject.questions) ?? [];
  const [chosen] = questions.map(({ id, options: [option] }) => ({
    questionId: id,
    optionId: option?.id ?? '',
  }));
  const { questionId = '', optionId = '' } = chosen ?? {};
  return examId === PAID_PAPER
    ? execute(
        who,
        `mutation ($input: SubmitMultiSubjectExamInput!) { submitted: submitMultiSubjectExam(input: $input) {
          receipt { attemptId } result { ${PAPER_FIELDS} } exam { myResult { ${PAPER_FIELDS} } } } }`,
        {
          input: {
            ticket: ticket.token,
            answers: questions.map(({ id, options: [option] }) => ({
              questionId: id,
              selectedOptionIds: [option?.id],
            })),
          },
        },
      )
    : execute(
        who,
        `mutation ($input: SubmitExamInput!) { submitted: submitExam(input: $input) {
          receipt { attemptId } result { ${EITHER} } exam { myResult { ${SINGLE_FIELDS} } } } }`,
        {
          input: { ticket: ticket.token, mcqAnswers: [{ questionId, selectedOptionId: optionId }] },
        },
      );
}

// In chronological order: the contests run, then they are over.
describe('a contest', { shuffle: false }, () => {
  describe.each([PAID_PAPER, SINGLE])('the contest with %s', (examId) => {
    test('returns a receipt after the submission, and nothing that would help students who are still writing', async () => {
      const { reader, other } = kit;
      const [own, others] = [await start(reader, examId), await start(other, examId)];
      const submitted = await submitExam(reader, examId, own.data.started as Started);
      expect(submitted.errors).toBeUndefined();
      expect(submitted.text).toContain('"receipt":{"attemptId":');
      expect(submitted.text).not.toMatch(scored);
      expect(await readAll(reader, examId)).not.toMatch(scored);
      expect((await submitExam(other, examId, others.data.started as Started)).text).not.toMatch(
        scored,
      );
    });

    test('can be taken only once', async () => {
      expect((await start(kit.reader, examId)).errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'CAMPAIGN_ATTEMPT_USED',
      });
    });
  });

  test('an earlier result shows neither score nor key while a contest with its exam is to come or runs, also during the own attempt', async () => {
    const { backend, admin, newStudent } = kit;
    const student = await newStudent();
    const practised = await submitExam(
      student,
      EARLIER,
      (await start(student, EARLIER)).data.started as Started,
    );
    expect(practised.text).toMatch(scored);
    const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();
    const body = {
      title: 'Contest',
      examId: EARLIER,
      examKind: 'single',
      startDate: moment(60_000),
      endDate: moment(DAY),
    };
    const { _id: campaignId } = (await admin.post('/examcampaigns', body)).body;
    await student.post('/examcampaigns/register', {
      campaignId,
      studentId: student.studentId,
      basicInfo: { name: 'Rafi' },
    });
    expect(await readAll(student, EARLIER)).not.toMatch(scored);
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    expect((await start(student, EARLIER)).errors).toBeUndefined();
    expect(await readAll(student, EARLIER)).not.toMatch(scored);
  });

  test('score and review are shown after the last deadline and its grace period', async () => {
    const { backend, reader } = kit;
    backend.clock.now = new Date(backend.clock.now.getTime() + 2 * DAY);
    const { data } = await execute(
      reader,
      `{ multiSubjectExam(id: "${PAID_PAPER}") { myResult { totalScore releasedAt subjects { questions { reason } } } } }`,
    );
    expect(data).toMatchObject({
      multiSubjectExam: {
        myResult: {
          totalScore: expect.any(Number),
          releasedAt: null,
          subjects: [{ questions: [{}, {}] }, {}],
        },
      },
    });
  });

  test('an excluded student has no rank and sees the reason, others cannot read it from the result, and students cannot exclude others', async () => {
    const { admin, backend, reader, other } = kit;
    const attempts = async (who: Student) =>
      (await admin.get(`/ext/attempts?examId=${PAID_PAPER}&userId=${who.userId}`)).body;
    const [{ _id: attemptId }] = await attempts(other);
    const input = `{ examKind: MULTI_SUBJECT, examId: "${PAID_PAPER}", reason: "Copied", attemptIds: ["${attemptId}"] }`;
    const tried = await execute(
      reader,
      `mutation { excludeAttempts(input: ${input}) { excludedCount } }`,
    );
    expect(tried.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      (
        await admin.post(`/ext/exams/multi-subject/${PAID_PAPER}/exclusions`, {
          reason: 'Copied',
          attemptIds: [attemptId],
        })
      ).status,
    ).toBe(200);

    const own = (who: Student, userId = who.userId) =>
      execute(
        who,
        `{
          examResult(userId: "${userId}", examId: "${PAID_PAPER}") {
            ... on MultiSubjectExamResult { exclusion { reason } standing { rank } }
          }
        }`,
      );
    expect((await own(other)).data.examResult).toEqual({
      exclusion: { reason: 'Copied' },
      standing: null,
    });
    expect((await own(reader)).data.examResult).toMatchObject({ exclusion: null });
    expect((await own(reader, other.userId)).text).not.toContain('Copied');
    // The gateway uses the real clock, by which the contest is still running, so the list is read
    // from the backend directly.
    const list = (part: string) =>
      backend.visitor().get(`/ext/examcampaigns/paper-contest/merit-list${part}`);
    expect((await list('')).body.totalCount).toBe(1);
    expect((await list('/decisions')).body.excluded).toMatchObject([
      { name: 'Rafi', reason: 'Copied' },
    ]);
  });

  test('a release rule applies to every field that leads to a result, and can release only the score', async () => {
    const { admin, newStudent } = kit;
    const examId = 'of-subject';
    const student = await newStudent();
    const result = (
      await submitExam(student, examId, (await start(student, examId)).data.started as Started)
    ).text;
    expect(result).toMatch(scored);
    const set = (rule: object) =>
      admin.put(`/ext/exams/single/${examId}/release-rule`, { moment: 'immediately', ...rule });

    expect((await set({ visibility: 'receipt' })).status).toBe(200);
    expect(await readAll(student, examId, '"visibility":"RECEIPT"')).not.toMatch(scored);
    const again = await submitExam(
      student,
      examId,
      (await start(student, examId)).data.started as Started,
    );
    expect(again.text).toContain('"visibility":"RECEIPT"');
    expect(again.text).not.toMatch(scored);

    await set({ visibility: 'score' });
    const visibleText = await readAll(student, examId, '"visibility":"SCORE"');
    expect(visibleText).toMatch(/"score":\d/);
    expect(visibleText).toMatch(/"passed":(true|false)/);
    expect(visibleText).not.toMatch(
      new RegExp(`"(reason|isCorrect|correctCount)":(?!null)|${KEY_CANARY}`),
    );

    await set({ visibility: 'answers' });
    expect(await readAll(student, examId, '"visibility":"ANSWERS"')).toMatch(/"isCorrect":true/);
  });

  test('students cannot change a release rule', async () => {
    const change = await execute(
      kit.reader,
      `mutation {
        setExamRelease(input: {
          examKind: SINGLE, examId: "contest", visibility: ANSWERS, moment: IMMEDIATELY
        }) {
          release { visibility }
        }
      }`,
    );
    expect(change.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
