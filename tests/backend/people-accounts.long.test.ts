// The extension `people`: an admin's actions on an account: block it, end its sessions, send a code
// for a new password, delete it; and its attempts and results for an admin.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Refusal } from '../../backend/src/refusals/refusals.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const password = 'a long password';
const fresh = 'a fresh password';
const of = ({ studentId }: Student, call = '') => `/ext/people/${studentId}${call}`;
const phoneOf = async (person: Student): Promise<string> =>
  (await person.get('/students/student')).body.phoneNumber;
const login = (phoneNumber: string, typed: string) =>
  backend.visitor().post('/auth/student/login', { phoneNumber, password: typed });
const confirmReset = (phoneNumber: string, otp: unknown) =>
  backend.visitor().post('/ext/password-reset/confirm', { phoneNumber, otp, password: fresh });

it('blocks an account: its sessions end, and the right password is rejected with a reason', async () => {
  const person = await backend.enrolled();
  const phoneNumber = await phoneOf(person);
  const { status, body } = await admin.send('PUT', of(person, '/block'));
  expect([status, body.account.blockedAt]).toEqual([200, expect.any(String)]);
  expect((await person.get('/students/student')).status).toBe(401);
  const refused = await login(phoneNumber, password);
  expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  expect((await login(phoneNumber, 'a wrong password')).body.code).toBe('INVALID_CREDENTIALS');
  const blocked = (await admin.get('/ext/people?state=blocked')).body;
  expect(blocked.map(({ student }: { student: { _id: string } }) => student._id)).toEqual([
    person.studentId,
  ]);

  const free = await admin.send('DELETE', of(person, '/block'));
  expect([free.body.account.blockedAt, free.body.enrolments.length]).toEqual([undefined, 2]);
  expect((await login(phoneNumber, password)).status).toBe(200);
});

it('rejects blocking or deleting an admin, and giving the role to a blocked person', async () => {
  const person = await backend.student();
  await confirmed(admin, ADMIN_PASSWORD);
  const change = (role: string) =>
    admin.send('PATCH', `/users/${person.userId}`, { body: { role } });
  await change('admin');
  expect((await admin.send('PUT', of(person, '/block'))).body.code).toBe('ADMIN_NOT_BLOCKED');
  expect((await admin.send('DELETE', of(person))).body.code).toBe('ADMIN_NOT_DELETED');
  await change('student');
  await admin.send('PUT', of(person, '/block'));
  expect((await change('admin')).body.code).toBe('BLOCKED_ADMIN');
});

it('lists the sessions of a student, and ends all of them', async () => {
  const person = await backend.student();
  expect((await admin.get(of(person, '/sessions'))).body).toEqual([
    expect.objectContaining({ _id: expect.any(String), createdAt: expect.any(String) }),
  ]);
  expect((await admin.send('DELETE', of(person, '/sessions'))).status).toBe(200);
  expect((await person.get('/students/student')).status).toBe(401);
  expect((await admin.get(of(person, '/sessions'))).body).toEqual([]);
});

it('sends a code for a new password that is valid in every browser, once', async () => {
  const person = await backend.student();
  const phoneNumber = await phoneOf(person);
  const resetResponse = await admin.post(of(person, '/password-reset'), undefined);
  expect([resetResponse.status, resetResponse.body]).toEqual([202, { to: phoneNumber }]);
  const { to, otp } = backend.sent.at(-1) ?? {};
  expect(to).toBe(phoneNumber);
  expect((await confirmReset(phoneNumber, otp === '000000' ? '000001' : '000000')).status).toBe(
    400,
  );
  expect((await confirmReset(phoneNumber, otp)).status).toBe(200);
  expect((await login(phoneNumber, fresh)).status).toBe(200);
  expect((await confirmReset(phoneNumber, otp)).status).toBe(400);
});

it('keeps the code that was sent if a further one cannot be sent', async () => {
  const person = await backend.student();
  const phoneNumber = await phoneOf(person);
  await admin.post(of(person, '/password-reset'), undefined);
  const { otp } = backend.sent.at(-1) ?? {};
  const spy = vi.spyOn(backend.sent, 'push').mockImplementationOnce(() => {
    throw new Refusal('MESSAGE_NOT_SENT');
  });
  expect((await admin.post(of(person, '/password-reset'), undefined)).status).toBe(503);
  spy.mockRestore();
  expect((await confirmReset(phoneNumber, otp)).status).toBe(200);
});

it('deletes an account after the admin has confirmed the password', async () => {
  const person = await backend.student();
  const phoneNumber = await phoneOf(person);
  const other = await backend.student();
  await confirmed(admin, ADMIN_PASSWORD);
  await admin.send('PATCH', `/users/${other.userId}`, { body: { role: 'admin' } });
  const relogged = backend.visitor();
  await relogged.post('/auth/student/login', { phoneNumber: await phoneOf(other), password });
  const refused = await relogged.send('DELETE', of(person));
  expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  expect((await admin.send('DELETE', of(person))).status).toBe(200);
  expect((await admin.get(of(person))).status).toBe(404);
  expect((await login(phoneNumber, password)).status).toBe(401);
});

it('finds names in other spellings, and in Latin letters', async () => {
  const person = await backend.student();
  await person.send('PATCH', `/students/student/update/${person.studentId}`, {
    body: { personalInfo: { fullName: { name: 'শারমিন রহমান' } } },
  });
  const search = async (q: string) =>
    (await admin.get(`/ext/people?q=${encodeURIComponent(q)}`)).body.map(
      ({ student }: { student: { _id: string } }) => student._id,
    );
  for (const q of ['সারমীন', 'Sharmin', 'sarmin rahman'])
    expect([q, await search(q)]).toEqual([q, [person.studentId]]);
  expect(await search('Tanvir')).toEqual([]);
});

it('finds numbers however they are written', async () => {
  const person = await backend.student();
  const local = (await phoneOf(person)).replace(/^88/, '');
  const [start, end] = [local.slice(0, 5), local.slice(5)];
  for (const q of [local, `+88${local}`, `${start}-${end}`, `+880 ${local.slice(1)}`, end]) {
    const { body } = await admin.get(`/ext/people?q=${encodeURIComponent(q)}`);
    const studentIds = body.map(({ student }: { student: { _id: string } }) => student._id);
    expect([q, studentIds]).toEqual([q, [person.studentId]]);
  }
});
