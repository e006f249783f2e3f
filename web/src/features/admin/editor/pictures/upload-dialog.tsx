/**
 * Uploads a picture that was pasted, dropped or chosen, and asks for its description, without which
 * it is not inserted.
 */
import { Box, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { useObjectUrl } from '../../../../uploads/use-object-url.ts';
import { description, type PictureValue, shownSize } from './picture-value.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const schema = z.object({ alt: description });

interface UploadDialogProps {
  readonly file: File;
  /** The number of the picture among all chosen ones, from 1. */
  readonly position: number;
  readonly total: number;
  /** Whether a caption can be written below the picture. */
  readonly hasCaption?: boolean;
  readonly onSave: (picture: PictureValue) => void;
  /** Without the picture. */
  readonly onSkip: () => void;
}

export function UploadDialog({
  file,
  position,
  total,
  hasCaption = true,
  onSave,
  onSkip,
}: UploadDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { percent, storedPicture, failure, retry } = usePictureUpload(file);
  const url = useObjectUrl(file);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { alt: '' },
  });
  const submit = handleSubmit(({ alt }) => {
    if (storedPicture) onSave({ src: storedPicture.url, alt, ...shownSize(storedPicture) });
  });

  const title =
    total > 1 ? t('editor.pictureOf', { position, total }) : t('editor.pictureFromDevice');
  return (
    <Modal title={title} onClose={onSkip}>
      <form
        noValidate
        onSubmit={(event) => {
          // The form around the editor is not submitted.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack gap="4">
          {url && (
            <Box maxW="20rem" bg="white" borderRadius="md">
              <chakra.img src={url} alt="" maxW="full" maxH="14rem" />
            </Box>
          )}
          <Box role="status">
            {!storedPicture && !failure && t('editor.pictureSending', { percent })}
            {storedPicture && t('editor.pictureStored')}
          </Box>
          {failure && (
            <Flex role="alert" wrap="wrap" align="center" gap="3" color="error.fg">
              <Text>{failure}</Text>
              {retry && (
                <Button
                  variant="outline"
                  onClick={() => {
                    retry();
                    // The button goes, and the focus with it.
                    setFocus('alt');
                  }}
                >
                  {t('editor.pictureAgain')}
                </Button>
              )}
            </Flex>
          )}
          <Field
            label={t('editor.alt')}
            hint={t('editor.altHint')}
            error={formState.errors.alt?.message}
          >
            {(control) => (
              <Input {...control} {...register('alt')} autoComplete="off" data-first-focus />
            )}
          </Field>
          {hasCaption && (
            <Text fontSize="sm" color="fg.muted">
              {t('editor.captionHint')}
            </Text>
          )}
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={onSkip}>
              {t(total > 1 ? 'editor.skipPicture' : 'ui.cancel')}
            </Button>
            <Button type="submit" aria-disabled={!storedPicture || undefined}>
              {t('editor.insert')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Modal>
  );
}
