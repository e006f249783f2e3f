/**
 * Sends unsent answers of exams from any page: at the start, when the network or the user returns,
 * and when a running exam ends. Renders nothing, and loads no code on a device without attempts.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '../../apollo/viewer.ts';
import { deferNewVersion } from '../../features/exam-room/attempt/defer-new-version.ts';
import {
  ATTEMPT_LEFT,
  mayHaveAttempts,
  onMayHaveAttemptsChange,
} from '../../features/exam-room/storage/attempts-flag.ts';
import { useI18n } from '../../i18n/i18n.tsx';

export function UnsentAnswers() {
  const client = useApolloClient();
  const { t } = useI18n();
  const { viewer } = useViewer();
  const userId = viewer?.id;

  const send = useEffectEvent(async () => {
    if (!userId || !mayHaveAttempts()) return null;
    const { sendUnsentExams } = await import('./exam-outbox.ts');
    return sendUnsentExams(client, userId, t);
  });

  useEffect(() => {
    if (!userId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    let endHold: (() => void) | null = null;
    const sendPending = async () => {
      clearTimeout(timer);
      if (mayHaveAttempts()) endHold ??= deferNewVersion();
      // If the chunk cannot be loaded, the next page load or the return of the network retries.
      const nextMs = await send().catch(() => null);
      if (nextMs === null) {
        endHold?.();
        endHold = null;
      }
      if (nextMs === null || isCancelled) return;
      clearTimeout(timer);
      timer = setTimeout(sendPending, nextMs);
    };
    void sendPending();
    for (const reason of ['online', ATTEMPT_LEFT]) addEventListener(reason, sendPending);
    const stopListening = onMayHaveAttemptsChange(() => void sendPending());
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      endHold?.();
      for (const reason of ['online', ATTEMPT_LEFT]) removeEventListener(reason, sendPending);
      stopListening();
    };
  }, [userId]);

  return null;
}
