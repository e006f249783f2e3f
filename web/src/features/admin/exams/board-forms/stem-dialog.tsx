/** The dialog that adds several questions with one stem. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field, Select, TextArea } from '../../../../ui/forms/input.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { requiredText } from '../../form/schemas.ts';

interface StemDialogProps {
  /** How many questions can still be added to the exam. */
  readonly remaining: number;
  readonly onAdd: (stem: string, count: number) => void;
  readonly onClose: () => void;
}

/** Characters. Lower than the limit of a question's text, which includes the stem. */
const MAX_STEM_LENGTH = 3000;
const counts = [2, 3, 4, 5] as const;

const schema = z.object({
  stem: requiredText(MAX_STEM_LENGTH),
  /** A select has strings as values. */
  count: z.pipe(z.string(), z.transform(Number)),
});

export function StemDialog({ remaining, onAdd, onClose }: StemDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, digits } = useI18n();
  const form = useForm({
    resolver: useSchema(schema),
    defaultValues: { stem: '', count: String(counts[0]) },
  });
  const [stem, count] = useWatch({ control: form.control, name: ['stem', 'count'] });
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, stem.trim() !== '');

  const submit = form.handleSubmit((values) => onAdd(values.stem, values.count));

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={t('boardforms.addStem')} onClose={onClose} mayClose={unsaved.mayLeave}>
      <form
        onSubmit={(event) => {
          // React passes the event on to the exam form.
          event.stopPropagation();
          void submit(event);
        }}
        noValidate
      >
        <Stack gap="4">
          <Text color="fg.muted">{t('boardforms.stemLead')}</Text>
          <Field
            label={t('boardforms.stem')}
            hint={t('admin.latexHint')}
            error={form.formState.errors.stem?.message}
          >
            {(control) => (
              <TextArea {...control} {...form.register('stem')} rows={5} data-first-focus />
            )}
          </Field>
          <Field label={t('boardforms.stemCount')}>
            {(control) => (
              <Select {...control} {...form.register('count')}>
                {counts
                  .filter((option) => option <= remaining)
                  .map((option) => (
                    <option key={option} value={option}>
                      {digits(option)}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={() => void cancel()}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit">{t('boardforms.addCount', { count: Number(count) })}</Button>
          </Flex>
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
