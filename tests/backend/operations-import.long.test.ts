// `npm run data -- import`: its output, refusals, rollbacks and removals, and the students' data
// that it keeps.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { multiSubjectResults } from '../../backend/src/modules/results/tables.ts';
import { importContent } from '../../backend/src/operations/content/import-content.ts';
import { aContent, anMcq, FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { catalogueOf, draw, writeFolder } from './operations-content-kit.ts';
import { aRun, command, openEnvironments, type TestEnvironment, withDb } from './operations-kit.ts';

const environments = openEnvironments();
afterAll(() => environments.close());

const folderOf = (content = aContent()) => writeFolder(environments.createFolder(), content);
const lines = (lines: string[]) =>
  lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());

describe('an import', () => {
  let [environment, root]: [TestEnvironment, string] = [
    { dataDir: '', variables: {}, env: undefined as never },
    '',
  ];
  beforeAll(async () => {
    environment = await environments.create();
  });
  beforeEach(async () => {
    root = folderOf(aContent());
    await importContent(aRun(environment), root, {});
  });

  it('in a dry run prints the changes, and changes nothing', async () => {
    const content = aContent();
    const [course, paper] = [content.admissionCourses[0], content.papers[0]];
    if (!course || !paper) throw new Error('the fixture is empty');
    course.data.name = 'New name';
    paper.data.subjects[0]?.mcqs.push(anMcq('one more'));
    paper.data.subjects[1]?.mcqs.pop();
    const [before, run] = [await catalogueOf(environment), aRun(environment)];
    const changed = folderOf(content);
    draw(changed, 'covers/new');
    expect(await importContent(run, changed, { dryRun: true })).toBe(
      'dry run: nothing was written',
    );
    expect(lines(run.output)).toEqual(
      expect.arrayContaining([
        'admission courses: 1 would be changed, 1 unchanged',
        'questions: 1 would be inserted, 1 would be removed, 15 unchanged',
        'options: 4 would be inserted, 4 would be removed, 52 unchanged',
        'drawings: 1 would be inserted, 4 unchanged',
      ]),
    );
    expect(await catalogueOf(environment)).toEqual(before);
    expect(existsSync(join(environment.dataDir, 'images/covers/new.svg'))).toBe(false);

    await importContent(aRun(environment), changed, {});
    expect((await catalogueOf(environment)).universities.map((row) => row.name)).toEqual([
      'New name',
      'Course paid',
    ]);
    expect(readdirSync(join(environment.dataDir, 'images/covers'))).toEqual([
      'free.svg',
      'free10.svg',
      'new.svg',
      'paid.svg',
      'paid10.svg',
    ]);
  });

  it('shows every problem with its file and place, and writes nothing', async () => {
    const before = await catalogueOf(environment);
    const course = join(root, 'admission/free/course.yaml');
    writeFileSync(
      course,
      readFileSync(course, 'utf8').replace('enrollmentFee: 100', 'enrollmentFee: many'),
    );
    const chapter = join(root, 'academic/class10/chapters/free10-motion.yaml');
    writeFileSync(chapter, readFileSync(chapter, 'utf8').replace('$v = s/t$', '$v = s/t'));
    writeFileSync(join(root, 'campaign.yaml'), '[]');
    draw(root, 'covers/free', '<script>alert(1)</script>');
    draw(root, 'subjects/clock', '<path onclick="x()" d=""/>');
    const { code, output, errors } = await command(environment, ['import', root]).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^\d+ problems: nothing was imported\.\n$/);
    for (const problem of [
      'admission/free/course.yaml: /enrollmentFee must be number',
      "admission/free/papers/a-2023.yaml: unit 'a' has no year 2023",
      'academic/class10/chapters/free10-motion.yaml: an unpaired dollar sign',
      'campaign.yaml: not a name and place that is read',
      "images/covers/free.svg: has the element 'script'",
      "images/subjects/clock.svg: has the event handler 'onclick'",
    ]) {
      expect(output).toContain(problem);
    }
    expect(await catalogueOf(environment)).toEqual(before);
  });

  it('that fails or is stopped while it writes content changes nothing', async () => {
    const before = await catalogueOf(environment);
    const content = aContent();
    for (const { data } of content.admissionCourses) data.name = 'Half';
    const run = aRun(environment);
    run.progress.count = () => run.stop.abort(new Error('stopped'));
    await expect(importContent(run, folderOf(content), {})).rejects.toThrow('stopped');
    expect(await catalogueOf(environment)).toEqual(before);
  });

  it('with --prune deletes items that the folder lacks, archives those with results, and restores them when the folder has them again', async () => {
    await withDb(environment, async ({ db }) => {
      await insertDemoAccounts(db);
      const resultFields = {
        dateTaken: new Date(),
        totalScore: 1,
        timeTaken: 1,
        answersHash: 'x',
        subjects: [],
      };
      await db
        .insert(multiSubjectResults)
        .values({ id: 'r', userId: 'demo-student', examId: FREE_PAPER, ...resultFields });
    });
    rmSync(join(root, 'admission'), { recursive: true });
    const run = aRun(environment);
    await importContent(run, root, { prune: true });
    expect(lines(run.output)).toEqual(
      expect.arrayContaining([
        'admission courses: 1 removed, 1 archived, since students have results in them',
        'papers: 1 removed, 1 archived, since students have results in them',
      ]),
    );
    expect((await catalogueOf(environment)).universities).toEqual([]);
    await withDb(environment, async ({ db }) => {
      expect(await db.select({ id: multiSubjectExams.id }).from(multiSubjectExams)).toEqual([
        { id: FREE_PAPER },
      ]);
      expect(await db.select().from(multiSubjectResults)).toHaveLength(1);
    });

    await importContent(aRun(environment), folderOf(aContent()), {});
    expect((await catalogueOf(environment)).papers.map((paper) => paper.id).sort()).toEqual([
      FREE_PAPER,
      PAID_PAPER,
    ]);
    await withDb(environment, ({ db }) =>
      db.delete(multiSubjectResults).where(eq(multiSubjectResults.id, 'r')),
    );
  });

  it('keeps the places of courses and the dates of campaigns that are there already', async () => {
    const before = await catalogueOf(environment);
    rmSync(join(root, 'admission/free'), { recursive: true });
    await importContent(aRun(environment), root, {});
    expect(await catalogueOf(environment)).toEqual(before);
  });
});
