/** Errors of a list of questions after other questions have taken the place of its own. */
import type { UseFormReturn } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';

/**
 * React Hook Form keeps errors by index, so the new questions would have those of the replaced
 * ones. After the first attempt to save, the new ones are checked.
 */
export function checkAgain(
  form: UseFormReturn<ExamValues>,
  name: 'writtenQuestions' | `subjects.${number}.questions`,
  hasTriedToSave: boolean,
): void {
  form.clearErrors(name);
  if (hasTriedToSave)
    void form.trigger(form.getValues(name).map((_, index) => `${name}.${index}` as const));
}
