/**
 * The dialog that uploads a picture from the device, or inserts one of this site, with its
 * alternative text.
 */
import { Box, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule, useSchema } from '../../../../forms/schema.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { PickButton } from '../../../../uploads/pick-button.tsx';
import { OWN_PICTURE } from '../document/picture-nodes.ts';
import { description, type PictureValue, shownSize } from './picture-value.ts';

/** The path within this site. */
const withoutOrigin = (typed: string) => typed.trim().replace(location.origin, '');

const schema = z.object({
  src: z.string().check(
    z.overwrite(withoutOrigin),
    rule((src) => OWN_PICTURE.test(src), 'editor.pictureInvalid'),
  ),
  alt: description,
});

interface PictureDialogProps {
  readonly onSave: (picture: PictureValue) => void;
  /** Pictures of the device, to be uploaded. */
  readonly onPick: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

interface LoadedPicture {
  readonly src: string;
  /** Null if the picture cannot be loaded. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export function PictureDialog({ onSave, onPick, onClose }: PictureDialogProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t } = useI18n();
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: useSchema(schema),
    defaultValues: { src: '', alt: '' },
  });
  const { errors, isSubmitted } = formState;
  const [loadedPicture, setLoadedPicture] = useState<LoadedPicture | null>(null);
  const src = withoutOrigin(watch('src'));
  const isOwn = OWN_PICTURE.test(src);
  const size = loadedPicture?.src === src ? loadedPicture.size : undefined;

  const loadingProblem = () => {
    if (!isOwn) return undefined;
    if (size === null) return t('editor.pictureMissing');
    return isSubmitted && size === undefined ? t('editor.pictureLoading') : undefined;
  };

  const submit = handleSubmit((values) => {
    if (size) onSave({ ...values, ...shownSize(size) });
  });

  return (
    <Modal title={t('editor.picture')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          // The form around the editor is not submitted.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack gap="4">
          <Box>
            <PickButton icon="plus" accept="image/*" isDisabled={false} isMany onPick={onPick}>
              {t('editor.pickPicture')}
            </PickButton>
            <Text mt="1" fontSize="sm" color="fg.muted">
              {t('editor.pickPictureHint')}
            </Text>
          </Box>
          <Field
            label={t('editor.pictureUrl')}
            hint={t('editor.pictureHint')}
            error={errors.src?.message ?? loadingProblem()}
          >
            {(control) => (
              <Input {...control} {...register('src')} autoComplete="off" data-first-focus />
            )}
          </Field>
          {isOwn && size !== null && (
            <Box maxW="20rem" bg="white" borderRadius="md">
              <chakra.img
                src={src}
                alt=""
                maxW="full"
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setLoadedPicture({ src, size: { width, height } })
                }
                onError={() => setLoadedPicture({ src, size: null })}
              />
            </Box>
          )}
          <Field label={t('editor.alt')} hint={t('editor.altHint')} error={errors.alt?.message}>
            {(control) => <Input {...control} {...register('alt')} autoComplete="off" />}
          </Field>
          <Text fontSize="sm" color="fg.muted">
            {t('editor.captionHint')}
          </Text>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit">{t('editor.insert')}</Button>
          </Flex>
        </Stack>
      </form>
    </Modal>
  );
}
