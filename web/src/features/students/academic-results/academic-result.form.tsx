/** The form for an academic result from another institution. Accepts Bengali digits. */
import type { Reference } from '@apollo/client';
import { Flex, Grid, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError, fieldErrors } from '../../../apollo/errors.ts';
import { latinDigits } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import {
  type AcademicResults_ResultFragment,
  useCreateAcademicResultMutation,
  useUpdateAcademicResultMutation,
} from './generated/academic-results.ts';

interface AcademicResultFormProps {
  readonly studentId: string;
  /** Null for a new result. */
  readonly result: AcademicResults_ResultFragment | null;
  readonly onSaved: () => void;
  readonly reportUnsaved: UnsavedChanges['report'];
}

interface ResultFields {
  readonly examName: string;
  readonly year: string;
  readonly gpa: string;
  readonly grade: string;
  readonly board: string;
  readonly institution: string;
}

const FIRST_YEAR = 1950;
const MAX_GPA = 5;

const orNull = (text: string) => text.trim() || null;
const numberIn = (text: string) => Number(latinDigits(text).trim().replace(',', '.'));

/** Whether the text is a valid exam year: from 1950 to the current year. */
const isPastYear = (text: string) => {
  const year = numberIn(text);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
};

const isGpa = (text: string) =>
  text.trim() === '' || (numberIn(text) >= 0 && numberIn(text) <= MAX_GPA);

export function AcademicResultForm({
  studentId,
  result,
  onSaved,
  reportUnsaved,
}: AcademicResultFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t, digits } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [create, { loading: creating }] = useCreateAcademicResultMutation();
  const [change, { loading: changing }] = useUpdateAcademicResultMutation();
  const { register, handleSubmit, setError, formState } = useForm<ResultFields>({
    defaultValues: {
      examName: result?.examName ?? '',
      year: result ? digits(String(result.year)) : '',
      gpa: result?.gpa == null ? '' : digits(result.gpa),
      grade: result?.grade ?? '',
      board: result?.board ?? '',
      institution: result?.institution ?? '',
    },
  });
  const { errors, isDirty } = formState;
  useReportUnsaved(reportUnsaved, isDirty);
  const atMost = (value: number) => ({
    maxLength: { value, message: t('students.atMost', { count: value }) },
  });

  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    const input = {
      examName: fields.examName.trim(),
      year: numberIn(fields.year),
      gpa: fields.gpa.trim() === '' ? null : numberIn(fields.gpa),
      grade: orNull(fields.grade),
      board: orNull(fields.board),
      institution: orNull(fields.institution),
    };
    try {
      if (result) await change({ variables: { input: { id: result.id, ...input } } });
      else {
        await create({
          variables: { input: { studentId, ...input } },
          update: (cache, { data }) => {
            const added = data?.createAcademicResult.academicResult;
            if (!added) return;
            cache.modify<{ academicResults: readonly Reference[] }>({
              id: `Student:${studentId}`,
              fields: {
                academicResults: (list, { toReference }) => {
                  const entry = toReference({ __typename: 'AcademicResult', id: added.id });
                  return Array.isArray(list) && entry ? [...list, entry] : list;
                },
              },
            });
          },
        });
      }
      toastSuccess(t('students.saved'));
      onSaved();
    } catch (error) {
      const refusals = fieldErrors(error);
      // The server uses the same field names as this form.
      for (const [index, { path, message }] of refusals.entries())
        setError(path as keyof ResultFields, { message }, { shouldFocus: index === 0 });
      if (refusals.length === 0) setFailure(describeError(error, t));
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Field
            label={t('students.examName')}
            hint={t('students.examNameHint')}
            error={errors.examName?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register('examName', {
                  ...atMost(200),
                  validate: (text) => text.trim() !== '' || t('students.examNameMissing'),
                })}
                data-first-focus
              />
            )}
          </Field>
          <Field label={t('students.examYear')} error={errors.year?.message}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                {...register('year', {
                  validate: (text) => isPastYear(text) || t('students.examYearInvalid'),
                })}
              />
            )}
          </Field>
          <Field label={t('students.gpa')} hint={t('students.gpaHint')} error={errors.gpa?.message}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                {...register('gpa', {
                  validate: (text) => isGpa(text) || t('students.gpaInvalid'),
                })}
              />
            )}
          </Field>
          <Field label={t('students.grade')} error={errors.grade?.message}>
            {(control) => <Input {...control} {...register('grade', atMost(20))} />}
          </Field>
          <Field label={t('students.board')} error={errors.board?.message}>
            {(control) => <Input {...control} {...register('board', atMost(100))} />}
          </Field>
          <Field label={t('students.institution')} error={errors.institution?.message}>
            {(control) => <Input {...control} {...register('institution', atMost(200))} />}
          </Field>
        </Grid>
        <SaveFailure text={failure} />
        <Flex justify="flex-end">
          <Button type="submit" loading={creating || changing} loadingText={t('students.saving')}>
            {t('ui.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
