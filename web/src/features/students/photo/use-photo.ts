/**
 * Uploads, retries and removes the profile photo. Errors are shown as toasts; a photo that failed
 * to upload is kept for a retry.
 */
import { useState } from 'react';
import { serverMessage } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import {
  useRemoveProfilePhotoMutation,
  useUploadProfilePhotoMutation,
} from './generated/profile-photo.form.ts';

export function usePhoto(studentId: string) {
  const { t } = useI18n();
  const [percent, setPercent] = useState(0);
  const [unsent, setUnsent] = useState<File | null>(null);
  const [upload, { loading: sending }] = useUploadProfilePhotoMutation();
  const [clear, { loading: removing }] = useRemoveProfilePhotoMutation();

  const send = async (image: File) => {
    setPercent(0);
    setUnsent(null);
    const onUploadProgress = (share: number) => setPercent(Math.round(share * 100));
    try {
      await upload({
        variables: { input: { studentId, image } },
        context: { fetchOptions: { onUploadProgress } },
      });
      toastSuccess(t('students.photoSaved'));
    } catch (error) {
      setUnsent(image);
      toastError(serverMessage(error) ?? t('students.photoFailed'));
    }
  };

  const remove = async () => {
    setUnsent(null);
    try {
      await clear({ variables: { input: { studentId } } });
      toastSuccess(t('students.photoRemoved'));
    } catch (error) {
      toastError(serverMessage(error) ?? t('students.photoNotRemoved'));
    }
  };

  return { send, remove, sending, removing, percent, unsent };
}
