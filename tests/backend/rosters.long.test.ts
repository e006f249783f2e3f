// Registration for an exam campaign follows a roster of candidates.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { deleteOldRosters } from '../../backend/src/modules/rosters/deletion.ts';
import { confirmed, takeAddress } from './confirm.ts';
import { HOUR } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  inMs,
  registerForCampaign,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock, type Student, statusAndCode, type Visitor } from './kit.ts';

useExamCampaigns();

const NOT_ON_ROSTER = [403, 'NOT_ON_ROSTER'];
const roster = (id: string) => `/ext/examcampaigns/${id}/roster`;
const addressOf = async ({ userId }: Student): Promise<string> =>
  (await backend.db.select().from(users).where(eq(users.id, userId)))[0]?.phoneNumber ?? '';

type Row = { line: number; address: string; name?: string; rollNumber?: string };
const rowsOf = (addresses: readonly string[]): Row[] =>
  addresses.map((address, index) => ({ line: index + 1, address }));

async function begin(id: string, rows: readonly Row[], mode = 'replace'): Promise<string> {
  const { body } = await admin.post(`${roster(id)}/imports`, { mode });
  const url = `${roster(id)}/imports/${body._id}`;
  if (rows.length > 0) expect((await admin.post(`${url}/rows`, { rows })).status).toBe(200);
  return url;
}
async function use(id: string, rows: readonly Row[], mode = 'replace') {
  const response = await admin.post(`${await begin(id, rows, mode)}/apply`, {});
  expect(response.status, response.text).toBe(200);
  return response.body;
}
const candidatesOf = async (id: string, query = '') =>
  (await admin.get(`${roster(id)}/candidates${query}`)).body;
const seenBy = async (who: Visitor, id: string) => {
  const { hasRoster, onRoster } = (await who.get(`/examcampaigns/${id}`)).body;
  return { hasRoster, onRoster };
};

describe('registering with a roster', () => {
  it('is only for candidates, who see that before', async () => {
    const [id, candidate, stranger] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
    ];
    await use(id, rowsOf([await addressOf(candidate)]));
    expect(await seenBy(candidate, id)).toEqual({ hasRoster: true, onRoster: true });
    expect(await seenBy(stranger, id)).toEqual({ hasRoster: true, onRoster: false });
    expect(await seenBy(backend.visitor(), id)).toEqual({ hasRoster: true, onRoster: undefined });
    expect(statusAndCode(await registerForCampaign(stranger, id))).toEqual(NOT_ON_ROSTER);
    expect((await registerForCampaign(candidate, id)).status).toBe(201);
    expect(statusAndCode(await registerForCampaign(candidate, id))).toEqual([
      409,
      'ALREADY_REGISTERED',
    ]);
    expect((await admin.get(roster(id))).body).toEqual({
      active: true,
      candidateCount: 1,
      registeredCount: 1,
      offRosterCount: 0,
    });
  });

  it('is open to everyone before a roster is stored, and after it was removed', async () => {
    const [id, student, otherStudent] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
    ];
    const draft = await begin(id, rowsOf(['someone@mail.test']));
    expect(await seenBy(student, id)).toEqual({ hasRoster: undefined, onRoster: undefined });
    expect((await registerForCampaign(student, id)).status).toBe(201);
    await admin.post(`${draft}/apply`, {});
    expect(statusAndCode(await registerForCampaign(otherStudent, id))).toEqual(NOT_ON_ROSTER);
    expect((await admin.send('DELETE', roster(id))).body.active).toBe(false);
    expect((await registerForCampaign(otherStudent, id)).status).toBe(201);
  });

  it('accepts each place once, also after its address has moved to another account', async () => {
    const [id, candidate, friend] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
    ];
    const address = await addressOf(candidate);
    await use(id, rowsOf([address]));
    expect((await registerForCampaign(candidate, id)).status).toBe(201);
    expect((await takeAddress(backend, candidate, { phoneNumber: '8801999999991' })).status).toBe(
      200,
    );
    expect((await takeAddress(backend, friend, { phoneNumber: address })).status).toBe(200);
    expect(await seenBy(friend, id)).toEqual({ hasRoster: true, onRoster: false });
    expect(statusAndCode(await registerForCampaign(friend, id))).toEqual(NOT_ON_ROSTER);
    expect((await seenBy(candidate, id)).onRoster).toBe(true);
  });

  it('keeps registered students when a candidate is removed, and lists them', async () => {
    const [id, candidate] = [await createCampaign(), await backend.student()];
    await use(id, rowsOf([await addressOf(candidate), 'another@mail.test']));
    await registerForCampaign(candidate, id);
    const [entry] = await candidatesOf(id, '?registered=true');
    expect(entry).toMatchObject({
      studentId: candidate.studentId,
      registeredAt: expect.any(String),
    });
    const after = await admin.post(`${roster(id)}/removals`, { ids: [entry._id] });
    expect(after.body).toEqual({
      active: true,
      candidateCount: 1,
      registeredCount: 0,
      offRosterCount: 1,
    });
    expect((await candidate.get(`/examcampaigns/${id}`)).body.registered).toBe(true);
    const off = await admin.get(`/ext/examcampaigns/${id}/registrations?offRoster=true`);
    expect(off.body.map(({ studentId }: { studentId: string }) => studentId)).toEqual([
      candidate.studentId,
    ]);
  });
});

describe('an import', () => {
  it('names every error at its line, whatever part it came in', async () => {
    const id = await createCampaign();
    const url = await begin(id, [
      { line: 1, address: ' Rafi@Mail.test ', name: 'Rafi', rollNumber: '7' },
      { line: 2, address: 'no address' },
      { line: 3, address: '০১৭১২-৩৪৫৬৭৮' },
      { line: 4, address: 'rafi@mail.test' },
    ]);
    const next = [
      { line: 5, address: '1712345678' },
      { line: 6, address: 'sumi@mail.test', name: 'x'.repeat(201) },
    ];
    await admin.post(`${url}/rows`, { rows: next });
    // The response to a part was lost.
    await admin.post(`${url}/rows`, { rows: next });
    expect((await admin.get(`${url}/problems`)).body).toEqual([
      { line: 2, address: 'no address', problem: 'INVALID_ADDRESS' },
      { line: 4, address: 'rafi@mail.test', problem: 'DOUBLED', firstLine: 1 },
      { line: 5, address: '8801712345678', problem: 'DOUBLED', firstLine: 3 },
      { line: 6, address: 'sumi@mail.test', problem: 'NAME_TOO_LONG' },
    ]);
    const page = await admin.get(`${url}/problems?limit=2&after=`);
    expect(
      (await admin.get(`${url}/problems?after=${page.headers['x-next-cursor']}`)).body,
    ).toHaveLength(2);
    expect(statusAndCode(await admin.post(`${url}/apply`, {}))).toEqual([
      409,
      'ROSTER_IMPORT_HAS_PROBLEMS',
    ]);
    expect((await admin.post(`${url}/apply`, { skipProblems: true })).body.candidateCount).toBe(2);
    expect(await candidatesOf(id)).toEqual([
      { _id: expect.any(String), address: 'rafi@mail.test', name: 'Rafi', rollNumber: '7' },
      { _id: expect.any(String), address: '8801712345678' },
    ]);
    // A second time it changes nothing, and it accepts no more rows.
    expect((await admin.post(`${url}/apply`, {})).body.candidateCount).toBe(2);
    expect(statusAndCode(await admin.post(`${url}/rows`, { rows: next }))).toEqual([
      409,
      'ROSTER_IMPORT_DONE',
    ]);
  });

  it('previews its changes', async () => {
    const [id, candidate] = [await createCampaign(), await backend.student()];
    const address = await addressOf(candidate);
    await use(id, rowsOf([address, 'b@mail.test']));
    await registerForCampaign(candidate, id);
    const check = { problemCount: 0, existingCount: 1, accountCount: 0 };
    const replacing = await begin(id, rowsOf(['b@mail.test', 'c@mail.test', 'd@mail.test']));
    expect((await admin.get(replacing)).body).toEqual({
      ...check,
      candidateCount: 3,
      removedCount: 1,
      offRosterCount: 1,
    });
    const adding = await begin(id, rowsOf(['b@mail.test', 'c@mail.test']), 'add');
    expect((await admin.get(adding)).body).toEqual({
      ...check,
      candidateCount: 2,
      removedCount: 0,
      offRosterCount: 0,
    });
    expect((await admin.post(`${adding}/apply`, {})).body).toMatchObject({
      candidateCount: 3,
      registeredCount: 1,
    });
    expect(statusAndCode(await admin.post(`${await begin(id, [])}/apply`, {}))).toEqual([
      422,
      'ROSTER_IMPORT_EMPTY',
    ]);
  });

  it('is of its campaign, and of admins', async () => {
    const [id, other, student] = [
      await createCampaign(),
      await createCampaign(),
      await backend.student(),
    ];
    const url = await begin(id, rowsOf(['a@mail.test']));
    const importId = url.split('/').at(-1);
    expect(
      statusAndCode(await admin.post(`${roster(other)}/imports/${importId}/apply`, {})),
    ).toEqual([404, 'IMPORT_NOT_FOUND']);
    for (const [who, status] of [
      [student, 403],
      [backend.visitor(), 401],
    ] as const) {
      for (const path of [
        '',
        '/candidates',
        `/imports/${importId}`,
        `/imports/${importId}/problems`,
      ]) {
        expect((await who.get(`${roster(id)}${path}`)).status).toBe(status);
      }
      expect((await who.post(`${url}/apply`, {})).status).toBe(status);
    }
  });

  it('searches and pages', async () => {
    const id = await createCampaign();
    await use(id, [
      { line: 1, address: 'a@mail.test', name: 'রাফি আহমেদ', rollNumber: '1001' },
      { line: 2, address: '01712345678', name: 'Sumi', rollNumber: '1002' },
    ]);
    const rollNumbersFor = async (q: string) =>
      (await candidatesOf(id, `?q=${encodeURIComponent(q)}`)).map((row: Row) => row.rollNumber);
    expect(await rollNumbersFor('রাফি')).toEqual(['1001']);
    expect(await rollNumbersFor('১০০২')).toEqual(['1002']);
    expect(await rollNumbersFor('mail 1001')).toEqual(['1001']);
    expect(await rollNumbersFor('100%')).toEqual([]);
    const page = await admin.get(`${roster(id)}/candidates?limit=1&after=`);
    expect(page.headers['x-total-count']).toBe('2');
    expect(
      (await candidatesOf(id, `?after=${page.headers['x-next-cursor']}`)).map(
        (row: Row) => row.rollNumber,
      ),
    ).toEqual(['1002']);
  });
});

describe('the data of a candidate', () => {
  it('is in the download of the own data, and deleted with the account', async () => {
    const [id, candidate, other] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
    ];
    await use(id, [
      { line: 1, address: await addressOf(candidate), name: 'Rafi', rollNumber: '7' },
      { line: 2, address: await addressOf(other) },
    ]);
    const own = await (await confirmed(candidate)).get('/ext/own-data');
    expect(own.body.rosterEntries).toEqual([
      {
        address: await addressOf(candidate),
        name: 'Rafi',
        rollNumber: '7',
        addedAt: expect.any(String),
      },
    ]);
    expect(own.text).not.toContain(await addressOf(other));
    expect((await candidate.send('DELETE', '/user')).status).toBe(200);
    expect((await candidatesOf(id)).map((row: Row) => row.address)).toEqual([
      await addressOf(other),
    ]);
  });

  it('is deleted a year after the end of the campaign, and replaced lists at once', async () => {
    const [id, shown] = [await createCampaign(), await createCampaign()];
    await use(id, rowsOf(['old@mail.test']));
    await use(shown, rowsOf(['replaced@mail.test']));
    await use(shown, rowsOf(['new@mail.test']));
    const runAfter = (days: number) =>
      deleteOldRosters(backend.db, inMs(days * 24 * HOUR), 365, async () => true);
    await runAfter(365);
    expect(await candidatesOf(id)).toHaveLength(1);
    await runAfter(366);
    expect((await admin.get(roster(id))).body.active).toBe(false);
  });
});

it('an import that was not applied within a day is gone, whether it is deleted already or not', async () => {
  const id = await createCampaign({ endDate: inMs(100 * HOUR).toISOString() });
  await use(id, rowsOf(['before@mail.test']));
  const url = await begin(id, rowsOf(['late@mail.test']));
  advanceClock(backend, 25 * HOUR);
  const GONE = [404, 'IMPORT_NOT_FOUND'];
  expect(statusAndCode(await admin.post(`${url}/rows`, { rows: rowsOf(['b@mail.test']) }))).toEqual(
    GONE,
  );
  expect(statusAndCode(await admin.post(`${url}/apply`, {}))).toEqual(GONE);
  await deleteOldRosters(backend.db, inMs(0), 365, async () => true);
  expect(statusAndCode(await admin.get(url))).toEqual(GONE);
  expect((await candidatesOf(id)).map((row: Row) => row.address)).toEqual(['before@mail.test']);
});

it('the audit log holds counts and no addresses', async () => {
  const id = await createCampaign();
  advanceClock(backend, HOUR);
  await use(id, rowsOf(['secret@mail.test']));
  const log = await admin.get('/ext/audit-log');
  expect(
    log.body.find(
      (entry: { objectId: string; action: string }) =>
        entry.objectId === id && entry.action === 'set-roster',
    ),
  ).toMatchObject({ action: 'set-roster', changes: [{ field: 'candidates', after: '1' }] });
  expect(log.text).not.toContain('secret@mail.test');
});
