/** An exam in the list with its available actions. */
import { useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { CalendarButton } from '../../../ui/forms/calendar-button.tsx';
import { isWithheld } from '../../exam-list/contest-attempt.ts';
import { ReceiptDialog } from '../../exam-room/dialogs/receipt-dialog.tsx';
import { attemptPath } from '../../exam-room/storage/open-attempts.ts';
import type { StoredReceipt } from '../../exam-room/storage/stored-papers.ts';
import { ExamLine } from './exam-line.tsx';
import { type ListedExam, scoreOf } from './exam-list.ts';
import { ExamRow } from './exam-row.tsx';

interface ListedExamRowProps {
  readonly exam: ListedExam;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
  /** The receipt stored on this device. */
  readonly receipt: StoredReceipt | null;
}

export function ListedExamRow({ exam, now, receipt }: ListedExamRowProps) {
  const { t } = useI18n();
  const headingId = useId();
  const [isReceiptShown, setReceiptShown] = useState(false);
  const { kind, examId, state, window, opensAt, attempt, result } = exam;
  const title = exam.title || t('timetable.untitled');
  const about = { 'aria-describedby': headingId };
  const campaign = window && paths.examCampaign(window.campaignId);
  const entry = campaign ?? attemptPath(kind, examId, null);
  const isWindowOver =
    window?.endDate !== null && window !== null && Date.parse(window.endDate) <= now;
  // Campaign exams cannot be repeated.
  const mayRepeat = state === 'done' && window === null && result?.exam && !isWithheld(result, now);

  return (
    <ExamRow title={title} headingId={headingId} line={<ExamLine exam={exam} now={now} />}>
      {state === 'running' && attempt && (attempt.isOnThisDevice || attempt.endsAt > now) && (
        <ButtonLink variant="accent" to={attemptPath(kind, examId, attempt.resultId)} {...about}>
          {t(attempt.isSubmitted ? 'timetable.openSubmitted' : 'timetable.resume')}
        </ButtonLink>
      )}
      {state === 'open' && (
        <ButtonLink variant="accent" to={entry} {...about}>
          {t(campaign ? 'timetable.enter' : 'timetable.giveExam')}
        </ButtonLink>
      )}
      {state === 'waiting' && campaign && (
        <ButtonLink to={campaign} {...about}>
          {t('timetable.waitingRoom')}
        </ButtonLink>
      )}
      {state === 'waiting' && opensAt && (
        <CalendarButton
          entry={{
            id: window?.campaignId ?? examId,
            title,
            start: opensAt,
            end: window?.endDate ?? opensAt,
            path: entry,
          }}
          describedBy={headingId}
        >
          {t('timetable.toCalendar')}
        </CalendarButton>
      )}
      {result?.exam && state !== 'running' && (
        <ButtonLink
          variant={scoreOf(result) === null ? 'outline' : 'solid'}
          to={paths.examResult(result.userId, result.exam.id)}
          {...about}
        >
          {t(scoreOf(result) === null ? 'timetable.viewSubmission' : 'timetable.viewResult')}
        </ButtonLink>
      )}
      {isWindowOver && campaign && (
        <ButtonLink variant="outline" to={campaign} {...about}>
          {t('timetable.meritList')}
        </ButtonLink>
      )}
      {mayRepeat && (
        <ButtonLink variant="outline" to={attemptPath(kind, examId, result.id)} {...about}>
          {t('timetable.takeAgain')}
        </ButtonLink>
      )}
      {receipt && (
        <Button variant="ghost" {...about} onClick={() => setReceiptShown(true)}>
          {t('timetable.receipt')}
        </Button>
      )}
      {isReceiptShown && receipt && (
        <ReceiptDialog
          receipt={receipt}
          isAfterSubmission={false}
          title={title}
          onClose={() => setReceiptShown(false)}
        />
      )}
    </ExamRow>
  );
}
