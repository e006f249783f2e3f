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

  /** @returns whether they are stored */
  const send = async (marked: CheckedMarks): Promise<boolean> => {
    const { id: submissionId, userId, exam, takenAt } = submission;
    const { questions, comment, publishedReason } = marked;
    const given = {
      submissionId,
      marks: questions,
      comment,
      ...(publishedReason && { publishedReason }),
    };
    const ofOne = {
      userId,
      examId: exam?.id ?? '',
      ...given,
      ...(takenAt && { dateTaken: takenAt }),
    };
    const sent = isFinal
      ? setFinal({ variables: { input: given } })
      : mark({ variables: { input: ofOne } });
    return Boolean((await sent.catch(() => null))?.data);
  };

  return { send, loading, error };
}
