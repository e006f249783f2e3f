// A short checksum over the answers of a sheet: device and server compare it after changes, instead of sending the whole sheet.

/** The answers in upstream's spelling; what is only marked as unsure is no answer. */
export type CheckedSheet = {
  readonly selections: readonly { readonly questionId: string; readonly selectedOption: readonly string[] }[];
  readonly writtenAnswer: readonly { readonly questionId: string; readonly answerPdf: string }[];
};

/**
 * 53 bits over the answers, the same in whatever order they are listed; questions without an option are left out. It detects mistakes, not
 * forgery: a student can only save an own sheet.
 */
export function sheetChecksum({ selections, writtenAnswer }: CheckedSheet): string {
  const chosen = selections
    .filter(({ selectedOption }) => selectedOption.length > 0)
    .map(({ questionId, selectedOption }) => JSON.stringify([questionId, ...[...new Set(selectedOption)].sort()]));
  const files = writtenAnswer.map(({ questionId, answerPdf }) => JSON.stringify([questionId, answerPdf]));
  return hash53(`${chosen.sort().join('\n')}\n\n${files.sort().join('\n')}`).toString(36);
}

/** cyrb53: two 32-bit multiplications per character, mixed at the end. */
function hash53(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
