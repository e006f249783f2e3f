/**
 * The draft of a note, stored on the device at each change, so that it survives a closed page or an
 * empty battery.
 */
import { useState } from 'react';
import { getLocalItem, setLocalItem } from '../offline/local-items.ts';

export interface NoteText {
  readonly text: string;
  /** The note's position in the video, in seconds; null if it has none. */
  readonly videoSeconds: number | null;
}

function readDraft(name: string): NoteText | null {
  try {
    const storedValue: unknown = JSON.parse(getLocalItem(name) ?? 'null');
    if (
      typeof storedValue !== 'object' ||
      storedValue === null ||
      !('text' in storedValue) ||
      typeof storedValue.text !== 'string'
    )
      return null;
    return {
      text: storedValue.text,
      videoSeconds:
        'videoSeconds' in storedValue && typeof storedValue.videoSeconds === 'number'
          ? storedValue.videoSeconds
          : null,
    };
  } catch {
    return null;
  }
}

/** @param key the key of the draft: user and item, such as `u1.lesson.l1` */
export function useDraft(key: string, saved: NoteText) {
  const name = `draft.${key}`;
  const [draft, setDraft] = useState(() => readDraft(name) ?? saved);
  return {
    draft,
    change(next: NoteText) {
      setDraft(next);
      setLocalItem(
        name,
        next.text === saved.text && next.videoSeconds === saved.videoSeconds
          ? null
          : JSON.stringify(next),
      );
    },
    /** Called after saving or cancelling. */
    clear() {
      setDraft(saved);
      setLocalItem(name, null);
    },
  };
}
