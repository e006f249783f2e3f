// Stores a PDF that a student has sent, in one piece or in parts: made anew, within what one account may upload in a day.
import { fileTypeFromBuffer } from 'file-type';
import type { App, Deps } from '../../deps.ts';
import { refuse } from '../../plugins/errors.ts';
import { createLimiter } from '../../plugins/login-limiter.ts';
import { openPdfs } from '../../plugins/pdfs.ts';
import { fileNameOf, storeFile } from '../../plugins/uploads.ts';
import { insertAnswerFile, type Quota } from './answer-file-queries.ts';

export const PDF_BYTES = 10 * 1024 * 1024;
export const NO_PDF = 'Send a PDF.';
const DAY_MS = 86_400_000;
/** Several whole exams' worth; without an end one account could fill the disk. */
const A_DAY = { files: 100, bytes: 200 * 1024 * 1024 };

export type AnswerPdfs = {
  /** What an account may upload until now. */
  quota(): Quota;
  /**
   * Answers the file's address.
   * @throws 400 what is no PDF, 422 what cannot be read, 429 beyond the quota or after too many unreadable files, 503 without the store
   */
  store(userId: string, sent: Buffer): Promise<string>;
};

/** 429: the day's quota is used up. */
export function refuseUsedUp(): never {
  return refuse(429, 'Too many files for one day. Please try again tomorrow.');
}

export function openAnswerPdfs(app: App, { db, files, now }: Deps): AnswerPdfs {
  const pdfs = openPdfs();
  app.addHook('onClose', () => pdfs.close());
  // A file that cannot be read counts against no quota, yet may have kept a worker busy for seconds.
  const refusals = createLimiter(20, 15 * 60_000);
  const quota = () => ({ ...A_DAY, since: new Date(now().getTime() - DAY_MS) });
  return {
    quota,
    async store(userId, sent) {
      if ((await fileTypeFromBuffer(sent))?.ext !== 'pdf') refuse(400, NO_PDF, [{ path: 'file', message: NO_PDF }]);
      if (refusals.waitMs(userId, now()) > 0) refuse(429, 'Too many files that could not be read. Please try again later.');
      const pdf = await pdfs.rewrite(sent).catch((error) => {
        refusals.fail(userId, now());
        throw error;
      });
      const { url } = await storeFile(files, 'pdf', pdf, async (stored) => {
        const file = { name: fileNameOf(stored) ?? '', userId, size: pdf.byteLength, createdAt: now() };
        if (!(await insertAnswerFile(db, file, quota()))) refuseUsedUp();
      });
      return url;
    },
  };
}
