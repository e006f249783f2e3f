/** Changing the profile photo: image files only; made small on the phone before it travels. */
import { Box, chakra } from '@chakra-ui/react';
import { type ChangeEvent, useId, useState } from 'react';
import { serverMessage } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonRecipe } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useUploadProfilePhotoMutation } from './generated/profile-photo.form.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const Label = chakra('label', buttonRecipe);
const FileInput = chakra('input', {
  base: {
    position: 'absolute',
    opacity: '0',
    w: '1px',
    h: '1px',
    '&:focus-visible + label': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

export function ProfilePhotoForm({ studentId }: { readonly studentId: string }) {
  const { t } = useI18n();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [upload, { loading }] = useUploadProfilePhotoMutation();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    if (!file.type.startsWith('image/')) {
      target.value = '';
      return setRefusal(t('students.notAnImage'));
    }
    setRefusal(null);
    try {
      await upload({ variables: { input: { studentId, image: await shrinkPhoto(file) } } });
      toastSuccess(t('students.photoSaved'));
    } catch (error) {
      toastError(serverMessage(error) ?? t('students.photoFailed'));
    }
    // The same file may be chosen again.
    target.value = '';
  };

  return (
    <Box mt="2" position="relative">
      <FileInput
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint`}
        aria-invalid={refusal !== null}
        disabled={loading}
        onChange={(event) => void choose(event)}
      />
      <Label htmlFor={id} variant="outline" aria-disabled={loading || undefined}>
        <Icon name="camera" />
        {loading ? t('students.uploading') : t('students.changePhoto')}
      </Label>
      <Box id={`${id}-hint`} mt="1" fontSize="sm" color={refusal ? 'fg.error' : 'fg.muted'} aria-live="polite">
        {refusal ?? t('students.photoHint')}
      </Box>
    </Box>
  );
}
