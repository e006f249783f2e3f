/** Uploads a picture of a text, with its progress, and again after a failure. */
import { useEffect, useState } from 'react';
import { serverMessage } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { shrinkPicture, UnreadablePicture } from '../../../../uploads/shrink-picture.ts';
import { type UploadPictureMutation, useUploadPictureMutation } from './generated/pictures.ts';

export type StoredPicture = UploadPictureMutation['uploadPicture']['picture'];

interface PictureUpload {
  readonly percent: number;
  /** Null until it is stored. */
  readonly stored: StoredPicture | null;
  /** Why it is not stored; null while it is being sent. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** What the server accepts as it is. */
const ACCEPTED = /^image\/(?:png|jpeg|webp)$/;
const MAX_BYTES = 5 * 1024 * 1024;

export function usePictureUpload(file: File): PictureUpload {
  const { t } = useI18n();
  const [upload] = useUploadPictureMutation();
  const [attempt, setAttempt] = useState(1);
  const [percent, setPercent] = useState(0);
  const [stored, setStored] = useState<StoredPicture | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the file once.
  useEffect(() => {
    const abort = new AbortController();
    const onUploadProgress = (share: number) => setPercent(Math.round(share * 100));
    const send = async () => {
      const image = await acceptable(file);
      const { data } = await upload({
        variables: { input: { image } },
        context: { fetchOptions: { onUploadProgress, signal: abort.signal } },
      });
      if (!abort.signal.aborted) setStored(data?.uploadPicture.picture ?? null);
    };
    send().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      const isUnreadable = error instanceof UnreadablePicture;
      setFailure(
        isUnreadable
          ? t('editor.pictureUnreadable')
          : (serverMessage(error) ?? t('editor.pictureFailed')),
      );
    });
    return () => abort.abort();
  }, [file, attempt]);

  const retry = () => {
    setFailure(null);
    setPercent(0);
    setAttempt(attempt + 1);
  };
  return { percent, stored, failure, retry };
}

/** The file, or a JPEG of it. Errors: UnreadablePicture. */
async function acceptable(file: File): Promise<File> {
  if (ACCEPTED.test(file.type) && file.size <= MAX_BYTES) return file;
  const { bytes } = await shrinkPicture(file);
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' });
}
