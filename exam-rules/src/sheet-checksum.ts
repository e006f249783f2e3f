// A short checksum over the answers of a sheet: device and server compare it after changes, instead
// of sending the whole sheet.
import { hash53 } from './hash53.ts';

/** The answers in upstream's spelling; unsure marks are not answers. */
export type CheckedSheet = {
  readonly selections: readonly {
    readonly questionId: string;
    readonly selectedOption: readonly string[];
  }[];
  readonly writtenAnswer: readonly { readonly questionId: string; readonly answerPdf: string }[];
};

/**
 * 53 bits of the answers, regardless of their order; questions without a selected option are
 * ignored. It detects mistakes, not forgery: students can only save their own sheets.
 */
export function sheetChecksum({ selections, writtenAnswer }: CheckedSheet): string {
  const chosen = selections
    .filter(({ selectedOption }) => selectedOption.length > 0)
    .map(({ questionId, selectedOption }) =>
      JSON.stringify([questionId, ...[...new Set(selectedOption)].sort()]),
    );
  const files = writtenAnswer.map(({ questionId, answerPdf }) =>
    JSON.stringify([questionId, answerPdf]),
  );
  return hash53(`${chosen.sort().join('\n')}\n\n${files.sort().join('\n')}`).toString(36);
}
