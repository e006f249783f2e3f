/** The form that creates or edits a course of either type, with all fields of the mutations. */
import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Price } from '../../../ui/content/price.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { FieldGroup, TextAreaField, TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { readNumber } from '../form/numbers.ts';
import { useSave } from '../form/use-save.ts';
import { CourseFeatureFields, TestimonialFields } from './course-lists.tsx';
import {
  type CheckedCourse,
  type CourseFields,
  type CourseValues,
  courseSchema,
  RENAMED,
} from './course-values.ts';
import { CoverField } from './cover/cover-field.tsx';

interface CourseFormProps {
  readonly kind: 'admission' | 'course';
  readonly storedValues: CourseValues;
  /** @param opened the values that the form began with; null if they violate a rule */
  readonly send: (values: CheckedCourse, opened: CheckedCourse | null) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

export function CourseForm({ kind, storedValues, send, onDone }: CourseFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchema(courseSchema),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const [opened] = useState(() => courseSchema.safeParse(storedValues).data ?? null);
  const { save, isSaving, failure } = useSave(form, (path) => RENAMED[path] ?? path);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const isAdmission = kind === 'admission';

  const submit = form.handleSubmit(async (values) => {
    if (!(await save(() => send(values, opened)))) return;
    unsaved.report(false);
    onDone();
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6" maxW="46rem">
        <FormFields isSaving={isSaving}>
          <TextField form={form} name="title" label={t('admin.title')} isFirst />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField
              form={form}
              name="courseCode"
              label={t('admin.code')}
              hint={t(isAdmission ? 'admin.codeHint' : 'admin.classCodeHint')}
            />
            {!isAdmission && (
              <TextField
                form={form}
                name="courseType"
                label={t('admin.courseType')}
                hint={t('admin.courseTypeHint')}
              />
            )}
          </Grid>
          <TextAreaField form={form} name="description" label={t('admin.description')} />
          <FieldGroup title={t('admin.priceGroup')}>
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
              <TextField form={form} name="price" label={t('admin.price')} inputMode="decimal" />
              <TextField
                form={form}
                name="discount"
                label={t('admin.discount')}
                inputMode="decimal"
              />
            </Grid>
            <PricePreview control={form.control} />
          </FieldGroup>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField
              form={form}
              name="months"
              label={t(isAdmission ? 'admin.enrollmentMonths' : 'admin.courseMonths')}
              inputMode="numeric"
            />
            <TextField
              form={form}
              name="averageRating"
              label={t('admin.rating')}
              hint={t('admin.ratingHint')}
              inputMode="decimal"
            />
          </Grid>
          <CoverField form={form} name="thumbnailUrl" titleName="title" />
          {!isAdmission && <CourseFeatureFields form={form} />}
          <TestimonialFields form={form} />
        </FormFields>
        <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {unsaved.question}
    </form>
  );
}

/** The price as students will see it: 'Free', or the price with the original crossed out. */
function PricePreview({ control }: Pick<CourseFields, 'control'>) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const [price, discount] = useWatch({ control, name: ['price', 'discount'] });
  const fee = readNumber(price) ?? 0;
  const off = readNumber(discount) ?? 0;
  if (Number.isNaN(fee) || Number.isNaN(off)) return null;
  return (
    <Box>
      <Text as="span" me="2" color="fg.muted">
        {t('admin.studentsSee')}
      </Text>
      <Price fee={fee} discount={off} />
    </Box>
  );
}
