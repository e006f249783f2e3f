/** The attempts that can be gone on with: those on this device, and those that the server knows of from another one. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { isServerTimeKnown, syncServerClock } from '../sync/server-clock.ts';
import type { RunningTime } from '../sync/use-countdown.ts';
import type { ExamKind } from './attempt-store.ts';
import type { OpenAttempt_AttemptFragment } from './generated/open-attempt.ts';
import { useKeptAttempts } from './use-kept-attempts.ts';

export interface OpenAttempt extends RunningTime {
  readonly kind: ExamKind;
  readonly examId: string;
  readonly title: string;
  /** The result that it replaces. */
  readonly resultId: string | null;
  /** On this device: it can be gone on with until its answers are handed in. From another one: until the time is up. */
  readonly isHere: boolean;
}

/** Of an attempt that is on this device too, only what the device has kept. */
export function useOpenAttempts(userId: string | undefined, onServer: readonly OpenAttempt_AttemptFragment[]): readonly OpenAttempt[] {
  const client = useApolloClient();
  const kept = useKeptAttempts(userId);
  const hasMore = onServer.length > 0;

  // Without the server's time nobody knows what is left; where nothing runs, nobody has to ask.
  useEffect(() => {
    if (hasMore && !isServerTimeKnown()) syncServerClock(client).catch(() => undefined);
  }, [client, hasMore]);

  const here = kept.map(({ kind, examId, title, resultId, endsAt, timeLimitMinutes }) => ({
    ...{ kind, examId, title, resultId, endsAt, timeLimitMinutes },
    isHere: true,
  }));
  const elsewhere = onServer
    .flatMap(openElsewhere)
    .filter(({ kind, examId }) => !here.some((attempt) => attempt.kind === kind && attempt.examId === examId));
  return [...here, ...elsewhere];
}

function openElsewhere({ deadline, exam, multiSubjectExam, result }: OpenAttempt_AttemptFragment): OpenAttempt[] {
  const paper = multiSubjectExam ?? exam;
  if (!paper) return [];
  const { id, title, timeLimitMinutes } = paper;
  const kind = multiSubjectExam ? 'multi-subject' : 'single';
  return [{ kind, examId: id, title, timeLimitMinutes, resultId: result?.id ?? null, endsAt: Date.parse(deadline), isHere: false }];
}

/** Where an exam is sat. With a result's id that result is replaced. */
export function attemptAddress(kind: ExamKind, examId: string, resultId: string | null | undefined): string {
  return (kind === 'single' ? paths.exam : paths.mcqExam)(examId, resultId ?? undefined);
}
