/** The files of a submission: uploaded one after the other as they are added. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { shrinkPicture, UnreadablePicture } from '../../uploads/shrink-picture.ts';
import type { DraftFile } from './stored-draft.ts';
import { canUpload, type FileContent, uploadFile } from './upload-file.ts';

export const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILE_NAME_LENGTH = 200;

/** A file on its way; `error` is localized and ends it. */
interface ArrivingFile {
  readonly id: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly error: string | null;
}

export interface Files {
  readonly arrived: readonly DraftFile[];
  readonly arriving: readonly ArrivingFile[];
  /** Localized; null if nothing was refused. */
  readonly refused: string | null;
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (url: string) => void;
  /** Stops an upload. */
  readonly cancel: (id: number) => void;
}

async function contentOf(file: File): Promise<FileContent> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  // The type is determined by the first bytes, because a file can have any name.
  if (start.includes('%PDF-')) return { bytes: new Uint8Array(await file.arrayBuffer()), kind: 'PDF' };
  return { bytes: (await shrinkPicture(file)).bytes, kind: 'PICTURE' };
}

function sentenceFor(error: unknown, t: Translate): string {
  if (error instanceof UnreadablePicture) return t(error.isHeic ? 'assignments.heic' : 'assignments.notReadable');
  return describeError(error, t);
}

/** @param onChange called with the files that have arrived */
export function useFiles(assignmentId: string, initial: readonly DraftFile[], onChange: (files: readonly DraftFile[]) => void): Files {
  const { t } = useI18n();
  const client = useApolloClient();
  const [arrived, setArrived] = useState(initial);
  const [arriving, setArriving] = useState<readonly ArrivingFile[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const uploads = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const latest = useRef(initial);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const change = (next: readonly DraftFile[]) => {
    latest.current = next;
    setArrived(next);
    onChange(next);
  };
  const patch = (id: number, fields: Partial<ArrivingFile>) =>
    setArriving((all) => all.map((file) => (file.id === id ? { ...file, ...fields } : file)));
  const forget = (id: number) => {
    uploads.current.delete(id);
    setArriving((all) => all.filter((file) => file.id !== id));
  };

  const send = async (id: number, file: File, signal: AbortSignal) => {
    try {
      signal.throwIfAborted();
      const content = await contentOf(file);
      if (content.bytes.length > MAX_BYTES) return patch(id, { error: t('assignments.tooLarge') });
      const url = await uploadFile(client, assignmentId, content, { signal, progress: (share) => patch(id, { share }) });
      forget(id);
      const isThere = latest.current.some((one) => one.url === url);
      const name = file.name.slice(-MAX_FILE_NAME_LENGTH);
      if (!isThere) change([...latest.current, { name, url, sizeBytes: content.bytes.length }]);
    } catch (error) {
      if (!signal.aborted) patch(id, { error: sentenceFor(error, t) });
    }
  };

  const add = (chosen: readonly File[]) => {
    if (!canUpload()) return setRefused(t('assignments.insecure'));
    const room = MAX_FILES - latest.current.length - arriving.filter(({ error }) => error === null).length;
    setRefused(chosen.length > room ? t('assignments.tooMany', { max: MAX_FILES }) : null);
    const added = chosen.slice(0, Math.max(0, room)).map((file) => {
      lastId.current += 1;
      const upload = new AbortController();
      uploads.current.set(lastId.current, upload);
      const id = lastId.current;
      line.current = line.current.then(() => send(id, file, upload.signal));
      return { id, name: file.name, share: 0, error: null };
    });
    setArriving((all) => [...all.filter(({ error }) => error === null), ...added]);
  };

  return {
    ...{ arrived, arriving, refused, add },
    remove: (url) => change(latest.current.filter((file) => file.url !== url)),
    cancel(id) {
      uploads.current.get(id)?.abort();
      forget(id);
    },
  };
}
