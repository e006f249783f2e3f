/**
 * Adds files and photos as pages: validates them, shrinks pictures one after the other, and reports
 * rejected files.
 */
import { useState } from 'react';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { UnreadablePictureError } from '../../../uploads/shrink-picture.ts';
import { type AnswerPages, addPages, choosePdf, MAX_PAGES, replacePage } from './answer-pages.ts';
import { shrinkPage } from './shrink-page.ts';

const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Size of a PDF in addition to its pictures. */
const FRAME_BYTES = 100 * 1024;

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

type Change = (next: (before: AnswerPages) => AnswerPages) => Promise<void>;

export interface PageAdding {
  readonly isWorking: boolean;
  /** Messages about rejected files. */
  readonly refused: readonly string[];
  readonly add: (files: readonly File[], before: AnswerPages) => Promise<void>;
  readonly retake: (id: string, file: File) => Promise<void>;
}

export function useAddingPages(change: Change): PageAdding {
  const { t } = useI18n();
  const [isWorking, setWorking] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const work = async (steps: () => Promise<readonly string[]>) => {
    setRefused([]);
    setWorking(true);
    setRefused(await steps().finally(() => setWorking(false)));
  };

  return {
    isWorking,
    refused,
    add: (files, before) =>
      work(async () => {
        const [pdf, ...others] = files.filter(isPdf);
        if (pdf)
          return others.length > 0 || files.length > 1
            ? [t('written.mixed')]
            : addPdf(pdf, change, t);
        const room = MAX_PAGES - before.pages.length;
        const sentences =
          files.length > room ? [t('written.tooManyPages', { most: MAX_PAGES })] : [];
        for (const file of files.slice(0, room))
          sentences.push(...(await addPicture(file, change, t)));
        return sentences;
      }),
    retake: (id, file) =>
      work(async () => {
        try {
          const page = await shrinkPage(file);
          await change((before) => replacePage(before, id, page));
          return [];
        } catch (error) {
          return [sentenceFor(error, t)];
        }
      }),
  };
}

async function addPdf(file: File, change: Change, t: Translate): Promise<string[]> {
  if (file.size > MAX_PDF_BYTES) return [t('exams.pdfTooLarge')];
  // A file that is only in the cloud cannot be read without a network.
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return [t('written.unreadable', { name: file.name })];
  const bytes = new Uint8Array(content);
  // The type is determined by the first bytes, because a file can have any name.
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    return [t('written.notPdf', { name: file.name })];
  await change(() => choosePdf(file.name, bytes));
  return [];
}

async function addPicture(file: File, change: Change, t: Translate): Promise<string[]> {
  try {
    const page = await shrinkPage(file);
    let isTooMuch = false;
    await change((before) => {
      const bytes = before.pages.reduce(
        (sum, other) => sum + other.bytes.length,
        page.bytes.length,
      );
      isTooMuch = bytes > MAX_PDF_BYTES - FRAME_BYTES;
      return isTooMuch ? before : addPages(before, [page]);
    });
    return isTooMuch ? [t('written.tooLarge', { name: file.name })] : [];
  } catch (error) {
    return [sentenceFor(error, t)];
  }
}

function sentenceFor(error: unknown, t: Translate): string {
  if (!(error instanceof UnreadablePictureError)) throw error;
  return t(error.isHeic ? 'written.heic' : 'written.unreadable', { name: error.fileName });
}
