// The extension `people`: admins search students, enrol them by hand with a note, and end
// enrolments.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

async function createStudentNamed(name: string, contact: object = {}): Promise<Student> {
  const person = await backend.student();
  const body = { personalInfo: { fullName: { name }, contact } };
  await person.send('PATCH', `/students/student/update/${person.studentId}`, { body });
  return person;
}

type Found = { student: { _id: string } };
const search = async (q: string) =>
  (await admin.get(`/ext/people?q=${encodeURIComponent(q)}`)).body.map(
    ({ student }: Found) => student._id,
  ) as string[];

it('finds a student by every word of the search, in names, addresses and numbers', async () => {
  // The letter with its dot in one character, as some keyboards write it.
  const tania = await createStudentNamed('তানিয়া রহমান', {
    mobile: '01711223344',
    email: 'tania@mail.test',
  });
  const percent = await createStudentNamed('100%_sure');
  expect(await search('রহমান তানি\u09afা'.replace('\u09af', '\u09af\u09bc'))).toEqual([
    tania.studentId,
  ]);
  expect(await search('০১৭১১২২৩৩৪৪')).toEqual([tania.studentId]);
  expect(await search('TANIA@mail রহমান')).toEqual([tania.studentId]);
  expect(await search('তানিয়া nobody')).toEqual([]);
  expect(await search('%_s')).toEqual([percent.studentId]);
});

it('pages through all accounts by cursor, once each', async () => {
  const all = await search('');
  const read: string[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const page: Awaited<ReturnType<Visitor['get']>> = await admin.get(
      `/ext/people?limit=2&after=${next}`,
    );
    read.push(...page.body.map(({ student }: Found) => student._id));
    next = page.headers['x-next-cursor'] as string | undefined;
  }
  expect(read).toEqual(all);
});

it('enrols a student in a course that costs money, with a note that only admins read', async () => {
  const person = await backend.student();
  const enrolments = `/ext/people/${person.studentId}/enrolments`;
  const body = { courseId: 'paid10', category: 'academic', paymentNote: 'bKash TX-1234' };
  const { status, body: responseBody } = await admin.post(enrolments, body);
  expect([status, responseBody.enrolments]).toEqual([
    200,
    [
      {
        ...body,
        courseCode: 'class10',
        name: expect.any(String),
        enrolledAt: expect.any(String),
        byAdmin: true,
      },
    ],
  ]);
  expect((await admin.post(enrolments, body)).status).toBe(409);
  const own = await person.get(`/students/student/enrolledcourses/${person.studentId}`);
  expect(own.body.academic.enrolledCourses.map(({ _id }: { _id: string }) => _id)).toEqual([
    'paid10',
  ]);
  expect(own.text + (await person.get('/students/student')).text).not.toContain('TX-1234');
  expect((await person.post(enrolments, body)).status).toBe(403);
});

it('ends an enrolment, and distinguishes own enrolments from those by admins', async () => {
  const person = await backend.enrolled();
  const { enrolments } = (await admin.get(`/ext/people/${person.studentId}`)).body;
  expect(enrolments.map(({ byAdmin }: { byAdmin: boolean }) => byAdmin)).toEqual([false, false]);
  const url = `/ext/people/${person.studentId}/enrolments/academic/free10`;
  const { body } = await admin.send('DELETE', url);
  expect(body.enrolments.map(({ courseId }: { courseId: string }) => courseId)).toEqual(['free']);
  expect((await admin.send('DELETE', url)).status).toBe(404);
});
