// Imports of students: the preview, accounts as invitations, and messages that are sent only when
// an admin sends them.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Messages } from '../../backend/src/messages/messages.ts';
import { sendInvitations } from '../../backend/src/modules/people/import-commands.ts';
import { waitOptions } from '../wait-options.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';
import { resetCode } from './reset-code.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const fresh = 'a fresh password';
const load = (rows: object[], check = '') => admin.post(`/ext/people/imports${check}`, { rows });
const findPeople = async (q: string) =>
  (await admin.get(`/ext/people?q=${encodeURIComponent(q)}`)).body as {
    student: { _id: string };
    account: { _id: string; invitedAt?: string; invitationSentAt?: string; email?: string };
  }[];
const login = (body: object) => backend.visitor().post('/auth/student/login', body);

it('shows in a dry run what an import would change, and every line with a problem', async () => {
  const person = await backend.student();
  const { phoneNumber } = (await person.get('/students/student')).body;
  const rows = [
    { line: 2, address: 'Dry@Example.com', name: 'Dry Run' },
    { line: 3, address: phoneNumber },
    { line: 5, address: 'dry@example.com ' },
    { line: 6, address: 'nobody' },
    { line: 7, address: 'long@example.com', name: 'x'.repeat(201) },
    { line: 8, address: 'school@example.com', institution: 'x'.repeat(201) },
    { line: 9, address: '০১৭১২৩৪৫৬৭৮' },
  ];
  expect((await load(rows, '/check')).body).toEqual({
    newCount: 2,
    existingCount: 1,
    problems: [
      { line: 5, address: 'dry@example.com ', problem: 'doubled', firstLine: 2 },
      { line: 6, address: 'nobody', problem: 'invalid-address' },
      { line: 7, address: 'long@example.com', problem: 'name-too-long' },
      { line: 8, address: 'school@example.com', problem: 'institution-too-long' },
    ],
  });
  expect(await findPeople('Dry Run')).toEqual([]);
});

it('imports students once; nothing is sent, and login is impossible before a code', async () => {
  const sentCount = backend.sent.length;
  const rows = [
    { line: 1, address: 'rafi@example.com', name: 'রাফি আহমেদ', institution: 'Dhaka College' },
  ];
  expect((await load(rows)).body).toEqual({ newCount: 1, existingCount: 0, problems: [] });
  expect((await load(rows)).body).toMatchObject({ newCount: 0, existingCount: 1 });
  expect(backend.sent.length).toBe(sentCount);
  const [person] = await findPeople('Rafi');
  expect(person?.account).toMatchObject({
    email: 'rafi@example.com',
    invitedAt: expect.any(String),
  });
  expect((await login({ email: 'rafi@example.com', password: '' })).status).toBe(401);
});

it('turns an invitation into an account by the code for a new password', async () => {
  const email = 'reset@example.com';
  await load([{ line: 1, address: email, name: 'Reset Person' }]);
  const { otp, browser } = await resetCode(backend, { email });
  await browser.post('/ext/password-reset/confirm', { email, otp, password: fresh });
  expect((await login({ email, password: fresh })).status).toBe(200);
  const [person] = await findPeople('Reset Person');
  expect(person?.account.invitedAt).toBeUndefined();
});

it('turns an invitation into an account at sign-up, with the imported record', async () => {
  const email = 'signup@example.com';
  await load([{ line: 1, address: email, name: 'Signup Person' }]);
  const browser = backend.visitor();
  await browser.post('/auth/signup', { email, password: fresh });
  const otp = backend.sent.findLast(({ to }) => to === email)?.otp;
  const verified = await browser.post('/auth/verify', { otp });
  expect([verified.status, verified.body.userName]).toEqual([200, 'Signup Person']);
  expect((await findPeople('Signup Person')).map(({ account }) => account.invitedAt)).toEqual([
    undefined,
  ]);
});

it('says that an invitation is blocked to the owner who signs up with its address', async () => {
  await load([{ line: 1, address: 'blocked@example.com' }]);
  const [person] = await findPeople('blocked@example.com');
  await admin.send('PUT', `/ext/people/${person?.student._id}/block`);
  const browser = backend.visitor();
  await browser.post('/auth/signup', { email: 'blocked@example.com', password: fresh });
  const { otp } = backend.sent.at(-1) ?? {};
  const response = await browser.post('/auth/verify', { otp });
  expect([response.status, response.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  expect((await browser.get('/students/student')).status).toBe(401);
});

it('sends each invitation once, when an admin requests it', async () => {
  const list = (await admin.get('/ext/people?state=invited&limit=100')).body as Awaited<
    ReturnType<typeof findPeople>
  >;
  const waiting = list.filter(({ account }) => !account.invitationSentAt).length;
  await load(
    Array.from({ length: 12 }, (_, index) => ({
      line: index + 1,
      address: `i${index}@example.com`,
    })),
  );
  const before = backend.sent.length;
  const first = await admin.post('/ext/people/invitations', undefined);
  expect(first.body).toEqual({ sentCount: 10, leftCount: waiting + 2 });
  for (let remaining = waiting + 2; remaining > 0; )
    remaining = (await admin.post('/ext/people/invitations', undefined)).body.leftCount;
  const receivers = backend.sent.slice(before).map(({ to }) => to);
  expect(new Set(receivers).size).toBe(waiting + 12);
  expect(receivers.length).toBe(waiting + 12);
  expect((await admin.post('/ext/people/invitations', undefined)).body).toEqual({
    sentCount: 0,
    leftCount: 0,
  });
});

it('sends an invitation to the new address if an admin has corrected it', async () => {
  await load([{ line: 1, address: 'tpyo@example.com', name: 'Corrected Later' }]);
  for (let remaining = 1; remaining > 0; )
    remaining = (await admin.post('/ext/people/invitations', undefined)).body.leftCount;
  const [person] = await findPeople('tpyo@example.com');
  await confirmed(admin, ADMIN_PASSWORD);
  const { status } = await admin.send('PATCH', `/users/${person?.account._id}`, {
    body: { email: 'typo@example.com' },
  });
  const response = await admin.post('/ext/people/invitations', undefined);
  expect([status, response.body]).toEqual([200, { sentCount: 1, leftCount: 0 }]);
  const invitation = expect.stringContaining('choose a new password');
  expect(backend.sent).toContainEqual(
    expect.objectContaining({ to: 'typo@example.com', text: invitation }),
  );
});

it('keeps unsent invitations for later', async () => {
  await load(
    Array.from({ length: 3 }, (_, index) => ({
      line: index + 1,
      address: `f${index}@example.com`,
    })),
  );
  let remaining = 1;
  const messages = {
    send: async () => {
      if (remaining === 0) throw new Error('no mail server');
      remaining -= 1;
    },
  };
  const deps = { db: backend.db, now: () => backend.clock.now, messages };
  expect(await sendInvitations(deps)).toEqual({ sentCount: 1, leftCount: 2 });
  await expect(sendInvitations(deps)).rejects.toThrow('no mail server');
  expect((await admin.post('/ext/people/invitations', undefined)).body).toEqual({
    sentCount: 2,
    leftCount: 0,
  });
});

it('sends the other invitations if some cannot be sent, however many', async () => {
  const badAddresses = Array.from({ length: 12 }, (_, index) => `bad${index}@example.com`);
  const rows = [...badAddresses, 'good@example.com'].map((address, index) => ({
    line: index + 1,
    address,
  }));
  await load(rows);
  const sent: string[] = [];
  const messages: Messages = {
    send: async ({ to }) => {
      if (to.startsWith('bad')) throw new Error('no such mailbox');
      sent.push(to);
    },
  };
  const deps = { db: backend.db, now: () => backend.clock.now, messages };
  await vi.waitFor(async () => {
    await sendInvitations(deps).catch(() => undefined);
    expect(sent).toEqual(['good@example.com']);
  }, waitOptions);
  await expect(sendInvitations(deps)).rejects.toThrow('no such mailbox');
  expect((await findPeople('bad')).every(({ account }) => !account.invitationSentAt)).toBe(true);
});
