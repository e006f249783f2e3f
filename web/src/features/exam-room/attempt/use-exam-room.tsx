/**
 * Shared by both types of exam: the attempt, its clock, messages after it, and the dialogs over the
 * paper.
 */
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useAlert } from '../../../ui/dialogs/alert-dialog.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import type { ExamFrameProps } from '../components/exam-frame.tsx';
import { OutboxNote } from '../components/status/outbox-note.tsx';
import type { ResultSummary } from '../dialogs/receipt-dialog.tsx';
import type { AttemptHead } from '../storage/attempt-store.ts';
import { serverNow } from '../sync/server-clock.ts';
import { useCountdown } from '../sync/use-countdown.ts';
import type { Attempt } from './attempt.ts';
import { createAttemptServer } from './attempt-server.ts';
import type { AttemptPlan, AttemptState } from './attempt-state.ts';
import { useGoBack, useLeaveExam } from './leave-exam.ts';
import { noPages, savedInTimeText, type UnsentPages } from './submission/unsent-pages.ts';
import { useAttempt } from './use-attempt.ts';

interface ExamRoomPlan<Paper, Result> extends Omit<AttemptPlan<Paper, Result>, 'server'> {
  /** The URL of the review, and the page to return to if the exam's URL was opened directly. */
  readonly review: string;
  readonly fallback: string;
  /** Shows a message about the stored result, after the message about the time. */
  readonly showResult: (result: Result, isTimeUp: boolean, pages: UnsentPages) => Promise<void>;
  /** The receipt dialog's text about the stored result, if `showResult` does not show it. */
  readonly describeResult?: (result: Result) => ResultSummary;
  /**
   * Called when the attempt has ended. Resolves with the unsent pages of written answers, whose
   * upload continues in the background.
   */
  readonly release?: (head: AttemptHead) => Promise<UnsentPages>;
}

/** Loaded after Ready, with its texts. */
const Notices = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../components/status/exam-notices.tsx'),
    loadTexts(['notices']),
  ]);
  return module.ExamNotices;
});
const ElsewhereDialog = lazyComponent(
  async () => (await import('../dialogs/elsewhere-dialog.tsx')).ElsewhereDialog,
);
/** Without a network there is no login either; the note below the bar offers it again. */
const LogInOver = lazyComponent(async () => (await import('../dialogs/log-in-over.tsx')).LogInOver);

const loadReceiptDialog = async () => {
  const [module] = await Promise.all([
    import('../dialogs/receipt-dialog.tsx'),
    loadTexts(['receipt']),
  ]);
  return module.ReceiptDialog;
};
/**
 * Loaded while the exam runs, with its texts. If it cannot be loaded, the page is left, because the
 * result shows the receipt as well.
 */
const ReceiptDialog = lazyComponent(loadReceiptDialog, ({ onClose }) => {
  useEffect(onClose, [onClose]);
  return null;
});

export interface ExamRoom<Paper, Result> {
  readonly state: AttemptState<Paper, Result>;
  readonly change: Attempt<Paper, Result>['change'];
  /** To be called when an upload fails with UNAUTHENTICATED: opens the login over the exam. */
  readonly onSessionEnded: Attempt<Paper, Result>['sessionEnded'];
  /** True if nothing can be answered: sealed, submitted, or open in another tab. */
  readonly isFrozen: boolean;
  /** Actions of the start page: starts the clock, or goes back without starting. */
  readonly start: { readonly onReady: () => void; readonly onBack: () => void };
  /** Props of the frame around the paper. */
  readonly frame: Pick<
    ExamFrameProps,
    'state' | 'seconds' | 'note' | 'onSubmit' | 'onRetry' | 'onQuestionChange'
  >;
  /** Dialogs to render beside the paper. */
  readonly dialogs: ReactNode;
}

/** `plan` is read once, as in `useAttempt`. */
export function useExamRoom<Paper, Result>({
  review,
  fallback,
  showResult,
  describeResult,
  release,
  ...plan
}: ExamRoomPlan<Paper, Result>): ExamRoom<Paper, Result> {
  const { t } = useI18n();
  const client = useApolloClient();
  const alert = useAlert();
  const leave = useLeaveExam(review, fallback);
  const goBack = useGoBack(fallback);
  const [state, attempt] = useAttempt<Paper, Result>({
    ...plan,
    server: createAttemptServer(client),
  });
  const [isLoginOpen, setLoginOpen] = useState(true);
  const [isReceiptShown, setReceiptShown] = useState(false);
  const { phase, head, sheet, isActiveInOtherTab, isOnDevice, receipt, result, needsLogin } = state;
  const seconds = useCountdown(phase === 'running' ? head : null, () => void attempt.timeUp());
  const isFrozen = sheet.sealed !== null || phase === 'submitted' || isActiveInOtherTab;

  const finish = useEffectEvent(async () => {
    const ended = attempt.getState();
    const isTimeUp = ended.sheet.sealed === 'time-up';
    const pages = (ended.head && (await release?.(ended.head))) || noPages;
    if (ended.outcome === 'other-device')
      await alert(t(ended.isOnDevice ? 'room.endedElsewhere' : 'room.endedElsewhereUnkept'));
    else if (ended.outcome === 'saved-in-time') await alert(savedInTimeText(t, pages));
    else if (ended.outcome === 'late') await alert(t('room.closedLate'));
    else if (isTimeUp) await alert(t('exams.timeUp'));
    else if (ended.outcome === 'other-tab') toastSuccess(t('exams.submitted'));
    if (pages.missed > 0 && ended.outcome !== 'saved-in-time')
      await alert(t('room.pagesMissed', { ...pages }));
    if (ended.outcome === 'blank') await alert(t('room.blank'));
    if (ended.result) await showResult(ended.result, isTimeUp, pages);
    if (ended.receipt) setReceiptShown(true);
    else leave();
  });
  useEffect(() => {
    if (phase === 'running') void loadReceiptDialog().catch(() => undefined);
    if (phase === 'submitted') void finish();
  }, [phase]);

  const archive = async () => {
    if (await attempt.archive()) leave();
    else await alert(t('room.setAsideFailed'));
  };

  return {
    state,
    change: attempt.change,
    onSessionEnded: attempt.sessionEnded,
    isFrozen,
    start: { onReady: () => void attempt.begin(), onBack: goBack },
    frame: {
      state,
      seconds,
      note: (
        <>
          <OutboxNote
            state={state}
            isTimeUp={seconds === 0}
            isLate={head !== null && !isAccepted(head.deadline, serverNow() ?? 0)}
            onArchive={() => void archive()}
            onTakeOver={attempt.takeOver}
            onLogIn={() => setLoginOpen(true)}
          />
          {phase === 'running' && head && !isActiveInOtherTab && (
            <Suspense>
              <Notices head={head} onDeadline={attempt.setDeadline} />
            </Suspense>
          )}
        </>
      ),
      onSubmit: attempt.submit,
      onRetry: attempt.open,
      onQuestionChange: attempt.setCurrentQuestion,
    },
    dialogs: (
      <>
        {isActiveInOtherTab && phase === 'running' && (
          <Suspense>
            <ElsewhereDialog onTakeOver={attempt.takeOver} />
          </Suspense>
        )}
        {needsLogin && isLoginOpen && (
          <Suspense>
            <LogInOver
              userId={plan.key.userId}
              isOnDevice={isOnDevice}
              onLoggedIn={attempt.loggedIn}
              onClose={() => setLoginOpen(false)}
            />
          </Suspense>
        )}
        {isReceiptShown && receipt && (
          <Suspense>
            <ReceiptDialog
              receipt={receipt}
              isAfterSubmission
              title={head?.title ?? ''}
              {...(result && describeResult && { result: describeResult(result), review })}
              onClose={leave}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
