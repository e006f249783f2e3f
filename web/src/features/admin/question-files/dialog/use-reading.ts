/** Reads the source of the import dialog in a worker; the latest request wins. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileNote, FileRefusal } from '../read/file-text.ts';
import { limits, type Reading, type SourceFormat } from '../read/question.ts';
import { readInWorker } from '../read/reader.ts';

export type SourceRefusal = FileRefusal | 'tooSlow' | 'failed' | 'oneFile';

interface State {
  readonly isBusy: boolean;
  readonly reading: Reading | null;
  /** The text has been changed since `reading`, and is read when no key is pressed any more. */
  readonly isOutdated: boolean;
  readonly refusal: SourceRefusal | null;
}

const nothing: State = { isBusy: false, reading: null, isOutdated: false, refusal: null };

export interface ReadSource extends State {
  /** Notes about the last file. */
  readonly notes: readonly FileNote[];
  /** Called at each key press, until `readText` is called. */
  readonly setOutdated: () => void;
  /** @param format null: detected */
  readonly readText: (text: string, format: SourceFormat | null) => void;
  /**
   * Resolves with the text of the file and its format, or null if it was refused or another source
   * was read meanwhile.
   */
  readonly readFile: (file: File) => Promise<{ text: string; format: SourceFormat | null } | null>;
  readonly refuse: (reason: SourceRefusal) => void;
}

/**
 * @param isSingle whether exactly one option of each question must be correct
 * @param allowsWritten whether there may be written questions
 */
export function useReading(isSingle: boolean, allowsWritten: boolean): ReadSource {
  const [state, setState] = useState<State>(nothing);
  const [notes, setNotes] = useState<readonly FileNote[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @param options.keepsReading shows the previous result until a new text is read */
  const start = useCallback(({ keepsReading }: { readonly keepsReading: boolean }) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState(({ reading }) => ({
      ...nothing,
      reading: keepsReading ? reading : null,
      isBusy: true,
    }));
    return stop.signal;
  }, []);

  /** The text and the result of reading it are not changed. */
  const refuse = useCallback((reason: SourceRefusal) => {
    running.current?.abort();
    setState((state) => ({ ...state, isBusy: false, refusal: reason }));
  }, []);

  const setOutdated = useCallback(() => {
    running.current?.abort();
    setState((state) => (state.isOutdated ? state : { ...state, isBusy: false, isOutdated: true }));
  }, []);

  const readText = useCallback(
    (text: string, format: SourceFormat | null) => {
      const signal = start({ keepsReading: false });
      if (text.trim() === '') {
        setState(nothing);
        setNotes([]);
      } else if (text.length > limits.sourceLength)
        setState({ ...nothing, refusal: 'textTooLong' });
      else {
        void readInWorker({ kind: 'text', text, format, isSingle, allowsWritten }, signal).then(
          (response) => {
            if (signal.aborted) return;
            if (response.kind === 'text') setState({ ...nothing, reading: response.reading });
            else if (response.kind === 'refused')
              setState({ ...nothing, refusal: response.reason });
          },
        );
      }
    },
    [isSingle, allowsWritten, start],
  );

  const readFile = useCallback(
    async (file: File) => {
      const signal = start({ keepsReading: true });
      if (file.size > limits.fileSize) {
        refuse('tooLarge');
        return null;
      }
      const bytes = await file.arrayBuffer().catch(() => null);
      if (signal.aborted) return null;
      if (bytes === null) {
        refuse('damaged');
        return null;
      }
      const response = await readInWorker({ kind: 'file', bytes: new Uint8Array(bytes) }, signal);
      if (signal.aborted) return null;
      if (response.kind === 'file') {
        setNotes(response.file.notes);
        return response.file;
      }
      refuse(response.kind === 'refused' ? response.reason : 'failed');
      return null;
    },
    [start, refuse],
  );

  return { ...state, notes, setOutdated, readText, readFile, refuse };
}
