/** Saves one section of the profile: the whole student goes out, refusals come back to their fields, anything else is said in the form. */
import { useState } from 'react';
import { describeError, type FieldError, fieldErrors } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { type UpdateStudentInput, useUpdateStudentMutation } from './generated/update-student.ts';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { wholeStudent } from './whole-student.ts';

export function useSaveSection(student: WholeStudent_StudentFragment) {
  const { t } = useI18n();
  const [update, { loading }] = useUpdateStudentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  // As it was when the form was filled in: a newer version that the page has read since then is not what the person saw.
  const [read] = useState(student);

  /** True when it is stored. */
  const save = async (section: Partial<UpdateStudentInput>, refuse: (refusals: readonly FieldError[]) => void): Promise<boolean> => {
    setFailure(null);
    try {
      await update({ variables: { input: { ...wholeStudent(read), ...section } } });
      toastSuccess(t('students.saved'));
      return true;
    } catch (error) {
      const refusals = fieldErrors(error);
      if (refusals.length > 0) refuse(refusals);
      // Not a toast: it would lie under the editor's dialog, and be gone before it was read.
      else setFailure(describeError(error, t));
      return false;
    }
  };

  return { save, saving: loading, failure };
}
