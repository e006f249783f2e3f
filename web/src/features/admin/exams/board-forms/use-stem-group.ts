/** The questions of the form that share the stem of a question. */
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';
import { type StemGroup, stemGroup } from './stem-group.ts';

/** Null if the question has no stem. */
export function useStemGroup(
  form: UseFormReturn<ExamValues>,
  subject: number,
  index: number,
): StemGroup | null {
  'use no memo'; // react-hook-form mutates its objects
  const name = `subjects.${subject}.questions` as const;
  // Renders the question again only if its group changes, not at each key press elsewhere.
  useWatch({
    control: form.control,
    name,
    compute: (questions) => stemGroup(questions ?? [], index),
  });
  return stemGroup(form.getValues(name), index);
}
