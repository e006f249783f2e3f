/** The route /boss/courses/wizard: creates a course step by step. The draft stays on this device until the course is created. */
import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../../apollo/viewer.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { DiscardDialog } from '../../../../unsaved-changes/discard-dialog.tsx';
import { useStoredDraft } from '../../editor/drafts.ts';
import { useSave } from '../../form/use-save.ts';
import { type CourseDraft, EMPTY_DRAFT, FIELDS, isDraft, STEPS, type StepName } from './course-draft.ts';
import { useCreateCourse } from './use-create-course.ts';
import { useDetailLabels } from './use-detail-labels.ts';
import { WizardStep } from './wizard-step.tsx';

/** `isSent`: the course, or a part of it, may have been created before a failure. */
interface Stored {
  draft: CourseDraft;
  isSent: boolean;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'draft' in value && isDraft(value.draft) && 'isSent' in value;

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
  base: { px: '3', py: '1', borderWidth: '1px', borderRadius: 'full', fontSize: 'sm', color: 'fg.muted' },
  variants: { isCurrent: { true: { bg: 'primary', color: 'primary.contrast', borderColor: 'primary', fontWeight: 'semibold' } } },
});

export function Component() {
  const { viewer } = useViewer();
  // The name of the stored draft has the user's id.
  return viewer && <Wizard key={viewer.id} viewerId={viewer.id} />;
}

function Wizard({ viewerId }: { readonly viewerId: string }) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const stored = useStoredDraft<Stored>(`${viewerId}.course-wizard`, isStored);
  const category = search.get('category') ?? EMPTY_DRAFT.category;
  const fresh: CourseDraft = { ...EMPTY_DRAFT, category };
  const [resumed] = useState(() => stored.found?.values.draft ?? null);
  const isSent = useRef(stored.found?.values.isSent ?? false);
  const form = useForm<CourseDraft>({ defaultValues: resumed ?? fresh, mode: 'onTouched' });
  const [step, setStep] = useState<StepName>(resumed?.currentStep ?? 'courseDetails');
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving, failure } = useSave(form, (path) => SERVER_NAMES[path] ?? path);
  const createCourse = useCreateCourse();
  const labels = useDetailLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const { keep, restore } = stored;

  const hasFound = stored.found !== null;
  useEffect(() => {
    // The draft is taken over without a question: the page shows it, and it can be discarded.
    if (hasFound) restore();
  }, [hasFound, restore]);

  const store = (draft: CourseDraft) => keep({ draft, isSent: isSent.current }, { draft: EMPTY_DRAFT, isSent: false });
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
    isSent.current = false;
    form.reset(fresh);
    setStep('courseDetails');
    stored.discard();
  };

  const submit = async () => {
    if (!(await form.trigger([...FIELDS[step]], { shouldFocus: true }))) return;
    if (next) return show(next);
    // Fields of other steps, too: a stored draft may be older than a rule.
    for (const name of STEPS) {
      if (!(await form.trigger([...FIELDS[name]]))) return show(name);
    }
    const draft = form.getValues();
    const isRepeated = isSent.current;
    isSent.current = true;
    store(draft);
    let id = '';
    const isDone = await save(async () => {
      id = await createCourse(draft, labels, isRepeated);
    });
    if (!isDone) return;
    stored.finish();
    void navigate(draft.category === 'admissionPrep' ? paths.admissionContent(id) : paths.courseContent(id));
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
          to={category === 'admissionPrep' ? paths.newAdmissionCourse() : paths.newCourse(category === 'academic' ? 'academic' : '')}
        >
          {t('courseadmin.onePage')}
        </ButtonLink>
      }
    >
      <Stack gap="6" maxW="46rem">
        <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none" aria-label={t('courseadmin.steps')}>
          {STEPS.map((name, place) => (
            <StepItem key={name} isCurrent={name === step} aria-current={name === step ? 'step' : undefined}>
              {t('courseadmin.stepNumber', { number: place + 1 })} {t(STEP_NAMES[name])}
            </StepItem>
          ))}
        </chakra.ol>
        <Text fontSize="sm" color={stored.isKept ? 'fg.muted' : 'error.fg'} role="status">
          {t(stored.isKept ? 'courseadmin.keptHere' : 'courseadmin.notKept')}
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
            <WizardStep step={step} form={form} />
            <div role="alert">
              {failure && (
                <Text p="3" bg="error.subtle" color="error.fg" borderRadius="md">
                  {failure} {t('courseadmin.tryAgain')}
                </Text>
              )}
            </div>
            <Flex wrap="wrap" gap="3" justify="space-between">
              <Button variant="ghost" onClick={() => setAsking(true)}>
                {t('courseadmin.discard')}
              </Button>
              <Flex wrap="wrap" gap="3">
                {previous && (
                  <Button variant="outline" onClick={() => show(previous)}>
                    {t('admin.previous')}
                  </Button>
                )}
                <Button type="submit" loading={isSaving} loadingText={t('courseadmin.changing')}>
                  {t(next ? 'admin.next' : 'courseadmin.create')}
                </Button>
              </Flex>
            </Flex>
          </Stack>
        </form>
      </Stack>
      {isAsking && (
        <DiscardDialog
          onAnswer={(isConfirmed) => {
            setAsking(false);
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
