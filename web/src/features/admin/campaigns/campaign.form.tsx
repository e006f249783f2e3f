/** The form that creates or edits a campaign, with or without an exam. */
import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSchema } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { MomentField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useHalfTypedDates } from '../form/half-typed-dates.ts';
import { useSave } from '../form/use-save.ts';
import { type CampaignValues, type CheckedCampaign, campaignSchemas } from './campaign-values.ts';
import { ExamChoiceField } from './exam-choice.tsx';

interface CampaignFormProps {
  readonly hasExam: boolean;
  readonly storedValues: CampaignValues;
  /** The title of the stored exam; null if there is none. */
  readonly examTitle?: string | null;
  /** Students have registered, so the exam cannot be changed. */
  readonly isExamFixed?: boolean;
  /** @param opened the values that the form began with */
  readonly send: (values: CheckedCampaign, opened: CampaignValues) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

export function CampaignForm({
  hasExam,
  storedValues,
  examTitle = null,
  isExamFixed = false,
  send,
  onDone,
}: CampaignFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const exam = isExamFixed ? 'fixed' : 'chosen';
  const form = useForm({
    resolver: useHalfTypedDates(useSchema(campaignSchemas[hasExam ? exam : 'none'])),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const [opened] = useState(storedValues);
  const { save, isSaving, failure } = useSave(form);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

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
        <TextField form={form} name="title" label={t('admin.title')} isFirst />
        <TextAreaField form={form} name="description" label={t('admin.description')} />
        {hasExam && (
          <ExamChoiceField form={form} storedTitle={examTitle} isReadOnly={isExamFixed} />
        )}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <MomentField
            form={form}
            name="startDate"
            label={t('events.starts')}
            hint={t('events.dhakaTime')}
          />
          <MomentField
            form={form}
            name="endDate"
            label={t('events.ends')}
            hint={t('events.dhakaTime')}
          />
        </Grid>
        <TextField
          form={form}
          name="imageUrl"
          label={t('admin.picture')}
          hint={t('admin.urlHint')}
          inputMode="url"
        />
        <FormFooter failure={failure} isSaving={isSaving} onCancel={() => void cancel()} />
      </Stack>
      {unsaved.question}
    </form>
  );
}
