import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFiles } from '../../backend/src/modules/answer-files/tables.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { examWrittenQuestions } from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { ADMIN_PASSWORD, confirmed, takeAddress } from './confirm.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { aWrittenExam } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { aPng, multipart } from './multipart.ts';
import { resetCode } from './reset-code.ts';
import { sendPdf } from './send-pdf.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

/** Confirms the password first; a visitor has none. */
const confirm = async (person: Visitor) => {
  if (person.cookie) await confirmed(person, person === admin ? ADMIN_PASSWORD : undefined);
  return person;
};
const change = async (person: Visitor, id: string, body: object) =>
  (await confirm(person)).send('PATCH', `/users/${id}`, { body });
const leave = async (person: Visitor) => (await confirm(person)).send('DELETE', '/user');
const accountOf = async (person: Visitor) => (await person.get('/students/student')).body;
const onDisk = (url: string) =>
  existsSync(join(backend.dataDir, url.replace('/media/', '').replace(/\?.*/, '')));

/** The same account in another browser. */
async function againAs(person: Student, password = 'a long password'): Promise<Visitor> {
  const { phoneNumber } = await accountOf(person);
  const browser = backend.visitor();
  await browser.post('/auth/student/login', { phoneNumber, password });
  return browser;
}

async function anAdmin(): Promise<Student> {
  const person = await backend.student();
  await change(admin, person.userId, { role: 'admin' });
  return person;
}

describe('deleting the own account', () => {
  it('deletes all own data, on the server and on the disk, and signs the browser out', async () => {
    const person = await backend.enrolled();
    const { userId, studentId } = person;
    const second = await againAs(person);
    const photo = await person.send(
      'POST',
      `/students/student/${studentId}/upload-profile-picture`,
      multipart('image', 'a.png', aPng()),
    );
    const pdf = await sendPdf(person);
    await person.post('/multisubjectexamsresult/exam-results', {
      examId: FREE_PAPER,
      userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    });
    expect(
      await backend.db.$count(multiSubjectResults, eq(multiSubjectResults.userId, userId)),
    ).toBe(1);
    const stored = [photo.body.imageUrl, pdf.body.url];
    expect(stored.map(onDisk)).toEqual([true, true]);

    const response = await leave(person);
    expect([response.status, response.body]).toEqual([200, { message: 'Account deleted.' }]);
    expect(person.cookie).toBeUndefined();
    expect((await second.get('/students/student')).status).toBe(401);
    expect(stored.map(onDisk)).toEqual([false, false]);
    for (const table of [sessions, students, multiSubjectResults, answerFiles]) {
      expect(await backend.db.$count(table, eq(table.userId, userId))).toBe(0);
    }
    expect(await backend.db.$count(users, eq(users.id, userId))).toBe(0);
  });

  it('frees its phone number for a new sign-up', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    await leave(person);
    expect(
      (await backend.visitor().post('/auth/signup', { phoneNumber, password: 'a long password' }))
        .status,
    ).toBe(201);
  });

  it('keeps a PDF that an exam shows as its solution', async () => {
    const person = await anAdmin();
    const [solution, other] = await Promise.all([0, 1].map(() => sendPdf(person)));
    const url: string = solution?.body.url;
    const [question] = await backend.db.select().from(examWrittenQuestions).limit(1);
    const id = question?.id ?? '';
    await backend.db
      .update(examWrittenQuestions)
      .set({ handwrittenPdf: url })
      .where(eq(examWrittenQuestions.id, id));
    expect([(await leave(person)).status, onDisk(url), onDisk(other?.body.url)]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('keeps a PDF that only an earlier version of an exam shows', async () => {
    const person = await anAdmin();
    const url: string = (await sendPdf(person)).body.url;
    const { written } = aWrittenExam();
    const examWithSolution = aWrittenExam({ written: [{ ...written[0], handwrittenPdf: url }] });
    const { _id } = (await admin.post('/examcreation/chapter/createexam', examWithSolution)).body;
    expect((await admin.put(`/examcreation/${_id}`, { written })).status).toBe(200);
    expect([(await leave(person)).status, onDisk(url)]).toEqual([200, true]);
  });

  it('is rejected for the last admin, also when the last two leave at the same time', async () => {
    const refused = await leave(admin);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This is the last admin. Make somebody else an admin first.',
    ]);
    for (let round = 0; round < 3; round += 1) {
      const others = [await anAdmin(), await anAdmin()];
      // The demo admin of the three resigns first, so that two are left who both want to resign.
      const { _id } = await accountOf(admin);
      expect((await change(admin, _id, { role: 'student' })).status).toBe(200);
      const responses = await Promise.all(others.map((person) => leave(person)));
      expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
      const remainingAdmin = others[responses.findIndex((response) => response.status === 409)];
      expect((await change(remainingAdmin ?? admin, _id, { role: 'admin' })).status).toBe(200);
      expect((await leave(remainingAdmin ?? admin)).status).toBe(200);
    }
  });
});

describe('changing an account', () => {
  it('accepts an own e-mail address in lower case, and the whole document back', async () => {
    const person = await backend.student();
    const before = await accountOf(person);
    const response = await takeAddress(backend, person, { email: 'New.Address@Example.com' });
    expect([response.status, response.body]).toEqual([
      200,
      {
        _id: person.userId,
        role: 'student',
        phoneNumber: before.phoneNumber,
        email: 'new.address@example.com',
      },
    ]);
    expect(
      (await change(person, person.userId, { ...response.body, userName: 'Ignored' })).body,
    ).toEqual(response.body);
    const login = { email: 'new.address@example.com', password: 'a long password' };
    expect((await backend.visitor().post('/auth/student/login', login)).status).toBe(200);
  });

  it('by PATCH sends the code for an own new address, and changes nothing before the code is confirmed', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const changeResponse = await change(person, person.userId, { email: 'Patched@example.com' });
    expect(changeResponse.body).toEqual({
      _id: person.userId,
      role: 'student',
      phoneNumber,
      pending: { email: 'patched@example.com' },
    });
    expect((await accountOf(person)).email).toBeUndefined();
    const { otp } = backend.sent.at(-1) ?? {};
    expect(backend.sent.at(-1)).toMatchObject({ to: 'patched@example.com', channel: 'email' });
    expect((await person.post('/ext/address-change/confirm', { otp })).body.email).toBe(
      'patched@example.com',
    );
    const both = { email: 'other@example.com', phoneNumber: '8801600000001' };
    expect((await change(person, person.userId, both)).status).toBe(400);
  });

  it('ends the other sessions when a credential changes, and no session when none does', async () => {
    const person = await backend.student();
    const second = await againAs(person);
    const { phoneNumber } = await accountOf(person);
    await change(person, person.userId, { phoneNumber, role: 'student' });
    expect((await second.get('/students/student')).status).toBe(200);
    await takeAddress(backend, person, { email: 'second@example.com' });
    expect((await second.get('/students/student')).status).toBe(401);
    expect((await person.get('/students/student')).status).toBe(200);
    await change(admin, person.userId, { email: null });
    expect((await person.get('/students/student')).status).toBe(401);
  });

  it('invalidates a code that was sent to the earlier credential', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    await takeAddress(backend, person, { email: 'before@example.com' });
    const { otp, browser } = await resetCode(backend, { email: 'before@example.com' });
    await takeAddress(backend, person, { email: 'after@example.com' });
    const reset = { phoneNumber, otp, password: 'a stolen password' };
    expect((await browser.post('/ext/password-reset/confirm', reset)).status).toBe(400);
  });

  it('reveals only to its owner that an address has an account, and returns 422 when none would be left', async () => {
    const [person, other] = [await backend.student(), await backend.student()];
    const { phoneNumber } = await accountOf(other);
    const changeResponse = await change(person, person.userId, { phoneNumber });
    expect([changeResponse.status, changeResponse.body.pending]).toEqual([200, { phoneNumber }]);
    expect(backend.sent.at(-1)).toMatchObject({
      to: phoneNumber,
      text: expect.stringContaining('You already have an Alokpath account'),
    });
    expect((await person.post('/ext/address-change/confirm', { otp: '123456' })).status).toBe(400);
    expect((await change(person, person.userId, { phoneNumber: null })).status).toBe(422);
    await takeAddress(backend, person, { email: 'left@example.com' });
    expect((await change(person, person.userId, { phoneNumber: null })).body).toEqual({
      _id: person.userId,
      role: 'student',
      email: 'left@example.com',
    });
    expect((await change(admin, other.userId, { email: 'LEFT@example.com' })).status).toBe(409);
  });

  it('gives an address that two accounts request at the same time to one of them', async () => {
    const people = [await backend.student(), await backend.student()];
    const responses = await Promise.all(
      people.map((person) => takeAddress(backend, person, { email: 'both@example.com' })),
    );
    // The owner may confirm the codes for one address in any order, but there is one account with
    // it.
    expect(responses.filter((response) => response.status === 200).length).toBeLessThanOrEqual(1);
    expect(await backend.db.$count(users, eq(users.email, 'both@example.com'))).toBeLessThanOrEqual(
      1,
    );
  });

  it('sends one account ten codes in a quarter of an hour', async () => {
    const person = await backend.student();
    const { phoneNumber } = await accountOf(person);
    const changeEmail = (email: string) => change(person, person.userId, { email, phoneNumber });
    for (let times = 0; times < 10; times += 1)
      expect((await changeEmail('admin@alokpath.test')).status).toBe(200);
    expect((await changeEmail('admin@alokpath.test')).status).toBe(429);
    expect((await change(person, person.userId, { phoneNumber })).status).toBe(200);
    expect((await change(admin, person.userId, { email: 'moved@x.test' })).status).toBe(200);
  });

  it('accepts only the fields of a sign-up', async () => {
    const person = await backend.student();
    const bodies = [
      { email: 'a,b@c.de' },
      { email: '' },
      { phoneNumber: '01711111111' },
      { role: 'teacher' },
      { password: 'x' },
      { studentId: 'x' },
    ];
    for (const body of bodies)
      expect((await change(person, person.userId, body)).status, JSON.stringify(body)).toBe(400);
  });

  it('rejects a role for oneself and changes of other accounts', async () => {
    const [person, other] = [await backend.student(), await backend.student()];
    expect((await change(person, person.userId, { role: 'admin' })).status).toBe(403);
    expect((await change(person, person.userId, { role: 'student' })).status).toBe(200);
    expect((await change(person, other.userId, { email: 'x@example.com' })).status).toBe(403);
    expect((await change(person, 'unknown', {})).status).toBe(403);
    expect((await change(admin, 'unknown', {})).status).toBe(404);
    expect((await change(backend.visitor(), person.userId, {})).status).toBe(401);
  });

  it('allows an admin to change roles, which apply from the next request on', async () => {
    const person = await backend.student();
    expect((await person.get('/students')).status).toBe(403);
    expect((await change(admin, person.userId, { role: 'admin' })).body.role).toBe('admin');
    expect((await person.get('/students')).status).toBe(200);
    await change(admin, person.userId, { role: 'student' });
    expect((await person.get('/students')).status).toBe(403);
  });

  it('keeps one admin, also when two remove the role from each other', async () => {
    const { _id } = await accountOf(admin);
    expect((await change(admin, _id, { role: 'student' })).status).toBe(409);
    expect((await change(admin, _id, { role: 'admin' })).status).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      const other = await anAdmin();
      const responses = await Promise.all([
        change(admin, other.userId, { role: 'student' }),
        change(other, _id, { role: 'student' }),
      ]);
      // The second one is refused: as a student already, or for removing the role of the last
      // admin.
      expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
      expect(await backend.db.$count(users, eq(users.role, 'admin'))).toBe(1);
      if (responses[1]?.status === 200) await change(other, _id, { role: 'admin' });
      await change(admin, other.userId, { role: 'student' });
    }
  });
});
