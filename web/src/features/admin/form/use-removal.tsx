/**
 * Removes entries of a list in a form. The last one can be put back: it may contain much that was
 * typed.
 */
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { UndoNotice } from '../../../ui/page/undo-notice.tsx';

interface Options<Entry> {
  /** The functions of `useFieldArray`, or equivalents. */
  readonly remove: (index: number) => void;
  readonly insert: (index: number, entry: Entry) => void;
  /** Whether the list has as many entries as it may have. */
  readonly isFull: boolean;
}

interface Removal<Entry> {
  /** @param name of the entry, localized */
  readonly removeEntry: (index: number, entry: Entry, name: string) => void;
  /** The last removal with its undo. */
  readonly notice: ReactNode;
}

export function useRemoval<Entry>({ remove, insert, isFull }: Options<Entry>): Removal<Entry> {
  const { t } = useI18n();
  const [removed, setRemoved] = useState<{
    readonly index: number;
    readonly entry: Entry;
    readonly name: string;
  } | null>(null);
  const undo = useRef<HTMLButtonElement>(null);

  const removeEntry = (index: number, entry: Entry, name: string) => {
    flushSync(() => {
      remove(index);
      setRemoved({ index, entry, name });
    });
    // The pressed button no longer exists.
    undo.current?.focus();
  };

  const putBack = () => {
    if (!removed) return;
    // `insert` moves the focus into the entry, as React Hook Form does.
    insert(removed.index, removed.entry);
    setRemoved(null);
  };

  const notice = (
    <div role="status">
      {removed && !isFull && (
        <UndoNotice
          text={t('admin.entryRemoved', { name: removed.name })}
          onUndo={putBack}
          buttonRef={undo}
        />
      )}
    </div>
  );
  return { removeEntry, notice };
}
