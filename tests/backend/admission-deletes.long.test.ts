// Deleting admission courses, units and exam years: deleted without students' data, otherwise
// refused, or archived by force.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  units,
  universities,
  universityTestimonials,
  years,
} from '../../backend/src/modules/admission/tables.ts';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { exams } from '../../backend/src/modules/exams/tables.ts';
import {
  examSubjects,
  multiSubjectExams,
} from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { enrolments } from '../../backend/src/modules/students/tables.ts';
import { sendUntilBlocked } from './blocked-request.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  [admin, student] = [await backend.admin(), await backend.student()];
});
afterAll(() => backend.close());

const base = '/admissioncourse';
type Level = 'universities' | 'units' | 'years';
/** A course with a unit that has a year with a paper, and an exam; and a second unit. */
type Tree = Record<Level | 'paper' | 'exam' | 'sibling', string>;
let count = 0;

async function aTree(): Promise<Tree> {
  count += 1;
  const createRecord = async (path: string, body: object): Promise<string> =>
    (await admin.post(`${base}/${path}`, body)).body._id;
  const universityId = await createRecord('universities', {
    courseCode: `tree-${count}`,
    name: 'Tree',
    enrollmentFee: 0,
    discountFee: 0,
    testimonials: [{ studentName: 'Rafi', review: 'Good' }],
  });
  const unitId = await createRecord('units', { universityId, unitName: 'Unit A' });
  const sibling = await createRecord('units', { universityId, unitName: 'Unit B' });
  const yearId = await createRecord('years', { unitId, year: 2024 });
  const [paper, exam] = [`paper-${count}`, `exam-${count}`];
  await backend.db
    .insert(multiSubjectExams)
    .values({ id: paper, yearId, title: 'Paper', timeLimit: 60, negativeMarkingPercentage: 25 });
  await backend.db
    .insert(examSubjects)
    .values({ examId: paper, position: 0, subjectName: 'Physics', mandatory: true });
  await backend.db.insert(exams).values({
    id: exam,
    unitId,
    title: 'Exam',
    type: 'MCQ',
    totalMarks: 1,
    timeLimit: 10,
    passingScore: 40,
    negetiveMarkingPercentage: 0,
  });
  return { universities: universityId, units: unitId, years: yearId, paper, exam, sibling };
}

const remove = (level: Level, id: string, query = '') =>
  admin.send('DELETE', `${base}/${level}/${id}${query}`);

const soon = () => ({ startDate: new Date(), endDate: new Date(Date.now() + 60_000) });
const anAttempt = () => ({
  userId: student.userId,
  startedAt: new Date(),
  deadline: new Date(Date.now() + 60_000),
});
const PUT_IN: Record<string, (tree: Tree) => Promise<unknown>> = {
  'a result in a paper': ({ paper }) =>
    backend.db.insert(multiSubjectResults).values({
      userId: student.userId,
      examId: paper,
      dateTaken: new Date(),
      totalScore: 1,
      timeTaken: 1,
      answersHash: '',
      subjects: [],
    }),
  'an attempt at a paper': ({ paper }) =>
    backend.db.insert(attempts).values({ ...anAttempt(), multiSubjectExamId: paper }),
  'a campaign with a paper': ({ paper }) =>
    backend.db.insert(examCampaigns).values({ title: 'C', multiSubjectExamId: paper, ...soon() }),
  'a result in an exam': ({ exam }) =>
    backend.db.insert(examResults).values({
      userId: student.userId,
      examId: exam,
      dateTaken: new Date(),
      answers: { mcqAnswers: [], writtenAnswer: [] },
    }),
  'an attempt at an exam': ({ exam }) =>
    backend.db.insert(attempts).values({ ...anAttempt(), examId: exam }),
  'a campaign with an exam': ({ exam }) =>
    backend.db.insert(examCampaigns).values({ title: 'C', examId: exam, ...soon() }),
  'an enrolment': ({ universities: universityId }) =>
    backend.db.insert(enrolments).values({ studentId: student.studentId, universityId }),
};

/** The archive dates of all records of a tree, by table; undefined for deleted ones. */
async function archivedAt(tree: Tree) {
  const { db } = backend;
  const date = async (rows: Promise<{ archivedAt: Date | null }[]>) => (await rows)[0]?.archivedAt;
  return {
    universities: await date(
      db.select().from(universities).where(eq(universities.id, tree.universities)),
    ),
    units: await date(db.select().from(units).where(eq(units.id, tree.units))),
    sibling: await date(db.select().from(units).where(eq(units.id, tree.sibling))),
    years: await date(db.select().from(years).where(eq(years.id, tree.years))),
    paper: await date(
      db.select().from(multiSubjectExams).where(eq(multiSubjectExams.id, tree.paper)),
    ),
    exam: await date(db.select().from(exams).where(eq(exams.id, tree.exam))),
  };
}

describe('without anything of students', () => {
  it('a course is deleted with all its content', async () => {
    const tree = await aTree();
    const response = await remove('universities', tree.universities);
    expect([response.status, response.body]).toEqual([200, { message: 'Course deleted.' }]);
    const gone = undefined;
    expect(await archivedAt(tree)).toEqual({
      universities: gone,
      units: gone,
      sibling: gone,
      years: gone,
      paper: gone,
      exam: gone,
    });
    expect(
      await backend.db.$count(
        universityTestimonials,
        eq(universityTestimonials.universityId, tree.universities),
      ),
    ).toBe(0);
    expect(await backend.db.$count(examSubjects, eq(examSubjects.examId, tree.paper))).toBe(0);
    expect((await remove('universities', tree.universities)).body).toEqual({
      error: 'There is no such course.',
      code: 'COURSE_NOT_FOUND',
    });
  });

  it('a unit or a year is deleted without its siblings and parents, with and without force', async () => {
    const tree = await aTree();
    expect((await remove('years', tree.years, '?force=true')).body).toEqual({
      message: 'Year deleted.',
    });
    const [gone, there] = [undefined, null];
    const state = {
      universities: there,
      units: there,
      sibling: there,
      years: gone,
      paper: gone,
      exam: there,
    };
    expect(await archivedAt(tree)).toEqual(state);
    expect((await remove('units', tree.units)).body).toEqual({ message: 'Unit deleted.' });
    expect(await archivedAt(tree)).toEqual({ ...state, units: gone, exam: gone });
  });
});

describe('with something of students', () => {
  const all = ['universities', 'units', 'years'] as const;
  const holders: [what: string, levels: readonly Level[]][] = [
    ['a result in a paper', all],
    ['an attempt at a paper', all],
    ['a campaign with a paper', all],
    ['a result in an exam', ['universities', 'units']],
    ['an attempt at an exam', ['universities', 'units']],
    ['a campaign with an exam', ['universities', 'units']],
    ['an enrolment', ['universities']],
  ];
  it.each(holders)(
    '%s prevents deletion of its parents, and of nothing else',
    async (what, levels) => {
      for (const level of all) {
        const tree = await aTree();
        await PUT_IN[what]?.(tree);
        const response = await remove(level, tree[level]);
        expect([level, response.status]).toEqual([level, levels.includes(level) ? 409 : 200]);
        if (response.status === 409) expect(response.body).toMatchObject({ code: 'HAS_RESULTS' });
        if (response.status === 409)
          expect(Object.values(await archivedAt(tree))).toEqual([
            null,
            null,
            null,
            null,
            null,
            null,
          ]);
      }
    },
  );

  it('each level is archived by force with all its content, at one moment', async () => {
    const there = null;
    for (const level of all) {
      const tree = await aTree();
      await PUT_IN['a result in a paper']?.(tree);
      const response = await remove(level, tree[level], '?force=true');
      const name = { universities: 'Course', units: 'Unit', years: 'Year' }[level];
      expect([response.status, response.body]).toEqual([200, { message: `${name} archived.` }]);
      const at = backend.clock.now;
      const year = {
        universities: there,
        units: there,
        sibling: there,
        years: at,
        paper: at,
        exam: there,
      };
      const unit = { ...year, units: at, exam: at };
      expect(await archivedAt(tree)).toEqual(
        { years: year, units: unit, universities: { ...unit, universities: at, sibling: at } }[
          level
        ],
      );
    }
  });

  it('an archived course is missing in every list and read, and rejects additions and changes', async () => {
    const tree = await aTree();
    await PUT_IN['an enrolment']?.(tree);
    const { courseCode } = (await admin.get(`${base}/universities/${tree.universities}`)).body;
    await remove('universities', tree.universities, '?force=true');
    const lists = [
      '/universities',
      `/universities/coursecode/${courseCode}`,
      '/units',
      `/units/${tree.universities}`,
      '/years',
    ];
    const batches = [
      `universities?ids=${tree.universities}`,
      `units?ids=${tree.units}`,
      `years?ids=${tree.years}`,
    ];
    const children = [`units?parents=${tree.universities}`, `years?parents=${tree.units}`].map(
      (query) => `/ext/batch/${query}`,
    );
    for (const url of [
      ...[...lists, `/years/${tree.units}`].map((path) => base + path),
      ...batches.map((query) => `/ext/batch/${query}`),
    ]) {
      const listedIds = (await admin.get(url)).body.map((record: { _id: string }) => record._id);
      expect(
        listedIds.filter((id: string) => Object.values(tree).includes(id)),
        url,
      ).toEqual([]);
    }
    for (const url of children)
      expect(Object.values((await admin.get(url)).body), url).toEqual([[]]);
    const coursePaths = [
      `/universities/${tree.universities}`,
      `/universities/coursedetails/${courseCode}`,
    ];
    for (const path of [...coursePaths, `/units/unit/${tree.units}`, `/years/year/${tree.years}`]) {
      expect((await admin.get(base + path)).status, path).toBe(404);
    }
    for (const level of all) {
      expect((await admin.put(`${base}/${level}/${tree[level]}`, {})).status).toBe(404);
      expect((await remove(level, tree[level], '?force=true')).status).toBe(404);
    }
    expect(
      (await admin.post(`${base}/units`, { universityId: tree.universities, unitName: 'C' }))
        .status,
    ).toBe(404);
    const late = await backend.student();
    const enrolment = {
      studentId: late.studentId,
      courseId: tree.universities,
      category: 'admissionPrep',
    };
    expect((await late.post('/students/student/enroll', enrolment)).status).toBe(404);
    expect((await admin.post(`${base}/years`, { unitId: tree.units, year: 2020 })).status).toBe(
      404,
    );
  });

  it('an archived unit and an archived year are missing in their parents, and the year can be added again', async () => {
    const tree = await aTree();
    await PUT_IN['a result in a paper']?.(tree);
    await remove('years', tree.years, '?force=true');
    const again = await admin.post(`${base}/years`, { unitId: tree.units, year: 2024 });
    expect(again.status).toBe(201);
    expect((await admin.get(`${base}/years/${tree.units}`)).body).toEqual([again.body]);
    await remove('units', tree.units, '?force=true');
    expect((await admin.get(`${base}/universities/${tree.universities}`)).body.units).toEqual([
      { _id: tree.sibling, unitName: 'Unit B' },
    ]);
  });

  it('a year shows no archived paper, and the new paper once', async () => {
    const tree = await aTree();
    await backend.db
      .update(multiSubjectExams)
      .set({ archivedAt: new Date() })
      .where(eq(multiSubjectExams.id, tree.paper));
    const url = `${base}/years/${tree.units}`;
    expect((await admin.get(url)).body).toEqual([
      { _id: tree.years, unitId: tree.units, year: 2024 },
    ]);
    const again = {
      id: `${tree.paper}-again`,
      yearId: tree.years,
      title: 'Again',
      timeLimit: 60,
      negativeMarkingPercentage: 25,
    };
    await backend.db.insert(multiSubjectExams).values(again);
    expect((await admin.get(url)).body).toEqual([
      { _id: tree.years, unitId: tree.units, year: 2024, exam: again.id },
    ]);
  });

  it('a result of an archived course is kept for its student', async () => {
    const taker = await backend.enrolled();
    const body = {
      examId: FREE_PAPER,
      userId: taker.userId,
      subjects: [],
      totalScore: 0,
      timeTaken: 1,
    };
    const {
      status,
      text,
      body: result,
    } = await taker.post('/multisubjectexamsresult/exam-results', body);
    expect(status, text).toBe(201);
    expect((await remove('universities', 'free')).status).toBe(409);
    expect((await remove('universities', 'free', '?force=true')).status).toBe(200);
    expect((await taker.get(`/multisubjectexamsresult/exam-results/${result._id}`)).body).toEqual(
      result,
    );
  });
});

describe('at the same moment', () => {
  it.each(['', '?force=true'])(
    'an attempt that starts while its exam is being deleted is never lost (%s)',
    async (query) => {
      for (const level of ['universities', 'units', 'years'] as const) {
        const tree = await aTree();
        const pendingDelete = await backend.db.transaction(async (tx) => {
          await tx.insert(attempts).values({ ...anAttempt(), multiSubjectExamId: tree.paper });
          return sendUntilBlocked(backend, tx, () => remove(level, tree[level], query));
        });
        const response = await pendingDelete.response;
        expect([level, response.status, response.body.message]).toEqual(
          query ? [level, 200, expect.stringMatching(/ archived\.$/)] : [level, 409, undefined],
        );
        expect(
          await backend.db.$count(attempts, inArray(attempts.multiSubjectExamId, [tree.paper])),
        ).toBe(1);
        await backend.db.delete(attempts);
      }
    },
  );

  it('two concurrent deletions have the effect of one', async () => {
    const tree = await aTree();
    const responses = await Promise.all([remove('units', tree.units), remove('units', tree.units)]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 404]);
  });
});
