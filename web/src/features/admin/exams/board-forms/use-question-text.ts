/** The text of a question, for fields that show its parts. */
import type { FocusEvent } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { ExamValues } from '../exam-values.ts';

export type TextPath =
  | `subjects.${number}.questions.${number}.text`
  | `writtenQuestions.${number}.text`;

export interface QuestionTextControl {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The box around the fields. */
  readonly ref: (box: HTMLElement | null) => void;
  /** Set on the same box: validates the text once the focus leaves all of its fields. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** The reason why the text is refused. */
  readonly error: string | undefined;
}

/** The field to focus after an error: the first invalid part, otherwise the first part. */
const firstOf = (box: HTMLElement) =>
  box.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  box.querySelector<HTMLElement>('textarea, input');

export function useQuestionText(
  form: UseFormReturn<ExamValues>,
  name: TextPath,
): QuestionTextControl {
  'use no memo'; // react-hook-form mutates its objects
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    text: field.value,
    change: field.onChange,
    ref: (box) => field.ref(box && { focus: () => firstOf(box)?.focus() }),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) field.onBlur();
    },
    error: fieldState.error?.message,
  };
}
