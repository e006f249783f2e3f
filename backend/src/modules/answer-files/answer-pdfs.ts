// Stores a PDF from a student, sent in one piece or in parts: rewritten, and within the daily quota
// of the account.
import { fileTypeFromBuffer } from 'file-type';
import type { App, Deps } from '../../deps.ts';
import { openPdfs, type Pdfs } from '../../files/pdfs/pdfs.ts';
import { fileNameOf, storeFile } from '../../files/stored-files.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, statusOf } from '../../refusals/refusals.ts';
import { insertAnswerFile, type Quota } from './queries.ts';

export const PDF_BYTES = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Enough for several whole exams; without a quota one account could fill the disk. */
const DAILY_QUOTA = { files: 100, bytes: 200 * 1024 * 1024 };

/**
 * Unreadable files in 15 minutes. One that occupies a worker until the timeout counts as several.
 */
const MAX_REFUSED = 20;
const SLOW_MS = 4_000;
const SLOW_WEIGHT = 5;

export type AnswerPdfs = {
  /** The current quota of an account. */
  quota(): Quota;
  /**
   * Returns the file's URL.
   * @param isCounted false for a file that another quota counts; default: true
   * @throws 400 if it is not a PDF, 422 if it cannot be read, 429 beyond the quota, after too many
   *   unreadable files, for the third file of an account at the same time, or while too many others
   *   wait; 503 without the store
   */
  store(userId: string, upload: Buffer, isCounted?: boolean): Promise<string>;
  /** Builds one PDF from photographed pages. */
  make: Pdfs['make'];
};

/** 429: the daily quota is used up. */
export function refuseUsedUp(): never {
  return refuse('UPLOADS_USED_UP');
}

export function openAnswerPdfs(app: App, { db, files, now, counters }: Deps): AnswerPdfs {
  const pdfs = openPdfs();
  app.addHook('onClose', () => pdfs.close());
  // An unreadable file counts against no quota, but may have occupied a worker for seconds.
  const refusals = counters.counter('unreadable-pdf', MAX_REFUSED, 15 * 60);
  const quota = () => ({ ...DAILY_QUOTA, since: new Date(now().getTime() - DAY_MS) });
  return {
    quota,
    make: pdfs.make,
    async store(userId, upload, isCounted = true) {
      if ((await fileTypeFromBuffer(upload))?.ext !== 'pdf')
        refuse('NOT_A_PDF', {}, [problem('file', 'IS_NO_PDF')]);
      if ((await refusals.waitMs(userId)) > 0) refuse('UNREADABLE_FILES');
      if (!hasObjects(upload)) {
        await refusals.consume(userId);
        refuse('PDF_UNREADABLE');
      }
      const startedAt = performance.now();
      const pdf = await pdfs.rewrite(userId, upload).catch(async (error) => {
        if (statusOf(error) === 422) {
          const counts = performance.now() - startedAt > SLOW_MS ? SLOW_WEIGHT : 1;
          for (let count = 0; count < counts; count += 1) await refusals.consume(userId);
        }
        throw error;
      });
      const { url } = await storeFile(files, 'pdf', pdf, async (storedUrl) => {
        const file = {
          name: fileNameOf(storedUrl) ?? '',
          userId,
          size: pdf.byteLength,
          createdAt: now(),
        };
        if (!(await insertAnswerFile(db, file, isCounted ? quota() : undefined))) refuseUsedUp();
      });
      return url;
    },
  };
}

/**
 * Whether the number of object ends matches that of object starts: parsing a file with starts only
 * takes minutes.
 */
function hasObjects(pdf: Buffer): boolean {
  const ends = occurrences(pdf, 'endobj');
  return occurrences(pdf, 'obj') - ends <= 2 * ends + 100;
}

function occurrences(data: Buffer, word: string): number {
  let count = 0;
  for (let at = data.indexOf(word); at >= 0; at = data.indexOf(word, at + word.length)) count += 1;
  return count;
}
