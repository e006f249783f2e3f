// The extension `registrations`: the registrations of a campaign, and what its merit list waits
// for.
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closeDueAttempts } from '../../backend/src/modules/attempts/closing/closer.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import {
  admin,
  backend,
  createCampaign,
  inMs,
  registerForCampaign,
  startAttempt,
  useExamCampaigns,
} from './exam-campaign-kit.ts';
import { advanceClock } from './kit.ts';

useExamCampaigns();

it('lists the registrations of an exam campaign by cursor, the earliest first, with their form data', async () => {
  const campaignId = await createCampaign();
  const people = [await backend.student(), await backend.student(), await backend.student()];
  for (const [index, person] of people.entries()) {
    advanceClock(backend, MINUTE);
    const basicInfo = { name: `Student ${index}`, institution: 'ঢাকা কলেজ' };
    await person.post('/examcampaigns/register', {
      campaignId,
      studentId: person.studentId,
      basicInfo,
      showInMeritList: index !== 1,
    });
  }
  const url = `/ext/examcampaigns/${campaignId}/registrations?limit=2&after=`;
  const first = await admin.get(url);
  expect(first.headers['x-total-count']).toBe('3');
  const second = await admin.get(`${url}${first.headers['x-next-cursor']}`);
  expect(second.headers['x-next-cursor']).toBeUndefined();
  expect([...first.body, ...second.body]).toEqual(
    people.map(({ studentId }, index) => ({
      studentId,
      registeredAt: expect.any(String),
      showInMeritList: index !== 1,
      basicInfo: { name: `Student ${index}`, institution: 'ঢাকা কলেজ' },
    })),
  );
});

it('lists the registrations of a campaign without an exam with details of the profiles', async () => {
  const campaignId = (await admin.post('/campaigns', { title: 'Book fair' })).body._id;
  const person = await backend.student();
  const personalInfo = { fullName: { name: 'Rafi' }, address: { district: 'Khulna' } };
  await person.send('PATCH', `/students/student/update/${person.studentId}`, {
    body: { personalInfo },
  });
  const { student } = (await person.get('/students/student')).body;
  await person.put(`/campaigns/${campaignId}/register`, student);
  const { body } = await admin.get(`/ext/campaigns/${campaignId}/registrations`);
  expect(body).toEqual([
    {
      studentId: person.studentId,
      registeredAt: expect.any(String),
      basicInfo: expect.objectContaining({ name: 'Rafi', district: 'Khulna' }),
    },
  ]);
});

it('shows the e-mail to log in with of a student who has given no other', async () => {
  const examCampaignId = await createCampaign();
  const campaignId = (await admin.post('/campaigns', { title: 'Science fair' })).body._id;
  const person = await backend.student();
  const setLogin = (email: string) =>
    backend.db.update(users).set({ email }).where(eq(users.id, person.userId));
  const emails = async () =>
    Promise.all(
      [`/ext/examcampaigns/${examCampaignId}`, `/ext/campaigns/${campaignId}`].map(
        async (campaign) => {
          const { body } = await admin.get(`${campaign}/registrations`);
          return body[0].basicInfo.email;
        },
      ),
    );
  await setLogin('login@example.com');
  await registerForCampaign(person, examCampaignId);
  const { student } = (await person.get('/students/student')).body;
  await person.put(`/campaigns/${campaignId}/register`, student);
  expect(await emails()).toEqual(['login@example.com', 'login@example.com']);
  await person.send('PATCH', `/students/student/update/${person.studentId}`, {
    body: { personalInfo: { contact: { email: 'contact@example.com' } } },
  });
  expect(await emails()).toEqual(['contact@example.com', 'contact@example.com']);
});

it('shows what delays the merit list, and when it was published', async () => {
  const campaignId = await createCampaign({
    examId: FREE_PAPER,
    startDate: inMs(-HOUR).toISOString(),
    endDate: inMs(30 * MINUTE).toISOString(),
  });
  const state = async () =>
    (await admin.get(`/ext/examcampaigns/${campaignId}/merit-list-state`)).body;
  const person = await backend.student();
  await registerForCampaign(person, campaignId);
  await startAttempt(person, FREE_PAPER);
  expect(await state()).toEqual({
    releasedAt: inMs(30 * MINUTE + GRACE_MS).toISOString(),
    openAttempts: 1,
    unmarked: 0,
    lateAnswers: 0,
  });
  advanceClock(backend, HOUR);
  expect(await state()).toMatchObject({ openAttempts: 1 });
  await closeDueAttempts(
    { db: backend.db, now: () => backend.clock.now },
    { error: () => undefined },
  );
  expect(await state()).toMatchObject({
    publishedAt: backend.clock.now.toISOString(),
    openAttempts: 0,
  });
});
