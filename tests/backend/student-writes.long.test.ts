import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolments } from '../../backend/src/modules/students/tables.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { aPng, multipart } from './multipart.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const patch = (person: Visitor, id: string, body: unknown) =>
  person.send('PATCH', `/students/student/update/${id}`, { body });
const remove = (person: Visitor, id: string) => person.send('DELETE', `/student/${id}`);
const recordOf = async (person: Student) => (await person.get('/students/student')).body.student;
const named = (name: string) => ({ personalInfo: { fullName: { name } } });

async function aRecordless(): Promise<Student> {
  const person = await backend.student();
  await remove(person, person.studentId);
  return person;
}

describe('changing a student record', () => {
  it('increments its version, and accepts the whole document back with that version', async () => {
    const person = await backend.student();
    const before = await recordOf(person);
    expect(before.version).toBe(1);
    const response = await patch(person, person.studentId, { ...before, ...named('Rafi') });
    expect(response.body).toMatchObject({
      version: 2,
      personalInfo: { fullName: { name: 'Rafi' } },
    });
    expect(await recordOf(person)).toEqual(response.body);
    expect((await patch(person, person.studentId, response.body)).body.version).toBe(3);
  });

  it('rejects an older version with 409, and keeps the stored document', async () => {
    const person = await backend.student();
    await patch(person, person.studentId, { ...named('First'), version: 1 });
    const late = await patch(person, person.studentId, { ...named('Second'), version: 1 });
    expect([late.status, late.body.error]).toEqual([
      409,
      'This record was changed in another place. Please reload it.',
    ]);
    expect((await patch(person, person.studentId, { ...named('Third'), version: 7 })).status).toBe(
      409,
    );
    expect((await recordOf(person)).personalInfo.fullName).toEqual({ name: 'First' });
  });

  it('accepts one of two concurrent changes of the same version', async () => {
    const person = await backend.student();
    for (let version = 1; version < 6; version += 1) {
      const [first, second] = await Promise.all(
        ['One', 'Two'].map((name) => patch(person, person.studentId, { ...named(name), version })),
      );
      expect([first?.status, second?.status].sort()).toEqual([200, 409]);
      const winner = first?.status === 200 ? first : second;
      expect(await recordOf(person)).toEqual(winner?.body);
    }
  });

  it('counts every one of ten changes without a version, and returns to each its stored document', async () => {
    const person = await backend.student();
    const names = Array.from({ length: 10 }, (_, number) => `Name ${number}`);
    const responses = await Promise.all(
      names.map((name) => patch(person, person.studentId, named(name))),
    );
    expect(responses.map((response) => response.body.personalInfo.fullName.name)).toEqual(names);
    expect(responses.map((response) => response.body.version).sort((a, b) => a - b)).toEqual(
      names.map((_, number) => number + 2),
    );
  });

  it('keeps a section that was not sent when the other one is sent at the same moment', async () => {
    const person = await backend.student();
    await Promise.all([
      patch(person, person.studentId, named('Rafi')),
      patch(person, person.studentId, { educationalBackground: { lastLevel: 'HSC' } }),
    ]);
    expect(await recordOf(person)).toMatchObject({
      personalInfo: { fullName: { name: 'Rafi' } },
      educationalBackground: { lastLevel: 'HSC' },
    });
  });

  it('rejects unknown fields at every depth, and invalid versions', async () => {
    const person = await backend.student();
    const bodies = [
      { role: 'admin' },
      { user: { role: 'admin' } },
      { personalInfo: { role: 'admin' } },
      { personalInfo: { fullName: { name: 'x', nickname: 'y' } } },
      { personalInfo: { address: { country: 'x' } } },
      { personalInfo: { contact: { fax: 'x' } } },
      { educationalBackground: { role: 'admin' } },
      ...[0, 1.5, '1', null, 2 ** 40].map((version) => ({ version })),
    ];
    for (const body of bodies)
      expect((await patch(person, person.studentId, body)).status, JSON.stringify(body)).toBe(400);
    expect((await recordOf(person)).version).toBe(1);
  });

  it('is open to admins for every record, and returns 404 for an unknown one', async () => {
    const person = await backend.student();
    expect((await patch(admin, person.studentId, named('By the office'))).status).toBe(200);
    expect((await recordOf(person)).personalInfo.fullName.name).toBe('By the office');
    for (const body of [{}, { version: 1 }])
      expect((await patch(admin, 'unknown', body)).status).toBe(404);
  });
});

describe('making a student record', () => {
  const create = (person: Visitor, body: object) => person.post('/student/createstudent', body);

  it('works for an account without a record, with the contact of the sign-up', async () => {
    const person = await aRecordless();
    const response = await create(person, { educationalBackground: { lastLevel: 'SSC' } });
    const { phoneNumber } = (await person.get('/students/student')).body;
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      userId: person.userId,
      version: 1,
      personalInfo: { contact: { mobile: phoneNumber } },
      educationalBackground: { lastLevel: 'SSC' },
    });
    expect(response.body._id).not.toBe(person.studentId);
    expect(await recordOf(person)).toEqual(response.body);
  });

  it('keeps the contact of the sign-up unless another one is sent', async () => {
    const [person, other] = [await aRecordless(), await aRecordless()];
    const { phoneNumber } = (await person.get('/students/student')).body;
    const info = { fullName: { name: 'Rima' } };
    const contactOf = async (who: Visitor, personalInfo: object) =>
      (await create(who, { personalInfo })).body.personalInfo.contact;
    expect(await contactOf(person, info)).toEqual({ mobile: phoneNumber });
    expect(await contactOf(other, { ...info, contact: { email: 'rima@example.com' } })).toEqual({
      email: 'rima@example.com',
    });
  });

  it('creates one for ten concurrent requests; an account that has one gets 409', async () => {
    const person = await aRecordless();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => create(person, named('Rafi'))),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
  });

  it('is for the own account; an admin may name any existing account', async () => {
    const person = await aRecordless();
    expect((await create(await backend.student(), { userId: person.userId })).status).toBe(403);
    expect((await create(person, { userId: person.userId })).status).toBe(201);
    const other = await aRecordless();
    const response = await create(admin, { userId: other.userId, ...named('Rima') });
    expect([response.status, response.body.userId]).toEqual([201, other.userId]);
    expect((await create(admin, { userId: 'unknown' })).status).toBe(404);
  });

  it('accepts the same fields as a change, and no others', async () => {
    const person = await aRecordless();
    for (const body of [
      { role: 'admin' },
      { personalInfo: { dob: '2999-01-01' } },
      { personalInfo: { role: 'admin' } },
    ]) {
      expect((await create(person, body)).status).toBe(400);
    }
    const evil = {
      _id: 'mine',
      courseEnrollment: { academic: { enrolledCourses: ['paid10'] } },
      version: 9,
    };
    const response = await create(person, {
      ...evil,
      personalInfo: { profilePhotoUrl: 'https://evil.example/x.png' },
    });
    expect(response.body).toMatchObject({
      version: 1,
      courseEnrollment: { academic: { enrolledCourses: [] } },
    });
    expect(response.body._id).not.toBe('mine');
    expect(response.body.personalInfo.profilePhotoUrl).toBeUndefined();
  });
});

describe('deleting a student record', () => {
  it('deletes enrolments, registrations and the photo with it; the account stays', async () => {
    const person = await backend.enrolled();
    const { studentId } = person;
    await person.put('/campaigns/soon/register', {});
    const { registeredCount } = (await admin.get('/campaigns/soon')).body;
    await person.send(
      'POST',
      `/students/student/${studentId}/upload-profile-picture`,
      multipart('image', 'me.png', aPng()),
    );
    const photo = join(
      backend.dataDir,
      (await recordOf(person)).personalInfo.profilePhotoUrl.replace(/^.media.|\?.*$/g, ''),
    );
    expect(existsSync(photo)).toBe(true);

    expect((await remove(person, studentId)).body).toEqual({ message: 'Student deleted.' });
    expect(existsSync(photo)).toBe(false);
    expect(await backend.db.$count(enrolments, eq(enrolments.studentId, studentId))).toBe(0);
    expect((await admin.get('/campaigns/soon')).body.registeredCount).toBe(registeredCount - 1);
    expect((await person.get('/students/student')).body).toMatchObject({
      _id: person.userId,
      student: null,
    });
    expect((await remove(person, studentId)).status).toBe(403);
  });

  it('is for the own account and for admins', async () => {
    const person = await backend.student();
    expect((await remove(await backend.student(), person.studentId)).status).toBe(403);
    expect((await remove(backend.visitor(), person.studentId)).status).toBe(401);
    expect((await remove(admin, person.studentId)).status).toBe(200);
    expect((await remove(admin, person.studentId)).status).toBe(404);
  });
});
