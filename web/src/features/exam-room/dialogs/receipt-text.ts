/** Formats a receipt: a number short enough to read aloud, and a few lines of plain text. */
import type { Translate } from '../../../i18n/i18n.tsx';
import type { ExamReceipt } from '../attempt/attempt-state.ts';

/** The first twelve characters of the attempt's id: 3F2A-91C0-77DE. */
export function receiptNumber({ attemptId }: Pick<ExamReceipt, 'attemptId'>): string {
  const characters = attemptId
    .replace(/[^0-9a-z]/gi, '')
    .slice(0, 12)
    .toUpperCase();
  return characters.match(/.{1,4}/g)?.join('-') ?? characters;
}

/** The time is in ISO format, which is unambiguous for every reader. */
export function receiptText(receipt: ExamReceipt, title: string, t: Translate): string {
  const lines = [
    ['Alokpath', t('receipt.title')],
    [t('receipt.exam'), title],
    [t('receipt.number'), `${receiptNumber(receipt)} (${receipt.attemptId})`],
    [t('receipt.time'), receipt.submittedAt],
    [t('receipt.hash'), receipt.answersHash],
  ];
  return `${lines.map((line) => line.join(': ')).join('\n')}\n`;
}
