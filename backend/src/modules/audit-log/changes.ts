// The changes of a write: fields that differ before and after it, as short texts.
import type { AuditChange } from './tables.ts';

/** Values by field; undefined values are not compared. */
export type Fields = Readonly<Record<string, unknown>>;

/** Longer values are cut to this many characters around the difference. */
const MAX_VALUE = 160;
const BEFORE_DIFFERENCE = 40;

/**
 * Their values are personal data, which would outlive the account in the log: only the fact of a
 * change is recorded.
 */
const WITHHELD_FIELDS: ReadonlySet<string> = new Set(['email', 'phoneNumber']);

/** The fields that differ. @param before undefined: the object did not exist */
export function changesBetween(
  before: Fields | undefined,
  after: Fields | undefined,
): AuditChange[] {
  if (!after) return [];
  return Object.entries(after).flatMap(([field, value]) => {
    const [from, to] = [asText(field, before?.[field]), asText(field, value)];
    if (from === to) return [];
    if (WITHHELD_FIELDS.has(field)) return [{ field, before: null, after: null }];
    const start = Math.max(0, firstDifference(from ?? '', to ?? '') - BEFORE_DIFFERENCE);
    return [{ field, before: excerpt(from, start), after: excerpt(to, start) }];
  });
}

/** Lessons, notes and descriptions are HTML; the log contains their text. */
const HTML_FIELDS: ReadonlySet<string> = new Set(['text', 'description']);

function asText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return HTML_FIELDS.has(field)
    ? text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function excerpt(text: string | null, start: number): string | null {
  if (text === null || text.length <= MAX_VALUE) return text;
  // Removes half a surrogate pair at either end, which the database rejects.
  const cut = text
    .slice(start, start + MAX_VALUE)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${start > 0 ? '…' : ''}${cut}${start + MAX_VALUE < text.length ? '…' : ''}`;
}
