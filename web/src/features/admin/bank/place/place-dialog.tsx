/** The dialog that asks where new questions belong, and then adds them to the bank. */
import { Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import {
  useReportUnsaved,
  useUnsavedChanges,
} from '../../../../unsaved-changes/use-unsaved-changes.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { FormFooter } from '../../form/form-footer.tsx';
import { useSave } from '../../form/use-save.ts';
import { PlaceFields } from './place-fields.tsx';
import { type CheckedPlace, emptyPlace, placeSchema } from './place-values.ts';

interface PlaceDialogProps {
  readonly title: string;
  readonly lead: string;
  /** Shown below subject and chapter. */
  readonly hint?: string;
  readonly saveLabel: string;
  /** Whether closing it loses questions that were read: it also asks if nothing was typed. */
  readonly asksBeforeClosing?: boolean;
  readonly send: (place: CheckedPlace) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form's path of a server's, which leads to a field of `place` or to an entry of its tags. */
const formPath = (path: string) => path.replace(/^(?:.*\.)?place\.(\w+).*$/, '$1');

export default function PlaceDialog({
  title,
  lead,
  hint,
  saveLabel,
  asksBeforeClosing = false,
  send,
  onClose,
}: PlaceDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const form = useForm({
    resolver: useSchema(placeSchema),
    defaultValues: emptyPlace,
    mode: 'onTouched',
  });
  const { save, isSaving, failure } = useSave(form, formPath);
  const unsaved = useUnsavedChanges();
  useReportUnsaved(unsaved.report, asksBeforeClosing || form.formState.isDirty);

  const submit = form.handleSubmit(async (place) => {
    if (await save(() => send(place), { isSilent: true })) onClose();
  });

  const cancel = async () => {
    if (await unsaved.mayLeave()) onClose();
  };

  return (
    <Modal title={title} onClose={onClose} mayClose={unsaved.mayLeave}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <Text>{lead}</Text>
          <FormFields gap="4" isSaving={isSaving}>
            <PlaceFields form={form} {...(hint !== undefined && { hint })} />
          </FormFields>
          <FormFooter
            failure={failure}
            isSaving={isSaving}
            saveLabel={saveLabel}
            onCancel={() => void cancel()}
          />
          <Text fontSize="sm" color="fg.muted">
            {t('questionbank.existingHint')}
          </Text>
        </Stack>
      </form>
      {unsaved.question}
    </Modal>
  );
}
