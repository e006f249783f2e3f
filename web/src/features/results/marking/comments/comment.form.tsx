/** The form that saves a reusable comment, or edits a saved one. */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, trimmed, useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, Select, TextArea } from '../../../../ui/forms/input.tsx';
import {
  type UnsavedChanges,
  useReportUnsaved,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';

/** The limit of the API. */
const MAX_LENGTH = 500;

const schema = z.object({
  text: trimmed(
    rule((text) => text !== '' && text.length <= MAX_LENGTH, 'markingqueue.textMissing', {
      max: MAX_LENGTH,
    }),
  ),
  scope: z.enum(['question', 'exam', 'all', 'other']),
});

export type CommentValues = z.output<typeof schema>;

interface CommentFormProps {
  readonly storedValues: CommentValues;
  readonly isSaving: boolean;
  readonly onChanged: UnsavedChanges['report'];
  readonly onSave: (values: CommentValues) => void;
  readonly onCancel: () => void;
}

export function CommentForm({
  storedValues,
  isSaving,
  onChanged,
  onSave,
  onCancel,
}: CommentFormProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({ resolver: useSchema(schema), defaultValues: storedValues });
  useReportUnsaved(onChanged, form.formState.isDirty);
  const submit = form.handleSubmit(onSave);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="4">
        <Field label={t('markingqueue.text')} error={form.formState.errors.text?.message}>
          {(control) => (
            <TextArea {...control} rows={4} data-first-focus {...form.register('text')} />
          )}
        </Field>
        <Field label={t('markingqueue.scope')}>
          {(control) => (
            <Select {...control} {...form.register('scope')}>
              <option value="question">{t('markingqueue.forQuestion')}</option>
              <option value="exam">{t('markingqueue.forExam')}</option>
              <option value="all">{t('markingqueue.forAll')}</option>
              {storedValues.scope === 'other' && (
                <option value="other">{t('markingqueue.forOther')}</option>
              )}
            </Select>
          )}
        </Field>
        <Box>
          <Flex wrap="wrap" gap="3">
            <Button type="submit" loading={isSaving} loadingText={t('marking.saving')}>
              {t('ui.save')}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {t('markingqueue.cancel')}
            </Button>
          </Flex>
        </Box>
      </Stack>
    </form>
  );
}
