// Ways to take a contest twice, or to see its results early, by changing or deleting the own
// account or student record, over REST (docs/decisions/032).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startAttempt as startAttemptCommand } from '../../backend/src/modules/attempts/commands.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { examCampaignRegistrations } from '../../backend/src/modules/campaigns/tables.ts';
import { findCurrentExam } from '../../backend/src/modules/exam-versions/versions.ts';
import { confirmed, takeAddress } from './confirm.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  deleteCampaign,
  inMs,
  reads,
  registerForCampaign,
  startAttempt,
  submitAnswers,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student, statusAndCode, type Visitor } from './kit.ts';

useExamCampaigns();

const USED = [409, 'CAMPAIGN_ATTEMPT_USED'];
const IN_CONTEST = [409, 'STUDENT_IN_CONTEST'];
const addressOf = async ({ userId }: Student): Promise<string> =>
  (await backend.db.select().from(users).where(eq(users.id, userId)))[0]?.phoneNumber ?? '';
const deleteRecord = (who: Visitor, { studentId }: Student) =>
  who.send('DELETE', `/student/${studentId}`);
const deleteAccount = async (who: Student) => (await confirmed(who)).send('DELETE', '/user');
const isPublished = async (id: string) =>
  (await backend.visitor().get(`/ext/examcampaigns/${id}/merit-list`)).status === 200;

async function signUp(phoneNumber: string): Promise<Student> {
  const visitor = backend.visitor();
  await visitor.post('/auth/signup', { phoneNumber, password: 'a long password' });
  const otp = backend.sent.findLast(({ to }) => to === phoneNumber)?.otp;
  const verified = await visitor.post('/auth/verify', { otp });
  expect(verified.status, verified.text).toBe(200);
  const studentId = (await visitor.get('/students/student')).body.student._id as string;
  return Object.assign(visitor, { userId: verified.body._id as string, studentId });
}

async function storeRoster(id: string, addresses: readonly string[]) {
  const imports = `/ext/examcampaigns/${id}/roster/imports`;
  const url = `${imports}/${(await admin.post(imports, { mode: 'replace' })).body._id}`;
  const rows = addresses.map((address, index) => ({ line: index + 1, address }));
  await admin.post(`${url}/rows`, { rows });
  expect((await admin.post(`${url}/apply`, {})).status).toBe(200);
}

let lastNumber = 8801888000000;
const newNumber = () => String(++lastNumber);
/** Moves the account to another phone number; returns the previous one. */
async function changeNumber(who: Student, phoneNumber = newNumber()): Promise<string> {
  const before = await addressOf(who);
  expect((await takeAddress(backend, who, { phoneNumber })).status).toBe(200);
  return before;
}

describe.each([
  ['with a roster', true],
  ['without a roster', false],
])('the one attempt %s', (_, hasRoster) => {
  /** A student who is registered for a contest that starts in an hour. */
  async function aCandidate() {
    const [id, who] = [await createCampaign(), await backend.student()];
    const address = await addressOf(who);
    if (hasRoster) await storeRoster(id, [address]);
    expect((await registerForCampaign(who, id)).status).toBe(201);
    return { id, who, address };
  }
  async function expectUsed(id: string, address: string) {
    const again = await signUp(address);
    const registered = await registerForCampaign(again, id);
    // A free place can be registered, but not used.
    if (registered.status === 201)
      expect(statusAndCode(await startAttempt(again, PAID_PAPER))).toEqual(USED);
    else expect(statusAndCode(registered)).toEqual([403, 'NOT_ON_ROSTER']);
    expect(await reads(again, PAID_PAPER)).toBe(false);
  }

  it('is used for the address of the registration, although the account had another one at the start', async () => {
    const { id, who, address } = await aCandidate();
    await changeNumber(who);
    advanceClock(backend, HOUR);
    expect((await startAttempt(who, PAID_PAPER)).status).toBe(201);
    expect(await reads(who, PAID_PAPER)).toBe(true);
    expect((await deleteAccount(who)).status).toBe(200);
    await expectUsed(id, address);
    await deleteCampaign(id);
  });

  it('is used for each address since the registration', async () => {
    const { id, who, address } = await aCandidate();
    const [second, third] = [newNumber(), newNumber()];
    await changeNumber(who, second);
    await changeNumber(who, third);
    advanceClock(backend, HOUR);
    expect((await startAttempt(who, PAID_PAPER)).status).toBe(201);
    // One that it gets after the start, and its first one again.
    const fourth = newNumber();
    await changeNumber(who, fourth);
    await changeNumber(who, address);
    expect((await deleteAccount(who)).status).toBe(200);
    if (hasRoster) await storeRoster(id, [address, second, third, fourth]);
    for (const used of [address, second, third, fourth]) await expectUsed(id, used);
    await deleteCampaign(id);
  });

  it('stays usable for an account that changes its address and changes it back', async () => {
    const { id, who, address } = await aCandidate();
    await changeNumber(who);
    await changeNumber(who, address);
    advanceClock(backend, HOUR);
    expect((await startAttempt(who, PAID_PAPER)).status).toBe(201);
    await deleteCampaign(id);
  });

  it('is used for the address of a registration that an older release stored', async () => {
    const { id, who, address } = await aCandidate();
    await backend.db.update(examCampaignRegistrations).set({ identityHashes: [] });
    await changeNumber(who);
    advanceClock(backend, HOUR);
    expect((await startAttempt(who, PAID_PAPER)).status).toBe(201);
    expect((await deleteAccount(who)).status).toBe(200);
    await expectUsed(id, address);
    await deleteCampaign(id);
  });

  it('is not given back by deleting the student record', async () => {
    const { id, who, address } = await aCandidate();
    await changeNumber(who);
    advanceClock(backend, HOUR);
    const attempt = (await startAttempt(who, PAID_PAPER)).body;
    expect(statusAndCode(await deleteRecord(who, who))).toEqual(IN_CONTEST);
    expect((await submitAnswers(who, PAID_PAPER, attempt._id)).status).toBe(201);
    expect(statusAndCode(await deleteRecord(who, who))).toEqual(IN_CONTEST);
    await expectUsed(id, address);
    advanceClock(backend, 2 * HOUR + MINUTE);
    expect((await deleteRecord(who, who)).status).toBe(200);
    await deleteCampaign(id);
  });
});

it('an address that another account has started with cannot be used by the one that had it before', async () => {
  const [id, who] = [await createCampaign(), await backend.student()];
  await registerForCampaign(who, id);
  const address = await changeNumber(who);
  const other = await signUp(address);
  expect((await registerForCampaign(other, id)).status).toBe(201);
  advanceClock(backend, HOUR);
  expect((await startAttempt(other, PAID_PAPER)).status).toBe(201);
  expect(statusAndCode(await startAttempt(who, PAID_PAPER))).toEqual(USED);
  await deleteCampaign(id);
});

it('a student record can be deleted before the start, and a start that was admitted before finds no registration', async () => {
  const [id, who] = [await createCampaign(), await backend.student()];
  await registerForCampaign(who, id);
  await changeNumber(who);
  advanceClock(backend, HOUR);
  const version = await findCurrentExam(backend.db, { kind: 'multi-subject', examId: PAID_PAPER });
  expect((await deleteRecord(who, who)).status).toBe(200);
  const started = startAttemptCommand(
    { db: backend.db, entryKey: new Uint8Array(32), now: () => backend.clock.now },
    who.userId,
    { kind: 'multi-subject', examId: PAID_PAPER, examVersionId: version?.versionId ?? '' },
    { startedAt: inMs(0), deadline: inMs(30 * MINUTE) },
    undefined,
    [id],
  );
  await expect(started).rejects.toMatchObject({ body: { code: 'NOT_REGISTERED' } });
  await deleteCampaign(id);
});

it('a start and the deletion of the record in the same moment: one of them is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [id, who] = [await createCampaign(), await backend.student()];
    await registerForCampaign(who, id);
    advanceClock(backend, HOUR);
    const [started, deleted] = await Promise.all([
      startAttempt(who, PAID_PAPER),
      deleteRecord(who, who),
    ]);
    expect([started.status === 201, deleted.status === 200].filter(Boolean)).toHaveLength(1);
    await deleteCampaign(id);
  }
});

describe('results that wait for a personal window', () => {
  /** A contest whose other student has submitted, and whose last window has a started attempt. */
  async function aLastWindow() {
    const id = await createCampaign();
    const [healthy, ill] = [await backend.student(), await backend.student()];
    for (const who of [healthy, ill]) expect((await registerForCampaign(who, id)).status).toBe(201);
    const given = await admin.post(`/ext/exams/multi-subject/${PAID_PAPER}/personal-windows`, {
      startDate: inMs(8 * HOUR).toISOString(),
      endDate: inMs(9 * HOUR).toISOString(),
      reason: 'In hospital',
      studentIds: [ill.studentId],
    });
    expect(given.status, given.text).toBe(200);
    advanceClock(backend, HOUR);
    await submitAnswers(healthy, PAID_PAPER, (await startAttempt(healthy, PAID_PAPER)).body._id);
    advanceClock(backend, 7 * HOUR);
    const attempt = (await startAttempt(ill, PAID_PAPER)).body;
    return { id, healthy, ill, attempt };
  }
  const scoreOf = async (who: Student) =>
    (await who.get(`/multisubjectexamsresult/exam-results/${who.userId}/${PAID_PAPER}`)).body
      .totalScore;

  it('are not released by deleting the student record, neither by the student nor by an admin', async () => {
    const { id, healthy, ill, attempt } = await aLastWindow();
    for (const who of [ill, admin])
      expect(statusAndCode(await deleteRecord(who, ill))).toEqual(IN_CONTEST);
    expect([await scoreOf(healthy), await isPublished(id)]).toEqual([undefined, false]);
    expect((await submitAnswers(ill, PAID_PAPER, attempt._id)).status).toBe(201);
    advanceClock(backend, HOUR + MINUTE);
    expect([await scoreOf(healthy), await isPublished(id)]).toEqual([1, true]);
    expect((await deleteRecord(ill, ill)).status).toBe(200);
    await deleteCampaign(id);
  });

  it('are released by deleting the account, with which the attempt ends', async () => {
    const { id, healthy, ill, attempt } = await aLastWindow();
    await confirmed(admin, 'alokpath-admin');
    expect((await admin.send('DELETE', `/ext/people/${ill.studentId}`)).status).toBe(200);
    expect([await scoreOf(healthy), await isPublished(id)]).toEqual([1, true]);
    expect((await submitAnswers(ill, PAID_PAPER, attempt._id)).status).toBe(401);
    await deleteCampaign(id);
  });
});
