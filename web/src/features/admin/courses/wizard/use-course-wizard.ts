/** The state of the course wizard: its form, its step, and the creation of the course. */
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { paths } from '../../../../paths.ts';
import { useHalfTypedDates } from '../../form/half-typed-dates.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../form/schemas.ts';
import { useSave } from '../../form/use-save.ts';
import {
  admissionInputOf,
  type CourseDraft,
  courseInputOf,
  FIELDS,
  isAdmission,
  type Progress,
  STEPS,
  type StepName,
} from './course-draft.ts';
import { draftSchema } from './draft-schema.ts';
import type { SameCourseAnswer } from './same-course-dialog.tsx';
import { type SameCourse, useCreateCourse } from './use-create-course.ts';
import { useDetailLabels } from './use-detail-labels.ts';
import { useWizardDraft } from './use-wizard-draft.ts';

/** Names of the draft for fields that the server names differently. */
const SERVER_NAMES: Readonly<Record<string, string>> = {
  name: 'title',
  courseCode: 'classLevel',
  fee: 'price',
  totalDurationMonths: 'totalDuration',
  enrollmentDurationMonths: 'totalDuration',
  thumbnailUrl: 'thumbnailImageUrl',
};

/** @param fresh the draft to begin with, if none is stored */
export function useCourseWizard(viewerId: string, fresh: CourseDraft) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const navigate = useNavigate();
  const stored = useWizardDraft(viewerId);
  const [same, setSame] = useState<readonly SameCourse[]>([]);
  const form = useForm({
    resolver: useHalfTypedDates(useSchema(draftSchema)),
    defaultValues: stored.resumed ?? fresh,
    mode: 'onTouched',
  });
  const [step, setStep] = useState<StepName>(stored.resumed?.currentStep ?? 'courseDetails');
  const { save, isSaving, failure } = useSave(form, (path) => SERVER_NAMES[path] ?? path);
  const { findSame, create } = useCreateCourse();
  const labels = useDetailLabels();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => stored.store(form.getValues()));
    return unsubscribe;
  });

  const show = (name: StepName) => {
    form.setValue('currentStep', name);
    setStep(name);
    heading.current?.focus();
  };
  const index = STEPS.indexOf(step);
  const previous = STEPS[index - 1];
  const next = STEPS[index + 1];

  const discard = () => {
    form.reset(fresh);
    setStep('courseDetails');
    stored.discard();
  };

  const submit = async (currentProgress = stored.progress) => {
    if (!(await form.trigger([...FIELDS[step]], { shouldFocus: true }))) return;
    if (next) return show(next);
    // Also fields of other steps, because a stored draft may be older than a rule.
    for (const name of STEPS) {
      if (!(await form.trigger([...FIELDS[name]]))) return show(name);
    }
    const draft = form.getValues();
    const { length } =
      (isAdmission(draft) ? admissionInputOf : courseInputOf)(draft, labels).description ?? '';
    if (length > MAX_DESCRIPTION_LENGTH) {
      form.setError('description', {
        type: 'tooLong',
        message: t('courseadmin.allTooLong', { length, max: MAX_DESCRIPTION_LENGTH }),
      });
      return show('courseDetails');
    }
    let id = '';
    let sameCourses: readonly SameCourse[] = [];
    const { sent, createdId } = currentProgress;
    if (sent && !createdId) {
      const isKnown = await save(
        async () => {
          sameCourses = await findSame(sent);
        },
        { isSilent: true },
      );
      if (!isKnown) return;
      if (sameCourses.length > 0) return setSame(sameCourses);
    }
    const record = (change: Progress) => stored.record(draft, change);
    const isCreated = await save(async () => {
      id = await create(draft, labels, createdId ? currentProgress : {}, record);
    });
    if (!isCreated) {
      const refused = STEPS.find((name) =>
        FIELDS[name].some((field) => form.getFieldState(field).error),
      );
      if (refused) show(refused);
      return;
    }
    stored.finish();
    void navigate(isAdmission(draft) ? paths.admissionContent(id) : paths.courseContent(id));
  };

  const decide = (answer: SameCourseAnswer) => {
    setSame([]);
    if (answer === null) return;
    const change: Progress =
      answer === 'new' ? {} : { sent: stored.progress.sent, createdId: answer.id };
    // The kind of a stored course cannot change.
    if (change.sent && isAdmission(change.sent) !== isAdmission(form.getValues()))
      form.setValue('category', change.sent.category);
    stored.record(form.getValues(), change);
    void submit(change);
  };

  return {
    form,
    step,
    previous,
    next,
    show,
    /** The heading of the step, which gets the focus when another one is shown. */
    heading,
    /** Shows the next step; on the last one, creates the course. */
    submit,
    isSaving,
    failure,
    discard,
    /** Courses that an attempt without a response may have created. */
    same,
    /** Called with the course that the user recognizes as theirs, or `new`. */
    decide,
    /** The category of the created course, which keeps its kind; undefined before. */
    createdAs: stored.progress.createdId && stored.progress.sent?.category,
    isStoredOnDevice: stored.isStoredOnDevice,
  };
}
