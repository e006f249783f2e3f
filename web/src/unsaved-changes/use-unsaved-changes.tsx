/**
 * Guards unsaved changes of a form: asks before the editor, the tab or the page is left. If the
 * session ends, the form stays open, and the user logs in over it.
 */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { LOGIN_NEEDED, SESSION_ENDING } from '../apollo/session.ts';
import { DiscardDialog } from './discard-dialog.tsx';

export interface UnsavedChanges {
  /** Reports whether a form has unsaved changes; call it with false when the form unmounts. */
  readonly report: (dirty: boolean) => void;
  /** Resolves with true if nothing would be lost; otherwise with the user's choice. */
  readonly mayLeave: () => Promise<boolean>;
  /** The dialog, while it is open. */
  readonly question: ReactNode;
}

interface UnsavedChangesOptions {
  /** Called when the user chooses to discard the changes. */
  readonly onDiscard?: (() => void) | undefined;
  /** Whether a navigation leaves the form; by default one to another path. */
  readonly isLeft?: (from: Location, to: Location) => boolean;
}

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

export function useUnsavedChanges({
  onDiscard,
  isLeft = isOtherPath,
}: UnsavedChangesOptions = {}): UnsavedChanges {
  const { dirty, ...changes } = useDiscardQuestion(onDiscard);
  const { mayLeave } = changes;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty.current && isLeft(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);

  useEffect(() => {
    // When the whole page is left, the browser shows its own confirmation.
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    const sessionEnding = (event: Event) => {
      if (!dirty.current) return;
      event.preventDefault();
      dispatchEvent(new Event(LOGIN_NEEDED));
    };
    addEventListener('beforeunload', beforeUnload);
    addEventListener(SESSION_ENDING, sessionEnding);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener(SESSION_ENDING, sessionEnding);
    };
  }, [dirty]);

  return changes;
}

/**
 * Asks before the unsaved changes of a form are discarded, without guarding the page: for a dialog
 * above a form that guards it, because a router has one guard at a time.
 */
export function useDiscardQuestion(
  onDiscard?: () => void,
): UnsavedChanges & { readonly dirty: RefObject<boolean> } {
  const dirty = useRef(false);
  const discarded = useRef(onDiscard);
  useEffect(() => {
    discarded.current = onDiscard;
  });
  const [resolveDiscard, setResolveDiscard] = useState<((discard: boolean) => void) | null>(null);

  const report = useCallback((isChanged: boolean) => {
    dirty.current = isChanged;
  }, []);

  const mayLeave = useCallback(async () => {
    if (!dirty.current) return true;
    const discard = await new Promise<boolean>((resolve) => setResolveDiscard(() => resolve));
    setResolveDiscard(null);
    if (discard) {
      dirty.current = false;
      discarded.current?.();
    }
    return discard;
  }, []);

  return {
    dirty,
    report,
    mayLeave,
    question: resolveDiscard && <DiscardDialog onAnswer={resolveDiscard} />,
  };
}

/** Reports `formState.isDirty` of a form to the guard. */
export function useReportUnsaved(report: UnsavedChanges['report'], isDirty: boolean): void {
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [report, isDirty]);
}
