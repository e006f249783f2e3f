// The worker thread that rewrites PDFs.
import { rewritePdf, UnfitPdf } from './pdf-rewriting.ts';

/** `refused` is a sentence for the person; undefined for a file that cannot be read. */
export type Rewritten = { pdf: Uint8Array } | { refused: string | undefined };

// The library tells the console about every odd thing in a file, quoting it.
console.warn = () => undefined;

export default async function rewrite(data: Uint8Array): Promise<Rewritten> {
  try {
    return { pdf: await rewritePdf(data) };
  } catch (error) {
    // A damaged file makes the library throw errors of every kind.
    return { refused: error instanceof UnfitPdf ? error.message : undefined };
  }
}
