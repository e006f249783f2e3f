// Campaigns as written by admins, and registrations as sent by students.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignRegistrations } from '../../backend/src/modules/campaigns/tables.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  [admin, student] = [await backend.admin(), await backend.student()];
});
afterAll(() => backend.close());

const whole = {
  title: 'সপ্তাহ',
  description: 'Seven tests',
  imageUrl: '/media/covers/du.svg',
  startDate: '2027-01-01T00:00:00.000Z',
  endDate: '2027-01-08T00:00:00.000Z',
};
const make = async (extra: object = {}) =>
  (await admin.post('/campaigns', { ...whole, ...extra })).body._id as string;
const remove = (id: string, query = '') => admin.send('DELETE', `/campaigns/${id}${query}`);
const register = (who: Student, id: string, body: unknown = {}) =>
  who.put(`/campaigns/${id}/register`, body);

it('is read by one statement, without a count of all campaigns', async () => {
  const id = await make();
  backend.statements.length = 0;
  expect((await backend.visitor().get(`/campaigns/${id}`)).status).toBe(200);
  expect(backend.statements).toHaveLength(1);
});

describe('an admin', () => {
  it('adds a campaign that everyone reads', async () => {
    const created = await admin.post('/campaigns', whole);
    expect([created.status, created.body]).toEqual([
      201,
      { _id: expect.any(String), ...whole, registeredCount: 0 },
    ]);
    expect((await backend.visitor().get(`/campaigns/${created.body._id}`)).body).toEqual(
      created.body,
    );
    expect((await admin.post('/campaigns', { title: 'Any time' })).status).toBe(201);
  });

  it('changes the given fields, keeps the rest, empties fields that are null, and accepts the document back', async () => {
    const id = await make();
    const changed = await admin.put(`/campaigns/${id}`, { title: 'Later', imageUrl: null });
    const { imageUrl: _imageUrl, ...rest } = whole;
    expect(changed.body).toEqual({ _id: id, ...rest, title: 'Later', registeredCount: 0 });
    expect(
      (await admin.put(`/campaigns/${id}`, { ...changed.body, endDate: null })).body.endDate,
    ).toBeUndefined();
    expect((await admin.put(`/campaigns/${id}`, { colour: 'red' })).status).toBe(400);
  });

  it('cannot let it end before it starts, whichever of the two dates is sent', async () => {
    for (const endDate of ['2026-12-31T00:00:00Z', whole.startDate]) {
      const created = await admin.post('/campaigns', { ...whole, endDate });
      expect([created.status, created.body.fields]).toEqual([
        422,
        [{ path: 'endDate', message: 'is not after startDate', code: 'IS_NOT_AFTER_START' }],
      ]);
    }
    const id = await make();
    expect(
      (await admin.put(`/campaigns/${id}`, { startDate: '2027-02-01T00:00:00Z' })).status,
    ).toBe(422);
    expect((await admin.put(`/campaigns/${id}`, { endDate: '2026-02-01T00:00:00Z' })).status).toBe(
      422,
    );
    expect(
      (await admin.put(`/campaigns/${id}`, { startDate: '2027-02-01T00:00:00Z', endDate: null }))
        .status,
    ).toBe(200);
  });

  it('cannot do so by two concurrent changes either', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await make();
      const responses = await Promise.all([
        admin.put(`/campaigns/${id}`, { startDate: '2027-01-07T00:00:00Z' }),
        admin.put(`/campaigns/${id}`, { endDate: '2027-01-02T00:00:00Z' }),
      ]);
      expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
    }
  });

  it('accepts pictures from this site or over https, and dates with their zone', async () => {
    for (const bad of [
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: '//evil.test/x' },
      { startDate: '2027-01-01' },
      { title: '' },
    ]) {
      expect(
        (await admin.post('/campaigns', { ...whole, ...bad })).status,
        JSON.stringify(bad),
      ).toBe(400);
    }
  });

  it('deletes a campaign, but with registrations only by force, and then with them', async () => {
    const empty = await make();
    expect((await remove(empty)).body).toEqual({ message: 'Campaign deleted.' });
    expect((await remove(empty)).status).toBe(404);

    const id = await make();
    await register(student, id);
    const refused = await remove(id);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Students are registered for it. Send force=true to delete it.',
    ]);
    expect((await remove(id, '?force=true')).status).toBe(200);
    expect((await admin.get(`/campaigns/${id}`)).status).toBe(404);
    expect(
      await backend.db
        .select()
        .from(campaignRegistrations)
        .where(eq(campaignRegistrations.campaignId, id)),
    ).toEqual([]);
  });
});

describe('registering', () => {
  it('accepts the student’s document as it is read, and no other field', async () => {
    const id = await make();
    const { student: record } = (await student.get('/students/student')).body;
    expect((await register(student, id, record)).body).toMatchObject({
      registeredCount: 1,
      registered: true,
    });
    expect((await register(student, id, { ...record, role: 'admin' })).status).toBe(400);
    expect(
      (await register(student, id, { ...record, _id: (await backend.student()).studentId })).status,
    ).toBe(403);
  });

  it('ten times at the same time creates one row, with the same response for each', async () => {
    const id = await make();
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(student, id)));
    expect(responses.map((response) => [response.status, response.body.registeredCount])).toEqual(
      Array(10).fill([200, 1]),
    );
  });

  it('is rejected from the end on', async () => {
    const id = await make({ startDate: null, endDate: backend.clock.now.toISOString() });
    expect((await register(student, id)).status).toBe(410);
  });

  it('while the campaign is deleted is either rejected or keeps it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await make();
      const [joined, afterDelete] = await Promise.all([register(student, id), remove(id)]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([joined.status, afterDelete.status]);
    }
  });
});
