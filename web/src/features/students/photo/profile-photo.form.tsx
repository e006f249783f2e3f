/**
 * Changes or removes the profile photo. Accepts images only, and crops and compresses them on the
 * device before the upload.
 */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';
import { ProgressBar } from '../courses/progress-bar.tsx';
import { usePhoto } from './use-photo.ts';

const PhotoEditor = lazy(async () => ({
  default: (await import('./photo-editor.tsx')).PhotoEditor,
}));

const Label = chakra('label', buttonRecipe);
const FileInput = chakra('input', {
  base: {
    position: 'absolute',
    opacity: '0',
    w: '1px',
    h: '1px',
    '&:focus-visible + label': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
  },
});

/**
 * Most browsers cannot decode HEIC, the default of iPhones. Those phones convert to JPEG themselves
 * if `accept` asks for it.
 */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

interface ProfilePhotoFormProps {
  readonly studentId: string;
  readonly hasPhoto: boolean;
}

export function ProfilePhotoForm({ studentId, hasPhoto }: ProfilePhotoFormProps) {
  const { t } = useI18n();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosenFile, setChosenFile] = useState<File | null>(null);
  const { send, remove, sending, removing, percent, unsent } = usePhoto(studentId);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    target.value = '';
    if (!file) return;
    if (isHeic(file)) return setRefusal(t('students.photoHeic'));
    if (!file.type.startsWith('image/')) return setRefusal(t('students.notAnImage'));
    setRefusal(null);
    setChosenFile(file);
  };

  return (
    <Box mt="2" position="relative">
      <Flex wrap="wrap" gap="2">
        <FileInput
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}-hint`}
          aria-invalid={refusal !== null}
          disabled={sending}
          onChange={choose}
        />
        <Label htmlFor={id} variant="outline" aria-disabled={sending || undefined}>
          <Icon name="camera" />
          {t('students.changePhoto')}
        </Label>
        {hasPhoto && (
          <Button variant="ghost" loading={removing} onClick={() => void remove()}>
            {t('students.removePhoto')}
          </Button>
        )}
        {unsent && (
          <Button variant="outline" onClick={() => void send(unsent)}>
            {t('students.photoAgain')}
          </Button>
        )}
      </Flex>
      <Box
        id={`${id}-hint`}
        mt="1"
        fontSize="sm"
        color={refusal ? 'error.fg' : 'fg.muted'}
        aria-live="polite"
      >
        {refusal ?? t('students.photoHint')}
      </Box>
      {sending && <ProgressBar label={t('students.uploading')} percent={percent} />}
      {chosenFile && (
        <Suspense>
          <PhotoEditor
            file={chosenFile}
            onClose={() => setChosenFile(null)}
            onCut={(photo) => {
              setChosenFile(null);
              void send(photo);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
