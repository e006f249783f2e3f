// SQL of written answers that consist of pages (page-commands.ts).
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notLike,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { attempts } from '../attempts/tables.ts';
import { lockUser } from '../auth/queries.ts';
import type { Quota } from './queries.ts';
import {
  type AnswerUpload,
  ASSIGNMENT_PREFIX,
  type PagedAnswer,
  pagedAnswers,
  answerUploads as uploads,
} from './tables.ts';

type NewPage = Required<Pick<typeof uploads.$inferInsert, 'pageKind' | 'sha256' | 'size'>> & {
  turn: 0 | 90 | 180 | 270;
};
type NewAnswer = Omit<typeof pagedAnswers.$inferInsert, 'pages'>;

/** The pages of an answer in the order of the list, with their upload states. */
export type ListedPages = { answer: PagedAnswer; pages: AnswerUpload[] };

/**
 * Stores the list of pages unless it exists, and an upload for each page that is in no earlier
 * list. An existing list then refers to the current uploads, because the sweeper may have removed
 * some.
 * @param maxLists maximum per attempt
 * @returns undefined if the quota of pages or lists is used up
 */
export function insertPagedAnswer(
  db: Db,
  answer: NewAnswer,
  newPages: readonly NewPage[],
  quota: Quota,
  maxLists: number,
): Promise<ListedPages | undefined> {
  return db.transaction(async (tx) => {
    await lockUser(tx, answer.userId);
    const turnedPages = await findOrInsertPages(tx, answer, newPages, quota);
    if (!turnedPages) return undefined;
    const { attemptId } = answer;
    const pages = turnedPages.map(({ page }) => page);
    const order = turnedPages.map(({ page, turn }) => ({ uploadId: page.id, turn }));
    const isSameAnswer = and(
      eq(pagedAnswers.attemptId, attemptId),
      eq(pagedAnswers.pagesHash, answer.pagesHash),
    );
    const [before] = await tx.select().from(pagedAnswers).where(isSameAnswer);
    if (before?.pages.every(({ uploadId }, index) => uploadId === order[index]?.uploadId))
      return { answer: before, pages };
    if (before) {
      await tx.update(pagedAnswers).set({ pages: order }).where(isSameAnswer);
      return { answer: { ...before, pages: order }, pages };
    }
    if ((await tx.$count(pagedAnswers, eq(pagedAnswers.attemptId, attemptId))) >= maxLists)
      return undefined;
    const [inserted] = await tx
      .insert(pagedAnswers)
      .values({ ...answer, pages: order })
      .returning();
    return inserted && { answer: inserted, pages };
  });
}

/**
 * The uploads of the pages, in their order; inserts those that the attempt does not have yet.
 * Renews the period in which unfinished uploads are accepted.
 * @returns undefined if the quota of pages is used up
 */
async function findOrInsertPages(
  tx: Db,
  answer: NewAnswer,
  newPages: readonly NewPage[],
  quota: Quota,
): Promise<{ page: AnswerUpload; turn: NewPage['turn'] }[] | undefined> {
  const { userId, attemptId, registeredAt: createdAt } = answer;
  const existingUploads = await tx
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.attemptId, attemptId),
        eq(uploads.userId, userId),
        isNotNull(uploads.pageKind),
      ),
    )
    // Waits for the sweeper, so that a page that it deletes is not found.
    .for('update');
  const keyOf = ({ pageKind, sha256 }: Pick<AnswerUpload, 'pageKind' | 'sha256'>) =>
    `${pageKind}:${sha256}`;
  const byKey = new Map(existingUploads.map((page) => [keyOf(page), page]));
  const addedPages = new Map(
    newPages.filter((page) => !byKey.has(keyOf(page))).map((page) => [keyOf(page), page]),
  );
  if (addedPages.size > 0) {
    if (!(await hasRoomForPages(tx, answer, [...addedPages.values()], quota))) return undefined;
    const rows = [...addedPages.values()].map(({ pageKind, sha256, size }) => ({
      userId,
      attemptId,
      size,
      createdAt,
      pageKind,
      sha256,
    }));
    for (const page of await tx.insert(uploads).values(rows).returning())
      byKey.set(keyOf(page), page);
  }
  const turnedPages = newPages.map((newPage) => {
    const page = byKey.get(keyOf(newPage));
    if (!page) throw new Error('The page was not stored.');
    return { page, turn: newPage.turn };
  });
  const ids = turnedPages.map(({ page }) => page.id);
  await tx
    .update(uploads)
    .set({ createdAt })
    .where(and(inArray(uploads.id, ids), isNull(uploads.url), lt(uploads.createdAt, createdAt)));
  return turnedPages;
}

/** Pages of exams and files of assignments are counted separately. */
async function hasRoomForPages(
  tx: Db,
  { userId, attemptId }: Pick<NewAnswer, 'userId' | 'attemptId'>,
  addedPages: readonly { size: number }[],
  quota: Quota,
): Promise<boolean> {
  const isSameKindOfOwner = (attemptId.startsWith(ASSIGNMENT_PREFIX) ? like : notLike)(
    uploads.attemptId,
    `${ASSIGNMENT_PREFIX}%`,
  );
  const isOfDay = and(
    eq(uploads.userId, userId),
    isNotNull(uploads.pageKind),
    gt(uploads.createdAt, quota.since),
    isSameKindOfOwner,
  );
  const [usage] = await tx
    .select({ files: count(), bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(isOfDay);
  const bytes = addedPages.reduce((all, { size }) => all + size, 0);
  return (
    (usage?.files ?? 0) + addedPages.length <= quota.files &&
    (usage?.bytes ?? 0) + bytes <= quota.bytes
  );
}

const grace = sql.raw(`interval '${GRACE_MS} milliseconds'`);
/** Later than when the list was registered, if the attempt was given more time since. */
const dueAt = sql<Date>`greatest(${pagedAnswers.dueAt}, ${attempts.deadline} + ${grace})`.mapWith(
  pagedAnswers.dueAt,
);

/** The answers of these file names, each with its pages. */
export async function findPagedAnswers(db: Db, names: readonly string[]): Promise<ListedPages[]> {
  if (names.length === 0) return [];
  const answers = await db
    .select({ ...getTableColumns(pagedAnswers), dueAt })
    .from(pagedAnswers)
    .leftJoin(attempts, eq(attempts.id, pagedAnswers.attemptId))
    .where(inArray(pagedAnswers.name, [...names]));
  const ids = [...new Set(answers.flatMap(({ pages }) => pages.map(({ uploadId }) => uploadId)))];
  const rows =
    ids.length === 0 ? [] : await db.select().from(uploads).where(inArray(uploads.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return answers.map((answer) => ({
    answer,
    pages: answer.pages.flatMap(({ uploadId }) => byId.get(uploadId) ?? []),
  }));
}

/**
 * The page is in the store. False if another request has stored it meanwhile, or has started the
 * upload again.
 */
export async function updateStoredPage(
  db: Db,
  id: string,
  { url, arrivedAt }: { url: string; arrivedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ url, parts: [], arrivedAt })
    .where(and(eq(uploads.id, id), isNull(uploads.url), eq(uploads.received, uploads.size)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}
