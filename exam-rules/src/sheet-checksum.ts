// A short checksum over the answers of a sheet: device and server compare it after changes, instead
// of sending the whole sheet.
import { hash53 } from './hash53.ts';

/** The answers in upstream's spelling; what is only marked as unsure is no answer. */
export type CheckedSheet = {
  readonly selections: readonly {
    readonly questionId: string;
    readonly selectedOption: readonly string[];
  }[];
  readonly writtenAnswer: readonly { readonly questionId: string; readonly answerPdf: string }[];
};

/**
 * 53 bits over the answers, the same in whatever order they are listed; questions without an option
 * are left out. It detects mistakes, not forgery: a student can only save an own sheet.
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
