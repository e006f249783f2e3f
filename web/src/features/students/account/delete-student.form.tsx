/**
 * Deletes the student record and keeps the account: clears the viewer's student if it is the
 * deleted one (specification, section 4).
 */
import { useApolloClient } from '@apollo/client/react';
import { changeViewer } from '../../../apollo/session.ts';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { DeletionForm } from './deletion.form.tsx';
import { useDeleteStudentMutation } from './generated/account.ts';

interface DeleteStudentFormProps {
  readonly studentId: string;
  readonly onDeleted: () => void;
}

export function DeleteStudentForm({ studentId, onDeleted }: DeleteStudentFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const { viewer } = useViewer();
  const [deleteStudent, { loading }] = useDeleteStudentMutation();

  const remove = async () => {
    const { data } = await deleteStudent({ variables: { input: { id: studentId } } });
    if (!data) return;
    onDeleted();
    // Changing the viewer also refetches data that belonged to the record, such as enrollments.
    if (viewer?.student?.id === data.deleteStudent.deletedId)
      changeViewer(client, { ...viewer, student: null });
    toastSuccess(t('students.recordDeleted'));
  };

  return <DeletionForm line={t('students.deleteRecordLine')} loading={loading} onDelete={remove} />;
}
