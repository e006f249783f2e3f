/**
 * The route /boss/courses/wizard: creates a course step by step. The draft stays on this device
 * until the course is created.
 */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../../apollo/viewer.ts';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { DiscardDialog } from '../../../../unsaved-changes/discard-dialog.tsx';
import { useStoredDraft } from '../../drafts/stored-draft.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { useHalfTypedDates } from '../../form/half-typed-dates.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../form/schemas.ts';
import { useSave } from '../../form/use-save.ts';
import {
  admissionInputOf,
  CATEGORIES,
  type CourseDraft,
  courseInputOf,
  EMPTY_DRAFT,
  FIELDS,
  isAdmission,
  isDraft,
  type Progress,
  STEPS,
  type StepName,
} from './course-draft.ts';
import { draftSchema } from './draft-schema.ts';
import { SameCourseDialog } from './same-course-dialog.tsx';
import { type SameCourse, useCreateCourse } from './use-create-course.ts';
import { useDetailLabels } from './use-detail-labels.ts';
import { WizardStep } from './wizard-step.tsx';

interface Stored extends Progress {
  draft: CourseDraft;
}

const isStoredDraft = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'draft' in value && isDraft(value.draft);

const STEP_NAMES = {
  courseDetails: 'courseadmin.stepCourseDetails',
  category: 'courseadmin.stepCategory',
  instructor: 'courseadmin.stepInstructor',
  classLevel: 'courseadmin.stepClassLevel',
  targetAudience: 'courseadmin.stepTargetAudience',
  tags: 'courseadmin.stepTags',
  status: 'courseadmin.stepStatus',
} as const satisfies Record<StepName, string>;

const StepItem = chakra('li', {
  base: {
    px: '3',
    py: '1',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  variants: {
    isCurrent: {
      true: {
        bg: 'primary',
        color: 'primary.contrast',
        borderColor: 'primary',
        fontWeight: 'semibold',
      },
    },
  },
});

export function Component() {
  const { viewer } = useViewer();
  // The name of the stored draft has the user's id.
  return viewer && <Wizard key={viewer.id} viewerId={viewer.id} />;
}

function Wizard({ viewerId }: { readonly viewerId: string }) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const storedDraft = useStoredDraft<Stored>(`${viewerId}.course-wizard`, isStoredDraft);
  const category =
    CATEGORIES.find((name) => name === search.get('category')) ?? EMPTY_DRAFT.category;
  const fresh: CourseDraft = { ...EMPTY_DRAFT, category };
  const [resumed] = useState(() => storedDraft.initialDraft?.values.draft ?? null);
  const [progress, setProgress] = useState<Progress>(() => ({
    sent: storedDraft.initialDraft?.values.sent,
    createdId: storedDraft.initialDraft?.values.createdId,
  }));
  const [same, setSame] = useState<readonly SameCourse[]>([]);
  const form = useForm({
    resolver: useHalfTypedDates(useSchema(draftSchema)),
    defaultValues: resumed ?? fresh,
    mode: 'onTouched',
  });
  const [step, setStep] = useState<StepName>(resumed?.currentStep ?? 'courseDetails');
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const { save, isSaving, failure } = useSave(form, (path) => SERVER_NAMES[path] ?? path);
  const { findSame, create } = useCreateCourse();
  const labels = useDetailLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const { keep, restore } = storedDraft;

  const hasFound = storedDraft.initialDraft !== null;
  useEffect(() => {
    // The draft is taken over without a question: the page shows it, and it can be discarded.
    if (hasFound) restore();
  }, [hasFound, restore]);

  const store = (draft: CourseDraft, currentProgress = progress) =>
    keep({ draft, ...currentProgress }, { draft: EMPTY_DRAFT });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => store(form.getValues()));
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
    setProgress({});
    form.reset(fresh);
    setStep('courseDetails');
    storedDraft.discard();
  };

  const submit = async (currentProgress = progress) => {
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
    const record = (change: Progress) => {
      setProgress(change);
      store(draft, change);
    };
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
    storedDraft.finish();
    void navigate(isAdmission(draft) ? paths.admissionContent(id) : paths.courseContent(id));
  };

  const decide: Parameters<typeof SameCourseDialog>[0]['onAnswer'] = (answer) => {
    setSame([]);
    if (answer === null) return;
    const change: Progress = answer === 'new' ? {} : { sent: progress.sent, createdId: answer.id };
    setProgress(change);
    // The kind of a stored course cannot change.
    if (change.sent && isAdmission(change.sent) !== isAdmission(form.getValues()))
      form.setValue('category', change.sent.category);
    store(form.getValues(), change);
    void submit(change);
  };

  return (
    <Page
      title={t('courseadmin.wizard')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.courses'), to: paths.adminCourses() },
        { label: t('courseadmin.wizard') },
      ]}
      actions={
        <ButtonLink
          variant="outline"
          to={
            category === 'admissionPrep'
              ? paths.newAdmissionCourse()
              : paths.newCourse(category === 'academic' ? 'academic' : '')
          }
        >
          {t('courseadmin.onePage')}
        </ButtonLink>
      }
    >
      <Stack gap="6" maxW="46rem">
        <chakra.ol
          display="flex"
          flexWrap="wrap"
          gap="2"
          listStyleType="none"
          aria-label={t('courseadmin.steps')}
        >
          {STEPS.map((name, place) => (
            <StepItem
              key={name}
              isCurrent={name === step}
              aria-current={name === step ? 'step' : undefined}
            >
              {t('courseadmin.stepNumber', { number: place + 1 })} {t(STEP_NAMES[name])}
            </StepItem>
          ))}
        </chakra.ol>
        <Text
          fontSize="sm"
          color={storedDraft.isStoredOnDevice ? 'fg.muted' : 'error.fg'}
          role="status"
        >
          {t(storedDraft.isStoredOnDevice ? 'courseadmin.keptHere' : 'courseadmin.notKept')}
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="5">
            <chakra.h2 ref={heading} tabIndex={-1} fontSize="xl" fontWeight="semibold">
              {t(STEP_NAMES[step])}
            </chakra.h2>
            <FormFields gap="5" isSaving={isSaving}>
              <WizardStep
                step={step}
                form={form}
                createdAs={progress.createdId && progress.sent?.category}
              />
            </FormFields>
            <div role="alert">
              {failure && (
                <Text p="3" bg="error.subtle" color="error.fg" borderRadius="md">
                  {failure} {t('courseadmin.tryAgain')}
                </Text>
              )}
            </div>
            <Flex wrap="wrap" gap="3" justify="space-between">
              <Button variant="ghost" onClick={() => setConfirmationOpen(true)}>
                {t('courseadmin.discard')}
              </Button>
              <Flex wrap="wrap" gap="3">
                {previous && (
                  <Button variant="outline" onClick={() => show(previous)}>
                    {t('admin.previousOne')}
                  </Button>
                )}
                <Button type="submit" loading={isSaving} loadingText={t('courseadmin.changing')}>
                  {t(next ? 'admin.nextOne' : 'courseadmin.create')}
                </Button>
              </Flex>
            </Flex>
          </Stack>
        </form>
      </Stack>
      {same.length > 0 && <SameCourseDialog courses={same} onAnswer={decide} />}
      {isConfirmationOpen && (
        <DiscardDialog
          onAnswer={(isConfirmed) => {
            setConfirmationOpen(false);
            if (isConfirmed) discard();
          }}
        />
      )}
    </Page>
  );
}

/** Names of the draft for fields that the server names differently. */
const SERVER_NAMES: Readonly<Record<string, string>> = {
  name: 'title',
  courseCode: 'classLevel',
  fee: 'price',
  totalDurationMonths: 'totalDuration',
  enrollmentDurationMonths: 'totalDuration',
  thumbnailUrl: 'thumbnailImageUrl',
};
