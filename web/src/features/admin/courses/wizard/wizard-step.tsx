/** The fields of one step of the course wizard. */
import { Grid, Input, Stack } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { classes } from '../../../../i18n/class-labels.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { ChoiceField, TextAreaField, TextField } from '../../form/fields.tsx';
import { MAX_NAME_LENGTH, useRules } from '../../form/use-rules.ts';
import {
  CATEGORIES,
  type CourseDraft,
  isAdmission,
  linesOf,
  type StepName,
} from './course-draft.ts';
import { WizardPreview } from './wizard-preview.tsx';

interface StepProps {
  readonly form: UseFormReturn<CourseDraft>;
}

/** The maximum price, in dollars. */
const HIGHEST_PRICE = 100_000;
/** Shorter than the server accepts, because other fields are added to the description. */
const MAX_DRAFT_DESCRIPTION = 2500;
const MAX_LINES = 20;

interface WizardStepProps extends StepProps {
  readonly step: StepName;
  /** The category of the course if it has been created. Its kind cannot change any more. */
  readonly createdAs: string | undefined;
}

export function WizardStep({ step, form, createdAs }: WizardStepProps) {
  switch (step) {
    case 'courseDetails':
      return <CourseDetails form={form} />;
    case 'category':
      return <Category form={form} createdAs={createdAs} />;
    case 'instructor':
      return <Instructor form={form} />;
    case 'classLevel':
      return <ClassLevel form={form} />;
    case 'targetAudience':
      return <TargetAudience form={form} />;
    case 'tags':
      return <Tags form={form} />;
    case 'status':
      return <Status form={form} />;
  }
}

function CourseDetails({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  return (
    <Stack gap="4">
      <TextField
        form={form}
        name="title"
        label={t('admin.title')}
        check={rules.text(MAX_NAME_LENGTH, true)}
      />
      <TextAreaField
        form={form}
        name="description"
        label={t('admin.description')}
        check={rules.text(MAX_DRAFT_DESCRIPTION)}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          form={form}
          name="language"
          label={t('courseadmin.language')}
          check={rules.text(100)}
        />
        <TextField
          form={form}
          name="level"
          label={t('courseadmin.level')}
          check={rules.text(100)}
        />
      </Grid>
      <TextField
        form={form}
        name="thumbnailImageUrl"
        label={t('admin.cover')}
        hint={t('admin.pictureHint')}
        inputMode="url"
        check={rules.picture}
      />
    </Stack>
  );
}

function Category({ form, createdAs }: Omit<WizardStepProps, 'step'>) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const names = {
    academic: t('admin.academic'),
    admissionPrep: t('admin.admissionPrep'),
    other: t('admin.otherCourses'),
  };
  const possible = CATEGORIES.filter(
    (category) =>
      createdAs === undefined || isAdmission({ category }) === isAdmission({ category: createdAs }),
  );
  return (
    <Stack gap="4">
      <ChoiceField
        form={form}
        name="category"
        label={t('courseadmin.category')}
        hint={createdAs === undefined ? undefined : t('courseadmin.kindIsFixed')}
        options={possible.map((category) => [category, names[category]] as const)}
      />
      <TextField
        form={form}
        name="price"
        label={t('admin.price')}
        inputMode="decimal"
        check={rules.number({ min: 0, max: HIGHEST_PRICE, isRequired: true })}
      />
    </Stack>
  );
}

function Instructor({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  return (
    <Stack gap="4">
      <TextField
        form={form}
        name="instructor"
        label={t('courseadmin.instructor')}
        check={rules.text(MAX_NAME_LENGTH)}
      />
      <TextField
        form={form}
        name="totalDuration"
        label={t('admin.courseMonths')}
        inputMode="numeric"
        check={rules.number({ min: 1, max: 60, isWhole: true })}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DateField
          form={form}
          name="enrollmentStartDate"
          label={t('courseadmin.enrollmentStart')}
        />
        <DateField
          form={form}
          name="enrollmentEndDate"
          label={t('courseadmin.enrollmentEnd')}
          notBefore="enrollmentStartDate"
        />
        <DateField form={form} name="courseStartDate" label={t('courseadmin.courseStart')} />
        <DateField
          form={form}
          name="courseEndDate"
          label={t('courseadmin.courseEnd')}
          notBefore="courseStartDate"
        />
      </Grid>
    </Stack>
  );
}

interface DateFieldProps extends StepProps {
  readonly name: 'enrollmentStartDate' | 'enrollmentEndDate' | 'courseStartDate' | 'courseEndDate';
  readonly label: string;
  readonly notBefore?: 'enrollmentStartDate' | 'courseStartDate';
}

function DateField({ form, name, label, notBefore }: DateFieldProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const error = form.getFieldState(name, form.formState).error?.message;
  const validate = (date: string, draft: CourseDraft) =>
    !notBefore ||
    !date ||
    !draft[notBefore] ||
    date >= draft[notBefore] ||
    t('courseadmin.endsBeforeStart');
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} {...form.register(name, { validate })} type="date" />}
    </Field>
  );
}

function ClassLevel({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const category = useWatch({ control: form.control, name: 'category' });
  // The code may be left from another category.
  const isClass = (typed: string) =>
    classes.some(({ code }) => code === typed) || t('admin.required');
  const isShort = (text: string) =>
    linesOf(text).length > MAX_LINES
      ? t('courseadmin.tooManyLines', { max: MAX_LINES })
      : checkLines(text, rules.text(MAX_NAME_LENGTH));
  return (
    <Stack gap="4">
      {category === 'academic' ? (
        <ChoiceField
          form={form}
          name="classLevel"
          label={t('courseadmin.classLevel')}
          check={isClass}
          options={[
            ['', t('courseadmin.choose')],
            ...classes.map(({ code, label }) => [code, label] as const),
          ]}
        />
      ) : (
        <TextField
          form={form}
          name="classLevel"
          label={t('admin.code')}
          hint={t('admin.codeHint')}
          check={rules.code}
        />
      )}
      <TextAreaField
        form={form}
        name="subjects"
        label={t(category === 'admissionPrep' ? 'admin.units' : 'admin.subjects')}
        hint={t('courseadmin.oneInEachLine')}
        check={isShort}
      />
    </Stack>
  );
}

function checkLines(text: string, check: (line: string) => true | string): true | string {
  return (
    linesOf(text)
      .map(check)
      .find((result) => result !== true) ?? true
  );
}

function TargetAudience({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const lines = (text: string) =>
    linesOf(text).length > MAX_LINES / 2
      ? t('courseadmin.tooManyLines', { max: MAX_LINES / 2 })
      : checkLines(text, rules.text(MAX_NAME_LENGTH));
  return (
    <Stack gap="4">
      <TextAreaField
        form={form}
        name="targetAudience"
        label={t('courseadmin.targetAudience')}
        rows={2}
        check={rules.text(300)}
      />
      <TextAreaField
        form={form}
        name="prerequisites"
        label={t('courseadmin.prerequisites')}
        rows={2}
        check={rules.text(300)}
      />
      <TextAreaField
        form={form}
        name="certifications"
        label={t('courseadmin.certifications')}
        hint={t('courseadmin.oneInEachLine')}
        rows={2}
        check={lines}
      />
      <TextAreaField
        form={form}
        name="courseResources"
        label={t('courseadmin.courseResources')}
        hint={t('courseadmin.oneInEachLine')}
        rows={3}
        check={lines}
      />
    </Stack>
  );
}

function Tags({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  return (
    <TextField
      form={form}
      name="tags"
      label={t('courseadmin.tags')}
      hint={t('courseadmin.tagsHint')}
      check={rules.text(200)}
    />
  );
}

function Status({ form }: StepProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  return (
    <Stack gap="4">
      <ChoiceField
        form={form}
        name="status"
        label={t('courseadmin.status')}
        hint={t('courseadmin.statusHint')}
        options={[
          ['draft', t('courseadmin.draft')],
          ['published', t('courseadmin.published')],
        ]}
      />
      <WizardPreview form={form} />
    </Stack>
  );
}
