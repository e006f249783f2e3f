/**
 * The dialog that deletes an item. An exam can only be archived if it has been taken, or if an exam
 * campaign refers to it, also a past one.
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ExamUsageQueryVariables } from '../exams/usage/generated/exam-usage.ts';
import { isTaken, useExamUsage } from '../exams/usage/use-exam-usage.ts';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { useCampaignExamsQuery } from './generated/item-deletion.ts';

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
  const isInAnyCampaign = useIsInAnyCampaign(exam);
  let usedLine: string | undefined;
  if (usage && isTaken(usage)) usedLine = t('admin.takenCannotDelete');
  else if (usage?.isInCampaign || isInAnyCampaign) usedLine = t('admin.campaignCannotDelete');
  return <DeleteDialog deletion={deletion} usedLine={usedLine} onClose={onClose} />;
}

/** False while loading, and if it could not be read: the server then refuses the deletion. */
function useIsInAnyCampaign({ examKind, examId }: ExamUsageQueryVariables): boolean {
  const { data } = useCampaignExamsQuery({ fetchPolicy: 'no-cache' });
  const type = examKind === 'SINGLE' ? 'Exam' : 'MultiSubjectExam';
  return (data?.examCampaigns ?? []).some(
    ({ exam }) => exam?.__typename === type && exam.id === examId,
  );
}
