/** The fields for marks and comments of a submission: their values, rules, and unsaved changes. */
import { useMemo, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import {
  type CheckedMarks,
  type GivenMarks,
  type MarkValues,
  markSchemaFor,
  marksIn,
  storedValues,
  sumOf,
} from './given-marks.ts';
import { attemptIn } from './marking-area.ts';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';

/** Another attempt of the student has a form of its own at the same path. */
const isOtherForm = (from: Location, to: Location) =>
  from.pathname !== to.pathname || attemptIn(from) !== attemptIn(to);

/** @param markerMarks the marks of the two markers, if the form sets the final marks */
export function useMarksForm(
  submission: Marking_SubmissionFragment,
  markerMarks: readonly Reconcile_MarkFragment[] | undefined,
) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, digits } = useI18n();
  const total = submission.totalMarks ?? 0;
  const [initial, setInitial] = useState(() => storedValues(submission, markerMarks));
  const schema = useMemo(() => {
    const stored = initial.questions.flatMap(({ marks }) => marksIn(marks) ?? []);
    return markSchemaFor(total, new Set(stored));
  }, [total, initial]);
  const form = useForm({ resolver: useSchemaCheck(schema), defaultValues: initial });
  const { fields } = useFieldArray({ control: form.control, name: 'questions' });
  const { isDirty } = form.formState;
  const unsaved = useUnsavedChanges({ isLeft: isOtherForm });
  useReportUnsaved(unsaved.report, isDirty);
  /** Set if the marks together are more than those of the exam. */
  const [tooMuch, setTooMuch] = useState<string | null>(null);

  return {
    form,
    fields,
    total,
    isDirty,
    tooMuch,
    /** The dialog about unsaved changes, while it is open. */
    question: unsaved.question,
    /** Calls `work` with the marks if they are valid. */
    whenValid: (work: (marks: CheckedMarks) => Promise<void>) =>
      form.handleSubmit(
        async (typed) => {
          const isTooMuch = sumOf(typed.questions) > total;
          setTooMuch(isTooMuch ? t('marking.tooMany', { total: digits(total) }) : null);
          if (!isTooMuch) await work(schema.parse(typed));
        },
        () => setTooMuch(null),
      )(),
    /** Shows stored marks in place of those in the form. */
    show: (stored: GivenMarks) => {
      const values = storedValues(stored, markerMarks);
      setInitial(values);
      form.reset(values);
    },
    /**
     * Remembers the values as stored. The fields stay mounted, and so do the PDFs.
     * @param isComplete false if the marker has typed during the save: that is still unsaved
     */
    markSaved: (saved: MarkValues, isComplete: boolean) => {
      // It was the reason for this change only.
      if (form.getValues('publishedReason') === saved.publishedReason)
        form.setValue('publishedReason', '');
      form.reset({ ...saved, publishedReason: '' }, { keepValues: true, keepDirty: !isComplete });
      // Before the next render, because the caller may leave the page now.
      if (isComplete) unsaved.report(false);
    },
  };
}
