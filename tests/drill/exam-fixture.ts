// The data of the drill: a separate database with one paper, and students who are enrolled and
// signed in.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../backend/src/db/client.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { enrolments, students } from '../../backend/src/modules/students/tables.ts';
import { aContent, anMcq } from '../backend/content-fixture.ts';
import { createPostgresDatabase } from '../backend/database.ts';

/** Id of the exam of the drill. */
export const EXAM_ID = 'free-a-2023-exam';
const QUESTIONS_PER_SUBJECT = 6;

/** A student with a session cookie. */
export type Account = { userId: string; cookie: string };

export type ExamFixture = {
  /** PGlite or PostgreSQL. */
  name: string;
  /** Settings of the backend. */
  env: { DATA_DIR: string; DATABASE_URL: string; DEMO: string };
  accounts: Account[];
  open(): Promise<Database>;
  remove(): Promise<void>;
};

/**
 * PGlite in a temporary folder, or a fresh database on the server of `databaseUrl`. The accounts
 * are inserted directly: signing up would spend minutes on password hashing.
 */
export async function createExamFixture(
  databaseUrl: string | undefined,
  count: number,
  questionsPerSubject = QUESTIONS_PER_SUBJECT,
): Promise<ExamFixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-drill-'));
  const postgres = databaseUrl ? await createPostgresDatabase(databaseUrl) : undefined;
  const fixture: ExamFixture = {
    name: postgres ? 'PostgreSQL' : 'PGlite',
    env: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', DEMO: '0' },
    accounts: Array.from({ length: count }, (_, index) => ({
      userId: `student-${index}`,
      cookie: `alokpath_session=${randomBytes(32).toString('base64url')}`,
    })),
    open: () => openDatabase({ databaseUrl: postgres?.url, dataDir }),
    remove: async () => {
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await seed(fixture, questionsPerSubject);
    return fixture;
  } catch (error) {
    await fixture.remove();
    throw error;
  }
}

async function seed({ open, accounts }: ExamFixture, questionsPerSubject: number): Promise<void> {
  const content = aContent();
  const [paper] = content.papers;
  for (const subject of paper?.data.subjects ?? []) {
    subject.mcqs = Array.from({ length: questionsPerSubject }, (_, i) =>
      anMcq(`${subject.subjectName} ${i}`, {
        answer: i % 3 === 0 ? ['A', 'B'] : 'C',
        points: i % 2 === 0 ? 1 : 1.25,
      }),
    );
  }
  const files = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  const database = await open();
  try {
    await database.migrate();
    await database.db.transaction(async (tx) => {
      await writeContent(tx, content, files, new Date());
      const ids = accounts.map(({ userId }) => userId);
      await tx
        .insert(users)
        .values(ids.map((id) => ({ id, email: `${id}@example.com`, passwordHash: 'none' })));
      await tx.insert(students).values(ids.map((id) => ({ id, userId: id })));
      await tx
        .insert(enrolments)
        .values(ids.map((id) => ({ studentId: id, universityId: 'free' })));
      const expiresAt = new Date(Date.now() + 86_400_000);
      const idHash = (cookie: string) =>
        createHash('sha256').update(cookie.slice('alokpath_session='.length)).digest('hex');
      await tx
        .insert(sessions)
        .values(
          accounts.map(({ userId, cookie }) => ({ idHash: idHash(cookie), userId, expiresAt })),
        );
    });
  } finally {
    await database.close();
  }
}
