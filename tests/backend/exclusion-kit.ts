// Shared by tests of exclusions and of published merit lists: contests with their entrants, and the
// calls of admins.
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  registerForCampaign,
  startAttempt,
  submitAnswers,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student } from './kit.ts';

export const WRITTEN = 'free10-motion-exam-2';
export const RESULTS = '/multisubjectexamsresult/exam-results';
export const url = (part: string, examId = PAID_PAPER) =>
  `/ext/exams/${examId === PAID_PAPER ? 'multi-subject' : 'single'}/${examId}/${part}`;
export const exclude = (
  attemptIds: string[],
  reason = 'Copied from a neighbour',
  examId = PAID_PAPER,
) => admin.post(url('exclusions', examId), { reason, attemptIds });
export const readmit = (
  attemptIds: string[],
  reason = 'The report was wrong',
  examId = PAID_PAPER,
) => admin.post(url('readmissions', examId), { reason, attemptIds });
export const closeDue = () =>
  closeDueAttempts({ db: backend.db, now: () => backend.clock.now }, backend.app.log);
export const meritList = (id: string) =>
  backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`);
export const decisions = (id: string) =>
  backend.visitor().get(`/ext/examcampaigns/${id}/merit-list/decisions`);
export const exclusionsOf = async (who: Student, ids: string) =>
  (await who.get(`/ext/results/multi-subject/exclusions?ids=${ids}`)).body;

export type Entrant = { who: Student; attemptId: string; resultId: string };

/** A running contest in which each of them has submitted a right answer. */
export async function aContest(count: number): Promise<{ id: string; entrants: Entrant[] }> {
  const id = await createCampaign();
  const people = await Promise.all(Array.from({ length: count }, () => backend.student()));
  for (const who of people) await registerForCampaign(who, id);
  advanceClock(backend, HOUR);
  const entrants: Entrant[] = [];
  for (const who of people) {
    const attemptId = (await startAttempt(who, PAID_PAPER)).body._id;
    entrants.push({
      who,
      attemptId,
      resultId: (await submitAnswers(who, PAID_PAPER, attemptId)).body._id,
    });
  }
  return { id, entrants };
}

export const afterEnd = () => advanceClock(backend, 2 * HOUR + MINUTE);
