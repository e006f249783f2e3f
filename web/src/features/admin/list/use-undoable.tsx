/** Changes items of a list. The last change is shown with a button that undoes it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ErrorAlert } from '../../../ui/page/error-box.tsx';
import { UndoNotice } from '../../../ui/page/undo-notice.tsx';

interface Options<Change> {
  /** Resolves with false if nothing was changed; the reason is shown elsewhere. */
  readonly send: (change: Change) => Promise<unknown>;
  /** The change that undoes another one. */
  readonly inverse: (change: Change) => Change;
  /** Refetches the list. */
  readonly reload: () => Promise<unknown>;
  /** Describes the change in a sentence. */
  readonly describe: (change: Change) => string;
}

interface Undoable<Change> {
  /** The change that is being sent; null otherwise. */
  readonly running: Change | null;
  /**
   * Resolves with false if another change is being sent, and if it failed; the reason is in
   * `notice`.
   */
  readonly run: (change: Change) => Promise<boolean>;
  /** Shows a change that was made elsewhere, with its undo. */
  readonly show: (change: Change) => void;
  /** The last change with its undo, which stays after an error. */
  readonly notice: ReactNode;
}

export function useUndoable<Change>({
  send,
  inverse,
  reload,
  describe,
}: Options<Change>): Undoable<Change> {
  const { t } = useI18n();
  const [running, setRunning] = useState<Change | null>(null);
  const [last, setLast] = useState<Change | null>(null);
  const [error, setError] = useState<unknown>(null);

  const undo = useRef<HTMLButtonElement>(null);
  const isJustDone = useRef(false);
  // The pressed button is disabled or removed, at once or when the list has been loaded again.
  useEffect(() => {
    if (!isJustDone.current || running !== null) return;
    if (!document.activeElement?.matches('body, :disabled')) return;
    isJustDone.current = false;
    undo.current?.focus();
  });

  const run = async (change: Change): Promise<boolean> => {
    if (running !== null) return false;
    setRunning(change);
    setError(null);
    try {
      if ((await send(change)) === false) return false;
      setLast(change);
      isJustDone.current = true;
      await reload().catch(() => undefined);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setRunning(null);
    }
  };

  const show = (change: Change) => {
    setError(null);
    setLast(change);
    isJustDone.current = true;
  };

  const notice = (
    <>
      <div role="status">
        {last !== null && (
          <UndoNotice
            text={describe(last)}
            onUndo={() => void run(inverse(last))}
            isBusy={running !== null}
            buttonRef={undo}
          />
        )}
      </div>
      <ErrorAlert mb="4">{error !== null && describeError(error, t)}</ErrorAlert>
    </>
  );
  return { running, run, show, notice };
}
