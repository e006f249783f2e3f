// `npm run data -- import` and `export`: the catalogue as files, there and back, and what of the students' survives.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type Content, readContent } from '../../backend/src/db/content/read-content.ts';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { academicUnits, lessons } from '../../backend/src/modules/academics/tables.ts';
import { units, universities, years } from '../../backend/src/modules/admission/tables.ts';
import { examMcqs, examOptions, exams, examWrittenQuestions, lessonExams } from '../../backend/src/modules/exams/tables.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { findCatalogue } from '../../backend/src/operations/catalogue-queries.ts';
import { exportContent } from '../../backend/src/operations/export-content.ts';
import { importContent } from '../../backend/src/operations/import-content.ts';
import { aContent, anMcq } from './content-fixture.ts';
import { aRun, command, openPlaces, type Place, withApi, withDb } from './operations-kit.ts';

const demo = fileURLToPath(new URL('../../backend/demo', import.meta.url));
const places = openPlaces();
afterAll(() => places.close());

const catalogueOf = (place: Place) => withDb(place, ({ db }) => findCatalogue(db));
const lines = (said: string[]) => said.filter((line) => line.startsWith('  ')).map((line) => line.trim());

/** Writes the content as the files it says it came from, with the drawings that it names. */
function folderOf(content: Content): string {
  const root = places.folder();
  const lists = new Map<string, unknown[]>();
  for (const [kind, sources] of Object.entries(content)) {
    for (const { file, data } of sources) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      const list = ['campaigns', 'examCampaigns', 'assignments'].includes(kind) ? [...(lists.get(file) ?? []), data] : undefined;
      if (list) lists.set(file, list);
      writeFileSync(join(root, file), stringify(list ?? data));
    }
  }
  for (const name of ['free', 'paid', 'free10', 'paid10']) draw(root, `covers/${name}`);
  return root;
}

function draw(root: string, name: string, inner = '<path d="M0 0h9"/>'): void {
  mkdirSync(dirname(join(root, 'images', name)), { recursive: true });
  writeFileSync(join(root, 'images', `${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
}

/** Every public document of the catalogue, whole, without the dates that count from the load. */
function documentsOf(place: Place): Promise<Record<string, unknown>> {
  return withApi(place, async (get) => {
    const all: Record<string, unknown> = {};
    const take = async (url: string) => {
      all[url] = await get(url);
      return all[url] as { _id: string; exam?: string }[];
    };
    await take('/admissioncourse/universities');
    await take('/admissioncourse/units');
    for (const year of await take('/admissioncourse/years')) if (year.exam) await take(`/multisubjectexams/mcqs/${year.exam}`);
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
  let [first, out]: [Place, string] = [{ dataDir: '', variables: {}, env: undefined as never }, ''];
  beforeAll(async () => {
    first = await places.place();
    const imported = await command(first, ['import', demo]).ended;
    expect(imported).toMatchObject({ code: 0, errors: '' });
    expect(imported.output).toContain('  academic courses: 7 inserted\n');
    out = join(places.folder(), 'out');
    const exported = await command(first, ['export', out]).ended;
    expect(exported).toMatchObject({ code: 0, errors: '' });
    expect(exported.output).toMatch(/files and \d+ drawings in .*out \(\d+\.\d s\)\n$/);
  });

  it('is exported as it was written, but for the dates', () => {
    const { content, problems } = readContent(out);
    const written = readContent(demo).content;
    expect(problems).toEqual([]);
    const plain = ({ campaigns: _1, examCampaigns: _2, assignments: _3, ...rest }: Content) =>
      // Notes are stored as proper HTML, where a lone & of a formula is &amp;.
      JSON.parse(JSON.stringify(rest, (key, value) => (key === 'points' && value === 1 ? undefined : value)).replaceAll('&amp;', '&'));
    expect(plain(content)).toEqual(plain(written));
    const texts = (list: Content['campaigns']) => list.map(({ data }) => [data.key, data.title, data.description]).sort();
    expect(texts(content.campaigns)).toEqual(texts(written.campaigns));
  });

  it('is the same over the API after export and import into an empty database, and a second import changes nothing', async () => {
    const second = await places.place();
    await importContent(aRun(second), out, {});
    expect(await documentsOf(second)).toEqual(await documentsOf(first));

    const again = aRun(first);
    await importContent(again, demo, {});
    expect(lines(again.said).filter((line) => !/: [\d,]+ unchanged$/.test(line))).toEqual([]);
  });
});

describe('records that were made in the running product', () => {
  it('come back with their ids, their order and everything that files of authors do not say', async () => {
    const [from, to] = [await places.place(), await places.place()];
    await importContent(aRun(from), folderOf(aContent()), {});
    await withDb(from, async ({ db }) => {
      const [university] = await db
        .insert(universities)
        .values({ courseCode: 'own', name: 'Own', enrollmentFee: 10, discountFee: 0, position: 0, courseThumbnail: '/media/files/x.webp' })
        .returning();
      const [unit] = await db
        .insert(units)
        .values({ universityId: university?.id ?? '', unitName: 'Unit' })
        .returning();
      const [year] = await db
        .insert(years)
        .values({ unitId: unit?.id ?? '', year: 2030 })
        .returning();
      await db.insert(multiSubjectExams).values({ yearId: year?.id ?? '', title: 'Kept out', timeLimit: 5, negativeMarkingPercentage: 0 });
      const [part] = await db.insert(academicUnits).values({ courseId: 'free10', unitName: 'Part one' }).returning();
      const values = { title: 'Exam', totalMarks: 2, timeLimit: 5, passingScore: 40, negetiveMarkingPercentage: 12.5 };
      const [mcq, written] = await db
        .insert(exams)
        .values([
          { ...values, type: 'MCQ', academicUnitId: part?.id ?? '', startingDate: new Date('2030-01-01T00:00:00Z') },
          { ...values, type: 'Written', unitId: unit?.id ?? '', position: 3 },
        ])
        .returning();
      // Asked twice in the same words, seven options, two of them right, two of them alike.
      for (const position of [0, 1]) {
        const [question] = await db
          .insert(examMcqs)
          .values({ examId: mcq?.id ?? '', position, question: 'Why?', points: 1.5 })
          .returning();
        const texts = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
        const options = texts.map((text, place) => ({ mcqId: question?.id ?? '', position: place, text, isCorrect: place > 4 }));
        await db.insert(examOptions).values(options);
      }
      const pdf = { questionText: 'Prove it.', handwrittenPdf: '/media/files/0123.pdf' };
      await db.insert(examWrittenQuestions).values({ examId: written?.id ?? '', position: 0, ...pdf });
      const [lesson] = await db.insert(lessons).values({ chapterId: 'free10-motion', title: 'Alone', position: 7 }).returning();
      await db.insert(lessonExams).values({ lessonId: lesson?.id ?? '', examId: 'free10-motion-exam-2' });
    });

    const out = places.folder();
    const run = aRun(from);
    // A paper without a subject cannot be written: the rest is, and the command says so and fails.
    await expect(exportContent(run, out, {})).rejects.toThrow('1 record could not be written');
    expect(run.said.join('\n')).toMatch(/not exported: admission\/own\/papers\/.*2030\.yaml/);
    expect(run.said.join('\n')).toContain('2 addresses of uploaded files');
    await expect(importContent(aRun(to), out, {})).rejects.toThrow('--lenient');
    await importContent(aRun(to), out, { lenient: true });

    // What nothing can see differs: places in lists are counted anew.
    const plain = async (place: Place) => {
      const { papers, ...rest } = await catalogueOf(place);
      const text = JSON.stringify({ ...rest, papers: papers.filter((paper) => paper.title !== 'Kept out') }, (key, value) =>
        key === 'position' || key === 'startDate' || key === 'endDate' || key === 'dueDate' ? undefined : value,
      );
      return JSON.parse(text, (_, value) => (Array.isArray(value) ? value.map((row) => JSON.stringify(row)).sort() : value));
    };
    expect(await plain(to)).toEqual(await plain(from));
    expect((await withApi(to, (get) => get('/admissioncourse/universities'))) as object[]).toEqual(
      await withApi(from, (get) => get('/admissioncourse/universities')),
    );
  });
});

describe('an import', () => {
  let [place, root]: [Place, string] = [{ dataDir: '', variables: {}, env: undefined as never }, ''];
  beforeAll(async () => {
    place = await places.place();
  });
  beforeEach(async () => {
    root = folderOf(aContent());
    await importContent(aRun(place), root, {});
  });

  it('in a dry run tells what would change, and changes nothing', async () => {
    const content = aContent();
    const [course, paper] = [content.admissionCourses[0], content.papers[0]];
    if (!course || !paper) throw new Error('the fixture is empty');
    course.data.name = 'New name';
    paper.data.subjects[0]?.mcqs.push(anMcq('one more'));
    paper.data.subjects[1]?.mcqs.pop();
    const [before, run] = [await catalogueOf(place), aRun(place)];
    const changed = folderOf(content);
    draw(changed, 'covers/new');
    expect(await importContent(run, changed, { dryRun: true })).toBe('dry run: nothing was written');
    expect(lines(run.said)).toEqual(
      expect.arrayContaining([
        'admission courses: 1 would be changed, 1 unchanged',
        'questions: 1 would be inserted, 1 would be removed, 15 unchanged',
        'options: 4 would be inserted, 4 would be removed, 52 unchanged',
        'drawings: 1 would be inserted, 4 unchanged',
      ]),
    );
    expect(await catalogueOf(place)).toEqual(before);
    expect(existsSync(join(place.dataDir, 'images/covers/new.svg'))).toBe(false);

    await importContent(aRun(place), changed, {});
    expect((await catalogueOf(place)).universities.map((row) => row.name)).toEqual(['New name', 'Course paid']);
    expect(readdirSync(join(place.dataDir, 'images/covers'))).toEqual(['free.svg', 'free10.svg', 'new.svg', 'paid.svg', 'paid10.svg']);
  });

  it('shows every problem with its file and place, and writes nothing', async () => {
    const before = await catalogueOf(place);
    const course = join(root, 'admission/free/course.yaml');
    writeFileSync(course, readFileSync(course, 'utf8').replace('enrollmentFee: 100', 'enrollmentFee: many'));
    const chapter = join(root, 'academic/class10/chapters/free10-motion.yaml');
    writeFileSync(chapter, readFileSync(chapter, 'utf8').replace('$v = s/t$', '$v = s/t'));
    writeFileSync(join(root, 'campaign.yaml'), '[]');
    draw(root, 'covers/free', '<script>alert(1)</script>');
    draw(root, 'subjects/clock', '<path onclick="x()" d=""/>');
    const { code, output, errors } = await command(place, ['import', root]).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^\d+ problems: nothing was imported\.\n$/);
    for (const problem of [
      'admission/free/course.yaml: /enrollmentFee must be number',
      "admission/free/papers/a-2023.yaml: unit 'a' has no year 2023",
      'academic/class10/chapters/free10-motion.yaml: a dollar sign without its pair',
      'campaign.yaml: not a name and place that is read',
      "images/covers/free.svg: has the element 'script'",
      "images/subjects/clock.svg: has the event handler 'onclick'",
    ]) {
      expect(output).toContain(problem);
    }
    expect(await catalogueOf(place)).toEqual(before);
  });

  it('that fails or is stopped in the middle changes nothing', async () => {
    const before = await catalogueOf(place);
    const content = aContent();
    for (const { data } of content.admissionCourses) data.name = 'Half';
    const run = aRun(place);
    run.progress.count = () => run.stop.abort(new Error('stopped'));
    await expect(importContent(run, folderOf(content), {})).rejects.toThrow('stopped');
    expect(await catalogueOf(place)).toEqual(before);
  });

  it('with --prune deletes what the folder lacks, archives what has results, and brings it back when the folder has it again', async () => {
    await withDb(place, async ({ db }) => {
      await insertDemoAccounts(db);
      const taken = { dateTaken: new Date(), totalScore: 1, timeTaken: 1, answersHash: 'x', subjects: [] };
      await db.insert(multiSubjectResults).values({ id: 'r', userId: 'demo-student', examId: 'free-a-2023-exam', ...taken });
    });
    rmSync(join(root, 'admission'), { recursive: true });
    const run = aRun(place);
    await importContent(run, root, { prune: true });
    expect(lines(run.said)).toEqual(
      expect.arrayContaining([
        'admission courses: 1 removed, 1 archived, since students have results in them',
        'papers: 1 removed, 1 archived, since students have results in them',
      ]),
    );
    expect((await catalogueOf(place)).universities).toEqual([]);
    await withDb(place, async ({ db }) => {
      expect(await db.select({ id: multiSubjectExams.id }).from(multiSubjectExams)).toEqual([{ id: 'free-a-2023-exam' }]);
      expect(await db.select().from(multiSubjectResults)).toHaveLength(1);
    });

    await importContent(aRun(place), folderOf(aContent()), {});
    expect((await catalogueOf(place)).papers.map((paper) => paper.id).sort()).toEqual(['free-a-2023-exam', 'paid-a-2023-exam']);
    await withDb(place, ({ db }) => db.delete(multiSubjectResults).where(eq(multiSubjectResults.id, 'r')));
  });

  it('keeps the places of courses and the dates of campaigns that are there already', async () => {
    const before = await catalogueOf(place);
    rmSync(join(root, 'admission/free'), { recursive: true });
    await importContent(aRun(place), root, {});
    expect(await catalogueOf(place)).toEqual(before);
  });
});

describe('an export', () => {
  it('leaves a folder that is not empty alone, unless told to replace what is content in it', async () => {
    const place = await places.place();
    await importContent(aRun(place), folderOf(aContent()), {});
    const out = places.folder();
    mkdirSync(join(out, 'admission/old'), { recursive: true });
    writeFileSync(join(out, 'admission/old/course.yaml'), 'old');
    writeFileSync(join(out, 'notes.txt'), 'mine');
    await expect(exportContent(aRun(place), out, {})).rejects.toThrow('is not empty');
    await exportContent(aRun(place), out, { force: true });
    expect(readdirSync(out).sort()).toEqual(['academic', 'admission', 'assignments.yaml', 'campaigns.yaml', 'images', 'notes.txt']);
    expect(readdirSync(join(out, 'admission'))).toEqual(['free', 'paid']);
    expect(readdirSync(dirname(out)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
