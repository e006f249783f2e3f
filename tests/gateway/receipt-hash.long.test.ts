// The hash on the receipt of a submission is in the download of the own data, for both kinds of
// exam; receipts that earlier builds gave stay provable.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREE_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';
import { onePaperAnswer, oneSingleAnswer, oneWrittenAnswer } from '../backend/one-answer.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

const SINGLE = 'free10-motion-exam-1';
const WRITTEN = 'free10-motion-exam-2';

let kit: AnswerKeyKit;
let person: Student;
beforeAll(async () => {
  kit = await startAnswerKeyKit();
  person = await kit.newStudent();
  await person.post('/ext/confirm', { password: 'a long password' });
});
afterAll(() => kit.close());

async function execute<Data>(query: string, variables: object = {}): Promise<Data> {
  const { body } = await kit.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: `alokpath_session=${person.cookie}`, 'content-type': 'application/json' },
    payload: { query, variables },
  });
  const { data, errors } = JSON.parse(body) as { data: Data; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}
type Started = { started: { ticket: { token: string } } };
type Submitted = { submitted: { receipt: { answersHash: string } } };
type Result = { examId: string; answersHash?: string; earlierReceiptHashes?: string[] };
type OwnData = { multiSubjectResults: (Result & { subjects: object[] })[]; examResults: Result[] };

async function takeSingle(examId: string, answers: object): Promise<string> {
  const { started } = await execute<Started>(
    'mutation ($examId: ID!) { started: startExam(input: { examId: $examId }) { ticket { token } } }',
    { examId },
  );
  const { submitted } = await execute<Submitted>(
    `mutation ($input: SubmitExamInput!) {
      submitted: submitExam(input: $input) { receipt { answersHash } } }`,
    { input: { ticket: started.ticket.token, ...answers } },
  );
  return submitted.receipt.answersHash;
}

async function takePaper(): Promise<string> {
  const { started } = await execute<Started>(
    `mutation { started: startMultiSubjectExam(input: { examId: "${FREE_PAPER}" }) {
      ticket { token } } }`,
  );
  const answers = onePaperAnswer(FREE_PAPER).flatMap(({ results }) =>
    results.map(({ questionId, selectedOption: selectedOptionIds }) => ({
      questionId,
      selectedOptionIds,
    })),
  );
  const { submitted } = await execute<Submitted>(
    `mutation ($input: SubmitMultiSubjectExamInput!) {
      submitted: submitMultiSubjectExam(input: $input) { receipt { answersHash } } }`,
    { input: { ticket: started.ticket.token, answers, automatic: false } },
  );
  return submitted.receipt.answersHash;
}

async function ownData(): Promise<OwnData> {
  const { downloadData } = await execute<{ downloadData: { json: string } }>(
    'mutation { downloadData { json } }',
  );
  return JSON.parse(downloadData.json) as OwnData;
}

it('is that of the stored submission, for an exam of each kind', async () => {
  const [mcq] = oneSingleAnswer(SINGLE);
  const [answer] = await oneWrittenAnswer(person, WRITTEN);
  const receipts = {
    [SINGLE]: await takeSingle(SINGLE, {
      mcqAnswers: [{ questionId: mcq?.questionId, selectedOptionId: mcq?.selectedOption }],
    }),
    [WRITTEN]: await takeSingle(WRITTEN, {
      writtenAnswers: [{ questionId: answer?.questionId, answerPdfUrl: answer?.answerPdf }],
    }),
    [FREE_PAPER]: await takePaper(),
  };
  const { multiSubjectResults, examResults } = await ownData();
  const stored = [...multiSubjectResults, ...examResults].map(({ examId, answersHash }) => [
    examId,
    answersHash,
  ]);
  expect(Object.fromEntries(stored)).toEqual(receipts);
});

it('of an earlier build is in the download too', async () => {
  // As the gateway before computed it: over `subjects` of the response.
  const result = `/multisubjectexamsresult/exam-results/${person.userId}/${FREE_PAPER}`;
  const paper = (await person.get(result)).body;
  const earlier = createHash('sha256').update(JSON.stringify(paper.subjects)).digest('hex');
  const { multiSubjectResults } = await ownData();
  expect(multiSubjectResults[0]?.earlierReceiptHashes).toContain(earlier);
});
