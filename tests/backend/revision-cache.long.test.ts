// Papers and keys are cached by the revision of their row: fewer statements, and no change is
// missed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../backend/src/db/client.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { RevisionCache } from '../../backend/src/db/revision-cache.ts';
import {
  findMcqsOf,
  findPapersByIds,
} from '../../backend/src/modules/multi-subject-exams/queries.ts';
import {
  examSubjects,
  multiSubjectExams,
  subjectMcqs,
  subjectOptions,
} from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { findMultiSubjectKey } from '../../backend/src/modules/results/key-queries.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { openTestDatabase } from './database.ts';

let database: Database;
const statements: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase({ logQuery: (text) => void statements.push(text) });
  const content = aContent();
  const files = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  await database.db.transaction((tx) => writeContent(tx, content, files, new Date()));
}, 60_000);
afterAll(() => database.close());

async function readPaper() {
  const rows = await findPapersByIds(database.db, [FREE_PAPER]);
  return {
    outline: rows[0]?.outline,
    mcqs: [...(await findMcqsOf(database.db, rows)).values()].flat(),
  };
}

/** A change in the way of the product: the questions together with the paper's row. */
async function change(work: (tx: Database['db']) => Promise<unknown>): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx
      .update(multiSubjectExams)
      .set({ id: FREE_PAPER })
      .where(eq(multiSubjectExams.id, FREE_PAPER));
    await work(tx);
  });
}

it('reads a paper and its key with one short statement each after the first time', async () => {
  const first = [await readPaper(), await findMultiSubjectKey(database.db, FREE_PAPER)];
  statements.length = 0;
  expect([await readPaper(), await findMultiSubjectKey(database.db, FREE_PAPER)]).toEqual(first);
  expect(statements).toHaveLength(2);
  expect(statements.join()).not.toContain('json_agg');
});

it('scores with a corrected key at once', async () => {
  const before = await findMultiSubjectKey(database.db, FREE_PAPER);
  const [question] = before?.subjects[0]?.questions ?? [];
  await change((tx) =>
    tx
      .update(subjectOptions)
      .set({ isCorrect: true })
      .where(eq(subjectOptions.mcqId, question?.id ?? '')),
  );
  expect(
    (await findMultiSubjectKey(database.db, FREE_PAPER))?.subjects[0]?.questions[0]?.correct,
  ).toHaveLength(4);
});

it('shows a changed question, and no removed one', async () => {
  const { mcqs } = await readPaper();
  const [first, second] = mcqs;
  await change(async (tx) => {
    await tx
      .update(subjectMcqs)
      .set({ question: 'Corrected?' })
      .where(eq(subjectMcqs.id, first?._id ?? ''));
    await tx.delete(subjectMcqs).where(eq(subjectMcqs.id, second?._id ?? ''));
  });
  const after = await readPaper();
  expect(after.mcqs.map(({ question }) => question)).toContain('Corrected?');
  expect(after.mcqs).toHaveLength(mcqs.length - 1);
  expect(after.outline?.questionCount).toBe(mcqs.length - 1);
});

it('contains in a transaction its changes, and afterwards nothing that was rolled back', async () => {
  const before = await findMultiSubjectKey(database.db, FREE_PAPER);
  const undone = database.db.transaction(async (tx) => {
    await tx
      .update(multiSubjectExams)
      .set({ timeLimit: 7 })
      .where(eq(multiSubjectExams.id, FREE_PAPER));
    await tx
      .update(examSubjects)
      .set({ mandatory: false })
      .where(eq(examSubjects.examId, FREE_PAPER));
    expect((await findMultiSubjectKey(tx, FREE_PAPER))?.timeLimit).toBe(7);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await findMultiSubjectKey(database.db, FREE_PAPER)).toEqual(before);
});

it('keeps two databases apart', async () => {
  const other = await openTestDatabase();
  expect(await findMultiSubjectKey(other.db, FREE_PAPER)).toBeUndefined();
  expect(await findPapersByIds(other.db, [FREE_PAPER])).toEqual([]);
  await other.close();
});

it('removes the oldest values when it becomes too large, and those older than a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = new RevisionCache<string>(10, (text) => text.length);
  const idsIn = (...ids: string[]) => ids.filter((id) => cache.get(database.db, id, '1'));
  cache.set(database.db, 'a', '1', '4444');
  cache.set(database.db, 'b', '1', '4444');
  cache.set(database.db, 'a', '1', '55555');
  expect(idsIn('a', 'b')).toEqual(['a', 'b']);
  cache.set(database.db, 'c', '1', '22');
  expect(idsIn('a', 'b', 'c')).toEqual(['a', 'c']);
  vi.advanceTimersByTime(60_000);
  cache.set(database.db, 'd', '1', '1010101010');
  expect(idsIn('a', 'b', 'c', 'd')).toEqual(['d']);
  vi.useRealTimers();
});
