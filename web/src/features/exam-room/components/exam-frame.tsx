/**
 * An exam in each phase of its attempt: the start page, the running exam, or why it did not open.
 */
import type { ReactNode } from 'react';
import { errorCode, errorReason } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { LogInAgain } from '../dialogs/log-in-again.tsx';
import { ExamUnavailable } from './exam-unavailable.tsx';
import { OpenExam, type OpenExamProps } from './open-exam.tsx';
import { PaperSkeleton } from './paper-skeleton.tsx';

export interface ExamFrameProps extends OpenExamProps {
  readonly onRetry: () => void;
  /** Rendered before the clock runs: details of the exam and the Ready button. */
  readonly startPage: ReactNode;
  /** The URL of the viewer's result in the exam. */
  readonly review: string;
  /** A link back, shown with the error if the exam could not be opened. */
  readonly wayBack: ReactNode;
}

export function ExamFrame(props: ExamFrameProps) {
  const { state, onRetry, startPage, review, wayBack } = props;
  const { t } = useI18n();
  if (state.phase === 'failed') {
    const reason = errorReason(state.error);
    const isUsed = reason === 'CAMPAIGN_ATTEMPT_USED';
    return (
      <ExamUnavailable
        title={t(isUsed ? 'start.used' : 'start.failed')}
        actions={
          <>
            {isUsed && <ButtonLink to={review}>{t('room.viewResult')}</ButtonLink>}
            {reason === 'EXAM_IN_CAMPAIGN' && (
              <ButtonLink to={paths.campaigns()}>{t('start.seeCampaigns')}</ButtonLink>
            )}
            {errorCode(state.error) === 'UNAUTHENTICATED' && (
              <LogInAgain>{t('exams.logIn')}</LogInAgain>
            )}
            {wayBack}
          </>
        }
      >
        <ErrorState error={state.error} onRetry={isUsed ? undefined : onRetry} />
      </ExamUnavailable>
    );
  }
  if (state.phase === 'start-page') return startPage;
  return state.phase === 'loading' || !state.head ? <PaperSkeleton /> : <OpenExam {...props} />;
}
