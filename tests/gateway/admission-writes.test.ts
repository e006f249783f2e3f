// Admission mutations beyond their single upstream call: two writes for a year with its paper,
// mapping of values in both directions, fresh reads afterwards.
import { describe, expect, test } from 'vitest';
import {
  aMultiSubjectExam,
  anAdmin,
  anAdmissionCourse,
  aUnit,
  aViewer,
  aYear,
} from './fixtures.ts';
import { COOKIE, dataOf, useGateway } from './kit.ts';

const asAdmin = { cookie: COOKIE };
const paper = {
  title: 'DU A 2023',
  timeLimitMinutes: 60,
  negativeMarkingPercentage: 25,
  subjects: [],
};
const create =
  'mutation ($input: CreateExamYearInput!) { createExamYear(input: $input) { examYear { id year exam { id } } } }';
const update =
  'mutation ($input: UpdateExamYearInput!) { updateExamYear(input: $input) { examYear { id year exam { id } } } }';

describe('writes of admission courses, units and years', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const prepareAdmin = () => upstream.on('GET', '/students/student', anAdmin());

  const writes = [
    'createAdmissionCourse(input: { courseCode: "du", name: "DU", fee: 1 }) { admissionCourse { id } }',
    'updateAdmissionCourse(input: { id: "uni1" }) { admissionCourse { id } }',
    'deleteAdmissionCourse(input: { id: "uni1" }) { message }',
    'createAdmissionUnit(input: { courseId: "uni1", name: "A" }) { admissionUnit { id } }',
    'updateAdmissionUnit(input: { id: "unit1" }) { admissionUnit { id } }',
    'deleteAdmissionUnit(input: { id: "unit1" }) { message }',
    'createExamYear(input: { unitId: "unit1", year: 2023 }) { examYear { id } }',
    'updateExamYear(input: { id: "y1", year: 2023 }) { examYear { id } }',
    'deleteExamYear(input: { id: "y1" }) { message }',
  ];
  test.each(writes)('%s is for admins: rejected before any upstream call', async (write) => {
    expect((await execute(`mutation { ${write} }`)).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
    upstream.on('GET', '/students/student', aViewer());
    expect((await executeAsStudent(`mutation { ${write} }`)).codes).toEqual(['FORBIDDEN']);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
  });

  test.each([
    ['', ''],
    ['force: false', ''],
    ['force: null', ''],
    ['force: true', '?force=true'],
  ])('deleting with {%s} sends "%s" upstream', async (force, query) => {
    for (const [name, path] of [
      ['deleteAdmissionCourse', 'universities'],
      ['deleteAdmissionUnit', 'units'],
      ['deleteExamYear', 'years'],
    ]) {
      prepareAdmin();
      upstream.on('DELETE', `/admissioncourse/${path}/x1${query}`, {});
      const data = dataOf(
        await execute(
          `mutation { ${name}(input: { id: "x1" ${force} }) { deletedId message } }`,
          {},
          asAdmin,
        ),
      );
      expect(data).toEqual({
        [name as string]: { deletedId: 'x1', message: expect.stringMatching(/ deleted\.$/) },
      });
    }
  });

  test('deleting what has results is a CONFLICT with the message of upstream', async () => {
    prepareAdmin();
    const message = 'Students have results in it. Send force=true to archive it.';
    upstream.fail('DELETE', '/admissioncourse/years/y1', 409, message);
    const { errors } = await execute(
      'mutation { deleteExamYear(input: { id: "y1" }) { message } }',
      {},
      asAdmin,
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }]);
  });

  test('a field error uses the name of the input field', async () => {
    prepareAdmin();
    const fields = [
      { path: 'enrollmentFee', message: 'must be >= 0' },
      { path: 'testimonials.0.review', message: 'is missing' },
    ];
    upstream.fail('PUT', '/admissioncourse/universities/uni1', 400, 'Wrong.', { fields });
    const write =
      'mutation { updateAdmissionCourse(input: { id: "uni1", fee: -1 }) { admissionCourse { id } } }';
    const { errors } = await execute(write, {}, asAdmin);
    expect(errors).toMatchObject([
      {
        message: 'Wrong.',
        path: ['updateAdmissionCourse'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(errors[0]?.extensions.fieldErrors).toEqual([
      { path: 'fee', message: 'must be >= 0' },
      { path: 'testimonials.0.review', message: 'is missing' },
    ]);
  });

  test('the payload of a second write reads the data again', async () => {
    prepareAdmin();
    upstream
      .on('POST', '/admissioncourse/units', aUnit())
      .on('POST', '/admissioncourse/units', aUnit({ _id: 'unit2', unitName: 'B' }));
    upstream.on('GET', '/admissioncourse/universities/uni1', anAdmissionCourse());
    upstream.on('GET', '/admissioncourse/units/uni1', [aUnit()]);
    upstream.on('GET', '/admissioncourse/units/uni1', [aUnit(), aUnit({ _id: 'unit2' })]);
    const write = (name: string) =>
      `createAdmissionUnit(input: { courseId: "uni1", name: "${name}" }) {
        admissionUnit { id course { units { id } } }
      }`;
    expect(
      dataOf(await execute(`mutation { a: ${write('A')} b: ${write('B')} }`, {}, asAdmin)),
    ).toEqual({
      a: { admissionUnit: { id: 'unit1', course: { units: [{ id: 'unit1' }] } } },
      b: { admissionUnit: { id: 'unit2', course: { units: [{ id: 'unit1' }, { id: 'unit2' }] } } },
    });
  });

  test('the spelling of other hosts is accepted: an envelope, id for _id, courseName for name', async () => {
    prepareAdmin();
    upstream.on('POST', '/admissioncourse/universities', {
      data: { id: 'uni7', courseName: 'Other' },
    });
    const write = `mutation {
      createAdmissionCourse(input: { courseCode: "o", name: "Other", fee: 0 }) {
        admissionCourse { id name fee discount testimonials { review } }
      }
    }`;
    expect(dataOf(await execute(write, {}, asAdmin))).toEqual({
      createAdmissionCourse: {
        admissionCourse: { id: 'uni7', name: 'Other', fee: 0, discount: 0, testimonials: [] },
      },
    });
  });

  describe('a year with its paper', () => {
    test('is two writes, the year first', async () => {
      prepareAdmin();
      upstream.on('POST', '/admissioncourse/years', aYear({ exam: null }));
      upstream.on('POST', '/admissioncourse/years/y1/exams', aMultiSubjectExam());
      upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
      const data = dataOf(
        await execute(create, { input: { unitId: 'unit1', year: 2023, exam: paper } }, asAdmin),
      );
      expect(data).toEqual({
        createExamYear: { examYear: { id: 'y1', year: 2023, exam: { id: 'm1' } } },
      });
      expect(upstream.requestLines.slice(1, 3)).toEqual([
        'POST /admissioncourse/years',
        'POST /admissioncourse/years/y1/exams',
      ]);
    });

    test('stays without a paper if the paper is rejected; field errors use the names of the input', async () => {
      prepareAdmin();
      upstream.on('POST', '/admissioncourse/years', aYear({ exam: null }));
      const fields = ['subjects.0.mcqs.1.question', 'subjects.0.subjectName', 'timeLimit'].map(
        (path) => ({ path, message: 'no' }),
      );
      upstream.fail('POST', '/admissioncourse/years/y1/exams', 400, 'Wrong.', { fields });
      const { errors } = await execute(
        create,
        { input: { unitId: 'unit1', year: 2023, exam: paper } },
        asAdmin,
      );
      expect(errors[0]?.extensions.fieldErrors?.map(({ path }) => path)).toEqual([
        'exam.subjects.0.questions.1.text',
        'exam.subjects.0.name',
        'exam.timeLimitMinutes',
      ]);
      expect(upstream.requestLines).toEqual([
        'GET /students/student',
        'POST /admissioncourse/years',
        'POST /admissioncourse/years/y1/exams',
      ]);
    });

    test('is not tried with a paper when the year is rejected', async () => {
      prepareAdmin();
      upstream.fail(
        'POST',
        '/admissioncourse/years',
        409,
        'There is already such a year in this unit.',
      );
      const { codes } = await execute(
        create,
        { input: { unitId: 'unit1', year: 2023, exam: paper } },
        asAdmin,
      );
      expect(codes).toEqual(['CONFLICT']);
      expect(upstream.requestLines).not.toContain('POST /admissioncourse/years/y1/exams');
    });

    test('gets a paper by an update if it has none', async () => {
      prepareAdmin();
      upstream.on('GET', '/admissioncourse/years/year/y1', aYear({ exam: null }));
      upstream.on('POST', '/admissioncourse/years/y1/exams', aMultiSubjectExam());
      upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
      const data = dataOf(await execute(update, { input: { id: 'y1', exam: paper } }, asAdmin));
      expect(data).toEqual({
        updateExamYear: { examYear: { id: 'y1', year: 2023, exam: { id: 'm1' } } },
      });
    });

    test('changes both by one update, the year first; the paper is read fresh', async () => {
      prepareAdmin();
      upstream.on('GET', '/admissioncourse/years/year/y1', aYear());
      upstream.on('PUT', '/admissioncourse/years/y1', { _id: 'y1', unitId: 'unit1', year: 2024 });
      upstream.on('PUT', '/admissioncourse/exams/m1', aMultiSubjectExam());
      upstream.on('GET', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
      const data = dataOf(
        await execute(
          update,
          { input: { id: 'y1', year: 2024, exam: { timeLimitMinutes: 90 } } },
          asAdmin,
        ),
      );
      expect(data).toEqual({
        updateExamYear: { examYear: { id: 'y1', year: 2024, exam: { id: 'm1' } } },
      });
      expect(upstream.call('PUT', '/admissioncourse/exams/m1').body).toEqual({ timeLimit: 90 });
    });

    test('changes no paper of a year that has changed since its revision', async () => {
      prepareAdmin();
      upstream.on('GET', '/admissioncourse/years/year/y1', aYear());
      upstream.fail('PUT', '/admissioncourse/years/y1', 409);
      const input = { id: 'y1', revision: '7', exam: { timeLimitMinutes: 90 } };
      expect((await execute(update, { input }, asAdmin)).codes).toEqual(['CONFLICT']);
      const { headers, body } = upstream.call('PUT', '/admissioncourse/years/y1');
      expect([headers['if-match'], body]).toEqual(['"7"', {}]);
    });

    test('an empty update writes nothing; for an unknown year it is NOT_FOUND', async () => {
      prepareAdmin();
      upstream.on('GET', '/admissioncourse/years/year/y1', aYear({ exam: null }));
      const data = dataOf(await execute(update, { input: { id: 'y1' } }, asAdmin));
      expect(data).toEqual({ updateExamYear: { examYear: { id: 'y1', year: 2023, exam: null } } });
      prepareAdmin();
      upstream.fail('GET', '/admissioncourse/years/year/y9', 404);
      expect((await execute(update, { input: { id: 'y9', year: 2024 } }, asAdmin)).codes).toEqual([
        'NOT_FOUND',
      ]);
    });
  });
});
