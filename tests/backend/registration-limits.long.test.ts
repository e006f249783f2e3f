// Registration for an exam campaign closes at a time, or with the last place.
import { describe, expect, it } from 'vitest';
import { HOUR } from './durations.ts';
import {
  admin,
  backend,
  campaignBody,
  createCampaign,
  deleteCampaign,
  inMs,
  OVER,
  registerForCampaign,
  statusAndError,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock } from './kit.ts';

useExamCampaigns();

const CLOSED = [410, 'Registration for this campaign has closed.'];
const FULL = [410, 'All places in this campaign are taken.'];
const AGAIN = [409, 'You are already registered for this campaign.'];

const limit = (id: string, limits: object, who = admin) =>
  who.put(`/ext/examcampaigns/${id}/registration`, limits);

describe('an admin', () => {
  it('sets a time and a number, each alone, and removes them again', async () => {
    const id = await createCampaign();
    const registrationClosesAt = inMs(HOUR / 2).toISOString();
    const plain = { _id: id, ...campaignBody(), registeredCount: 0 };
    expect((await limit(id, { registrationClosesAt })).body).toEqual({
      ...plain,
      registrationClosesAt,
    });
    const both = { ...plain, registrationClosesAt, registrationLimit: 1_000_000 };
    expect((await limit(id, { registrationLimit: 1_000_000 })).body).toEqual(both);
    expect((await backend.visitor().get(`/examcampaigns/${id}`)).body).toEqual(both);
    // A document that was read is sent back with another change.
    expect((await admin.put(`/examcampaigns/${id}`, both)).body).toEqual(both);
    expect((await limit(id, { registrationClosesAt: null, registrationLimit: null })).body).toEqual(
      plain,
    );
    await deleteCampaign(id);
  });

  it('is the only role that may set them, with a number from 1 to a million and a time', async () => {
    const id = await createCampaign();
    expect((await limit(id, { registrationLimit: 1 }, await backend.student())).status).toBe(403);
    expect((await limit(id, { registrationLimit: 1 }, backend.visitor())).status).toBe(401);
    const invalid = [
      { registrationLimit: 0 },
      { registrationLimit: 1_000_001 },
      { registrationLimit: 1.5 },
      { registrationClosesAt: 'soon' },
    ];
    for (const limits of [...invalid, { limit: 1 }])
      expect((await limit(id, limits)).status, JSON.stringify(limits)).toBe(400);
    expect((await limit('nothing', {})).status).toBe(404);
    await deleteCampaign(id);
  });
});

describe('registering', () => {
  it('is rejected from the closing time on; registered students stay registered', async () => {
    const [id, early, late] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
    ];
    await limit(id, { registrationClosesAt: inMs(HOUR / 2).toISOString() });
    expect((await registerForCampaign(early, id)).status).toBe(201);
    advanceClock(backend, HOUR / 2);
    const refused = await registerForCampaign(late, id);
    expect([statusAndError(refused), refused.body.code]).toEqual([CLOSED, 'REGISTRATION_CLOSED']);
    expect(statusAndError(await registerForCampaign(early, id))).toEqual(AGAIN);
    expect((await early.get(`/examcampaigns/${early.studentId}/exams`)).body).toHaveLength(1);
    await limit(id, { registrationClosesAt: null });
    expect((await registerForCampaign(late, id)).status).toBe(201);
    advanceClock(backend, 3 * HOUR);
    expect(statusAndError(await registerForCampaign(await backend.student(), id))).toEqual(OVER);
    await deleteCampaign(id);
  });

  it('is rejected when all places are taken, also where there are fewer places than registrations', async () => {
    const [id, first, second, third] = [
      await createCampaign(),
      await backend.student(),
      await backend.student(),
      await backend.student(),
    ];
    await limit(id, { registrationLimit: 2 });
    for (const who of [first, second])
      expect((await registerForCampaign(who, id)).status).toBe(201);
    const refused = await registerForCampaign(third, id);
    expect([statusAndError(refused), refused.body.code]).toEqual([FULL, 'REGISTRATION_FULL']);
    expect((await limit(id, { registrationLimit: 1 })).body).toMatchObject({
      registeredCount: 2,
      registrationLimit: 1,
    });
    expect(statusAndError(await registerForCampaign(third, id))).toEqual(FULL);
    expect(statusAndError(await registerForCampaign(first, id))).toEqual(AGAIN);
    await limit(id, { registrationLimit: 3 });
    expect((await registerForCampaign(third, id)).body.campaign).toMatchObject({
      registeredCount: 3,
      registrationLimit: 3,
    });
    await deleteCampaign(id);
  });

  it('gives the last place to one of many concurrent requests', async () => {
    const id = await createCampaign();
    const students = await Promise.all(Array.from({ length: 8 }, () => backend.student()));
    await limit(id, { registrationLimit: 1 });
    const responses = await Promise.all(
      students.map((student) => registerForCampaign(student, id)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(410)]);
    expect((await admin.get(`/examcampaigns/${id}`)).body.registeredCount).toBe(1);
    await deleteCampaign(id);
  });
});
