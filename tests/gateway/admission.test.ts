import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  anAdmissionCourse,
  aUnit,
  aViewer,
  aYear,
  withoutKey,
} from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

describe('admission courses', () => {
  const { execute, executeAsStudent, upstream } = useGateway();

  test('are listed with whether the viewer is enrolled', async () => {
    upstream.on('GET', '/admissioncourse/universities', [
      anAdmissionCourse(),
      anAdmissionCourse({ _id: 'uni2', courseCode: 'ru' }),
    ]);
    upstream.on('GET', '/students/student', aViewer());
    expect(
      dataOf(await executeAsStudent('{ admissionCourses { id courseCode isEnrolled } }')),
    ).toEqual({
      admissionCourses: [
        { id: 'uni1', courseCode: 'du', isEnrolled: true },
        { id: 'uni2', courseCode: 'ru', isEnrolled: false },
      ],
    });
  });

  test('are found by their code, with all their fields', async () => {
    upstream.on('GET', '/admissioncourse/universities/coursedetails/du', anAdmissionCourse());
    const response = await execute(`{
      admissionCourse(courseCode: "du") {
        id courseCode name description fee discount enrollmentDurationMonths thumbnailUrl
        averageRating testimonials { studentName enrolledYear review } isEnrolled
      }
    }`);
    expect(dataOf(response)).toEqual({
      admissionCourse: {
        id: 'uni1',
        courseCode: 'du',
        name: 'Dhaka University',
        description: 'Every unit.',
        fee: 50,
        discount: 20,
        enrollmentDurationMonths: 6,
        thumbnailUrl: '/media/covers/du.svg',
        averageRating: 4.5,
        testimonials: [{ studentName: 'Karim', enrolledYear: 2023, review: 'It helped.' }],
        isEnrolled: false,
      },
    });
  });

  test('are null for an unknown code; courseName is the fallback of name', async () => {
    upstream.fail('GET', '/admissioncourse/universities/coursedetails/xx', 404);
    upstream.on('GET', '/admissioncourse/universities/coursedetails/yy', {
      _id: 'uni3',
      courseName: 'Other',
    });
    const response = await execute(
      `{
        a: admissionCourse(courseCode: "xx") { id }
        b: admissionCourse(courseCode: "yy") { courseCode name fee thumbnailUrl }
      }`,
    );
    expect(dataOf(response)).toEqual({
      a: null,
      b: { courseCode: 'uni3', name: 'Other', fee: 0, thumbnailUrl: null },
    });
  });

  test('have units, years, newest first, and papers, and fields up again', async () => {
    upstream.on('GET', '/admissioncourse/universities/coursedetails/du', anAdmissionCourse());
    upstream.on('GET', '/admissioncourse/units/uni1', [aUnit()]);
    upstream.on('GET', '/admissioncourse/years/unit1', [
      aYear({ _id: 'y0', year: 2021, exam: null }),
      aYear(),
    ]);
    upstream.on('GET', '/multisubjectexams/mcqs/m1', withoutKey(aMultiSubjectExam()));
    upstream.on('GET', '/admissioncourse/universities/uni1', anAdmissionCourse());
    upstream.on('GET', '/admissioncourse/units/unit/unit1', aUnit());
    const response =
      await execute(`{ admissionCourse(courseCode: "du") { units { id name description course { id }
      years { id year unit { id } exam { id title } } } } }`);
    expect(dataOf(response)).toEqual({
      admissionCourse: {
        units: [
          {
            id: 'unit1',
            name: 'A',
            description: 'Science',
            course: { id: 'uni1' },
            years: [
              {
                id: 'y1',
                year: 2023,
                unit: { id: 'unit1' },
                exam: { id: 'm1', title: 'DU A 2023' },
              },
              { id: 'y0', year: 2021, unit: { id: 'unit1' }, exam: null },
            ],
          },
        ],
      },
    });
  });

  test('a unit is found by id', async () => {
    upstream.on('GET', '/admissioncourse/units/unit/unit1', aUnit());
    expect(dataOf(await execute('{ admissionUnit(id: "unit1") { name } }'))).toEqual({
      admissionUnit: { name: 'A' },
    });
  });

  test('all exam years are listed newest first', async () => {
    upstream.on('GET', '/admissioncourse/years', [
      aYear({ _id: 'y0', year: 2021 }),
      aYear(),
      { id: 'y9' },
    ]);
    expect(dataOf(await execute('{ examYears { id year } }'))).toEqual({
      examYears: [
        { id: 'y1', year: 2023 },
        { id: 'y0', year: 2021 },
        { id: 'y9', year: 0 },
      ],
    });
  });

  test('an invalid code has no units; without a code all units are requested', async () => {
    upstream.on('GET', '/admissioncourse/units', [{ id: 'unit7' }]);
    expect(
      dataOf(
        await execute(
          '{ a: admissionUnits(courseCode: "..") { id } b: admissionUnits(courseCode: null) { id name } }',
        ),
      ),
    ).toEqual({
      a: [],
      b: [{ id: 'unit7', name: '' }],
    });
  });

  test('a failing list of units affects only that field', async () => {
    upstream.on('GET', '/admissioncourse/universities/coursedetails/du', anAdmissionCourse());
    upstream.fail('GET', '/admissioncourse/units/uni1', 500);
    const response = await execute(
      '{ admissionCourse(courseCode: "du") { name units { id } } serverTime }',
    );
    expect(response.data).toEqual({
      admissionCourse: { name: 'Dhaka University', units: null },
      serverTime: '2026-03-01T10:00:00.000Z',
    });
    expect(response.errors).toMatchObject([
      { path: ['admissionCourse', 'units'], extensions: { code: 'UPSTREAM_ERROR' } },
    ]);
  });
});
