/** The form that keeps a comment, or changes a kept one. */
import { Box, Flex, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, Select, TextArea } from '../../../../ui/forms/input.tsx';
import type { Scope } from './scope.ts';

/** The limit of the API. */
const MAX_LENGTH = 500;

export interface CommentValues {
  readonly text: string;
  readonly scope: Scope;
}

interface CommentFormProps {
  readonly stored: CommentValues;
  readonly isSaving: boolean;
  readonly onSave: (values: CommentValues) => void;
  readonly onCancel: () => void;
}

export function CommentForm({ stored, isSaving, onSave, onCancel }: CommentFormProps) {
  'use no memo'; // react-hook-form changes its objects in place
  const { t, digits } = useI18n();
  const form = useForm<CommentValues>({ defaultValues: stored });
  const max = digits(MAX_LENGTH);
  const submit = form.handleSubmit((values) => onSave({ ...values, text: values.text.trim() }));
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
        <Field
          label={t('markingqueue.text')}
          error={form.formState.errors.text && t('markingqueue.textMissing', { max })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              data-first-focus
              {...form.register('text', {
                validate: (text) => text.trim() !== '' && text.trim().length <= MAX_LENGTH,
              })}
            />
          )}
        </Field>
        <Field label={t('markingqueue.scope')}>
          {(control) => (
            <Select {...control} {...form.register('scope')}>
              <option value="question">{t('markingqueue.forQuestion')}</option>
              <option value="exam">{t('markingqueue.forExam')}</option>
              <option value="all">{t('markingqueue.forAll')}</option>
              {stored.scope === 'other' && (
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
