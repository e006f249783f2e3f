/** The dialog that deletes an item; an exam that is in use can only be archived. */
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ExamUsageQueryVariables } from '../exams/usage/generated/exam-usage.ts';
import { isTaken, useExamUsage } from '../exams/usage/use-exam-usage.ts';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';

export interface DeletedItem {
  readonly deletion: Deletion;
  /** The exam that is deleted, or whose year is. */
  readonly exam?: ExamUsageQueryVariables | undefined;
}

interface ItemDeletionProps {
  readonly item: DeletedItem;
  readonly onClose: () => void;
}

export function ItemDeletion({ item: { deletion, exam }, onClose }: ItemDeletionProps) {
  return exam ? (
    <ExamDeletion exam={exam} deletion={deletion} onClose={onClose} />
  ) : (
    <DeleteDialog deletion={deletion} onClose={onClose} />
  );
}

interface ExamDeletionProps {
  readonly deletion: Deletion;
  readonly exam: ExamUsageQueryVariables;
  readonly onClose: () => void;
}

function ExamDeletion({ exam, deletion, onClose }: ExamDeletionProps) {
  const { t } = useI18n();
  const { usage } = useExamUsage(exam);
  let usedLine: string | undefined;
  if (usage && isTaken(usage)) usedLine = t('admin.takenCannotDelete');
  else if (usage?.isInCampaign) usedLine = t('admin.campaignCannotDelete');
  return <DeleteDialog deletion={deletion} usedLine={usedLine} onClose={onClose} />;
}
