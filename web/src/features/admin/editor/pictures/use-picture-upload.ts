/** Uploads a picture of a text, with its progress, and again after a failure. */
import { useEffect, useRef, useState } from 'react';
import { errorCode, serverMessage } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { shrinkPicture, UnreadablePictureError } from '../../../../uploads/shrink-picture.ts';
import { type UploadPictureMutation, useUploadPictureMutation } from './generated/pictures.ts';

type StoredPicture = UploadPictureMutation['uploadPicture']['picture'];

interface PictureUpload {
  readonly percent: number;
  /** Null until it is stored. */
  readonly storedPicture: StoredPicture | null;
  /** The reason why it is not stored; null while it is being sent. */
  readonly failure: string | null;
  /** Null if sending the same file again cannot succeed. */
  readonly retry: (() => void) | null;
}

/** Formats that the server accepts without conversion. */
const ACCEPTED_TYPES = /^image\/(?:png|jpeg|webp)$/;
const MAX_BYTES = 5 * 1024 * 1024;

export function usePictureUpload(file: File): PictureUpload {
  const { t } = useI18n();
  const [upload] = useUploadPictureMutation();
  /** A new object for each attempt. */
  const [job, setJob] = useState({ file });
  const [percent, setPercent] = useState(0);
  const [storedPicture, setStored] = useState<StoredPicture | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isFinal, setFinal] = useState(false);

  const latest = useRef({ t, upload });
  useEffect(() => {
    latest.current = { t, upload };
  });

  useEffect(() => {
    const abort = new AbortController();
    const onUploadProgress = (share: number) => setPercent(Math.round(share * 100));
    const send = async () => {
      const image = await acceptable(job.file);
      const { data } = await latest.current.upload({
        variables: { input: { image } },
        context: { fetchOptions: { onUploadProgress, signal: abort.signal } },
      });
      if (!abort.signal.aborted) setStored(data?.uploadPicture.picture ?? null);
    };
    send().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      const isUnreadable = error instanceof UnreadablePictureError;
      setFinal(isUnreadable || errorCode(error) === 'BAD_USER_INPUT');
      setFailure(
        isUnreadable
          ? latest.current.t('editor.pictureUnreadable')
          : (serverMessage(error) ?? latest.current.t('editor.pictureFailed')),
      );
    });
    return () => abort.abort();
  }, [job]);

  const retry = () => {
    setFailure(null);
    setPercent(0);
    setJob({ file });
  };
  return { percent, storedPicture, failure, retry: isFinal ? null : retry };
}

/** The file, or a JPEG of it. Errors: UnreadablePictureError. */
async function acceptable(file: File): Promise<File> {
  if (ACCEPTED_TYPES.test(file.type) && file.size <= MAX_BYTES) return file;
  const { bytes } = await shrinkPicture(file);
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' });
}
