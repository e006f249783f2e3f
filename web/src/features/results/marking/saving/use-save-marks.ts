/**
 * Saves marks: those of a marker, or the final ones after two markers. The server refuses them if
 * other marks were stored since those that the marker has seen. Then the stored ones are read, for
 * the marker to choose.
 */
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorReason, serverMessage } from '../../../../apollo/errors.ts';
import {
  type Marking_SubmissionFragment,
  useMarkWrittenExamMutation,
  useSetFinalMarkMutation,
} from '../generated/mark-written-exam.form.ts';
import type { CheckedMarks } from '../given-marks.ts';
import { StoredMarksDocument, type StoredMarksQuery } from './generated/stored-marks.ts';
import { isSameMarks, type RevisedMarks, seenIn, summaryOf } from './seen-marks.ts';

export type StoredMarks = NonNullable<StoredMarksQuery['writtenSubmissions']>[number];

/** More changes than this during one save are caused by a program, not a person. */
const MAX_ATTEMPTS = 3;

/** @param isFinal the form sets the final marks after two markers */
export function useSaveMarks(submission: Marking_SubmissionFragment, isFinal: boolean) {
  const client = useApolloClient();
  const [mark] = useMarkWrittenExamMutation();
  const [setFinal] = useSetFinalMarkMutation();
  const seen = useRef(seenIn(submission));
  /** The marks that were loaded last, whether the form shows them or not. */
  const loaded = useRef(seen.current);
  /** Summaries of marks that may be stored, because the response was lost. */
  const unconfirmed = useRef<string[]>([]);
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [others, setOthers] = useState<StoredMarks | null>(null);

  /** The response has no questions: those in the cache get the marks that were sent. */
  const cacheMarks = (cache: ApolloCache, questions: CheckedMarks['questions']) =>
    cache.modify<Pick<Marking_SubmissionFragment, 'writtenQuestions'>>({
      id: `WrittenSubmission:${submission.id}`,
      fields: {
        writtenQuestions: (cached, { readField }) =>
          cached?.map((question) => {
            const id = readField('id', question);
            const sent = questions.find(({ questionId }) => questionId === id);
            return sent
              ? { ...question, marks: sent.marks, comment: sent.comment.trim() || null }
              : question;
          }),
      },
    });

  const post = async ({ questions, comment, publishedReason }: CheckedMarks) => {
    const { id: submissionId, userId, exam, takenAt } = submission;
    const { revision } = seen.current;
    const finalMarkInput = {
      submissionId,
      marks: questions,
      comment,
      ...(publishedReason && { publishedReason }),
      ...(revision !== null && { revision }),
    };
    const markInput = {
      userId,
      examId: exam?.id ?? '',
      ...finalMarkInput,
      ...(takenAt && { dateTaken: takenAt }),
    };
    const update = (cache: ApolloCache) => cacheMarks(cache, questions);
    if (isFinal)
      return (await setFinal({ variables: { input: finalMarkInput }, update })).data?.setFinalMark;
    return (await mark({ variables: { input: markInput }, update })).data?.markWrittenExam;
  };

  const readStored = async (): Promise<StoredMarks | null> => {
    const { data } = await client.query({
      query: StoredMarksDocument,
      variables: { userId: submission.userId, examId: submission.exam?.id ?? '' },
      fetchPolicy: 'no-cache',
    });
    return data?.writtenSubmissions?.find(({ id }) => id === submission.id) ?? null;
  };

  /** @returns the stored marks, if the marker has not seen them: then nothing was saved */
  const sendOrFindOthers = async (checkedMarks: CheckedMarks): Promise<StoredMarks | null> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const saved = await post(checkedMarks);
        if (saved) {
          const { revision } = saved.submission;
          seen.current = { revision, summary: summaryOf(checkedMarks) };
        }
        return null;
      } catch (failure) {
        if (serverMessage(failure) === null) unconfirmed.current.push(summaryOf(checkedMarks));
        if (errorReason(failure) !== 'CHANGED_SINCE_OPENED') throw failure;
        const stored = await readStored();
        if (!stored) throw failure;
        const now = seenIn(stored);
        if (![seen.current.summary, ...unconfirmed.current].includes(now.summary)) return stored;
        // The revision also changes without other marks, such as by a newer attempt of the student.
        if (attempt === MAX_ATTEMPTS) throw failure;
        seen.current = now;
      }
    }
  };

  /** @returns whether the marks are stored */
  const send = async (checkedMarks: CheckedMarks): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setSaving(true);
    setError(null);
    try {
      const stored = await sendOrFindOthers(checkedMarks);
      setOthers(stored);
      return stored === null;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  return {
    send,
    isSaving,
    error,
    /** The stored marks that the marker has to decide about; otherwise null. */
    others,
    /** @returns whether these marks were neither loaded before nor seen by the marker */
    isNew: (stored: RevisedMarks): boolean => {
      const before = loaded.current;
      loaded.current = seenIn(stored);
      return ![before, seen.current].some((marks) => isSameMarks(marks, loaded.current));
    },
    /** The marker has seen these marks: the next save may replace them. */
    see: (stored: RevisedMarks) => {
      seen.current = seenIn(stored);
      setOthers(null);
    },
    /** Goes back to the form without saving. */
    dismissOthers: () => setOthers(null),
  };
}
