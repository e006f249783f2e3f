// What admins do to accounts and student records does not change a published merit list: the
// attempt is excluded first, with a published reason (docs/decisions/056).
import { expect, it } from 'vitest';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { admin, backend, deleteCampaign, useExamCampaigns } from './exam-campaign-kit.ts';
import {
  aContest,
  afterEnd,
  decisions,
  type Entrant,
  exclude,
  meritList,
} from './exclusion-kit.ts';
import { type Student, statusAndCode } from './kit.ts';

useExamCampaigns();

const deletePerson = ({ studentId }: Student) => admin.send('DELETE', `/ext/people/${studentId}`);
const deleteRecord = (who: Student, by: Pick<Student, 'send'> = admin) =>
  by.send('DELETE', `/student/${who.studentId}`);
const setRole = ({ userId }: Student, role: 'admin' | 'student') =>
  admin.send('PATCH', `/users/${userId}`, { body: { role } });

const REFUSED = [409, 'IN_PUBLISHED_MERIT_LIST'];

/** A contest of that many students whose merit list is published. */
async function aPublishedContest(count: number) {
  const contest = await aContest(count);
  afterEnd();
  expect((await meritList(contest.id)).body.totalCount).toBe(count);
  await confirmed(admin, ADMIN_PASSWORD);
  return contest;
}

it.each([
  ['deletes no person of it', deletePerson],
  ['deletes no student record of it', deleteRecord],
  ['makes nobody of it an admin', (who: Student) => setRole(who, 'admin')],
])('once the list is published, an admin %s before the attempt is excluded', async (_, act) => {
  const { id, entrants } = await aPublishedContest(2);
  const [first] = entrants as [Entrant];
  const refused = await act(first.who);
  expect(statusAndCode(refused)).toEqual(REFUSED);
  expect(refused.body.params).toEqual({ campaign: 'Open test' });
  expect((await meritList(id)).body.totalCount).toBe(2);

  const reason = 'Works for the organisers';
  expect((await exclude([first.attemptId], reason)).status).toBe(200);
  expect((await act(first.who)).status).toBe(200);
  expect((await meritList(id)).body.totalCount).toBe(1);
  expect((await decisions(id)).body.changes).toMatchObject([{ kind: 'exclusion', reason }]);
  await deleteCampaign(id);
});

it('an admin of the contest does not enter the published list by becoming a student', async () => {
  const contest = await aContest(2);
  const [first] = contest.entrants as [Entrant];
  await confirmed(admin, ADMIN_PASSWORD);
  expect((await setRole(first.who, 'admin')).status).toBe(200);
  afterEnd();
  expect((await meritList(contest.id)).body.totalCount).toBe(1);
  await confirmed(admin, ADMIN_PASSWORD);
  expect(statusAndCode(await setRole(first.who, 'student'))).toEqual(REFUSED);
  expect((await meritList(contest.id)).body.totalCount).toBe(1);
  await exclude([first.attemptId]);
  expect((await setRole(first.who, 'student')).status).toBe(200);
  expect((await meritList(contest.id)).body.totalCount).toBe(1);
  await deleteCampaign(contest.id);
});

it('people outside of the list, and of a list that is not published, are not concerned', async () => {
  const { id, entrants } = await aContest(3);
  const [first, second, third] = entrants as [Entrant, Entrant, Entrant];
  await confirmed(admin, ADMIN_PASSWORD);
  expect((await deletePerson(first.who)).status).toBe(200);
  afterEnd();
  expect((await meritList(id)).body.totalCount).toBe(2);
  await confirmed(admin, ADMIN_PASSWORD);
  const outsider = await backend.student();
  expect((await setRole(outsider, 'admin')).status).toBe(200);
  expect((await setRole(outsider, 'student')).status).toBe(200);
  expect((await deletePerson(outsider)).status).toBe(200);
  // Another address is no other role.
  const address = { body: { role: 'student', email: 'another-address@example.org' } };
  expect((await admin.send('PATCH', `/users/${second.who.userId}`, address)).status).toBe(200);
  expect((await meritList(id)).body.totalCount).toBe(2);

  // The student's own decision needs nobody's reason.
  expect((await deleteRecord(third.who, third.who)).status).toBe(200);
  expect((await meritList(id)).body.totalCount).toBe(1);
  expect((await decisions(id)).body.changes).toEqual([]);
  await deleteCampaign(id);
});
