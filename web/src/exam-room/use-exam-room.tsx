/** What sitting an exam of either kind has in common: the attempt, its clock, what is said after it, and the dialogs over the paper. */
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { useAlert } from '../ui/alert-dialog.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import type { Attempt } from './attempt.ts';
import { createAttemptServer } from './attempt-server.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';
import type { ExamFrameProps } from './exam-frame.tsx';
import { useLeaveExam } from './leave-exam.ts';
import { LogInOver } from './log-in-over.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { serverNow } from './server-clock.ts';
import { useAttempt } from './use-attempt.ts';
import { useCountdown } from './use-countdown.ts';

interface ExamRoomPlan<Paper, Result> extends Omit<AttemptPlan<Paper, Result>, 'server'> {
  /** Address of the review, and where to go back to from an exam whose address was opened directly. */
  readonly review: string;
  readonly fallback: string;
  /** What is said about a stored result, after the words about the time. */
  readonly tell: (result: Result, isTimeUp: boolean) => Promise<void>;
}

export interface ExamRoom<Paper, Result> {
  readonly state: AttemptState<Paper, Result>;
  readonly change: Attempt<Paper, Result>['change'];
  /** Nothing can be answered: sealed, handed in, or open in another tab. */
  readonly isFrozen: boolean;
  /** What the frame around the paper has to know of the attempt. */
  readonly frame: Pick<ExamFrameProps, 'state' | 'seconds' | 'note' | 'onSubmit' | 'onRetry'>;
  /** To be drawn beside the paper. */
  readonly dialogs: ReactNode;
}

/** The plan is read once, as in `useAttempt`. */
export function useExamRoom<Paper, Result>({ review, fallback, tell, ...plan }: ExamRoomPlan<Paper, Result>): ExamRoom<Paper, Result> {
  const { t } = useI18n();
  const client = useApolloClient();
  const alert = useAlert();
  const leave = useLeaveExam(review, fallback);
  const [state, attempt] = useAttempt<Paper, Result>({ ...plan, server: createAttemptServer(client) });
  const [isLoginOpen, setLoginOpen] = useState(true);
  const [isReceiptShown, setReceiptShown] = useState(false);
  const { phase, head, sheet, isElsewhere, receipt, needsLogin } = state;
  const seconds = useCountdown(phase === 'running' ? head : null, () => void attempt.timeUp());
  const isFrozen = sheet.sealed !== null || phase === 'submitted' || isElsewhere;

  const finish = useEffectEvent(async () => {
    const ended = attempt.getState();
    const isTimeUp = ended.sheet.sealed === 'time-up';
    if (ended.ending === 'other-device') await alert(t('room.endedElsewhere'));
    else if (ended.ending === 'saved-in-time') await alert(t('room.closedSaved'));
    else if (ended.ending === 'late') await alert(t('room.closedLate'));
    else if (isTimeUp) await alert(t('exams.timeUp'));
    else if (ended.ending === 'other-tab') toastSuccess(t('exams.handedIn'));
    if (ended.result) await tell(ended.result, isTimeUp);
    if (ended.receipt) setReceiptShown(true);
    else leave();
  });
  useEffect(() => {
    if (phase === 'submitted') void finish();
  }, [phase]);

  const putAway = async () => {
    await attempt.putAway();
    leave();
  };

  return {
    state,
    change: attempt.change,
    isFrozen,
    frame: {
      state,
      seconds,
      note: (
        <OutboxNote
          state={state}
          isOver={seconds === 0}
          isLate={head !== null && !isAccepted(head.deadline, serverNow() ?? 0)}
          onPutAway={() => void putAway()}
          onUseHere={attempt.useHere}
          onLogIn={() => setLoginOpen(true)}
        />
      ),
      onSubmit: attempt.handIn,
      onRetry: attempt.open,
    },
    dialogs: (
      <>
        {isElsewhere && phase === 'running' && <ElsewhereDialog onUseHere={attempt.useHere} />}
        {needsLogin && isLoginOpen && (
          <LogInOver userId={plan.key.userId} onLoggedIn={attempt.sendNow} onClose={() => setLoginOpen(false)} />
        )}
        {isReceiptShown && receipt && <ReceiptDialog receipt={receipt} title={head?.title ?? ''} onClose={leave} />}
      </>
    ),
  };
}
