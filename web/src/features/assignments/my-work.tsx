/** The student's own work for an assignment: the form, or what was handed in. */
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import type { Submission_AssignmentFragment } from './generated/submission.form.ts';
import { HandedIn } from './handed-in.tsx';
import { SubmissionForm } from './submission.form.tsx';

const REDRAW_MS = 30_000;

interface MyWorkProps {
  readonly assignment: Submission_AssignmentFragment;
  readonly userId: string;
  readonly onReload: () => Promise<unknown>;
}

export function MyWork({ assignment, userId, onReload }: MyWorkProps) {
  const { t } = useI18n();
  const { now } = useServerNow(REDRAW_MS);
  const [isReplacing, setReplacing] = useState(false);
  /** Counts reloads: the form then begins anew from what the server has. */
  const [reloads, setReloads] = useState(0);
  const { mySubmission, dueDate } = assignment;
  const isPastDue = dueDate !== null && Date.parse(dueDate) < now;
  const isHandedIn = mySubmission !== null && mySubmission.state !== 'DRAFT';
  const isFixed = isHandedIn && (isPastDue || mySubmission.state === 'RETURNED');

  const reload = async () => {
    await onReload();
    setReloads(reloads + 1);
  };

  if (isHandedIn && (isFixed || !isReplacing)) {
    return (
      <HandedIn assignment={assignment} submission={mySubmission} userId={userId} isFixed={isFixed} onReplace={() => setReplacing(true)} />
    );
  }
  return (
    <Section title={t('assignments.myWork')}>
      <SubmissionForm
        key={reloads}
        assignment={assignment}
        userId={userId}
        isPastDue={isPastDue}
        onReload={reload}
        onDone={() => setReplacing(false)}
      />
    </Section>
  );
}
