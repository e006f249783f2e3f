/** The dialog that sets the address of a link. */
import { Flex, Input, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { LINK } from '../document/schema.ts';

interface LinkDialogProps {
  /** Null for a new link. */
  readonly storedUrl: string | null;
  /** Called with the address; null removes the link. */
  readonly onSave: (address: string | null) => void;
  readonly onClose: () => void;
}

/** Maximum length of an address, in characters. */
const MAX_ADDRESS_LENGTH = 2_000;

/** Adds the scheme that people omit: `https:`, or `mailto:` to an email address. */
function withScheme(typed: string): string {
  if (/^[a-z]+:/i.test(typed) || typed === '') return typed;
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}

export function LinkDialog({ storedUrl, onSave, onClose }: LinkDialogProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(storedUrl ?? '');
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const address = withScheme(typed.trim());
  const isValid = LINK.test(address) && address.length <= MAX_ADDRESS_LENGTH;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTriedToSave(true);
    if (isValid) onSave(address);
  };

  return (
    <Modal title={t('editor.link')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Field
            label={t('editor.linkAddress')}
            hint={t('editor.linkHint')}
            error={hasTriedToSave && !isValid ? t('editor.linkInvalid') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                inputMode="url"
                autoComplete="off"
                data-first-focus
              />
            )}
          </Field>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            {storedUrl !== null && (
              <Button variant="outline" onClick={() => onSave(null)}>
                {t('editor.removeLink')}
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit">
              {t(storedUrl === null ? 'editor.insert' : 'editor.change')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Modal>
  );
}
