/**
 * Unsaved values of a form, stored on the device while typing, so that they survive a closed tab or
 * an empty battery.
 */
import { useCallback, useRef, useState } from 'react';

/** The drafts of one user: the session code removes those of others (apollo/session.ts). */
const PREFIX = 'alokpath.learning.draft.';
/**
 * Maximum length of a draft, in characters: a fifth of what browsers store for a site, which the
 * answers of exams need too.
 */
const MAX_LENGTH = 1_000_000;

export interface StoredDraft<Values> {
  readonly values: Values;
  /** When it was written, in ms since 1970. */
  readonly savedAt: number;
  /** The values on the server when the form was opened. */
  readonly opened: Values;
}

function read<Values>(
  name: string,
  isValues: (value: unknown) => value is Values,
): StoredDraft<Values> | null {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (
      typeof storedValue !== 'object' ||
      storedValue === null ||
      !('values' in storedValue) ||
      !('opened' in storedValue) ||
      !('savedAt' in storedValue)
    )
      return null;
    const { values, opened, savedAt } = storedValue;
    return isValues(values) && isValues(opened) && typeof savedAt === 'number'
      ? { values, opened, savedAt }
      : null;
  } catch {
    return null;
  }
}

/** @returns false if the device cannot store it, or it is too long */
function write(name: string, draft: StoredDraft<unknown> | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(PREFIX + name);
    else {
      const text = JSON.stringify(draft);
      if (text.length > MAX_LENGTH) return false;
      localStorage.setItem(PREFIX + name, text);
    }
    return true;
  } catch {
    return false;
  }
}

export interface Draft<Values> {
  /** The draft that was found when the form was opened, until it is restored or discarded. */
  readonly initialDraft: StoredDraft<Values> | null;
  readonly restore: () => void;
  /** Removes the draft that was found, or that this tab has written. */
  readonly discard: () => void;
  /** Like `discard`, and final: later writes, while the page is being left, are ignored. */
  readonly finish: () => void;
  /** Stores the values; null: they are the same as on the server. */
  readonly store: (values: Values | null, opened: Values) => void;
  /** False if the device could not store the last change. */
  readonly isStoredOnDevice: boolean;
}

/** @param name the key of the draft: user and item, such as `u1.edit.lesson.l1` */
export function useStoredDraft<Values>(
  name: string,
  isValues: (value: unknown) => value is Values,
): Draft<Values> {
  const [initialDraft, setInitialDraft] = useState(() => read(name, isValues));
  const [isStoredOnDevice, setStoredOnDevice] = useState(true);
  const isFinished = useRef(false);
  /** Whether the stored draft was written or restored here, and not in another tab. */
  const isOwn = useRef(false);
  const remove = useCallback(() => {
    const isRemoved = !isOwn.current || write(name, null);
    isOwn.current = false;
    return isRemoved;
  }, [name]);
  const store = useCallback(
    (values: Values | null, opened: Values) => {
      if (isFinished.current) return;
      if (values === null) return setStoredOnDevice(remove());
      isOwn.current = true;
      setStoredOnDevice(write(name, { values, opened, savedAt: Date.now() }));
    },
    [name, remove],
  );
  return {
    initialDraft,
    store,
    isStoredOnDevice,
    restore: () => {
      isOwn.current = true;
      setInitialDraft(null);
    },
    discard: () => {
      if (initialDraft) isOwn.current = true;
      remove();
      setInitialDraft(null);
    },
    finish: () => {
      isFinished.current = true;
      remove();
    },
  };
}
