/** The dialog with the form that enrols a person in a course, or gives a grant for one. */
import { Stack } from '@chakra-ui/react';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { ErrorState } from '../../../../ui/page/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/page/skeletons.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import type { FormSave } from '../../form/use-save.ts';
import { courseOptions } from './course-choice.ts';
import { useCourseChoicesQuery } from './generated/person.route.ts';

interface CourseDialogProps extends Pick<FormSave, 'isSaving' | 'failure'> {
  readonly title: string;
  readonly isDirty: boolean;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  /** The fields. @param courses the options of the course */
  readonly children: (courses: readonly (readonly [value: string, label: string])[]) => ReactNode;
}

export function CourseDialog({
  title,
  isDirty,
  isSaving,
  failure,
  onSubmit,
  onClose,
  children,
}: CourseDialogProps) {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useCourseChoicesQuery();
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, isDirty);

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={title} onClose={onClose} mayClose={unsaved.mayLeave}>
      {loading && !data && <RowsSkeleton count={2} h="2.75rem" />}
      {!loading && !(data?.courses && data.admissionCourses) && (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {data && (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="5">
            {children([['', t('people.chooseCourse')], ...courseOptions(data)])}
            <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
          </Stack>
        </form>
      )}
      {unsaved.question}
    </Modal>
  );
}
