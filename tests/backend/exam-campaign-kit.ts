// Shared by tests of exam campaigns: campaigns over the exams of the test content, a clock to move,
// and the texts of refusals.

import { afterAll, beforeAll, expect } from 'vitest';
import { deleteExamCampaign } from '../../backend/src/modules/campaigns/exam-campaigns/exam-campaign-queries.ts';
import { PAID_PAPER, QUESTION_CANARY } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';

export const NOT_YET = [410, 'The exam has not opened yet.'];
export const OVER = [410, 'The campaign is over.'];

export let backend: Backend;
export let admin: Visitor;
/** A backend for the file, closed after it. */
export function useExamCampaigns() {
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
  });
  afterAll(() => backend.close());
}

export const inMs = (ms: number) => new Date(backend.clock.now.getTime() + ms);
/** A window of two hours that starts in an hour. */
export const campaignBody = (extra: object = {}) => ({
  title: 'Open test',
  examId: PAID_PAPER,
  examKind: 'multi-subject',
  startDate: inMs(HOUR).toISOString(),
  endDate: inMs(3 * HOUR).toISOString(),
  ...extra,
});
export const createCampaign = async (extra: object = {}) =>
  (await admin.post('/examcampaigns', campaignBody(extra))).body._id as string;
export const registerForCampaign = (who: Student, campaignId: string, studentId = who.studentId) =>
  who.post('/examcampaigns/register', { campaignId, studentId, basicInfo: { name: 'Rafi' } });
export const deleteCampaign = (id: string) =>
  admin.send('DELETE', `/examcampaigns/${id}?force=true`);
/** For the end of a test: deletes a campaign whose contest is still running, too. */
export const removeCampaign = (id: string) => deleteExamCampaign(backend.db, id);
export const getCampaignExam = (who: Visitor, studentId: string, id: string) =>
  who.get(`/examcampaigns/${studentId}/campaigns/${id}/exam`);
export const startAttempt = (who: Visitor, examId: string, kind = 'multi-subject') =>
  who.post('/ext/attempts', { kind, examId });
export const submitAnswers = (who: Student, examId: string, key?: string) =>
  who.post(
    '/multisubjectexamsresult/exam-results',
    { examId, userId: who.userId, subjects: onePaperAnswer(examId), totalScore: 1, timeTaken: 1 },
    key === undefined ? {} : { 'idempotency-key': key },
  );
export const statusAndError = ({
  status,
  body: responseBody,
}: {
  status: number;
  body: { error?: string };
}) => [status, responseBody.error];

/** Whether each way to read a paper contains its questions; a list by exam year never does. */
export async function reads(
  who: Visitor,
  id: string,
  headers?: Record<string, string>,
): Promise<boolean> {
  const ways = [
    `/multisubjectexams/mcqs/${id}`,
    `/multisubjectexams/mcqs/parentid/${id.replace('-exam', '')}`,
  ];
  ways.push(`/ext/batch/multisubjectexams?ids=${id}`);
  const list = await who.get(
    `/ext/batch/multisubjectexams?parents=${id.replace('-exam', '')}`,
    headers,
  );
  expect([list.status, list.text.includes(id), list.text.includes(QUESTION_CANARY)]).toEqual([
    200,
    true,
    false,
  ]);
  const seen = new Set<boolean>();
  for (const way of ways) {
    const response = await who.get(way, headers);
    expect(response.status, way).toBe(200);
    seen.add(response.text.includes(QUESTION_CANARY));
  }
  expect(seen.size, 'all ways agree').toBe(1);
  return seen.has(true);
}
