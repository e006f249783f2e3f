/** The dialog that asks where new questions belong, and then adds them to the bank. */
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { DiscardDialog } from '../../../../unsaved-changes/discard-dialog.tsx';
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
  /** Whether closing it loses questions that were read. */
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
  const [resolveDiscard, setResolveDiscard] = useState<((discard: boolean) => void) | null>(null);

  const mayClose = async () => {
    if (!asksBeforeClosing) return true;
    const discard = await new Promise<boolean>((resolve) => setResolveDiscard(() => resolve));
    setResolveDiscard(null);
    return discard;
  };

  const submit = form.handleSubmit(async (place) => {
    if (await save(() => send(place), { isSilent: true })) onClose();
  });

  return (
    <>
      <Modal title={title} onClose={onClose} mayClose={mayClose}>
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
              onCancel={() => void mayClose().then((may) => may && onClose())}
            />
            <Text fontSize="sm" color="fg.muted">
              {t('questionbank.existingHint')}
            </Text>
          </Stack>
        </form>
      </Modal>
      {resolveDiscard && <DiscardDialog onAnswer={resolveDiscard} />}
    </>
  );
}
