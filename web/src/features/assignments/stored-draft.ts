/**
 * The draft of a submission on this device, stored at each change. A logout deletes it, like drafts
 * of notes (apollo/session.ts).
 */

export interface DraftFile {
  readonly name: string;
  readonly url: string;
  readonly sizeBytes: number;
}

export interface Draft {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** The revision of the submission that it was made from; 0 if there was none. */
  readonly revision: number;
}

const keyOf = (userId: string, assignmentId: string) =>
  `alokpath.learning.draft.${userId}.assignment.${assignmentId}`;

const isFile = (value: unknown): value is DraftFile =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'url'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  typeof Reflect.get(value, 'sizeBytes') === 'number';

/** Null if there is none, or without storage. */
export function readDraft(userId: string, assignmentId: string): Draft | null {
  try {
    const storedValue: unknown = JSON.parse(
      localStorage.getItem(keyOf(userId, assignmentId)) ?? 'null',
    );
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const [text, files, revision] = ['text', 'files', 'revision'].map((field): unknown =>
      Reflect.get(storedValue, field),
    );
    if (typeof text !== 'string' || typeof revision !== 'number' || !Array.isArray(files))
      return null;
    return { text, files: files.filter(isFile), revision };
  } catch {
    return null;
  }
}

/** Null deletes the draft. Returns whether the device has stored it. */
export function writeDraft(userId: string, assignmentId: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(userId, assignmentId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, assignmentId));
    return true;
  } catch {
    return false;
  }
}
