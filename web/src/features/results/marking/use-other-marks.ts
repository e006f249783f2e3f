/**
 * Finds marks that were stored after the form was opened: by another marker, or in another tab. The
 * server replaces them without asking.
 */
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import { StoredMarksDocument, type StoredMarksQuery } from './generated/stored-marks.ts';
import type { CheckedMarks } from './given-marks.ts';

export type StoredMarks = NonNullable<StoredMarksQuery['writtenSubmissions']>[number];

/** Marks and comments in a form that can be compared. */
const summaryOf = ({ questions, comment }: Pick<CheckedMarks, 'questions' | 'comment'>) =>
  JSON.stringify([
    questions.map(({ questionId, marks, comment: own }) => [questionId, marks, own.trim()]),
    comment.trim(),
  ]);

const summaryOfStored = ({ writtenQuestions, comment }: Omit<StoredMarks, 'id'>) =>
  JSON.stringify([
    (writtenQuestions ?? []).map(({ id, marks, comment: own }) => [id, marks, own?.trim() ?? '']),
    comment?.trim() ?? '',
  ]);

/** @param isFinal the form sets the final marks after two markers */
export function useOtherMarks(submission: Marking_SubmissionFragment, isFinal: boolean) {
  const client = useApolloClient();
  /** The stored marks that the marker has seen. */
  const seen = useRef(summaryOfStored(submission));

  /** @returns the stored marks if they are neither those that were seen nor those to be saved */
  const findOthers = async (checkedMarks: CheckedMarks): Promise<StoredMarks | null> => {
    const { id, userId, exam } = submission;
    const { data } = await client
      .query({
        query: StoredMarksDocument,
        variables: { userId, examId: exam?.id ?? '' },
        fetchPolicy: 'no-cache',
      })
      .catch(() => ({ data: undefined }));
    const stored = data?.writtenSubmissions?.find((other) => other.id === id);
    // The server decides about a third mark by itself.
    if (!stored || (stored.independentMarks === 2 && !isFinal)) return null;
    const isKnown = [seen.current, summaryOf(checkedMarks)].includes(summaryOfStored(stored));
    return isKnown ? null : stored;
  };

  return {
    findOthers,
    /** Called when the marker has seen these stored marks. */
    rememberStored: (stored: StoredMarks) => {
      seen.current = summaryOfStored(stored);
    },
    /** Called when these marks have been saved. */
    rememberSaved: (checkedMarks: CheckedMarks) => {
      seen.current = summaryOf(checkedMarks);
    },
  };
}
