import { describe, expect, test } from 'vitest';
import {
  aCourse,
  anAdmin,
  anAdmissionCourse,
  aStudent,
  aViewer,
  someEnrolledCourses,
} from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const ENROLL = `mutation ($input: EnrollInput!) { enroll(input: $input) { message student { id }
  admissionCourse { id isEnrolled } course { id isEnrolled } } }`;

describe('the student record', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('has all its fields, by their GraphQL names', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/students/student/enrolledcourses/s1', someEnrolledCourses());
    const response = await executeAsStudent(`{
      viewer {
        student {
          id profilePhotoUrl name certificateName dateOfBirth gender
          address { street city district division } contactEmail contactMobile
          educationalBackground { lastLevel lastInstitution gradesGpa currentStatus } version
          enrollments {
            category totalEnrolled overallProgressPercent
            courses { id courseCode name thumbnailUrl }
          }
        }
      }
    }`);
    expect(dataOf(response)).toEqual({
      viewer: {
        student: {
          id: 's1',
          profilePhotoUrl: '/media/files/photo.jpg',
          name: 'Aisha',
          certificateName: 'Aisha Rahman',
          dateOfBirth: '2008-05-04',
          gender: 'FEMALE',
          address: { street: '12 Green Road', city: 'Dhaka', district: 'Dhaka', division: 'Dhaka' },
          contactEmail: 'aisha@alokpath.test',
          contactMobile: '01712345678',
          educationalBackground: {
            lastLevel: 'SSC',
            lastInstitution: 'Viqarunnisa',
            gradesGpa: '5.00',
            currentStatus: 'HSC first year',
          },
          version: null,
          enrollments: [
            {
              category: 'ADMISSION_PREP',
              totalEnrolled: 1,
              overallProgressPercent: 25,
              courses: [
                {
                  id: 'uni1',
                  courseCode: 'du',
                  name: 'Dhaka University',
                  thumbnailUrl: '/media/covers/du.svg',
                },
              ],
            },
            { category: 'ACADEMIC', totalEnrolled: 0, overallProgressPercent: 0, courses: [] },
          ],
        },
      },
    });
  });

  test('of a newcomer is empty, not broken', async () => {
    upstream.on('GET', '/students/student', aViewer({ student: { _id: 's1' } }));
    const response = await executeAsStudent(
      '{ viewer { student { name gender dateOfBirth address { city } educationalBackground { gradesGpa } } } }',
    );
    expect(dataOf(response)).toEqual({
      viewer: {
        student: {
          name: null,
          gender: null,
          dateOfBirth: null,
          address: { city: null },
          educationalBackground: { gradesGpa: null },
        },
      },
    });
  });

  test('is listed page by page for admins', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.reply('GET', '/students?offset=0&limit=2', {
      body: [aStudent(), aStudent({ _id: 's2' })],
      headers: [['x-total-count', '3']],
    });
    const first = dataOf(
      await executeAsStudent<{ students: { endCursor: string } }>(
        '{ students(first: 2) { nodes { id } totalCount endCursor } }',
      ),
    );
    expect(first).toMatchObject({
      students: { nodes: [{ id: 's1' }, { id: 's2' }], totalCount: 3 },
    });

    upstream.on('GET', '/students/student', anAdmin());
    upstream.reply('GET', '/students?offset=2&limit=2', {
      body: [aStudent({ _id: 's3' })],
      headers: [['x-total-count', '3']],
    });
    const query =
      'query ($after: String) { students(first: 2, after: $after) { nodes { id } endCursor } }';
    expect(dataOf(await executeAsStudent(query, { after: first.students.endCursor }))).toEqual({
      students: { nodes: [{ id: 's3' }], endCursor: null },
    });
  });

  test('is not listed for other accounts', async () => {
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent('{ students { totalCount } }')).codes).toEqual(['FORBIDDEN']);
    expect((await execute('{ students { totalCount } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  test.each(['first: 0', 'first: 101', 'first: -1', 'after: "nonsense"', 'after: "b2Zmc2V0Oi0x"'])(
    'is not listed with %s',
    async (page) => {
      upstream.on('GET', '/students/student', anAdmin());
      expect((await executeAsStudent(`{ students(${page}) { totalCount } }`)).codes).toEqual([
        'BAD_USER_INPUT',
      ]);
    },
  );
});

describe('enrolling', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const notYet = aViewer({ student: aStudent({ courseEnrollment: {} }) });

  test.each([
    ['ADMISSION_PREP', 'admissionPrep', '/admissioncourse/universities/uni1', anAdmissionCourse()],
    ['ACADEMIC', 'academic', '/course/c1', aCourse()],
  ])(
    'in a course of %s posts the own student and returns the changed data',
    async (category, restCategory, path, course) => {
      const courseId = course._id ?? '';
      upstream.on('GET', '/students/student', notYet);
      upstream.on('POST', '/students/student/enroll', {
        message: 'Enrolled successfully',
        student: aStudent(),
      });
      upstream.on('GET', '/students/student', aViewer());
      upstream.on('GET', path, course);
      const enrolled = { id: courseId, isEnrolled: true };
      expect(dataOf(await executeAsStudent(ENROLL, { input: { courseId, category } }))).toEqual({
        enroll: {
          message: 'Enrolled successfully',
          student: { id: 's1' },
          admissionCourse: category === 'ADMISSION_PREP' ? enrolled : null,
          course: category === 'ACADEMIC' ? enrolled : null,
        },
      });
      expect(upstream.call('POST', '/students/student/enroll').body).toEqual({
        studentId: 's1',
        courseId,
        category: restCategory,
      });
    },
  );

  test.each([
    [409, 'You are already enrolled in this course.', 'CONFLICT'],
    [400, 'This course is not free.', 'BAD_USER_INPUT'],
    [404, 'There is no such course.', 'NOT_FOUND'],
  ])('returns %i with the message of upstream', async (status, message, code) => {
    upstream.on('GET', '/students/student', notYet);
    upstream.fail('POST', '/students/student/enroll', status, message);
    const { errors } = await executeAsStudent(ENROLL, {
      input: { courseId: 'c1', category: 'ACADEMIC' },
    });
    expect(errors).toMatchObject([{ message, extensions: { code } }]);
  });

  test('needs a session and a student record', async () => {
    const input = { courseId: 'c1', category: 'ACADEMIC' };
    expect((await execute(ENROLL, { input })).errors).toMatchObject([
      { message: 'Please login first', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    upstream.on('GET', '/students/student', anAdmin());
    expect((await executeAsStudent(ENROLL, { input })).errors).toMatchObject([
      { message: 'No student data available', extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});

describe('the list of students', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['cursors'] });

  test('uses the cursors of upstream if there are any', async () => {
    const query = `query ($after: String) {
      students(first: 1, after: $after) { nodes { id } totalCount totalCountIsExact endCursor }
    }`;
    upstream.on('GET', '/students/student', anAdmin());
    const headers: [string, string][] = [
      ['x-total-count', '10000'],
      ['x-total-count-at-least', 'true'],
      ['x-next-cursor', '1795365008825123~s1'],
    ];
    upstream.reply('GET', '/students?offset=0&limit=1&after=', { body: [aStudent()], headers });
    const { students } = dataOf(await executeAsStudent<{ students: { endCursor: string } }>(query));
    expect(students).toMatchObject({
      nodes: [{ id: 's1' }],
      totalCount: 10_000,
      totalCountIsExact: false,
    });

    upstream.on('GET', '/students/student', anAdmin());
    const last = {
      body: [aStudent({ _id: 's2' })],
      headers: [['x-total-count', '2']] as [string, string][],
    };
    upstream.reply('GET', '/students?offset=0&after=1795365008825123~s1&limit=1', last);
    expect(dataOf(await executeAsStudent(query, { after: students.endCursor }))).toEqual({
      students: { nodes: [{ id: 's2' }], totalCount: 2, totalCountIsExact: true, endCursor: null },
    });
  });
});
