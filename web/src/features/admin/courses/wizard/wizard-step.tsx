/** The fields of one step of the course wizard. */
import { Grid, Input, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { classes } from '../../../../i18n/class-labels.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { CoverField } from '../../cover/cover-field.tsx';
import { ChoiceField, TextAreaField, TextField } from '../../form/fields.tsx';
import { CATEGORIES, isAdmission, type StepName } from './course-draft.ts';
import type { CourseDraftForm } from './draft-schema.ts';
import { WizardPreview } from './wizard-preview.tsx';

interface StepProps {
  readonly form: CourseDraftForm;
}

interface WizardStepProps extends StepProps {
  readonly step: StepName;
  /** The category of the course if it has been created. Its kind can no longer be changed. */
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
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  return (
    <Stack gap="4">
      <TextField form={form} name="title" label={t('admin.title')} />
      <TextAreaField form={form} name="description" label={t('admin.description')} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField form={form} name="language" label={t('courseadmin.language')} />
        <TextField form={form} name="level" label={t('courseadmin.level')} />
      </Grid>
      <CoverField form={form} name="thumbnailImageUrl" titleName="title" />
    </Stack>
  );
}

function Category({ form, createdAs }: Omit<WizardStepProps, 'step'>) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
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
      <TextField form={form} name="price" label={t('admin.price')} inputMode="decimal" />
    </Stack>
  );
}

function Instructor({ form }: StepProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  return (
    <Stack gap="4">
      <TextField form={form} name="instructor" label={t('courseadmin.instructor')} />
      <TextField
        form={form}
        name="totalDuration"
        label={t('admin.courseMonths')}
        inputMode="numeric"
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DateField
          form={form}
          name="enrollmentStartDate"
          label={t('courseadmin.enrollmentStart')}
        />
        <DateField form={form} name="enrollmentEndDate" label={t('courseadmin.enrollmentEnd')} />
        <DateField form={form} name="courseStartDate" label={t('courseadmin.courseStart')} />
        <DateField form={form} name="courseEndDate" label={t('courseadmin.courseEnd')} />
      </Grid>
    </Stack>
  );
}

interface DateFieldProps extends StepProps {
  readonly name: 'enrollmentStartDate' | 'enrollmentEndDate' | 'courseStartDate' | 'courseEndDate';
  readonly label: string;
}

function DateField({ form, name, label }: DateFieldProps) {
  'use no memo'; // react-hook-form mutates its objects
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} {...form.register(name)} type="date" max="9999-12-31" />}
    </Field>
  );
}

function ClassLevel({ form }: StepProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const category = useWatch({ control: form.control, name: 'category' });
  return (
    <Stack gap="4">
      {category === 'academic' ? (
        <ChoiceField
          form={form}
          name="classLevel"
          label={t('courseadmin.classLevel')}
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
        />
      )}
      <TextAreaField
        form={form}
        name="subjects"
        label={t(category === 'admissionPrep' ? 'admin.units' : 'admin.subjects')}
        hint={t('courseadmin.oneInEachLine')}
      />
    </Stack>
  );
}

function TargetAudience({ form }: StepProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  return (
    <Stack gap="4">
      <TextAreaField
        form={form}
        name="targetAudience"
        label={t('courseadmin.targetAudience')}
        rows={2}
      />
      <TextAreaField
        form={form}
        name="prerequisites"
        label={t('courseadmin.prerequisites')}
        rows={2}
      />
      <TextAreaField
        form={form}
        name="certifications"
        label={t('courseadmin.certifications')}
        hint={t('courseadmin.oneInEachLine')}
        rows={2}
      />
      <TextAreaField
        form={form}
        name="courseResources"
        label={t('courseadmin.courseResources')}
        hint={t('courseadmin.oneInEachLine')}
        rows={3}
      />
    </Stack>
  );
}

function Tags({ form }: StepProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  return (
    <TextField
      form={form}
      name="tags"
      label={t('courseadmin.tags')}
      hint={t('courseadmin.tagsHint')}
    />
  );
}

function Status({ form }: StepProps) {
  'use no memo'; // react-hook-form mutates its objects
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
