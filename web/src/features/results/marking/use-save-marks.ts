/** Saves marks: those of a marker, or the final ones after two markers. */
import {
  type Marking_SubmissionFragment,
  useMarkWrittenExamMutation,
  useSetFinalMarkMutation,
} from './generated/mark-written-exam.form.ts';
import type { CheckedMarks } from './given-marks.ts';

export function useSaveMarks(submission: Marking_SubmissionFragment, isFinal: boolean) {
  const [mark, marking] = useMarkWrittenExamMutation();
  const [setFinal, setting] = useSetFinalMarkMutation();
  const { loading, error } = isFinal ? setting : marking;

  /** @returns whether the marks are stored */
  const send = async (checkedMarks: CheckedMarks): Promise<boolean> => {
    const { id: submissionId, userId, exam, takenAt } = submission;
    const { questions, comment, publishedReason } = checkedMarks;
    const finalMarkInput = {
      submissionId,
      marks: questions,
      comment,
      ...(publishedReason && { publishedReason }),
    };
    const markInput = {
      userId,
      examId: exam?.id ?? '',
      ...finalMarkInput,
      ...(takenAt && { dateTaken: takenAt }),
    };
    const mutation = isFinal
      ? setFinal({ variables: { input: finalMarkInput } })
      : mark({ variables: { input: markInput } });
    return Boolean((await mutation.catch(() => null))?.data);
  };

  return { send, loading, error };
}
