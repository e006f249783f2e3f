// Written answers as pages that are uploaded one by one. The list of pages is registered first,
// which takes a second on the slowest line, and gives the answer its URL. The pages, whose
// hashes are in the list, may arrive later, also after the submission. The PDF at that URL
// consists of the pages that have arrived.
import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { Deps } from '../../deps.ts';
import type { Files } from '../../files/files.ts';
import { createFairQueue } from '../../files/pdfs/fair-queue.ts';
import { toJpegPage } from '../../files/pictures.ts';
import { fileNameOf, removeFile, urlOf } from '../../files/stored-files.ts';
import { limitUploads } from '../../http/uploads.ts';
import { Refusal, refuse, requireFound, statusOf } from '../../refusals/refusals.ts';
import type { AttemptRow } from '../attempts/documents.ts';
import { type AnswerPdfs, refuseUsedUp } from './answer-pdfs.ts';
import {
  findPagedAnswers,
  insertPagedAnswer,
  type ListedPages,
  updateStoredPage,
} from './page-queries.ts';
import { type AnswerUpload, ASSIGNMENT_PREFIX } from './tables.ts';
import { FINISHING_MS, joinedParts, removeParts } from './upload-commands.ts';
import {
  addPartName,
  claimUpload,
  findUpload,
  releaseUpload,
  removePartNames,
  resetUpload,
} from './upload-queries.ts';

const DAY_MS = 86_400_000;
/** Pages and lists of pages are accepted for this long after the attempt's deadline. */
export const ACCEPTED_MS = 7 * DAY_MS;
/** Pages are small; every change of an answer registers a list. */
const DAILY_QUOTA = { files: 1000, bytes: 200 * 1024 * 1024 };
const MAX_LISTS = 500;

export type PageKind = 'picture' | 'pdf';
export type PageInput = {
  sha256: string;
  size: number;
  kind?: PageKind;
  turn?: 0 | 90 | 180 | 270;
};

/**
 * Registers a list; the same list again returns the same URL.
 * @throws 410 long after the deadline, 429 beyond the quota
 */
export async function registerPages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  attempt: Pick<AttemptRow, 'id' | 'userId' | 'deadline'>,
  questionId: string,
  sentPages: PageInput[],
): Promise<ListedPages> {
  const registeredAt = now();
  const { id: attemptId, userId, deadline } = attempt;
  if (registeredAt.getTime() > deadline.getTime() + ACCEPTED_MS) refuse('EXAM_CLOSED');
  const pages = sentPages.map(({ sha256, size, kind = 'picture', turn = 0 }) => ({
    sha256,
    size,
    pageKind: kind,
    turn,
  }));
  const hashedFields = pages.map(({ pageKind, sha256, turn }) => [pageKind, sha256, turn]);
  const answer = {
    userId,
    attemptId,
    questionId,
    registeredAt,
    name: `${randomBytes(16).toString('hex')}.pdf`,
    pagesHash: createHash('sha256')
      .update(JSON.stringify([questionId, hashedFields]))
      .digest('hex'),
    dueAt: new Date(deadline.getTime() + GRACE_MS),
  };
  const quota = { ...DAILY_QUOTA, since: new Date(registeredAt.getTime() - DAY_MS) };
  return (await insertPagedAnswer(db, answer, pages, quota, MAX_LISTS)) ?? refuseUsedUp();
}

/**
 * Stores the page once all of it has arrived; returns its new state. It has no URL while
 * another request is storing it.
 * @returns undefined if its content does not match the announced hash: the upload starts again
 * @throws 422 if it cannot be read and may be sent again; as `AnswerPdfs.store`
 */
export async function finishPage(
  deps: Deps,
  pdfs: AnswerPdfs,
  page: AnswerUpload,
): Promise<AnswerUpload | undefined> {
  const { db, files, now } = deps;
  const { id, size, received, url } = page;
  if (received < size || url !== null) return page;
  const arrivedAt = now();
  if (!(await claimUpload(db, id, arrivedAt, new Date(arrivedAt.getTime() - FINISHING_MS))))
    return requireFound(await findUpload(db, id), 'page');
  const whole = requireFound(await findUpload(db, id), 'page');
  const removeWholeParts = async () => {
    await removeParts(files, whole.names);
    await removePartNames(db, id, whole.names);
  };
  const beginAnew = async () => {
    if (await resetUpload(db, id, arrivedAt)) await removeWholeParts();
  };
  try {
    const storedUrl = await limitUploads(async () => storePage(deps, pdfs, whole));
    if (storedUrl === undefined) return void (await beginAnew());
    if (!(await updateStoredPage(db, id, { url: storedUrl, arrivedAt }))) {
      // Nothing else refers to the picture. A PDF has a record of its own.
      if (whole.pageKind === 'picture') await removeFile(files, storedUrl);
      return requireFound(await findUpload(db, id), 'page');
    }
    await removeWholeParts();
    return { ...whole, url: storedUrl, arrivedAt };
  } catch (error) {
    const current = await findUpload(db, id);
    // Another request was faster, or only the parts could not be removed.
    if (current?.url) return current;
    if ([400, 404, 422].includes(statusOf(error) ?? 500)) await beginAnew();
    else await releaseUpload(db, id, arrivedAt);
    throw error;
  }
}

/** Returns the page's URL; undefined if the content does not match the announced hash. */
async function storePage(
  { db, files }: Deps,
  pdfs: AnswerPdfs,
  page: AnswerUpload,
): Promise<string | undefined> {
  const bytes = await joinedParts(files, page.parts);
  if (createHash('sha256').update(bytes).digest('hex') !== page.sha256) return undefined;
  // A PDF is a file with a record of its own.
  if (page.pageKind === 'pdf') {
    const isCounted = !page.attemptId.startsWith(ASSIGNMENT_PREFIX);
    return pdfs.store(page.userId, bytes, isCounted);
  }
  const name = `${randomBytes(16).toString('hex')}.page`;
  const jpeg = await toJpegPage({ userId: page.userId, data: bytes });
  if (!(await addPartName(db, page.id, name))) refuse('TOO_MANY_UPLOAD_PARTS');
  await files.put(name, jpeg);
  return urlOf(name);
}

/** The state of an answer's pages for a reader. */
export function toPagesState({ answer, pages }: ListedPages) {
  const arrived = pages.flatMap(({ url, arrivedAt }) =>
    url !== null && arrivedAt ? [arrivedAt] : [],
  );
  const last = arrived.length > 0 ? new Date(Math.max(...arrived.map((at) => at.getTime()))) : null;
  return {
    total: answer.pages.length,
    arrived: arrived.length,
    late: arrived.filter((at) => at > answer.dueAt).length,
    registeredAt: answer.registeredAt.toISOString(),
    dueAt: answer.dueAt.toISOString(),
    lastArrivedAt: last?.toISOString(),
  };
}

/**
 * Limits of answers that are built or sent at the same time, because each is in memory and anyone
 * with a URL could request it again and again. Owners take turns.
 */
const READ_LIMITS = { concurrency: 6, runningPerKey: 2, maxPerKey: 20, maxWaitMs: 5_000 };
/** A slower reader no longer occupies a slot. */
const SENT_MS = 60_000;

type MadeAnswer = { pdf: Uint8Array; isWhole: boolean };

/** Reads the PDFs of answers that consist of pages. */
export function pagedAnswerReader(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  pdfs: Pick<AnswerPdfs, 'make'>,
) {
  const readers = createFairQueue(READ_LIMITS);
  /**
   * `isWhole`: all pages have arrived. Undefined if no such answer has the name.
   * @param responseSent resolves when the response is sent
   * @throws 429 for too many of the same owner
   */
  return async (name: string, responseSent: Promise<void>): Promise<MadeAnswer | undefined> => {
    const [pagedAnswer] = await findPagedAnswers(db, [name]);
    if (!pagedAnswer) return undefined;
    return new Promise((resolve, reject) => {
      const work = async () => {
        resolve(await makeAnswer(files, pdfs, pagedAnswer));
        await Promise.race([responseSent, setTimeout(SENT_MS, undefined, { ref: false })]);
      };
      readers
        .run(pagedAnswer.answer.userId, work)
        .catch((error: unknown) =>
          reject(statusOf(error) === 429 ? new Refusal('UPLOADS_BUSY') : error),
        );
    });
  };
}

async function makeAnswer(
  files: Files,
  pdfs: Pick<AnswerPdfs, 'make'>,
  { answer, pages }: ListedPages,
): Promise<MadeAnswer> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const only = pages[0];
  if (only?.pageKind === 'pdf' && only.url)
    return { pdf: await readAll(files, only.url), isWhole: true };
  const parts = await Promise.all(
    answer.pages.map(async ({ uploadId, turn }) => {
      const page = byId.get(uploadId);
      return {
        jpeg: page?.pageKind === 'picture' && page.url ? await readAll(files, page.url) : undefined,
        turn,
      };
    }),
  );
  return { pdf: await pdfs.make(parts), isWhole: parts.every(({ jpeg }) => jpeg !== undefined) };
}

async function readAll(files: Files, url: string): Promise<Buffer> {
  return buffer(await requireFound(await files.read(fileNameOf(url) ?? ''), 'file').stream());
}
