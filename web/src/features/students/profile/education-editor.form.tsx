/**
 * The in-place editor of the educational background. Save sends the whole student, Cancel discards
 * the changes.
 */
import { Flex, Grid, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { atMost, oneLine, trimmedOrNull, useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import { useSaveSection } from '../editing/use-save-section.ts';
import type { WholeStudent_StudentFragment } from './generated/whole-student.ts';
import { MAX_TEXT } from './profile-rules.ts';

interface EducationEditorFormProps {
  readonly student: WholeStudent_StudentFragment;
  readonly onDone: () => void;
  readonly reportUnsaved: UnsavedChanges['report'];
}

const short = trimmedOrNull(oneLine, atMost(MAX_TEXT, 'students.tooLong'));

const schema = z.object({
  educationalBackground: z.object({
    lastLevel: short,
    lastInstitution: short,
    gradesGpa: short,
    currentStatus: short,
  }),
});

export function EducationEditorForm({ student, onDone, reportUnsaved }: EducationEditorFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { save, saving, failure, changes } = useSaveSection(student);
  const { lastLevel, lastInstitution, gradesGpa, currentStatus } = student.educationalBackground;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: {
      educationalBackground: {
        lastLevel: lastLevel ?? '',
        lastInstitution: lastInstitution ?? '',
        gradesGpa: gradesGpa ?? '',
        currentStatus: currentStatus ?? '',
      },
    },
  });
  const errors = formState.errors.educationalBackground;
  useReportUnsaved(reportUnsaved, formState.isDirty);

  const submit = handleSubmit(async (section) => {
    const isSaved = await save(section, (refusals) => {
      // The server uses the same field names as this form.
      for (const [index, { path, message }] of refusals.entries())
        setError(path as 'educationalBackground', { message }, { shouldFocus: index === 0 });
    });
    if (isSaved) onDone();
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Field
            label={t('students.lastLevel')}
            hint={t('students.lastLevelHint')}
            error={errors?.lastLevel?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register('educationalBackground.lastLevel')}
                data-first-focus
              />
            )}
          </Field>
          <Field label={t('students.lastInstitution')} error={errors?.lastInstitution?.message}>
            {(control) => (
              <Input {...control} {...register('educationalBackground.lastInstitution')} />
            )}
          </Field>
          <Field label={t('students.grades')} error={errors?.gradesGpa?.message}>
            {(control) => <Input {...control} {...register('educationalBackground.gradesGpa')} />}
          </Field>
          <Field label={t('students.currentStatus')} error={errors?.currentStatus?.message}>
            {(control) => (
              <Input {...control} {...register('educationalBackground.currentStatus')} />
            )}
          </Field>
        </Grid>
        <SaveFailure text={failure} changes={changes} />
        <Flex gap="3" justify="flex-end">
          <Button variant="outline" onClick={onDone}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={saving} loadingText={t('students.saving')}>
            {t('ui.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
