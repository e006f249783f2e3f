// An admin corrects the key of the paper while it is taken; the workers rescore until every attempt
// has its score.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { EXAM_ID, type ExamFixture } from './exam-fixture.ts';
import { readKey } from './verify.ts';

const ADMIN = 'drill-admin';
/** Workers run every five seconds, and are slow on a busy machine. */
const DECIDED_MS = 180_000;

export type Correction = {
  /** Sends it to each backend in turn, until one has accepted it. */
  send(backendUrls: readonly string[]): Promise<void>;
};

/** Creates the admin, and selects another option of the first question with one right option. */
export async function prepareCorrection(fixture: ExamFixture): Promise<Correction> {
  const cookie = randomBytes(32).toString('base64url');
  const { db, close } = await fixture.open();
  try {
    await db
      .insert(users)
      .values({ id: ADMIN, email: 'admin@example.com', passwordHash: 'none', role: 'admin' });
    await db.insert(sessions).values({
      idHash: createHash('sha256').update(cookie).digest('hex'),
      userId: ADMIN,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
  } finally {
    await close();
  }
  const { subjects } = await readKey(fixture);
  const question = subjects
    .flatMap(({ questions }) => questions)
    .find(({ correct }) => correct.length === 1);
  const other = question?.options.find((option) => !question.correct.includes(option));
  const body = JSON.stringify({
    questionId: question?.id,
    kind: 'key',
    correctOptionIds: [other],
    reason: 'Misprint',
  });
  return {
    async send(backendUrls) {
      for (let turn = 0; ; turn += 1) {
        const url = backendUrls[turn % backendUrls.length];
        const response = await fetch(`${url}/ext/exams/multi-subject/${EXAM_ID}/key-corrections`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `alokpath_session=${cookie}` },
          body,
          signal: AbortSignal.timeout(20_000),
        }).catch(() => undefined);
        if (response?.ok) return;
        if (response && response.status < 500)
          throw new Error(
            `The correction was refused: ${response.status} ${await response.text()}`,
          );
        await wait(500);
      }
    },
  };
}

/**
 * Sets the deadline of abandoned attempts to the past, and waits until the workers have closed them
 * and scored every submission by the corrected key.
 */
export async function waitUntilDecided(fixture: ExamFixture): Promise<void> {
  const { db, close } = await fixture.open();
  try {
    await db.execute(
      sql`update attempts set deadline = now() - interval '1 hour' where closed_at is null`,
    );
    for (const end = Date.now() + DECIDED_MS; Date.now() < end; await wait(500)) {
      const { rows } = (await db.execute(sql`select
        (select count(*) from attempts where closed_at is null)::int as open,
        (select count(*) from key_corrections
        where rescored_at is null)::int as unscored`)) as unknown as {
        rows: { open: number; unscored: number }[];
      };
      if (rows[0]?.open === 0 && rows[0].unscored === 0) return;
    }
    throw new Error('Attempts were not closed and rescored in time.');
  } finally {
    await close();
  }
}
