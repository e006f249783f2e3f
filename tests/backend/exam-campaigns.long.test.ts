// Exam campaigns: as written by admins, and as joined by students.
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { PAID_PAPER } from './content-fixture.ts';
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

describe('an admin', () => {
  it('adds a campaign over an exam of either kind, which everyone reads', async () => {
    const created = await admin.post(
      '/examcampaigns',
      campaignBody({ description: 'For all', imageUrl: '/media/covers/du.svg' }),
    );
    const { body: read } = await backend.visitor().get(`/examcampaigns/${created.body._id}`);
    expect([created.status, read]).toEqual([
      201,
      {
        _id: created.body._id,
        ...campaignBody({ description: 'For all', imageUrl: '/media/covers/du.svg' }),
        registeredCount: 0,
      },
    ]);
    const single = await createCampaign({ examId: 'free10-motion-exam-1', examKind: 'single' });
    const all = (await backend.visitor().get('/examcampaigns')).body.map(
      (campaign: { _id: string }) => campaign._id,
    );
    expect(all.sort()).toEqual([created.body._id, single].sort());
    for (const id of all) await deleteCampaign(id);
  });

  it('needs an exam of that kind, and an end after the start', async () => {
    expect((await admin.post('/examcampaigns', campaignBody({ examId: 'nothing' }))).status).toBe(
      404,
    );
    expect((await admin.post('/examcampaigns', campaignBody({ examKind: 'single' }))).status).toBe(
      404,
    );
    expect(
      (await admin.post('/examcampaigns', campaignBody({ endDate: inMs(HOUR).toISOString() })))
        .status,
    ).toBe(422);
    expect((await admin.post('/examcampaigns', campaignBody({ startDate: null }))).status).toBe(
      400,
    );
    const id = await createCampaign();
    expect(
      (await admin.put(`/examcampaigns/${id}`, { startDate: inMs(4 * HOUR).toISOString() })).status,
    ).toBe(422);
    expect((await admin.put(`/examcampaigns/${id}`, { endDate: null })).status).toBe(400);
    await deleteCampaign(id);
  });

  it('changes the given fields; the exam only until the first registration', async () => {
    const id = await createCampaign();
    const changed = await admin.put(`/examcampaigns/${id}`, {
      title: 'Later',
      examId: 'free10-motion-exam-1',
      examKind: 'single',
    });
    expect(changed.body).toEqual({
      _id: id,
      ...campaignBody(),
      title: 'Later',
      examId: 'free10-motion-exam-1',
      examKind: 'single',
      registeredCount: 0,
    });
    expect((await admin.put(`/examcampaigns/${id}`, { examKind: 'multi-subject' })).status).toBe(
      404,
    );
    await registerForCampaign(await backend.student(), id);
    const refused = await admin.put(`/examcampaigns/${id}`, { examId: 'free10-motion-exam-2' });
    expect(statusAndError(refused)).toEqual([
      409,
      'Students are registered for it: its exam can no longer change.',
    ]);
    expect(
      (await admin.put(`/examcampaigns/${id}`, { ...changed.body, description: 'Same exam' }))
        .status,
    ).toBe(200);
    await deleteCampaign(id);
  });

  it('deletes a campaign with registrations only by force', async () => {
    const id = await createCampaign();
    await registerForCampaign(await backend.student(), id);
    const refused = await admin.send('DELETE', `/examcampaigns/${id}`);
    expect(statusAndError(refused)).toEqual([
      409,
      'Students are registered for it. Send force=true to delete it.',
    ]);
    expect((await deleteCampaign(id)).body).toEqual({ message: 'Exam campaign deleted.' });
    expect((await admin.get(`/examcampaigns/${id}`)).status).toBe(404);
  });

  it('does not delete a running contest, because that would publish its key', async () => {
    const id = await createCampaign({ startDate: inMs(0).toISOString() });
    await registerForCampaign(await backend.student(), id);
    expect((await deleteCampaign(id)).body.code).toBe('CAMPAIGN_RUNNING');
    const before = backend.clock.now;
    // In the minute of grace after the end.
    backend.clock.now = inMs(3 * HOUR + 30_000);
    expect((await deleteCampaign(id)).body.code).toBe('CAMPAIGN_RUNNING');
    backend.clock.now = inMs(60_000);
    expect((await deleteCampaign(id)).status).toBe(200);
    backend.clock.now = before;
  });

  it('deletes a running contest without registrations', async () => {
    const id = await createCampaign({ startDate: inMs(0).toISOString() });
    expect((await admin.send('DELETE', `/examcampaigns/${id}`)).status).toBe(200);
  });
});

describe('registering', () => {
  it('is possible once, for oneself, before the end', async () => {
    const student = await backend.student();
    const id = await createCampaign();
    expect(
      (await registerForCampaign(student, id, (await backend.student()).studentId)).status,
    ).toBe(403);
    expect((await registerForCampaign(student, 'nothing')).status).toBe(404);
    const response = await registerForCampaign(student, id);
    expect(response.body).toMatchObject({
      message: 'Registered successfully',
      campaign: { _id: id, registeredCount: 1, registered: true },
    });
    expect(statusAndError(await registerForCampaign(student, id))).toEqual([
      409,
      'You are already registered for this campaign.',
    ]);
    expect((await (await backend.student()).get(`/examcampaigns/${id}`)).body.registered).toBe(
      false,
    );
    advanceClock(backend, 3 * HOUR);
    expect(statusAndError(await registerForCampaign(await backend.student(), id))).toEqual(OVER);
    await deleteCampaign(id);
  });

  it('ten times at the same time creates one registration', async () => {
    const [student, id] = [await backend.student(), await createCampaign()];
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => registerForCampaign(student, id)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    expect((await admin.get(`/examcampaigns/${id}`)).body.registeredCount).toBe(1);
    await deleteCampaign(id);
  });

  it('is counted again every five seconds, from a thousand on', async () => {
    const id = await createCampaign();
    const count = async () => (await admin.get(`/examcampaigns/${id}`)).body.registeredCount;
    const small = await createCampaign({ startDate: inMs(2 * HOUR).toISOString() });
    await registerForCampaign(await backend.student(), small);
    /** The numbers of both campaigns in the list. */
    const listed = async () => {
      const { body: list } = await admin.get('/examcampaigns');
      const counts = new Map<string, number>();
      for (const { _id, registeredCount } of list) counts.set(_id, registeredCount);
      return [counts.get(id), counts.get(small)];
    };
    /** The statements that count registrations. */
    const countingStatements = () =>
      backend.statements.filter((statement) =>
        /count\(\*\)[^()]*from "exam_campaign_registrations"/.test(statement),
      );
    const add = async (from: number, to: number) => {
      const range = sql`generate_series(${from}::int, ${to}::int) n`;
      await backend.db.execute(
        sql`insert into users (id, email, password_hash) select 'many-' || n,
          'many-' || n || '@test', '-' from ${range}`,
      );
      await backend.db.execute(
        sql`insert into students (id, user_id, name) select 'many-' || n, 'many-' || n, '-'
          from ${range}`,
      );
      await backend.db.execute(
        sql`insert into exam_campaign_registrations (campaign_id, student_id,
          basic_info) select ${id}, 'many-' || n, '{}' from ${range}`,
      );
    };
    await add(1, 998);
    expect(await count()).toBe(998);
    await add(999, 1000);
    expect(await count()).toBe(1000);
    const student = await backend.student();
    // A registration is counted at once.
    expect((await registerForCampaign(student, id)).body.campaign.registeredCount).toBe(1001);
    expect(await count()).toBe(1000);
    expect(await listed()).toEqual([1000, 1]);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    backend.statements.length = 0;
    expect(await listed()).toEqual([1001, 1]);
    expect(countingStatements()).toHaveLength(1);
    backend.statements.length = 0;
    expect(await listed()).toEqual([1001, 1]);
    expect(await count()).toBe(1001);
    expect(countingStatements()).toEqual([expect.not.stringContaining('"exam_campaigns"')]);
    vi.restoreAllMocks();
    await deleteCampaign(id);
    await deleteCampaign(small);
    await backend.db.execute(sql`delete from users where id like 'many-%'`);
  });

  it('lists the registered exams, only to the student', async () => {
    const student = await backend.student();
    const id = await createCampaign();
    const single = await createCampaign({
      examId: 'paid10-motion-exam-1',
      examKind: 'single',
      startDate: inMs(2 * HOUR).toISOString(),
    });
    for (const campaign of [single, id]) await registerForCampaign(student, campaign);
    const { body: list } = await student.get(`/examcampaigns/${student.studentId}/exams`);
    const { startDate, endDate } = campaignBody();
    expect(list).toEqual([
      {
        campaignId: id,
        title: 'Open test',
        examId: PAID_PAPER,
        examKind: 'multi-subject',
        examTitle: 'paid A 2023',
        timeLimit: 60,
        startDate,
        endDate,
      },
      expect.objectContaining({
        campaignId: single,
        examTitle: 'MCQ',
        timeLimit: 10,
        examKind: 'single',
      }),
    ]);
    expect(
      (await (await backend.student()).get(`/examcampaigns/${student.studentId}/exams`)).status,
    ).toBe(403);
    for (const campaign of [single, id]) await deleteCampaign(campaign);
  });
});
