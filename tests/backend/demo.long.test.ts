// Loading content files: the first start, later ones, changed files; and the students' data that is
// kept.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { visitor } from '../../backend/src/access.ts';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { Database } from '../../backend/src/db/client.ts';
import type { Content } from '../../backend/src/db/content/read-content.ts';
import { loadDemo } from '../../backend/src/db/demo.ts';
import { findChaptersOf, findLessonsOf } from '../../backend/src/modules/academics/queries.ts';
import { findUniversities, findYearsOf } from '../../backend/src/modules/admission/queries.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  findPapersByIds,
  findSubjectMcqs,
} from '../../backend/src/modules/multi-subject-exams/queries.ts';
import { findPaperResultOf } from '../../backend/src/modules/results/queries.ts';
import { insertPaperVersion } from '../../backend/src/modules/results/store-queries.ts';
import { findStudent, insertEnrolment } from '../../backend/src/modules/students/queries.ts';
import { aContent, anMcq, FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { openTestDatabase } from './database.ts';

const demo = { hasDemo: true, isProduction: false };
const statements: string[] = [];
let database: Database;
let root: string;

/** Writes the content to the files in `file`. */
function writeFiles(content: Content): void {
  const write = (file: string, data: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), stringify(data));
  };
  const { campaigns, examCampaigns, assignments, ...single } = content;
  for (const { file, data } of Object.values(single).flat()) write(file, data);
  write(
    'campaigns.yaml',
    campaigns.map(({ data }) => data),
  );
  write(
    'assignments.yaml',
    assignments.map(({ data }) => data),
  );
}

beforeAll(async () => {
  database = await openTestDatabase({ logQuery: (query) => void statements.push(query) });
  root = mkdtempSync(join(tmpdir(), 'alokpath-demo-'));
  writeFiles(aContent());
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  statements.length = 0;
  warn.mockClear();
});

const load = (env = demo) => loadDemo(database.db, env, root);
const questionsOf = async (examId: string) =>
  [...(await findSubjectMcqs(database.db, [examId])).values()]
    .flat()
    .map((mcq) => ({ id: mcq._id, question: mcq.question }));

describe('a start in production', () => {
  const production = { hasDemo: false, isProduction: true };

  it.each(['student', 'admin'])('warns of the demo account of the %s', async (who) => {
    const { db } = database;
    const email = `${who}@alokpath.test`;
    await db.insert(users).values({ id: who, email, passwordHash: 'x' });
    await load(production);
    await db.delete(users).where(eq(users.id, who));
    expect(warn.mock.calls.join()).toContain('this database holds the demo accounts');
  });

  it('does not warn of other accounts', async () => {
    const { db } = database;
    await db.insert(users).values({ id: 'other', email: 'other@alokpath.test', passwordHash: 'x' });
    await load(production);
    await db.delete(users).where(eq(users.id, 'other'));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('content files', () => {
  it('are not loaded where DEMO is off', async () => {
    expect(await load({ hasDemo: false, isProduction: true })).toBeUndefined();
    expect(await findUniversities(database.db)).toEqual([]);
  });

  it('fill an empty catalogue without demo accounts in production', async () => {
    // The fixture's images do not exist, which is reported and harmless.
    expect(await load({ hasDemo: true, isProduction: true })).toBe(
      'demo content loaded from 10 files',
    );
    expect(await findUniversities(database.db)).toHaveLength(2);
    expect(await database.db.select().from(users)).toEqual([]);
    expect(warn.mock.calls.join()).toContain('missing image images/covers/free.svg');

    const { env } = readEnv({
      NODE_ENV: 'production',
      DEMO: '1',
      DATA_DIR: root,
      UPSTREAM_SERVICE_TOKEN: 'x'.repeat(32),
    });
    expect(env).toMatchObject({ hasDemo: true, isProduction: true });
    const app = await buildApp({ db: database.db, env });
    expect((await app.inject('/admissioncourse/universities')).json()).toHaveLength(2);
    expect((await app.inject('/course/')).json()).toHaveLength(2);
    for (const who of ['student', 'admin']) {
      const payload = { email: `${who}@alokpath.test`, password: `alokpath-${who}` };
      expect(
        (await app.inject({ method: 'POST', url: '/auth/student/login', payload })).statusCode,
        who,
      ).toBe(401);
    }
    await app.close();
  });

  it('are not written again when nothing changed', async () => {
    expect(await load()).toBeUndefined();
    expect((await database.db.select().from(users)).map((user) => user.email).sort()).toEqual([
      'admin@alokpath.test',
      'student@alokpath.test',
    ]);
    statements.length = 0;
    expect(await load()).toBeUndefined();
    expect(statements.filter((statement) => !statement.startsWith('select'))).toEqual([]);
  });

  it('update the catalogue when they change, and keep enrolments and results', async () => {
    const { db } = database;
    const exam = FREE_PAPER;
    await insertEnrolment(db, 'demo-student-record', 'admissionPrep', 'free');
    const version = {
      dateTaken: new Date(),
      totalScore: 3,
      timeTaken: 1,
      answersHash: 'x',
      subjects: [],
    };
    const submitted = {
      userId: 'demo-student',
      examId: exam,
      key: null,
      overriddenClaims: 0,
      wrongCount: 0,
      keyRevision: 0,
      examVersionId: 'v1',
    };
    const result = await insertPaperVersion(db, submitted, version);
    const before = await questionsOf(exam);

    const changed = aContent();
    const [course, paper, chapter] = [
      changed.admissionCourses[0],
      changed.papers[0],
      changed.chapters[0],
    ];
    if (!course || !paper || !chapter) throw new Error('the fixture is empty');
    course.data.name = 'A new name';
    course.data.units[0]?.years.push(2024);
    paper.data.subjects[0]?.mcqs.unshift(anMcq('put in at the top'));
    paper.data.subjects[1]?.mcqs.pop();
    chapter.data.lessons.pop();
    writeFiles(changed);
    expect(await load()).toBe('demo content loaded from 3 files');

    expect((await findUniversities(db)).map((university) => university.name)).toEqual([
      'A new name',
      'Course paid',
    ]);
    expect((await findYearsOf(db, ['free-a'], visitor)).map((year) => year.year)).toEqual([
      2024, 2023, 2022,
    ]);
    expect(
      (await findLessonsOf(db, ['free10-motion'])).map(({ document }) => document.title),
    ).toEqual(['Speed']);
    const after = await questionsOf(exam);
    expect(after[0]?.question).toContain('put in at the top');
    expect(after.slice(1)).toEqual(before.slice(0, 3));
    expect(
      (await findStudent(db, 'demo-student-record'))?.courseEnrollment.admissionPrep
        .enrolledCourses,
    ).toEqual(['free']);
    expect(await findPaperResultOf(db, 'demo-student', exam)).toEqual(result);
  });

  it('that cannot be read are skipped with a log line, and loaded after they are fixed', async () => {
    const file = join(root, 'academic/class10/free10.yaml');
    const good = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      good.replace('Chapter force', '').replace('courseType: academic', 'courseKind: academic'),
    );
    await load();
    expect(warn.mock.calls.join()).toContain('academic/class10/free10.yaml');
    writeFileSync(file, good.replace('Chapter force', 'Forces'));
    expect(await load()).toBe('demo content loaded from 1 files');
    expect(
      (await findChaptersOf(database.db, ['free10-physics'])).map(
        (chapter) => chapter.chapterTitle,
      ),
    ).toEqual(['Chapter motion', 'Forces']);
  });

  it('keep a catalogue that another source has filled', async () => {
    const other = await openTestDatabase();
    const { universities } = await import('../../backend/src/modules/admission/tables.ts');
    await other.db
      .insert(universities)
      .values({ courseCode: 'own', name: 'Own', enrollmentFee: 1, discountFee: 0 });
    expect(await loadDemo(other.db, demo, root)).toBeUndefined();
    expect((await findUniversities(other.db)).map((university) => university.name)).toEqual([
      'Own',
    ]);
    await other.close();
  });

  it('are stored all or not at all', async () => {
    const other = await openTestDatabase();
    const broken = mkdtempSync(join(tmpdir(), 'alokpath-demo-'));
    cpSync(root, broken, { recursive: true });
    const paper = join(broken, 'admission/free/papers/a-2023.yaml');
    // Two equal options get the same id, which the last statements of the load reject.
    writeFileSync(paper, readFileSync(paper, 'utf8').replace('free p1 second', 'free p1 first'));
    await expect(loadDemo(other.db, demo, broken)).rejects.toThrow();
    expect(await findPapersByIds(other.db, [PAID_PAPER])).toEqual([]);
    expect(await findUniversities(other.db)).toEqual([]);
    expect(await loadDemo(other.db, demo, root)).toContain('loaded from 10 files');
    await other.close();
    rmSync(broken, { recursive: true });
  });
});
