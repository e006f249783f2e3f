/** The form that creates or edits a campaign, with or without an exam. */
import { Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSchemaCheck } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../unsaved-changes/use-unsaved-changes.tsx';
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx';
import { hasSameOutput } from '../conflicts/has-same-output.ts';
import { type StoredItem, useConflicts } from '../conflicts/use-conflicts.ts';
import { CoverField } from '../cover/cover-field.tsx';
import { MomentField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { FormFooter } from '../form/form-footer.tsx';
import { useHalfTypedDates } from '../form/half-typed-dates.ts';
import { useSave } from '../form/use-save.ts';
import { CampaignDifferences } from './campaign-differences.tsx';
import { type CampaignValues, type CheckedCampaign, campaignSchemas } from './campaign-values.ts';
import { ExamChoiceField } from './exam-choice.tsx';

interface CampaignFormProps {
  readonly hasExam: boolean;
  readonly storedValues: CampaignValues;
  /** Students have registered, so the exam cannot be changed. */
  readonly isExamFixed?: boolean;
  /** Reads the campaign again before it is saved; omitted for a new one. */
  readonly reread?: () => Promise<StoredItem<CampaignValues> | null>;
  /**
   * @param base the stored values that the change is based on
   * @param revision the one that the change is based on; null if there is none
   */
  readonly send: (
    values: CheckedCampaign,
    base: CampaignValues,
    revision: string | null,
  ) => Promise<unknown>;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
  /** Further fields, above the others. */
  readonly children?: ReactNode;
}

export function CampaignForm({
  hasExam,
  storedValues,
  isExamFixed = false,
  reread,
  send,
  onDone,
  children,
}: CampaignFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const exam = isExamFixed ? 'fixed' : 'chosen';
  const schema = campaignSchemas[hasExam ? exam : 'none'];
  const form = useForm({
    resolver: useHalfTypedDates(useSchemaCheck(schema)),
    defaultValues: storedValues,
    mode: 'onTouched',
  });
  const [base, setBase] = useState(storedValues);
  const { save, isSaving, failure } = useSave(form);
  const { theirs, store, dismiss } = useConflicts<CampaignValues>({
    save,
    reread,
    isSame: (left, right) => hasSameOutput(schema, left, right, 'examTitle'),
    send: (values, version, current) =>
      send(schema.parse(values), version, current?.revision ?? null),
  });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, form.formState.isDirty);

  /** @param version the stored version that the change is based on */
  const saveBasedOn = (version: CampaignValues) =>
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
          {children}
          <TextField form={form} name="title" label={t('admin.title')} isFirst />
          <TextAreaField form={form} name="description" label={t('admin.description')} />
          {hasExam && <ExamChoiceField form={form} isReadOnly={isExamFixed} />}
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
          <CoverField form={form} name="imageUrl" titleName="title" />
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
          <CampaignDifferences mine={form.getValues()} theirs={theirs.values} />
        </ConflictDialog>
      )}
      {unsaved.question}
    </form>
  );
}
