/** The form that creates or edits a campaign, with or without an exam. */
import { Grid, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { MomentField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, useRules } from '../form/use-rules.ts';
import { useSave } from '../form/use-save.ts';
import type { CampaignValues } from './campaign-values.ts';
import { ExamChoiceField } from './exam-choice.tsx';

interface CampaignFormProps {
  readonly hasExam: boolean;
  readonly stored: CampaignValues;
  /** The title of the stored exam; null if there is none. */
  readonly examTitle?: string | null;
  /** Students have registered, so the exam cannot be changed. */
  readonly isExamFixed?: boolean;
  readonly send: (values: CampaignValues) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

export function CampaignForm({
  hasExam,
  stored,
  examTitle = null,
  isExamFixed = false,
  send,
  onDone,
}: CampaignFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t } = useI18n();
  const rules = useRules();
  const form = useForm<CampaignValues>({ defaultValues: stored, mode: 'onTouched' });
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    if (!(await save(() => send(values)))) return;
    unsaved.report(false);
    onDone();
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onDone();
  };

  const isGiven = (typed: string) => !hasExam || typed !== '' || t('admin.required');
  // Values of `datetime-local` inputs compare as text.
  const isAfterStart = (end: string, { startDate }: CampaignValues) =>
    !end || !startDate || end > startDate || t('events.endsBeforeStart');

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
        <TextAreaField
          form={form}
          name="description"
          label={t('admin.description')}
          check={rules.text(MAX_DESCRIPTION_LENGTH)}
        />
        {hasExam && <ExamChoiceField form={form} storedTitle={examTitle} isFixed={isExamFixed} />}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <MomentField
            form={form}
            name="startDate"
            label={t('events.starts')}
            hint={t('events.dhakaTime')}
            check={isGiven}
          />
          <MomentField
            form={form}
            name="endDate"
            label={t('events.ends')}
            hint={t('events.dhakaTime')}
            check={(typed, values) =>
              isGiven(typed) === true ? isAfterStart(typed, values) : isGiven(typed)
            }
          />
        </Grid>
        <TextField
          form={form}
          name="imageUrl"
          label={t('admin.picture')}
          hint={t('admin.pictureHint')}
          inputMode="url"
          check={rules.picture}
        />
        <FormEnd failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {unsaved.question}
    </form>
  );
}
