/** The form that creates or edits a course of either type, with all fields of the mutations. */
import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Price } from '../../../ui/content/price.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { hasSameOutput } from '../conflicts/has-same-output.ts';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { CoverField } from '../cover/cover-field.tsx';
import { FieldGroup, TextAreaField, TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { readNumber } from '../form/numbers.ts';
import { useSave } from '../form/use-save.ts';
import { CourseDifferences } from './course-differences.tsx';
import { CourseFeatureFields, TestimonialFields } from './course-lists.tsx';
import {
  type CheckedCourse,
  type CourseFields,
  type CourseValues,
  courseSchema,
  FORM_NAMES,
} from './course-values.ts';

interface CourseFormProps {
  readonly kind: 'admission' | 'course';
  readonly storedValues: CourseValues;
  /** Reads the course again before it is saved; omitted for a new one. */
  readonly reread?: () => Promise<StoredItem<CourseValues> | null>;
  /**
   * @param base the stored values that the change is based on; null if they violate a rule
   * @param revision the one that the change is based on; null if there is none
   */
  readonly send: (
    values: CheckedCourse,
    base: CheckedCourse | null,
    revision: string | null,
  ) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

export function CourseForm({ kind, storedValues, reread, send, onDone }: CourseFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchemaCheck(courseSchema),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const [base, setBase] = useState(storedValues);
  const { save, isSaving, failure } = useSave(form, (path) => FORM_NAMES[path] ?? path);
  const { theirs, store, dismiss } = useConflicts<CourseValues>({
    save,
    reread,
    isSame: (left, right) => hasSameOutput(courseSchema, left, right),
    send: (values, version, current) =>
      send(
        courseSchema.parse(values),
        courseSchema.safeParse(version).data ?? null,
        current?.revision ?? null,
      ),
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const isAdmission = kind === 'admission';

  /** @param version the stored version that the change is based on */
  const saveBasedOn = (version: CourseValues) =>
    form.handleSubmit(async (values) => {
      if (!(await store(values, version))) return;
      unsaved.report(false);
      onDone();
    }, dismiss);

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  return (
    <form onSubmit={saveBasedOn(base)} noValidate>
      <Stack gap="6" maxW="46rem">
        <FormFields isSaving={isSaving} isAsking={theirs !== null}>
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
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onClose={dismiss}
          onKeepMine={() => void saveBasedOn(theirs.values)()}
          onTakeTheirs={() => {
            setBase(theirs.values);
            form.reset(theirs.values);
            dismiss();
          }}
        >
          <CourseDifferences
            isAdmission={isAdmission}
            mine={form.getValues()}
            theirs={theirs.values}
          />
        </ConflictDialog>
      )}
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
