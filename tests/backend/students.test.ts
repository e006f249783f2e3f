import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend } from './kit.ts';

let backend: Backend;
let rafi: Student;
beforeAll(async () => {
  backend = await startBackend();
  rafi = await backend.student();
});
afterAll(() => backend.close());

const patch = (person: Student, id: string, body: unknown) =>
  person.send('PATCH', `/students/student/update/${id}`, { body });

describe('the own record', () => {
  it('is created with the account, and starts with the contact of the sign-up', async () => {
    const fresh = await backend.student();
    const { body } = await fresh.get('/students/student');
    expect(body).toMatchObject({
      _id: fresh.userId,
      role: 'student',
      student: { _id: fresh.studentId, userId: fresh.userId },
    });
    expect(body.student.personalInfo.contact.mobile).toBe(body.phoneNumber);
    expect(body.student.courseEnrollment.academic).toEqual({
      totalEnrolled: 0,
      overallProgress: 0,
      enrolledCourses: [],
    });
  });

  it('is null for an account without a record', async () => {
    expect((await (await backend.admin()).get('/students/student')).body).toMatchObject({
      role: 'admin',
      student: null,
    });
  });

  it('accepts the whole student back with one section changed', async () => {
    const { student } = (await rafi.get('/students/student')).body;
    const education = {
      lastLevel: 'HSC',
      lastInstitution: 'ঢাকা কলেজ',
      gradesGPA: '5.00',
      currentStatus: 'ভর্তি পরীক্ষার্থী',
    };
    const info = {
      ...student.personalInfo,
      fullName: { name: '  রাফি  ' },
      dob: '2006-02-28',
      gender: 'Male',
    };
    const saved = await patch(rafi, rafi.studentId, {
      ...student,
      personalInfo: info,
      educationalBackground: education,
    });
    expect(saved.status).toBe(200);
    expect(saved.body.educationalBackground).toEqual(education);
    expect(saved.body.personalInfo).toMatchObject({
      fullName: { name: 'রাফি' },
      dob: '2006-02-28',
      gender: 'Male',
    });
    expect((await rafi.put('/user')).body.userName).toBe('রাফি');
  });

  it('keeps an omitted section, and empties the omitted fields of a sent one', async () => {
    await patch(rafi, rafi.studentId, { educationalBackground: { lastLevel: 'HSC' } });
    const saved = await patch(rafi, rafi.studentId, {
      personalInfo: { fullName: { name: 'Rafi' } },
    });
    expect(saved.body.educationalBackground.lastLevel).toBe('HSC');
    expect(saved.body.personalInfo).toEqual({
      fullName: { name: 'Rafi' },
      address: {},
      contact: {},
    });
  });

  it('ignores ids, photo URL and enrolments, and rejects all other fields', async () => {
    const courseEnrollment = { academic: { totalEnrolled: 1, enrolledCourses: ['paid10'] } };
    const personalInfo = {
      fullName: { name: 'Rafi' },
      profilePhotoUrl: 'https://evil.example/x.png',
    };
    const body = { _id: 'x', userId: 'demo-admin', courseEnrollment, personalInfo };
    expect((await patch(rafi, rafi.studentId, body)).status).toBe(200);
    for (const evil of [{ role: 'admin' }, { personalInfo: { ...personalInfo, role: 'admin' } }]) {
      expect((await patch(rafi, rafi.studentId, { ...body, ...evil })).status).toBe(400);
    }
    const after = (await rafi.get('/students/student')).body;
    expect(after).toMatchObject({
      role: 'student',
      student: { _id: rafi.studentId, userId: rafi.userId },
    });
    expect(after.student.personalInfo.profilePhotoUrl).toBeUndefined();
    expect(after.student.courseEnrollment.academic.enrolledCourses).toEqual([]);
  });

  it('is accessible only to its owner', async () => {
    const other = await backend.student();
    expect((await patch(other, rafi.studentId, { personalInfo: {} })).status).toBe(403);
    expect((await other.get(`/students/student/enrolledcourses/${rafi.studentId}`)).status).toBe(
      403,
    );
    expect(
      (
        await backend
          .visitor()
          .send('PATCH', `/students/student/update/${rafi.studentId}`, { body: {} })
      ).status,
    ).toBe(401);
  });

  it('rejects invalid and future days, unknown genders and too long names, and names the field', async () => {
    const bad: [unknown, string][] = [
      [{ dob: '2006-02-30' }, 'personalInfo.dob'],
      [{ dob: '2999-01-01' }, 'personalInfo.dob'],
      [{ gender: 'Robot' }, 'personalInfo.gender'],
      [{ fullName: { name: 'x'.repeat(101) } }, 'personalInfo.fullName.name'],
      [{ fullName: { name: 5 } }, 'personalInfo.fullName.name'],
    ];
    for (const [personalInfo, path] of bad) {
      const response = await patch(rafi, rafi.studentId, { personalInfo });
      expect([response.status, response.body.fields[0].path]).toEqual([400, path]);
    }
  });
});

describe('enrolling', () => {
  const enrol = (
    person: Student,
    courseId: string,
    category: string,
    studentId = person.studentId,
  ) => person.post('/students/student/enroll', { studentId, courseId, category });

  it('is possible for a course whose fee minus discount is zero, once', async () => {
    const response = await enrol(rafi, 'free', 'admissionPrep');
    expect(response.body).toMatchObject({
      message: 'Enrolled successfully',
      student: { _id: rafi.studentId },
    });
    expect(response.body.student.courseEnrollment.admissionPrep.enrolledCourses).toEqual(['free']);
    const again = await enrol(rafi, 'free', 'admissionPrep');
    expect([again.status, again.body.error]).toEqual([
      409,
      'You are already enrolled in this course.',
    ]);
  });

  it('creates one enrolment for ten concurrent requests', async () => {
    const person = await backend.student();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => enrol(person, 'free10', 'academic')),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });

  it('rejects courses with a fee, in both categories', async () => {
    for (const [course, category] of [
      ['paid', 'admissionPrep'],
      ['paid10', 'academic'],
    ] as const) {
      const response = await enrol(rafi, course, category);
      expect([response.status, response.body.error]).toEqual([400, 'This course is not free.']);
    }
  });

  it('rejects a course of the other category, and an unknown course', async () => {
    expect((await enrol(rafi, 'free', 'academic')).status).toBe(404);
    expect((await enrol(rafi, 'nothing', 'academic')).status).toBe(404);
    expect((await enrol(rafi, 'free', 'other')).status).toBe(400);
  });

  it('is for the own account', async () => {
    expect(
      (await enrol(rafi, 'free10', 'academic', (await backend.student()).studentId)).status,
    ).toBe(403);
    expect(
      (
        await backend.visitor().post('/students/student/enroll', {
          studentId: rafi.studentId,
          courseId: 'free10',
          category: 'academic',
        })
      ).status,
    ).toBe(401);
  });

  it('shows in the list of enrolled courses, with name and cover, and progress by papers taken', async () => {
    const own = await backend.student();
    await enrol(own, 'free', 'admissionPrep');
    const { body } = await own.get(`/students/student/enrolledcourses/${own.studentId}`);
    expect(body).toEqual({
      admissionPrep: {
        totalEnrolled: 1,
        overallProgress: 0,
        enrolledCourses: [
          {
            _id: 'free',
            courseCode: 'free',
            name: 'Course free',
            courseThumbnail: '/media/covers/free.svg',
            progress: 0,
          },
        ],
      },
      academic: { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] },
    });
    const { userId } = own;
    await own.post('/multisubjectexamsresult/exam-results', {
      examId: FREE_PAPER,
      userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    });
    expect(
      (await own.get('/students/student')).body.student.courseEnrollment.admissionPrep
        .overallProgress,
    ).toBe(100);
  });
});

describe('the list of students', () => {
  it('is paginated with the count of all, for admins', async () => {
    const admin = await backend.admin();
    const page = await admin.get('/students?offset=1&limit=2');
    expect(page.body).toHaveLength(2);
    const all = await admin.get('/students?limit=100');
    expect(Number(page.headers['x-total-count'])).toBe(all.body.length);
    expect(page.body).toEqual(all.body.slice(1, 3));
  });

  it('needs as many database queries for fifty students as for one', async () => {
    const admin = await backend.admin();
    const count = async (limit: number) => {
      backend.statements.length = 0;
      await admin.get(`/students?limit=${limit}`);
      return backend.statements.length;
    };
    expect(await count(50)).toBe(await count(1));
  });

  it('is closed to students and visitors, and rejects pages of more than a hundred', async () => {
    expect((await rafi.get('/students')).status).toBe(403);
    expect((await backend.visitor().get('/students')).status).toBe(401);
    expect((await (await backend.admin()).get('/students?limit=101')).status).toBe(400);
  });
});

describe('campaigns and assignments', () => {
  it('are listed by their dates', async () => {
    expect(
      (await backend.visitor().get('/campaigns')).body.map(
        (campaign: { _id: string }) => campaign._id,
      ),
    ).toEqual(['over', 'soon']);
    const own = await backend.enrolled();
    expect(
      (await own.get('/assignments')).body.map((assignment: { _id: string }) => assignment._id),
    ).toEqual(['first', 'later']);
    expect((await backend.visitor().get('/assignments')).status).toBe(401);
  });

  it('count a registration once and show it only to its student', async () => {
    const { student } = (await rafi.get('/students/student')).body;
    for (const body of [student, {}]) {
      const response = await rafi.put('/campaigns/soon/register', body);
      expect(response.body).toMatchObject({ _id: 'soon', registeredCount: 1, registered: true });
    }
    expect((await (await backend.student()).get('/campaigns/soon')).body).toMatchObject({
      registeredCount: 1,
      registered: false,
    });
    expect((await backend.visitor().get('/campaigns/soon')).body.registered).toBeUndefined();
  });

  it('reject registrations for a campaign that is over, for another student, and without an account', async () => {
    const over = await rafi.put('/campaigns/over/register', {});
    expect([over.status, over.body.error]).toEqual([410, 'The campaign is over.']);
    expect(
      (await rafi.put('/campaigns/soon/register', { _id: (await backend.student()).studentId }))
        .status,
    ).toBe(403);
    expect((await rafi.put('/campaigns/none/register', {})).status).toBe(404);
    expect((await backend.visitor().put('/campaigns/soon/register', {})).status).toBe(401);
  });
});
