/** Refetches a waiting campaign page when students' own times have changed. */
import { useEffect, useRef } from 'react';
import type { ExamCampaign } from './exam-campaign.ts';
import { useWindowRevisionQuery } from './generated/exam-campaign.route.ts';

/**
 * The revision is public and cached for five seconds, so polling does not load the backend, and a
 * change is noticed within ten seconds.
 */
const POLL_MS = 4000;

/** @param isRegistered whether the viewer is registered and has not started */
export function useWindowChanges(
  campaign: ExamCampaign | null | undefined,
  isRegistered: boolean,
  reread: () => Promise<unknown>,
): void {
  const { exam, examKind } = campaign ?? {};
  const isSkipped = !isRegistered || !exam || !examKind;
  const { data } = useWindowRevisionQuery({
    variables: { examKind: examKind ?? 'SINGLE', examId: exam?.id ?? '' },
    skip: isSkipped,
    fetchPolicy: 'network-only',
    pollInterval: isSkipped ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const revision = data?.examNotices?.revision;
  const lastRevision = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (revision === undefined) return;
    const isChanged = lastRevision.current !== undefined && lastRevision.current !== revision;
    lastRevision.current = revision;
    if (isChanged) void reread().catch(() => undefined);
  }, [revision, reread]);
}
