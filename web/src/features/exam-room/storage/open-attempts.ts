/**
 * Attempts that can be resumed: those on this device, and those that the server reports from other
 * devices.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { isServerTimeKnown, syncServerClock } from '../sync/server-clock.ts';
import type { RunningTime } from '../sync/use-countdown.ts';
import type { ExamKind } from './attempt-store.ts';
import type { OpenAttempt_AttemptFragment } from './generated/open-attempt.ts';
import { useStoredAttempts } from './use-stored-attempts.ts';

export interface OpenAttempt extends RunningTime {
  readonly kind: ExamKind;
  readonly examId: string;
  readonly title: string;
  /** The result that the attempt replaces. */
  readonly resultId: string | null;
  /**
   * True for an attempt on this device, which can be resumed until it is submitted; others can be
   * resumed until the time is up.
   */
  readonly isOnThisDevice: boolean;
  /** Whether it was submitted on this device, and its answers are still to be sent. */
  readonly isSubmitted: boolean;
}

/** If an attempt is on this device and on the server, the version of the device is used. */
export function useOpenAttempts(
  userId: string | undefined,
  onServer: readonly OpenAttempt_AttemptFragment[],
): readonly OpenAttempt[] {
  const client = useApolloClient();
  const storedAttempts = useStoredAttempts(userId);
  const hasMore = onServer.length > 0;

  // The time left depends on the server's time, which is needed only if there are attempts from
  // other devices.
  useEffect(() => {
    if (hasMore && !isServerTimeKnown()) syncServerClock(client).catch(() => undefined);
  }, [client, hasMore]);

  const here = storedAttempts.map(
    ({ kind, examId, title, resultId, endsAt, timeLimitMinutes, isSubmitted }) => ({
      kind,
      examId,
      title,
      resultId,
      endsAt,
      timeLimitMinutes,
      isOnThisDevice: true,
      isSubmitted,
    }),
  );
  const elsewhere = onServer
    .flatMap(openElsewhere)
    .filter(
      ({ kind, examId }) =>
        !here.some((attempt) => attempt.kind === kind && attempt.examId === examId),
    );
  return [...here, ...elsewhere];
}

function openElsewhere({
  deadline,
  exam,
  multiSubjectExam,
  result,
}: OpenAttempt_AttemptFragment): OpenAttempt[] {
  const paper = multiSubjectExam ?? exam;
  if (!paper) return [];
  const { id, title, timeLimitMinutes } = paper;
  const kind = multiSubjectExam ? 'multi-subject' : 'single';
  return [
    {
      kind,
      examId: id,
      title,
      timeLimitMinutes,
      resultId: result?.id ?? null,
      endsAt: Date.parse(deadline),
      isOnThisDevice: false,
      isSubmitted: false,
    },
  ];
}

/**
 * The route that starts or resumes an exam. With a result's id the attempt replaces that result.
 */
export function attemptPath(
  kind: ExamKind,
  examId: string,
  resultId: string | null | undefined,
): string {
  return (kind === 'single' ? paths.exam : paths.mcqExam)(examId, resultId ?? undefined);
}
