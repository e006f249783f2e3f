/** Saves one section of the profile: the whole student goes out, refusals come back to their fields, anything else is a toast. */
import { describeError, type FieldError, fieldErrors } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { type UpdateStudentInput, useUpdateStudentMutation } from './generated/update-student.ts';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { wholeStudent } from './whole-student.ts';

export function useSaveSection(student: WholeStudent_StudentFragment) {
  const { t } = useI18n();
  const [update, { loading }] = useUpdateStudentMutation();

  /** True when it is stored. */
  const save = async (section: Partial<UpdateStudentInput>, refuse: (refusals: readonly FieldError[]) => void): Promise<boolean> => {
    try {
      await update({ variables: { input: { ...wholeStudent(student), ...section } } });
      toastSuccess(t('students.saved'));
      return true;
    } catch (error) {
      const refusals = fieldErrors(error);
      if (refusals.length > 0) refuse(refusals);
      else toastError(describeError(error, t));
      return false;
    }
  };

  return { save, saving: loading };
}
