/**
 * The dialog that uploads a picture from the device, or inserts one of this site, with its
 * alternative text.
 */
import { Box, chakra, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { Field } from '../../../../ui/forms/input.tsx';
import { PickButton } from '../../../../uploads/pick-button.tsx';
import { OWN_PICTURE } from '../document/picture-nodes.ts';
import { altProblem, type PictureValue, shownSize } from './picture-value.ts';

interface PictureDialogProps {
  readonly onSave: (picture: PictureValue) => void;
  /** Pictures of the device, to be uploaded. */
  readonly onPick: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

interface Loaded {
  readonly src: string;
  /** Null if the picture cannot be loaded. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export function PictureDialog({ onSave, onPick, onClose }: PictureDialogProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const [alt, setAlt] = useState('');
  const [loadedPicture, setLoadedPicture] = useState<Loaded | null>(null);
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const src = typed.trim().replace(location.origin, '');
  const isOwn = OWN_PICTURE.test(src);
  const size = loadedPicture?.src === src ? loadedPicture.size : undefined;

  const addressProblem = () => {
    if (!isOwn) return hasTriedToSave ? t('editor.pictureInvalid') : undefined;
    if (size === null) return t('editor.pictureMissing');
    return hasTriedToSave && size === undefined ? t('editor.pictureLoading') : undefined;
  };
  const descriptionProblem = altProblem(t, alt);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTriedToSave(true);
    if (!isOwn || !size || descriptionProblem !== undefined) return;
    onSave({ src, alt: alt.trim(), ...shownSize(size) });
  };

  return (
    <Modal title={t('editor.picture')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
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
            label={t('editor.pictureAddress')}
            hint={t('editor.pictureHint')}
            error={addressProblem()}
          >
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                data-first-focus
              />
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
          <Field
            label={t('editor.alt')}
            hint={t('editor.altHint')}
            error={hasTriedToSave ? descriptionProblem : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={alt}
                onChange={({ target }) => setAlt(target.value)}
                autoComplete="off"
              />
            )}
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
