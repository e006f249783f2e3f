// The number of upstream calls for N parents in relations of exams, results and attempts, with and
// without the extension `batch`.
import { describe, expect, test } from 'vitest';
import { anAdmin, anExam, aSingleResult } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

type Doc = Record<string, unknown>;
const TEN = Array.from({ length: 10 }, (_, i) => i);
const ids = (prefix: string) => TEN.map((i) => `${prefix}${i}`);
const docs = (prefix: string, more: (id: string) => object = () => ({})) =>
  ids(prefix).map((_id) => ({ _id, ...more(_id) }));

describe.each([[true], [false]])('with the extension batch: %s', (hasBatch) => {
  const { execute, executeAsStudent, upstream } = useGateway(
    hasBatch ? { extensions: ['attempts', 'batch'] } : { extensions: ['attempts'] },
  );
  /** Prepares reads by id: one batch call, or one call per id. */
  const byIds = (collection: string, single: string, records: { _id: string }[]) => {
    if (hasBatch)
      upstream.on(
        'GET',
        `/ext/batch/${collection}?ids=${records.map(({ _id }) => _id).join(',')}`,
        records,
      );
    else for (const document of records) upstream.on('GET', `${single}${document._id}`, document);
  };
  /** Expects these calls in addition to those for the parents. */
  const expectCalls = (parents: number, withBatch: number, without: number) =>
    expect(upstream.calls).toHaveLength(parents + (hasBatch ? withBatch : without));

  test('ten papers load their years in one call, or ten', async () => {
    const papers = docs('m', (id) => ({ parentId: `y${id}` }));
    upstream.on('GET', '/multisubjectexams/?offset=0&limit=20', papers);
    byIds(
      'years',
      '/admissioncourse/years/year/',
      papers.map(({ _id }) => ({ _id: `y${_id}` })),
    );
    const { multiSubjectExams } = dataOf(
      await execute<{ multiSubjectExams: Doc }>('{ multiSubjectExams { nodes { year { id } } } }'),
    );
    expect(multiSubjectExams).toEqual({
      nodes: papers.map(({ _id }) => ({ year: { id: `y${_id}` } })),
    });
    expectCalls(1, 1, 10);
  });

  test('the public data of ten papers is one call, or ten, without their questions', async () => {
    const years = docs('y', (id) => ({ year: 2020, exam: `m${id}` }));
    const subjects = [
      { _id: 's1', subjectName: 'Physics', mandatory: true, questionCount: 24, points: 24 },
    ];
    const outline = {
      title: 'Paper',
      timeLimit: 60,
      negativeMarkingPercentage: 25,
      questionCount: 24,
      subjects,
    };
    upstream.on('GET', '/admissioncourse/years', years);
    byIds(
      'multisubjectexams',
      '/multisubjectexams/mcqs/',
      years.map(({ _id }) => ({ _id: `m${_id}`, ...outline })),
    );
    const facts = `
      questionCount totalPoints timeLimitMinutes negativeMarkingPercentage
      subjects { id name mandatory questionCount }
    `;
    expect(dataOf(await execute(`{ examYears { exam { ${facts} } } }`)).examYears).toEqual(
      years.map(() => ({
        exam: {
          questionCount: 24,
          totalPoints: 24,
          timeLimitMinutes: 60,
          negativeMarkingPercentage: 25,
          subjects: [{ id: 's1', name: 'Physics', mandatory: true, questionCount: 24 }],
        },
      })),
    );
    expectCalls(1, 1, 10);
  });

  test('the papers of ten years are one call, or ten; null for a year without one', async () => {
    const years = ids('y');
    if (hasBatch) {
      const papers = Object.fromEntries(
        years.slice(1).map((year) => [year, [{ _id: `m${year}` }]]),
      );
      upstream.on('GET', `/ext/batch/multisubjectexams?parents=${years.join(',')}`, {
        ...papers,
        y0: [],
      });
    } else {
      for (const year of years.slice(1))
        upstream.on('GET', `/multisubjectexams/mcqs/parentid/${year}`, { _id: `m${year}` });
      upstream.fail('GET', '/multisubjectexams/mcqs/parentid/y0', 404);
    }
    const query = `{ ${years.map((year) => `${year}: multiSubjectExamOfYear(yearId: "${year}") { id }`).join(' ')} }`;
    expect(dataOf(await execute(query))).toEqual(
      Object.fromEntries(years.map((year) => [year, year === 'y0' ? null : { id: `m${year}` }])),
    );
    expectCalls(0, 1, 10);
  });

  test('the keys of ten exams of a list are one call, or ten', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/examcreation/?offset=0&limit=20', docs('e'));
    byIds(
      'exams',
      '/examcreation/examid/',
      docs('e', () => anExam({ _id: undefined })).map((exam, i) => ({ ...exam, _id: `e${i}` })),
    );
    const { exams } = dataOf(
      await executeAsStudent<{ exams: Doc }>('{ exams { nodes { key { questions { id } } } } }'),
    );
    expect(exams).toEqual({
      nodes: TEN.map(() => ({ key: { questions: [{ id: 'q1' }, { id: 'q2' }] } })),
    });
    expectCalls(2, 1, 10);
  });

  test('ten lessons load their own exams once each, and all exams that they name in one call, or ten', async () => {
    upstream.on(
      'GET',
      '/course/ch1/lessons',
      docs('l', (id) => ({ exams: [`e${id}`, { _id: `own${id}` }] })),
    );
    upstream.on('GET', '/course/chapters/ch1', { _id: 'ch1' });
    for (const lesson of ids('l'))
      upstream.on('GET', `/examcreation/lesson/${lesson}`, [{ _id: `own${lesson}` }]);
    byIds(
      'exams',
      '/examcreation/examid/',
      ids('l').flatMap((id) => [{ _id: `e${id}` }, { _id: `own${id}` }]),
    );
    const { chapter } = dataOf(
      await execute<{ chapter: { lessons: Doc[] } }>(
        '{ chapter(id: "ch1") { lessons { exams { id } } } }',
      ),
    );
    expect(chapter.lessons).toEqual(
      ids('l').map((id) => ({ exams: [{ id: `own${id}` }, { id: `e${id}` }] })),
    );
    expectCalls(2, 10 + 1, 10 + 20);
  });

  test.each([
    ['courses', 'courses', '/course/', '/examcreation/course/', 0],
    ['subjects', 'course(id: "c") { subjects', '/course/c/subjects', '/examcreation/subject/', 1],
    [
      'units',
      'admissionCourse(courseCode: "c") { units',
      '/admissioncourse/units/c',
      '/examcreation/unit/',
      1,
    ],
    [
      'units of a course',
      'course(id: "c") { units',
      '/academiccourse/c/units',
      '/examcreation/unit/',
      1,
    ],
  ])(
    'exams of ten %s are ten calls: upstream has no batch for them',
    async (_, field, list, single, owners) => {
      if (owners > 0) {
        const owner = field.startsWith('course')
          ? '/course/c'
          : '/admissioncourse/universities/coursedetails/c';
        upstream.on('GET', owner, { _id: 'c', courseCode: 'c' });
      }
      upstream.on('GET', list, docs('p'));
      for (const parent of ids('p'))
        upstream.on('GET', `${single}${parent}`, [{ _id: `e${parent}` }]);
      const { raw } = await execute(`{ ${field} { exams { id } } ${'}'.repeat(owners)} }`);
      for (const parent of ids('p')) expect(raw.body).toContain(`{"exams":[{"id":"e${parent}"}]}`);
      expectCalls(owners + 1, 10, 10);
    },
  );

  test('ten students’ results, of a unit and from elsewhere, are requested once each', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/students?offset=0&limit=20', docs('s'));
    for (const student of ids('s')) {
      upstream.on('GET', `/academicresult/student/${student}`, [{ _id: `ar${student}` }]);
      upstream.on('GET', `/exams/exam-results/student/${student}/unit/u`, [
        aSingleResult({ _id: `r${student}` }),
      ]);
    }
    const query = `{
      students {
        nodes {
          academicResults { id } unitExamResults(unitId: "u") { id }
          again: unitExamResults(unitId: "u") { id }
        }
      }
    }`;
    expect(dataOf(await executeAsStudent(query))).toEqual({
      students: {
        nodes: ids('s').map((id) => ({
          academicResults: [{ id: `ar${id}` }],
          unitExamResults: [{ id: `r${id}` }],
          again: [{ id: `r${id}` }],
        })),
      },
    });
    expectCalls(2, 20, 20);
  });

  test('the exam of ten results is requested once, that of ten late sheets of different exams in one call, or ten', async () => {
    upstream.on('GET', '/students/student', anAdmin(), { times: 2 });
    upstream.on(
      'GET',
      '/exams/results/exam/e1?offset=0&limit=20',
      TEN.map((i) => aSingleResult({ _id: `r${i}` })),
    );
    upstream.on('GET', '/examcreation/examid/e1', anExam());
    expect(
      (
        await executeAsStudent(
          '{ examResults(examId: "e1") { nodes { id passed exam { title } } } }',
        )
      ).codes,
    ).toEqual([]);
    expect(upstream.calls).toHaveLength(3);

    const late = docs('la', (id) => ({
      attempt: { _id: `at${id}`, kind: 'single', examId: `e${id}`, userId: 'u1' },
    }));
    upstream.on('GET', '/ext/late-answers?offset=0&limit=20', late);
    byIds(
      'exams',
      '/examcreation/examid/',
      late.map(({ _id }) => ({ _id: `e${_id}` })),
    );
    expect(
      (await executeAsStudent('{ lateAnswers { nodes { id attempt { exam { id } } } } }')).codes,
    ).toEqual([]);
    expectCalls(3 + 2, 1, 10);
  });
});

describe('with the extension release-rules', () => {
  const { execute, upstream } = useGateway({ extensions: ['release-rules'] });

  test('the rules of ten papers are one call', async () => {
    const papers = docs('m');
    upstream.on('GET', '/multisubjectexams/?offset=0&limit=20', papers);
    upstream.on(
      'GET',
      `/ext/exams/multi-subject/release-rules?ids=${ids('m').join(',')}`,
      Object.fromEntries(
        ids('m').map((id) => [id, { visibility: 'answers', moment: 'immediately' }]),
      ),
    );
    const { multiSubjectExams } = dataOf(
      await execute<{ multiSubjectExams: Doc }>(
        '{ multiSubjectExams { nodes { release { visibility moment releasedAt } } } }',
      ),
    );
    const release = { visibility: 'ANSWERS', moment: 'IMMEDIATELY', releasedAt: null };
    expect(multiSubjectExams).toEqual({ nodes: papers.map(() => ({ release })) });
    expect(upstream.calls).toHaveLength(2);
  });
});
