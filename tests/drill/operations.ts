// The operations of a student's browser in an exam, and the types of their responses. The gateway
// loads them as trusted documents.
import { createHash } from 'node:crypto';

export const START = `mutation StartDrill($examId: ID!) { startMultiSubjectExam(input: { examId: $examId }) {
  ticket { token attemptId } paper { subjects { questions { id options { id } } } } } }`;
export const RESUME =
  'query ResumeDrill { openAttempts { id sequence answers { selections { questionId selectedOptionIds } } } }';
export const SAVE =
  'mutation SaveAnswers($input: SaveAnswersInput!) { saveAnswers(input: $input) { sequence pace { saveEverySeconds } } }';
export const SAVE_CHANGES =
  'mutation SaveAnswerChanges($input: SaveAnswerChangesInput!) { saveAnswerChanges(input: $input) { sequence pace { saveEverySeconds } } }';
export const SUBMIT = `mutation SubmitMultiSubjectExam($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) {
  receipt { attemptId submittedAt answersHash } result { id totalScore } } }`;

export type Question = { id: string; options: { id: string }[] };
export type Started = {
  startMultiSubjectExam: {
    ticket: { token: string; attemptId: string };
    paper: { subjects: { questions: Question[] }[] };
  };
};
export type Selection = { questionId: string; selectedOptionIds: string[] };
export type Resumed = {
  openAttempts: { id: string; sequence: number; answers: { selections: Selection[] } | null }[];
};
type SaveConfirmation = { pace: { saveEverySeconds: number } };
export type Saved = { saveAnswers: SaveConfirmation };
export type SavedChanges = { saveAnswerChanges: SaveConfirmation };
export type Receipt = { attemptId: string; submittedAt: string; answersHash: string };
export type SubmitResponse = {
  submitMultiSubjectExam: { receipt: Receipt; result: { id: string; totalScore: number | null } };
};

/** The content of a file for TRUSTED_DOCUMENTS. */
export function trustedDocuments(): string {
  const entries = [START, RESUME, SAVE, SAVE_CHANGES, SUBMIT].map((text) => [
    createHash('sha256').update(text).digest('hex'),
    text,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}
