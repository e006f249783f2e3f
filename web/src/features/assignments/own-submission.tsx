/**
 * The student's own submission of an assignment: the form, or the submitted work with the teacher's
 * feedback.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import type {
  Submission_AssignmentFragment,
  Submission_SubmissionFragment,
} from './generated/submission.form.ts';
import { writeDraft } from './stored-draft.ts';
import { SubmissionForm } from './submission.form.tsx';
import { SubmissionState } from './submission-state.tsx';
import { SubmittedWork } from './submitted-work.tsx';

const REDRAW_MS = 30_000;

interface OwnSubmissionProps {
  readonly assignment: Submission_AssignmentFragment;
  readonly userId: string;
  /** The query's `refetch`, which resolves with the error. */
  readonly onReload: () => Promise<{ readonly error?: unknown }>;
}

export function OwnSubmission({ assignment, userId, onReload }: OwnSubmissionProps) {
  const { t, dateTime } = useI18n();
  const { now } = useServerNow(REDRAW_MS);
  const [isReplacing, setReplacing] = useState(false);
  /** Counts reloads: each one starts a new form with the server's data. */
  const [reloads, setReloads] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, mySubmission, dueDate, maxMark } = assignment;
  const isPastDue = dueDate !== null && Date.parse(dueDate) < now;
  const submitted = mySubmission !== null && mySubmission.state !== 'DRAFT' ? mySubmission : null;
  const isReadOnly = submitted !== null && (isPastDue || submitted.state === 'RETURNED');
  // An open form is kept after the due time, because its text is not submitted yet.
  const visibleSubmission = isReplacing ? null : submitted;

  // The view with the focused element was replaced, so the heading gets the focus.
  const hasForm = visibleSubmission === null;
  const hadForm = useRef(hasForm);
  useEffect(() => {
    if (hadForm.current === hasForm) return;
    hadForm.current = hasForm;
    heading.current?.focus();
  }, [hasForm]);

  const reload = async (discardsDraft: boolean) => {
    const { error } = await onReload();
    if (error) return;
    if (discardsDraft) writeDraft(userId, id, null);
    setReloads((count) => count + 1);
  };

  return (
    <Stack gap="6">
      {visibleSubmission?.state === 'RETURNED' && (
        <Feedback submission={visibleSubmission} maxMark={maxMark} />
      )}
      <Section title={t('assignments.myWork')} headingRef={heading}>
        <div role="status">
          {visibleSubmission && <SubmissionState state={visibleSubmission.state} />}
          {visibleSubmission?.submittedAt && (
            <Text color="fg.muted" fontSize="sm">
              {t('assignments.submittedAt', { date: dateTime(visibleSubmission.submittedAt) })}
              {visibleSubmission.isLate && ` ${t('assignments.wasLate')}`}
            </Text>
          )}
        </div>
        {visibleSubmission ? (
          <SubmittedWork
            assignmentId={id}
            submission={visibleSubmission}
            userId={userId}
            isReadOnly={isReadOnly}
            onReplace={() => setReplacing(true)}
          />
        ) : (
          <SubmissionForm
            key={reloads}
            assignment={assignment}
            userId={userId}
            isPastDue={isPastDue}
            isReadOnly={isReadOnly}
            onReload={reload}
            onDone={() => setReplacing(false)}
          />
        )}
      </Section>
    </Stack>
  );
}

interface FeedbackProps {
  readonly submission: Submission_SubmissionFragment;
  readonly maxMark: number | null;
}

function Feedback({ submission: { mark, comment }, maxMark }: FeedbackProps) {
  const { t, digits } = useI18n();
  return (
    <Section title={t('assignments.feedback')}>
      {mark !== null && maxMark !== null && (
        <Text fontSize="xl" fontWeight="semibold">
          {t('assignments.markOf', { mark: digits(mark), max: digits(maxMark) })}
        </Text>
      )}
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {comment ?? t('assignments.noComment')}
      </Text>
    </Section>
  );
}
