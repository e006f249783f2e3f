/**
 * Saves an item that another user may have changed since its form was opened. Before saving it is
 * read again, with its revision, and the server refuses the change if there is a newer revision:
 * then it is read once more. If the other user's changes are different, nothing is saved, and the
 * form shows both versions.
 */
import { useState } from 'react';
import { errorReason } from '../../../apollo/errors.ts';
import type { FormSave } from '../form/use-save.ts';
import type { Revision_ContentFragment } from './generated/editable-content.ts';

/** The current state of an item on the server. */
export interface StoredItem<Values>
  extends Pick<Revision_ContentFragment, 'revision' | 'changedAt' | 'changedBy'> {
  readonly values: Values;
}

interface Options<Values> {
  readonly save: FormSave['save'];
  /** Reads the item; null: it does not exist any more. Omitted for a new item. */
  readonly reread?: (() => Promise<StoredItem<Values> | null>) | undefined;
  readonly isSame: (left: Values, right: Values) => boolean;
  /**
   * @param base the values on the server that the change is based on
   * @param current the item as it was read just before; null for a new item
   */
  readonly send: (
    values: Values,
    base: Values,
    current: StoredItem<Values> | null,
  ) => Promise<unknown>;
}

interface Conflicts<Values> {
  /** The version on the server that conflicts with the last save; otherwise null. */
  readonly theirs: StoredItem<Values> | null;
  /** Resolves with true if the values are stored. */
  readonly store: (values: Values, base: Values) => Promise<boolean>;
  /** Goes back to the form without saving. */
  readonly dismiss: () => void;
}

/** Error codes of the server for a change that is based on an older revision. */
const CONFLICT_CODES: readonly (string | null)[] = [
  'CHANGED_SINCE_OPENED',
  'BANK_QUESTION_CHANGED',
];
/** More conflicts than this during one save are caused by a program, not a person. */
const MAX_ATTEMPTS = 3;

export function useConflicts<Values>(options: Options<Values>): Conflicts<Values> {
  const [theirs, setTheirs] = useState<StoredItem<Values> | null>(null);
  const store = async (values: Values, base: Values) => {
    let conflicting: StoredItem<Values> | null = null;
    const isSaved = await options.save(async () => {
      conflicting = await sendUnlessChanged(values, base, options);
      return conflicting === null;
    });
    setTheirs(conflicting);
    return isSaved;
  };
  return { theirs, store, dismiss: () => setTheirs(null) };
}

/**
 * @returns the version on the server if it is neither the one that the change is based on nor the
 *   one to be saved
 */
export async function sendUnlessChanged<Values>(
  values: Values,
  base: Values,
  { reread, isSame, send }: Omit<Options<Values>, 'save'>,
): Promise<StoredItem<Values> | null> {
  for (let attempt = 1; ; attempt += 1) {
    const current = (await reread?.()) ?? null;
    if (current && !isSame(current.values, base)) {
      // Equal: another user made the same change, or this form did and the response was lost.
      return isSame(current.values, values) ? null : current;
    }
    try {
      await send(values, base, current);
      return null;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !CONFLICT_CODES.includes(errorReason(error))) throw error;
    }
  }
}
