/** The editor of the personal information, in a dialog. */
import { isEmailAddress } from '@alokpath/exam-rules/email-address';
import { chakra, Grid, Input, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { atMost, oneLine, orNull, rule, trimmedOrNull, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, Select } from '../../../ui/forms/input.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { districtsOf, divisionsFor, type Place } from '../../contact-details/bangladesh-places.ts';
import { cleanMobile, isMobile } from '../../contact-details/mobile-number.ts';
import { SaveFailure } from '../editing/save-failure.tsx';
import { useSaveSection } from '../editing/use-save-section.ts';
import { BirthDateField } from './birth-date-field.tsx';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { isBirthDate, MAX_TEXT, readDate, today } from './profile-rules.ts';

interface PersonalEditorFormProps {
  readonly student: WholeStudent_StudentFragment;
  readonly onSaved: () => void;
  readonly reportUnsaved: UnsavedChanges['report'];
}

const short = atMost(MAX_TEXT, 'students.tooLong');
const shortOrNull = trimmedOrNull(oneLine, short);

const schema = z.object({
  name: shortOrNull,
  certificateName: shortOrNull,
  contactEmail: trimmedOrNull(
    rule((text) => text === '' || isEmailAddress(text), 'students.emailInvalid'),
  ),
  contactMobile: z.pipe(
    z.string().check(
      z.overwrite(cleanMobile),
      rule((text) => text === '' || isMobile(text), 'students.mobileInvalid'),
    ),
    orNull,
  ),
  dateOfBirth: z.pipe(
    z.string().check(
      z.overwrite(readDate),
      rule((date) => date === '' || isBirthDate(date), 'students.dobInvalid'),
      rule((date) => date <= today(), 'students.dobFuture'),
    ),
    orNull,
  ),
  gender: z.pipe(
    z.enum(['', 'MALE', 'FEMALE', 'OTHER']),
    z.transform((chosen) => chosen || null),
  ),
  address: z.object({
    street: shortOrNull,
    city: shortOrNull,
    district: shortOrNull,
    division: shortOrNull,
  }),
});

type PersonalFields = z.input<typeof schema>;

function fieldsOf({ address, ...student }: WholeStudent_StudentFragment): PersonalFields {
  return {
    name: student.name ?? '',
    certificateName: student.certificateName ?? '',
    contactEmail: student.contactEmail ?? '',
    contactMobile: cleanMobile(student.contactMobile ?? ''),
    dateOfBirth: student.dateOfBirth ?? '',
    gender: student.gender ?? '',
    address: {
      street: address.street ?? '',
      city: address.city ?? '',
      district: address.district ?? '',
      division: address.division ?? '',
    },
  };
}

export function PersonalEditorForm({ student, onSaved, reportUnsaved }: PersonalEditorFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, lang } = useI18n();
  const listId = useId();
  const { save, saving, failure, changes } = useSaveSection(student);
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: fieldsOf(student),
  });
  const { errors, isDirty } = formState;
  useReportUnsaved(reportUnsaved, isDirty);

  const submit = handleSubmit(async (section) => {
    const isSaved = await save(section, (refusals) => {
      // The server uses the same field names as this form.
      for (const [index, { path, message }] of refusals.entries())
        setError(path as keyof PersonalFields, { message }, { shouldFocus: index === 0 });
    });
    if (isSaved) onSaved();
  });

  const columns = { base: '1fr', sm: '1fr 1fr' };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid templateColumns={columns} gap="4">
          <Field label={t('students.name')} error={errors.name?.message}>
            {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
          </Field>
          <Field
            label={t('students.certificateName')}
            hint={t('students.certificateHint')}
            error={errors.certificateName?.message}
          >
            {(control) => (
              <Input {...control} {...register('certificateName')} autoComplete="off" />
            )}
          </Field>
          <Field label={t('students.email')} error={errors.contactEmail?.message}>
            {(control) => (
              <Input {...control} {...register('contactEmail')} type="email" autoComplete="email" />
            )}
          </Field>
          <Field label={t('students.mobile')} error={errors.contactMobile?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('contactMobile')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            )}
          </Field>
          <BirthDateField
            registration={register('dateOfBirth')}
            value={watch('dateOfBirth')}
            error={errors.dateOfBirth?.message}
            onPasteDate={(date) => setValue('dateOfBirth', date, { shouldDirty: true })}
          />
          <Field label={t('students.gender')} error={errors.gender?.message}>
            {(control) => (
              <Select {...control} {...register('gender')}>
                <option value="">{t('students.chooseGender')}</option>
                <option value="MALE">{t('students.male')}</option>
                <option value="FEMALE">{t('students.female')}</option>
                <option value="OTHER">{t('students.other')}</option>
              </Select>
            )}
          </Field>
        </Grid>
        <chakra.fieldset borderWidth="0" p="0" m="0" minW="0">
          <chakra.legend fontWeight="semibold" mb="3" fontSize="lg">
            {t('students.address')}
          </chakra.legend>
          <Grid templateColumns={columns} gap="4">
            <Field label={t('students.street')} error={errors.address?.street?.message}>
              {(control) => (
                <Input {...control} {...register('address.street')} autoComplete="street-address" />
              )}
            </Field>
            <Field label={t('students.city')} error={errors.address?.city?.message}>
              {(control) => (
                <Input {...control} {...register('address.city')} autoComplete="address-level2" />
              )}
            </Field>
            <Field label={t('students.division')} error={errors.address?.division?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('address.division')}
                  list={`${listId}-divisions`}
                  autoComplete="address-level1"
                />
              )}
            </Field>
            <Field label={t('students.district')} error={errors.address?.district?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('address.district')}
                  list={`${listId}-districts`}
                  autoComplete="off"
                />
              )}
            </Field>
          </Grid>
          <Suggestions
            id={`${listId}-districts`}
            places={districtsOf(watch('address.division'), lang)}
          />
          <Suggestions id={`${listId}-divisions`} places={divisionsFor(lang)} />
        </chakra.fieldset>
        <SaveFailure text={failure} changes={changes} />
        <Button type="submit" size="lg" loading={saving} loadingText={t('students.saving')}>
          {t('ui.save')}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Browsers match both value and label: the value is the name in the current language and is stored,
 * the label the other language.
 */
function Suggestions({ id, places }: { readonly id: string; readonly places: readonly Place[] }) {
  const { lang } = useI18n();
  const other = lang === 'en' ? 'bn' : 'en';
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={place.en} value={place[lang]} label={place[other]} />
      ))}
    </datalist>
  );
}
