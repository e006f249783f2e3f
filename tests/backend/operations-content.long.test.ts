// `npm run data -- export` and `import`: the catalogue as files, in both directions.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Content, readContent } from '../../backend/src/db/content/read-content.ts';
import { academicUnits, lessons } from '../../backend/src/modules/academics/tables.ts';
import { units, universities, years } from '../../backend/src/modules/admission/tables.ts';
import {
  examMcqs,
  examOptions,
  exams,
  examWrittenQuestions,
  lessonExams,
} from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { refreshSearchKeys } from '../../backend/src/modules/search/search-keys.ts';
import { exportContent } from '../../backend/src/operations/content/export-content.ts';
import { importContent } from '../../backend/src/operations/content/import-content.ts';
import { aContent } from './content-fixture.ts';
import { catalogueOf, writeFolder } from './operations-content-kit.ts';
import {
  aRun,
  command,
  openEnvironments,
  type TestEnvironment,
  withApi,
  withDb,
} from './operations-kit.ts';

const demo = fileURLToPath(new URL('../../backend/demo', import.meta.url));
const environments = openEnvironments();
afterAll(() => environments.close());

const lines = (lines: string[]) =>
  lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());

const folderOf = (content = aContent()) => writeFolder(environments.createFolder(), content);

/** Every public document of the catalogue, except dates that count from the load. */
function documentsOf(environment: TestEnvironment): Promise<Record<string, unknown>> {
  return withApi(environment, async (get) => {
    const all: Record<string, unknown> = {};
    const take = async (url: string) => {
      all[url] = await get(url);
      return all[url] as { _id: string; exam?: string }[];
    };
    await take('/admissioncourse/universities');
    await take('/admissioncourse/units');
    for (const year of await take('/admissioncourse/years'))
      if (year.exam) await take(`/multisubjectexams/mcqs/${year.exam}`);
    for (const course of await take('/course/')) {
      for (const subject of await take(`/course/${course._id}/subjects`)) {
        for (const chapter of await take(`/course/${subject._id}/chapters`)) {
          await take(`/course/${chapter._id}/lessons`);
          await take(`/course/${chapter._id}/contents`);
          await take(`/examcreation/chapter/${chapter._id}`);
        }
      }
    }
    for (const list of ['/campaigns', '/examcampaigns', '/assignments']) await take(list);
    return all;
  });
}

describe('the demonstration', () => {
  let [first, out]: [TestEnvironment, string] = [
    { dataDir: '', variables: {}, env: undefined as never },
    '',
  ];
  beforeAll(async () => {
    first = await environments.create();
    const imported = await command(first, ['import', demo]).ended;
    expect(imported).toMatchObject({ code: 0, errors: '' });
    expect(imported.output).toContain('  academic courses: 7 inserted\n');
    out = join(environments.createFolder(), 'out');
    const exported = await command(first, ['export', out]).ended;
    expect(exported).toMatchObject({ code: 0, errors: '' });
    expect(exported.output).toMatch(/files and \d+ drawings in .*out \(\d+\.\d s\)\n$/);
  });

  it('is exported as it was written, but for the dates', () => {
    const { content, problems } = readContent(out);
    const written = readContent(demo).content;
    expect(problems).toEqual([]);
    const plain = ({ campaigns: _1, examCampaigns: _2, assignments: _3, ...rest }: Content) =>
      // Notes are stored as valid HTML, where a lone & of a formula is &amp;.
      JSON.parse(
        JSON.stringify(rest, (key, value) =>
          key === 'points' && value === 1 ? undefined : value,
        ).replaceAll('&amp;', '&'),
      );
    expect(plain(content)).toEqual(plain(written));
    const texts = (list: Content['campaigns']) =>
      list.map(({ data }) => [data.key, data.title, data.description]).sort();
    expect(texts(content.campaigns)).toEqual(texts(written.campaigns));
  });

  it('is the same over the API after export and import into an empty database, and a second import changes nothing', async () => {
    const second = await environments.create();
    await importContent(aRun(second), out, {});
    expect(await documentsOf(second)).toEqual(await documentsOf(first));

    const again = aRun(first);
    await importContent(again, demo, {});
    expect(lines(again.output).filter((line) => !/: [\d,]+ unchanged$/.test(line))).toEqual([]);
  });
});

describe('records that were created in the running product', () => {
  it('are the same again with their ids, their order and everything that files of authors do not contain', async () => {
    const [from, to] = [await environments.create(), await environments.create()];
    await importContent(aRun(from), folderOf(aContent()), {});
    await withDb(from, async ({ db }) => {
      const [university] = await db
        .insert(universities)
        .values({
          courseCode: 'own',
          name: 'Own',
          enrollmentFee: 10,
          discountFee: 0,
          position: 0,
          courseThumbnail: '/media/files/x.webp',
        })
        .returning();
      const [unit] = await db
        .insert(units)
        .values({ universityId: university?.id ?? '', unitName: 'Unit' })
        .returning();
      const [year] = await db
        .insert(years)
        .values({ unitId: unit?.id ?? '', year: 2030 })
        .returning();
      await db.insert(multiSubjectExams).values({
        yearId: year?.id ?? '',
        title: 'Kept out',
        timeLimit: 5,
        negativeMarkingPercentage: 0,
        shuffle: 'both',
      });
      const [part] = await db
        .insert(academicUnits)
        .values({ courseId: 'free10', unitName: 'Part one' })
        .returning();
      const values = {
        title: 'Exam',
        totalMarks: 2,
        timeLimit: 5,
        passingScore: 40,
        negetiveMarkingPercentage: 12.5,
      };
      const [mcq, written] = await db
        .insert(exams)
        .values([
          {
            ...values,
            shuffle: 'options',
            type: 'MCQ',
            academicUnitId: part?.id ?? '',
            startingDate: new Date('2030-01-01T00:00:00Z'),
          },
          { ...values, type: 'Written', unitId: unit?.id ?? '', position: 3 },
        ])
        .returning();
      // Two questions with the same text, seven options, two of them right, two of them equal.
      for (const position of [0, 1]) {
        const [question] = await db
          .insert(examMcqs)
          .values({ examId: mcq?.id ?? '', position, question: 'Why?', points: 1.5 })
          .returning();
        const texts = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
        const options = texts.map((text, index) => ({
          mcqId: question?.id ?? '',
          position: index,
          text,
          isCorrect: index > 4,
        }));
        await db.insert(examOptions).values(options);
      }
      const pdf = { questionText: 'Prove it.', handwrittenPdf: '/media/files/0123.pdf' };
      await db
        .insert(examWrittenQuestions)
        .values({ examId: written?.id ?? '', position: 0, ...pdf });
      const [lesson] = await db
        .insert(lessons)
        .values({ chapterId: 'free10-motion', title: 'Alone', position: 7 })
        .returning();
      await db
        .insert(lessonExams)
        .values({ lessonId: lesson?.id ?? '', examId: 'free10-motion-exam-2' });
      // As the next start does.
      await refreshSearchKeys(db);
    });

    const out = environments.createFolder();
    const run = aRun(from);
    // A paper without a subject cannot be written: everything else is, and the command reports it
    // and fails.
    await expect(exportContent(run, out, {})).rejects.toThrow('1 record could not be written');
    expect(run.output.join('\n')).toMatch(/not exported: admission\/own\/papers\/.*2030\.yaml/);
    expect(run.output.join('\n')).toContain('2 addresses of uploaded files');
    await expect(importContent(aRun(to), out, {})).rejects.toThrow('--lenient');
    await importContent(aRun(to), out, { lenient: true });

    // Only invisible data differs: positions in lists are renumbered.
    const plain = async (environment: TestEnvironment) => {
      const { papers, ...rest } = await catalogueOf(environment);
      const text = JSON.stringify(
        { ...rest, papers: papers.filter((paper) => paper.title !== 'Kept out') },
        (key, value) =>
          key === 'position' || key === 'startDate' || key === 'endDate' || key === 'dueDate'
            ? undefined
            : value,
      );
      return JSON.parse(text, (_, value) =>
        Array.isArray(value) ? value.map((row) => JSON.stringify(row)).sort() : value,
      );
    };
    expect(await plain(to)).toEqual(await plain(from));
    // The count of the course lacks the paper that could not be written.
    const courses = async (environment: TestEnvironment) => {
      const universities = (await withApi(environment, (get) =>
        get('/admissioncourse/universities'),
      )) as {
        courseCode: string;
        examCount: number;
      }[];
      return universities.map((course) =>
        course.courseCode === 'own' ? { ...course, examCount: undefined } : course,
      );
    };
    expect(await courses(to)).toEqual(await courses(from));
  });
});

describe('an export', () => {
  it('does not change a folder that is not empty, except to replace its content on request', async () => {
    const environment = await environments.create();
    await importContent(aRun(environment), folderOf(aContent()), {});
    const out = environments.createFolder();
    mkdirSync(join(out, 'admission/old'), { recursive: true });
    writeFileSync(join(out, 'admission/old/course.yaml'), 'old');
    writeFileSync(join(out, 'notes.txt'), 'mine');
    await expect(exportContent(aRun(environment), out, {})).rejects.toThrow('is not empty');
    await exportContent(aRun(environment), out, { force: true });
    expect(readdirSync(out).sort()).toEqual([
      'academic',
      'admission',
      'assignments.yaml',
      'campaigns.yaml',
      'images',
      'notes.txt',
    ]);
    expect(readdirSync(join(out, 'admission'))).toEqual(['free', 'paid']);
    expect(readdirSync(dirname(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
