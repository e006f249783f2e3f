/** The features and testimonials in the course form, at most 20 of each. */
import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ChoiceField, FieldGroup, TextAreaField, TextField } from '../form/fields.tsx';
import { useRemoval } from '../form/use-removal.tsx';
import type { CourseFields, CourseValues } from './course-values.ts';

const MAX_ENTRIES = 20;

interface FormProps {
  readonly form: CourseFields;
}

/** The names of the icons, with their labels. */
export const featureIcons = (t: Translate) =>
  [
    ['video', t('admin.iconVideo')],
    ['note', t('admin.iconNote')],
    ['exam', t('admin.iconExam')],
    ['clock', t('admin.iconClock')],
    ['certificate', t('admin.iconCertificate')],
    ['support', t('admin.iconSupport')],
    ['language', t('admin.iconLanguage')],
    ['offline', t('admin.iconOffline')],
  ] as const;

export function CourseFeatureFields({ form }: FormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: 'features',
  });
  const isListFull = fields.length >= MAX_ENTRIES;
  const { removeEntry, notice } = useRemoval<CourseValues['features'][number]>({
    remove,
    insert,
    isFull: isListFull,
  });
  return (
    <FieldGroup title={t('admin.features')}>
      {fields.map(({ id }, index) => (
        <Entry
          key={id}
          name={t('admin.feature', { number: index + 1 })}
          onRemove={(name) => removeEntry(index, form.getValues(`features.${index}`), name)}
        >
          <Grid templateColumns={{ base: '1fr', sm: '12rem 1fr' }} gap="3">
            <ChoiceField
              form={form}
              name={`features.${index}.icon`}
              label={t('admin.icon')}
              options={featureIcons(t)}
            />
            <TextField form={form} name={`features.${index}.text`} label={t('admin.featureText')} />
          </Grid>
        </Entry>
      ))}
      {notice}
      <AddButton isListFull={isListFull} onClick={() => append({ icon: 'video', text: '' })}>
        {t('admin.addFeature')}
      </AddButton>
    </FieldGroup>
  );
}

export function TestimonialFields({ form }: FormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: 'testimonials',
  });
  const isListFull = fields.length >= MAX_ENTRIES;
  const { removeEntry, notice } = useRemoval<CourseValues['testimonials'][number]>({
    remove,
    insert,
    isFull: isListFull,
  });
  return (
    <FieldGroup title={t('admin.testimonials')}>
      {fields.map(({ id }, index) => (
        <Entry
          key={id}
          name={t('admin.testimonial', { number: index + 1 })}
          onRemove={(name) => removeEntry(index, form.getValues(`testimonials.${index}`), name)}
        >
          <Stack gap="3">
            <Grid templateColumns={{ base: '1fr', sm: '1fr 10rem' }} gap="3">
              <TextField
                form={form}
                name={`testimonials.${index}.studentName`}
                label={t('admin.studentName')}
              />
              <TextField
                form={form}
                name={`testimonials.${index}.enrolledYear`}
                label={t('admin.enrolledYear')}
                inputMode="numeric"
              />
            </Grid>
            <TextAreaField
              form={form}
              name={`testimonials.${index}.review`}
              label={t('admin.review')}
              rows={3}
            />
          </Stack>
        </Entry>
      ))}
      {notice}
      <AddButton
        isListFull={isListFull}
        onClick={() => append({ studentName: '', enrolledYear: '', review: '' })}
      >
        {t('admin.addTestimonial')}
      </AddButton>
    </FieldGroup>
  );
}

interface EntryProps {
  readonly name: string;
  /** @param name that of the entry */
  readonly onRemove: (name: string) => void;
  readonly children: ReactNode;
}

function Entry({ name, onRemove, children }: EntryProps) {
  const { t } = useI18n();
  return (
    <Box role="group" aria-label={name} p="3" borderWidth="1px" borderRadius="md">
      {children}
      <Box mt="2" textAlign="end">
        <Button
          variant="ghost"
          aria-label={t('admin.removeNamed', { name })}
          onClick={() => onRemove(name)}
        >
          <Icon name="trash" size="4" />
          {t('admin.remove')}
        </Button>
      </Box>
    </Box>
  );
}

function AddButton({
  isListFull,
  onClick,
  children,
}: {
  readonly isListFull: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Box>
      <Button variant="outline" disabled={isListFull} onClick={onClick}>
        <Icon name="plus" size="4" />
        {children}
      </Button>
    </Box>
  );
}
