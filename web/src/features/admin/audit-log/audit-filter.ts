/**
 * The filter of the audit log in the URL:
 * `?q=rahima&kind=COURSE&from=2026-11-01&until=2026-11-30`.
 */
import type { AuditLogRouteQueryVariables } from './generated/audit-log.ts';

/** Kinds in the order of the select. */
export const auditKinds = [
  ...([
    'COURSE',
    'ADMISSION_COURSE',
    'SUBJECT',
    'CHAPTER',
    'LESSON',
    'NOTE',
    'UNIT',
    'ACADEMIC_UNIT',
    'EXAM_YEAR',
  ] as const),
  ...([
    'EXAM',
    'PAPER',
    'RESULT',
    'LATE_ANSWERS',
    'KEY_CHALLENGE',
    'QUESTION_BANK',
    'GRANT',
    'CAMPAIGN',
    'EXAM_CAMPAIGN',
  ] as const),
  ...([
    'ASSIGNMENT',
    'ASSIGNMENT_SUBMISSION',
    'ACADEMIC_RESULT',
    'ACCOUNT',
    'STUDENT',
    'ENROLLMENT',
  ] as const),
];

const DAY_MS = 86_400_000;

/** The start of a day in Bangladesh, or of the day after it; null for anything but a date. */
function startOf(date: string | null, daysLater = 0): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '')
    ? Date.parse(`${date}T00:00:00+06:00`)
    : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time + daysLater * DAY_MS).toISOString();
}

/** The filter as query variables; also used by the route's loader. */
export function auditFilter(search: URLSearchParams): AuditLogRouteQueryVariables {
  return {
    actor: (search.get('q') ?? '').slice(0, 100),
    kind: auditKinds.find((kind) => kind === search.get('kind')) ?? null,
    from: startOf(search.get('from')),
    until: startOf(search.get('until'), 1),
    after: search.getAll('after').at(-1) ?? null,
  };
}
