/** The form for an academic result from another institution. Accepts Bengali digits. */
import type { Reference } from '@apollo/client';
import { Flex, Grid, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeError, fieldErrors } from '../../../apollo/errors.ts';
import {
  atMost,
  converted,
  isGiven,
  oneLine,
  trimmed,
  trimmedOrNull,
  useSchema,
} from '../../../forms/schema.ts';
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

const FIRST_YEAR = 1950;
const MAX_GPA = 5;

const numberIn = (text: string) => Number(latinDigits(text).trim().replace(',', '.'));

/** A year from 1950 to the current one. */
const examYear = (text: string) => {
  const year = numberIn(text);
  const isPast = Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
  return isPast ? year : undefined;
};

const gpaOf = (text: string) => {
  if (text.trim() === '') return null;
  const gpa = numberIn(text);
  return gpa >= 0 && gpa <= MAX_GPA ? gpa : undefined;
};

const upTo = (count: number) => atMost(count, 'students.atMost', { count });

const schema = z.object({
  examName: trimmed(isGiven('students.examNameMissing'), oneLine, upTo(200)),
  year: converted(examYear, 'students.examYearInvalid'),
  gpa: converted(gpaOf, 'students.gpaInvalid'),
  grade: trimmedOrNull(oneLine, upTo(20)),
  board: trimmedOrNull(oneLine, upTo(100)),
  institution: trimmedOrNull(oneLine, upTo(200)),
});

export function AcademicResultForm({
  studentId,
  result,
  onSaved,
  reportUnsaved,
}: AcademicResultFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, digits } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [create, { loading: creating }] = useCreateAcademicResultMutation();
  const [change, { loading: changing }] = useUpdateAcademicResultMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useSchema(schema),
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

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      if (result) await change({ variables: { input: { id: result.id, ...input } } });
      else {
        await create({
          variables: { input: { studentId, ...input } },
          update: (cache, { data }) => {
            const createdResult = data?.createAcademicResult.academicResult;
            if (!createdResult) return;
            cache.modify<{ academicResults: readonly Reference[] }>({
              id: `Student:${studentId}`,
              fields: {
                academicResults: (list, { toReference }) => {
                  const entry = toReference({ __typename: 'AcademicResult', id: createdResult.id });
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
        setError(path as keyof typeof schema.shape, { message }, { shouldFocus: index === 0 });
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
            {(control) => <Input {...control} {...register('examName')} data-first-focus />}
          </Field>
          <Field label={t('students.examYear')} error={errors.year?.message}>
            {(control) => <Input {...control} inputMode="numeric" {...register('year')} />}
          </Field>
          <Field label={t('students.gpa')} hint={t('students.gpaHint')} error={errors.gpa?.message}>
            {(control) => <Input {...control} inputMode="decimal" {...register('gpa')} />}
          </Field>
          <Field label={t('students.grade')} error={errors.grade?.message}>
            {(control) => <Input {...control} {...register('grade')} />}
          </Field>
          <Field label={t('students.board')} error={errors.board?.message}>
            {(control) => <Input {...control} {...register('board')} />}
          </Field>
          <Field label={t('students.institution')} error={errors.institution?.message}>
            {(control) => <Input {...control} {...register('institution')} />}
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
