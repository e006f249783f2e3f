// Late answers that arrive when their student can see scores or answers of the exam: the server
// determines it at their arrival, and accepting them needs a confirmation (docs/decisions/032).
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { lateAnswers } from '../../backend/src/modules/attempts/tables.ts';
import { save, sheetOf, startAttempt, submitAnswers } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { aContest, afterEnd, decisions, type Entrant, meritList } from './exclusion-kit.ts';
import { type ApiResponse, advanceClock, type Student, type Visitor } from './kit.ts';

useExamCampaigns();

const MINUTE = 60_000;
const send = async (who: Visitor, attemptId: string, sheet: object): Promise<string> => {
  const response = await who.post(`/ext/attempts/${attemptId}/late-answers`, sheet);
  expect(response.status, response.text).toBe(202);
  return response.body._id;
};
const isAfterRelease = async (lateId: string) =>
  (await admin.get(`/ext/late-answers/${lateId}`)).body.receivedAfterRelease;
const accept = (lateId: string, more: object = {}) =>
  admin.post(`/ext/late-answers/${lateId}/accept`, { reason: 'Power cut', ...more });
const statusAndCode = ({ status, body }: ApiResponse) => [status, body.code];

const REFUSED = [409, 'RECEIVED_AFTER_RELEASE'];
/** Sheets that differ; the questions do not matter. */
const sheet = (option: string) => ({
  selections: [{ questionId: 'q', selectedOption: [option] }],
  writtenAnswer: [],
});

describe('in a contest', () => {
  it('late answers from before the release of the results are accepted as before; later ones need a confirmation, whatever the device says', async () => {
    const { id, entrants } = await aContest(2);
    const [first, second] = entrants as [Entrant, Entrant];
    const sealedAt = backend.clock.now.toISOString();
    const inTime = await send(first.who, first.attemptId, sheet('a'));
    expect(await isAfterRelease(inTime)).toBe(false);
    afterEnd();
    expect(await isAfterRelease(inTime)).toBe(false);
    expect((await accept(inTime)).status).toBe(200);

    const tooLate = await send(second.who, second.attemptId, { ...sheet('b'), sealedAt });
    expect(await isAfterRelease(tooLate)).toBe(true);
    const { body: list } = await admin.get('/ext/late-answers?state=waiting');
    expect(list).toMatchObject([{ _id: tooLate, receivedAfterRelease: true }]);
    for (const more of [{}, { confirmsAfterRelease: false }]) {
      const refused = await accept(tooLate, more);
      expect(statusAndCode(refused)).toEqual(REFUSED);
      expect(refused.body.fields).toMatchObject([{ path: 'confirmsAfterRelease' }]);
    }
    expect((await admin.get(`/ext/late-answers/${tooLate}`)).body.state).toBe('waiting');

    const accepted = await accept(tooLate, { confirmsAfterRelease: true });
    expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
    expect((await accept(tooLate, { confirmsAfterRelease: true })).body).toEqual(accepted.body);
    await deleteCampaign(id);
  });

  it('a later campaign that withholds the results again does not make them earlier', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    afterEnd();
    const later = await createCampaign({
      startDate: backend.clock.now.toISOString(),
      endDate: inMs(60 * MINUTE).toISOString(),
    });
    expect(await isAfterRelease(await send(who, attemptId, sheet('a')))).toBe(true);
    await deleteCampaign(later);
    await deleteCampaign(id);
  });

  it('the confirmation does not replace the reason that a published merit list needs', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    afterEnd();
    expect((await meritList(id)).status).toBe(200);
    const late = await send(who, attemptId, sheet('a'));
    const publishedReason = 'Power cut in Khulna';
    expect(statusAndCode(await accept(late, { publishedReason }))).toEqual(REFUSED);
    expect(statusAndCode(await accept(late, { confirmsAfterRelease: true }))).toEqual([
      409,
      'PUBLISHED_REASON_REQUIRED',
    ]);
    expect((await accept(late, { confirmsAfterRelease: true, publishedReason })).status).toBe(200);
    expect((await decisions(id)).body.changes).toMatchObject([{ reason: publishedReason }]);
    await deleteCampaign(id);
  });

  it('they count as after the release also without a result of the student: others can read the key', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    await backend.db.execute(`delete from multi_subject_results where user_id = '${who.userId}'`);
    afterEnd();
    expect(await isAfterRelease(await send(who, attemptId, sheet('a')))).toBe(true);
    await deleteCampaign(id);
  });

  it('rows of a backend that did not store it are computed from the time of their arrival', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    const before = await send(who, attemptId, sheet('a'));
    afterEnd();
    const after = await send(who, attemptId, sheet('b'));
    await backend.db
      .update(lateAnswers)
      .set({ receivedAfterRelease: null })
      .where(eq(lateAnswers.attemptId, attemptId));
    expect([await isAfterRelease(before), await isAfterRelease(after)]).toEqual([false, true]);
    expect(statusAndCode(await accept(after))).toEqual(REFUSED);
    await deleteCampaign(id);
  });

  it('they can be refused without a confirmation', async () => {
    const { id, entrants } = await aContest(1);
    const [{ who, attemptId }] = entrants as [Entrant];
    afterEnd();
    const late = await send(who, attemptId, sheet('a'));
    const refused = await admin.post(`/ext/late-answers/${late}/refuse`, { reason: 'Too late' });
    expect([refused.status, refused.body.state]).toEqual([200, 'refused']);
    await deleteCampaign(id);
  });
});

describe('in an exam without a contest', () => {
  let person: Student;
  beforeEach(async () => {
    person = await backend.enrolled();
  });
  const setRule = async (rule: object) => {
    const address = `/ext/exams/multi-subject/${FREE_PAPER}/release-rule`;
    expect((await admin.put(address, rule)).status).toBe(200);
  };
  const anAttempt = async (): Promise<string> => (await startAttempt(person)).body._id;

  it('late answers are before the release until the student has a result to see', async () => {
    const attemptId = await anAttempt();
    await save(person, attemptId, 1, await sheetOf(person, FREE_PAPER, ['B']));
    advanceClock(backend, 62 * MINUTE);
    const first = await send(person, attemptId, sheet('a'));
    expect(await isAfterRelease(first)).toBe(false);
    // The saved answers become a result, which the student sees.
    expect((await accept(first)).status).toBe(200);
    const second = await send(person, attemptId, sheet('b'));
    expect(await isAfterRelease(second)).toBe(true);
    expect(statusAndCode(await accept(second))).toEqual(REFUSED);
    // The same sheet again is the same row, with the time of its first arrival.
    expect(await isAfterRelease(await send(person, attemptId, sheet('a')))).toBe(false);
  });

  it('a release rule decides: never, a date, or the score alone; a later rule does not change it', async () => {
    const attemptId = await anAttempt();
    await submitAnswers(person, attemptId);
    const isNow = async (option: string) =>
      isAfterRelease(await send(person, attemptId, sheet(option)));

    await setRule({ visibility: 'receipt', moment: 'immediately' });
    expect(await isNow('a')).toBe(false);
    await setRule({ visibility: 'answers', moment: 'on-date', date: inMs(MINUTE).toISOString() });
    expect(await isNow('b')).toBe(false);
    advanceClock(backend, 2 * MINUTE);
    const late = await send(person, attemptId, sheet('c'));
    expect(await isAfterRelease(late)).toBe(true);
    await setRule({ visibility: 'score', moment: 'immediately' });
    expect(await isNow('d')).toBe(true);
    await setRule({ visibility: 'receipt', moment: 'immediately' });
    expect(await isAfterRelease(late)).toBe(true);
    await setRule({ visibility: 'answers', moment: 'immediately' });
  });
});
