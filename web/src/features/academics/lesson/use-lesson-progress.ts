/**
 * The viewer's progress in a lesson, with callbacks to save the video position and the done mark.
 */
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';
import type { LessonProgress_LessonFragment } from './generated/lesson-progress.ts';
import { type Account, saveProgress, sendUnsentProgress } from './save-progress.ts';

/** The maximum position that is stored, in seconds: one day. */
const MAX_POSITION_SECONDS = 86_400;

/** Null for a visitor; the same object as long as the user does not change. */
export function useAccount(): Account | null {
  const { viewer } = useViewer();
  const userId = viewer?.id;
  const studentId = viewer?.student?.id ?? null;
  return useMemo(() => (userId ? { userId, studentId } : null), [userId, studentId]);
}

export function useLessonProgress(lesson: LessonProgress_LessonFragment) {
  const { t } = useI18n();
  const client = useApolloClient();
  const account = useAccount();
  const { id, progress } = lesson;
  /** Null for visitors, and if the server does not store progress. */
  const progressAccount = progress === null ? null : account;

  const savePosition = useCallback(
    (seconds: number) => {
      if (progressAccount)
        void saveProgress(client, progressAccount, id, {
          positionSeconds: Math.min(MAX_POSITION_SECONDS, Math.max(0, Math.floor(seconds))),
        });
    },
    [client, progressAccount, id],
  );

  const setDone = useCallback(
    async (done: boolean) => {
      const refusal =
        progressAccount && (await saveProgress(client, progressAccount, id, { done }));
      if (refusal) toastError(describeError(refusal, t));
    },
    [client, progressAccount, id, t],
  );

  return {
    isOnDevice: progressAccount !== null,
    done: progress?.done ?? false,
    positionSeconds: progress?.positionSeconds ?? 0,
    savePosition,
    setDone,
  };
}

export type LessonProgressControls = ReturnType<typeof useLessonProgress>;

/** Sends unsent progress when a page with lessons opens and when the network returns. */
export function useSendUnsentProgress(): void {
  const client = useApolloClient();
  const account = useAccount();
  useEffect(() => {
    if (!account) return;
    const send = () => void sendUnsentProgress(client, account);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, account]);
}
