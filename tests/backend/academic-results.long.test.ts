import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let person: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  person = await backend.student();
});
afterAll(() => backend.close());

const add = (sender: Visitor, studentId: string, facts: object = {}) =>
  sender.post('/academicresult', { studentId, examName: 'SSC', year: 2022, ...facts });
const listOf = (sender: Visitor, studentId: string) =>
  sender.get(`/academicresult/student/${studentId}`);

describe('academic results', () => {
  it('are listed with the newest year first, without empty fields', async () => {
    const fresh = await backend.student();
    const ssc = await add(fresh, fresh.studentId, {
      institution: 'সাভার মডেল স্কুল',
      board: 'Dhaka',
      grade: 'A+',
      gpa: 4.35,
    });
    const hsc = await add(fresh, fresh.studentId, { examName: 'HSC', year: 2024, gpa: null });
    expect([ssc.status, hsc.status]).toEqual([201, 201]);
    const own = { studentId: fresh.studentId, recordedBy: 'student' };
    const { body } = await listOf(fresh, fresh.studentId);
    expect(body).toEqual([
      { ...own, _id: expect.any(String), examName: 'HSC', year: 2024 },
      {
        ...own,
        _id: ssc.body._id,
        examName: 'SSC',
        year: 2022,
        institution: 'সাভার মডেল স্কুল',
        board: 'Dhaka',
        grade: 'A+',
        gpa: 4.35,
      },
    ]);
  });

  it('accept the whole document with a changed field; null clears a field, a missing one is unchanged', async () => {
    const { body } = await add(person, person.studentId, { board: 'Dhaka', grade: 'A' });
    const put = (changes: object) => person.put(`/academicresult/${body._id}`, changes);
    expect(
      (await put({ ...body, grade: 'A+', _id: 'x', studentId: 'y', recordedBy: 'admin' })).body,
    ).toEqual({ ...body, grade: 'A+' });
    const { board: _, ...rest } = body;
    expect((await put({ board: null })).body).toEqual({ ...rest, grade: 'A+' });
    expect((await put({})).status).toBe(200);
  });

  it('are refused if they are invalid', async () => {
    const wrong: [object, number][] = [
      [{ gpa: 5.01 }, 400],
      [{ gpa: -1 }, 400],
      [{ gpa: 4.333 }, 400],
      [{ gpa: '5' }, 400],
      [{ year: 1900 }, 400],
      [{ year: 2024.5 }, 400],
      [{ year: backend.clock.now.getUTCFullYear() + 2 }, 422],
      [{ examName: '' }, 400],
      [{ examName: 'x'.repeat(201) }, 400],
      [{ recordedBy: 'admin' }, 400],
      [{ note: 'x' }, 400],
    ];
    const { body } = await add(person, person.studentId);
    for (const [facts, status] of wrong) {
      expect((await add(person, person.studentId, facts)).status, JSON.stringify(facts)).toBe(
        status,
      );
      if ('recordedBy' in facts) continue;
      expect(
        (await person.put(`/academicresult/${body._id}`, facts)).status,
        JSON.stringify(facts),
      ).toBe(status);
    }
    for (const gpa of [0, 0.01, 0.07, 0.29, 1.15, 3.89, 4.35, 4.99, 5]) {
      expect((await person.put(`/academicresult/${body._id}`, { gpa })).body.gpa).toBe(gpa);
    }
  });

  it('belong to a student: another one neither reads nor writes them', async () => {
    const other = await backend.student();
    const { _id } = (await add(person, person.studentId)).body;
    expect((await add(other, person.studentId)).status).toBe(403);
    expect((await listOf(other, person.studentId)).status).toBe(403);
    expect((await other.put(`/academicresult/${_id}`, { grade: 'F' })).status).toBe(403);
    expect((await other.send('DELETE', `/academicresult/${_id}`)).status).toBe(403);
    expect(
      (await backend.visitor().get(`/academicresult/student/${person.studentId}`, backend.service))
        .status,
    ).toBe(200);
    expect((await add(admin, 'unknown')).status).toBe(404);
    expect((await listOf(admin, 'unknown')).status).toBe(404);
  });

  it('that an admin has recorded are read, but not changed or deleted, by the student', async () => {
    const { body } = await add(admin, person.studentId, { grade: 'A' });
    expect(body.recordedBy).toBe('admin');
    const address = `/academicresult/${body._id}`;
    expect((await listOf(person, person.studentId)).body).toContainEqual(body);
    expect((await person.put(address, { grade: 'A+' })).status).toBe(403);
    expect((await person.send('DELETE', address)).status).toBe(403);
    expect((await admin.put(address, { grade: 'B' })).body).toEqual({ ...body, grade: 'B' });
    expect((await admin.send('DELETE', address)).body).toEqual({
      message: 'Academic result deleted.',
    });
    expect((await admin.send('DELETE', address)).status).toBe(404);
  });

  it('are at most fifty, also if sixty are added concurrently', async () => {
    const busy = await backend.student();
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => add(busy, busy.studentId)),
    );
    expect(responses.filter((response) => response.status === 201)).toHaveLength(50);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(10);
    expect((await listOf(busy, busy.studentId)).body).toHaveLength(50);
    expect((await add(admin, busy.studentId)).status).toBe(409);
  });
});
