/** The exam that the URL of a monitoring page names. */
import type { LiveExamQueryVariables } from './generated/live.ts';

export type MonitoredExam = Pick<LiveExamQueryVariables, 'examKind' | 'examId'>;

/** Null if the kind in the URL is unknown. */
export function examFromParams({
  kind,
  examId = '',
}: {
  readonly kind?: string;
  readonly examId?: string;
}): MonitoredExam | null {
  if (kind === 'single') return { examKind: 'SINGLE', examId };
  if (kind === 'multi-subject') return { examKind: 'MULTI_SUBJECT', examId };
  return null;
}
