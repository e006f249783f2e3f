/** The form that creates or edits a course of either type, with all fields of the mutations. */
import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Price } from '../../../ui/content/price.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { FieldGroup, TextAreaField, TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { readNumber } from '../form/numbers.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import { CourseFeatureFields, TestimonialFields } from './course-lists.tsx';
import { type CourseValues, RENAMED } from './course-values.ts';

interface CourseFormProps {
  readonly kind: 'admission' | 'course';
  readonly stored: CourseValues;
  readonly send: (values: CourseValues) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** The maximum price, in dollars. */
const HIGHEST_PRICE = 100_000;

export function CourseForm({ kind, stored, send, onDone }: CourseFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const form = useForm<CourseValues>({ defaultValues: stored, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form, (path) => RENAMED[path] ?? path);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);
  const isAdmission = kind === 'admission';
  const money = rules.number({ min: 0, max: HIGHEST_PRICE, isRequired: true });

  const submit = form.handleSubmit(async (values) => {
    if (!(await save(() => send(values)))) return;
    unsaved.report(false);
    onDone();
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  const isBelowPrice = (discount: string, { price }: CourseValues) =>
    (readNumber(discount) ?? 0) <= (readNumber(price) ?? 0) || t('admin.discountTooHigh');

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6" maxW="46rem">
        <TextField
          form={form}
          name="title"
          label={t('admin.title')}
          check={rules.text(MAX_NAME_LENGTH, true)}
          isFirst
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            form={form}
            name="courseCode"
            label={t('admin.code')}
            hint={t(isAdmission ? 'admin.codeHint' : 'admin.classCodeHint')}
            check={rules.code}
          />
          {!isAdmission && (
            <TextField
              form={form}
              name="courseType"
              label={t('admin.courseType')}
              hint={t('admin.courseTypeHint')}
              check={rules.code}
            />
          )}
        </Grid>
        <TextAreaField
          form={form}
          name="description"
          label={t('admin.description')}
          check={rules.text(MAX_DESCRIPTION_LENGTH)}
        />
        <FieldGroup title={t('admin.priceGroup')}>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField
              form={form}
              name="price"
              label={t('admin.price')}
              inputMode="decimal"
              check={money}
            />
            <TextField
              form={form}
              name="discount"
              label={t('admin.discount')}
              inputMode="decimal"
              check={(typed, values) =>
                money(typed) === true ? isBelowPrice(typed, values) : money(typed)
              }
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
            check={rules.number({ min: 1, max: 60, isWhole: true })}
          />
          <TextField
            form={form}
            name="averageRating"
            label={t('admin.rating')}
            hint={t('admin.ratingHint')}
            inputMode="decimal"
            check={rules.number({ min: 0, max: 5 })}
          />
        </Grid>
        <TextField
          form={form}
          name="thumbnailUrl"
          label={t('admin.cover')}
          hint={t('admin.pictureHint')}
          inputMode="url"
          check={rules.picture}
        />
        {!isAdmission && <CourseFeatureFields form={form} />}
        <TestimonialFields form={form} />
        <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {unsaved.question}
    </form>
  );
}

/** The price as students will see it: 'Free', or the price with the original crossed out. */
function PricePreview({
  control,
}: {
  readonly control: ReturnType<typeof useForm<CourseValues>>['control'];
}) {
  'use no memo'; // react-hook-form changes its objects in place
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
