/** The files of a submission: uploaded one after the other as they are added. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { canHash } from '../../uploads/file-hash.ts';
import { shrinkPicture, UnreadablePictureError } from '../../uploads/shrink-picture.ts';
import type { DraftFile } from './stored-draft.ts';
import { type FileContent, uploadFile } from './upload-file.ts';

export const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILE_NAME_LENGTH = 200;

/** A file that is uploaded; `error` is localized and ends the upload. */
interface Upload {
  readonly id: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** A request failed, and the upload continues when the network returns. */
  readonly isWaiting: boolean;
  readonly error: string | null;
}

export interface Files {
  readonly uploadedFiles: readonly DraftFile[];
  readonly uploads: readonly Upload[];
  /** Localized; null if no file was rejected. */
  readonly rejection: string | null;
  /** The uploaded files at this moment; `uploadedFiles` are those of the last render. */
  readonly readUploaded: () => readonly DraftFile[];
  readonly add: (chosenFiles: readonly File[]) => void;
  readonly remove: (url: string) => void;
  /** Stops an upload. */
  readonly cancel: (id: number) => void;
}

async function contentOfFile(file: File): Promise<FileContent> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  // The type is determined by the first bytes, because a file can have any name.
  if (start.includes('%PDF-'))
    return { bytes: new Uint8Array(await file.arrayBuffer()), kind: 'PDF' };
  return { bytes: (await shrinkPicture(file)).bytes, kind: 'PICTURE' };
}

function sentenceFor(error: unknown, t: Translate): string {
  if (error instanceof UnreadablePictureError)
    return t(error.isHeic ? 'assignments.heic' : 'assignments.notReadable');
  return describeError(error, t);
}

/** @param onChange called with the uploaded files */
export function useFiles(
  assignmentId: string,
  initial: readonly DraftFile[],
  onChange: (files: readonly DraftFile[]) => void,
): Files {
  const { t } = useI18n();
  const client = useApolloClient();
  const [uploadedFiles, setUploadedFiles] = useState(initial);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [rejection, setRejection] = useState<string | null>(null);
  const controllers = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const latest = useRef(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (next: readonly DraftFile[]) => {
    latest.current = next;
    setUploadedFiles(next);
    onChange(next);
  };
  const patch = (id: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((file) => (file.id === id ? { ...file, ...fields } : file)));
  const removeUpload = (id: number) => {
    controllers.current.delete(id);
    setUploads((all) => all.filter((file) => file.id !== id));
  };

  const send = async (id: number, file: File, signal: AbortSignal) => {
    try {
      signal.throwIfAborted();
      const content = await contentOfFile(file);
      if (content.bytes.length > MAX_BYTES) return patch(id, { error: t('assignments.tooLarge') });
      const url = await uploadFile(client, assignmentId, content, {
        signal,
        progress: (share) => patch(id, { share }),
        setWaiting: (isWaiting) => patch(id, { isWaiting }),
      });
      signal.throwIfAborted();
      removeUpload(id);
      const isListed = latest.current.some((file) => file.url === url);
      const name = file.name.slice(-MAX_FILE_NAME_LENGTH);
      if (!isListed) change([...latest.current, { name, url, sizeBytes: content.bytes.length }]);
    } catch (error) {
      if (!signal.aborted) patch(id, { error: sentenceFor(error, t) });
    }
  };

  const add = (chosenFiles: readonly File[]) => {
    if (!canHash()) return setRejection(t('assignments.insecure'));
    const slotsLeft =
      MAX_FILES - latest.current.length - uploads.filter(({ error }) => error === null).length;
    setRejection(
      chosenFiles.length > slotsLeft ? t('assignments.tooMany', { max: MAX_FILES }) : null,
    );
    const newUploads = chosenFiles.slice(0, Math.max(0, slotsLeft)).map((file) => {
      lastId.current += 1;
      const controller = new AbortController();
      controllers.current.set(lastId.current, controller);
      const id = lastId.current;
      queue.current = queue.current.then(() => send(id, file, controller.signal));
      return { id, name: file.name, share: 0, isWaiting: false, error: null };
    });
    setUploads((all) => [...all.filter(({ error }) => error === null), ...newUploads]);
  };

  return {
    uploadedFiles,
    uploads,
    rejection,
    add,
    readUploaded: () => latest.current,
    remove: (url) => change(latest.current.filter((file) => file.url !== url)),
    cancel(id) {
      controllers.current.get(id)?.abort();
      removeUpload(id);
    },
  };
}
