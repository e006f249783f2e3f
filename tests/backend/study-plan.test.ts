// The three questions after sign-up: name, class and goal (decision 044).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it('is empty until the questions are answered', async () => {
  const student = await backend.student();
  expect((await student.get('/ext/study-plan')).body).toEqual({});
});

it('stores the answers, and the name in the student record', async () => {
  const student = await backend.student();
  const { version } = (await student.get('/students/student')).body.student;
  const stored = await student.put('/ext/study-plan', {
    name: ' Rumana ',
    schoolClass: 'class11-12',
    goal: 'admission-test',
  });
  expect(stored.body).toEqual({
    schoolClass: 'class11-12',
    goal: 'admission-test',
    answeredAt: backend.clock.now.toISOString(),
  });
  expect((await student.get('/ext/study-plan')).body).toEqual(stored.body);
  const after = (await student.get('/students/student')).body.student;
  expect(after.personalInfo.fullName.name).toBe('Rumana');
  expect(after.version, 'an editor that read the older record is refused').toBe(version + 1);
});

it('remembers that the questions were dismissed, and keeps the name', async () => {
  const student = await backend.student();
  const before = (await student.get('/students/student')).body.student;
  const stored = await student.put('/ext/study-plan', { schoolClass: null, goal: null });
  expect(stored.body).toEqual({ answeredAt: backend.clock.now.toISOString() });
  expect((await student.get('/students/student')).body.student).toEqual(before);
});

it('keeps the answers when the questions are dismissed in another tab', async () => {
  const student = await backend.student();
  const answers = { schoolClass: 'class10', goal: 'board-exam' };
  await student.put('/ext/study-plan', { name: 'Rumana', ...answers });
  expect(
    (await student.put('/ext/study-plan', { schoolClass: null, goal: null })).body,
  ).toMatchObject(answers);
});

it('belongs to one account', async () => {
  const [student, otherStudent] = [await backend.student(), await backend.student()];
  await student.put('/ext/study-plan', { schoolClass: 'class06', goal: 'school' });
  expect((await otherStudent.get('/ext/study-plan')).body).toEqual({});
  expect((await backend.visitor().get('/ext/study-plan')).status).toBe(401);
});

it('names the field that is wrong', async () => {
  const student = await backend.student();
  const good = { name: 'Rumana', schoolClass: 'class10', goal: 'school' };
  for (const [field, value] of [
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['schoolClass', 'class05'],
    ['goal', 'fame'],
  ] as const) {
    const { status, body } = await student.put('/ext/study-plan', { ...good, [field]: value });
    expect(status, field).toBe(400);
    expect(JSON.stringify(body), field).toContain(field);
  }
  expect((await student.put('/ext/study-plan', { ...good, role: 'admin' })).status).toBe(400);
  expect((await student.get('/ext/study-plan')).body).toEqual({});
});
