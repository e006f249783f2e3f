/** The dialog that sets the URL of a link. */
import { Flex, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { LINK } from '../document/schema.ts';

/** Maximum length of a URL, in characters. */
const MAX_URL_LENGTH = 2_000;

/** Adds the scheme that people omit: `https:`, or `mailto:` to an e-mail address. */
function withScheme(typed: string): string {
  if (/^[a-z]+:/i.test(typed) || typed === '') return typed;
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}

const schema = z.object({
  url: z.string().check(
    z.overwrite((typed) => withScheme(typed.trim())),
    rule((url) => LINK.test(url) && url.length <= MAX_URL_LENGTH, 'editor.linkInvalid'),
  ),
});

interface LinkDialogProps {
  /** Null for a new link. */
  readonly storedUrl: string | null;
  /** Called with the URL; null removes the link. */
  readonly onSave: (url: string | null) => void;
  readonly onClose: () => void;
}

export function LinkDialog({ storedUrl, onSave, onClose }: LinkDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { url: storedUrl ?? '' },
  });
  const save = handleSubmit(({ url }) => onSave(url));

  return (
    <Modal title={t('editor.link')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          // The form around the editor is not submitted.
          event.stopPropagation();
          void save(event);
        }}
      >
        <Stack gap="4">
          <Field
            label={t('editor.linkUrl')}
            hint={t('editor.linkHint')}
            error={formState.errors.url?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register('url')}
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
