/**
 * Guards unsaved changes of a form: asks before the editor, the tab or the page is left. If the
 * session ends, the form stays open, and the user logs in over it.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
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

/** @param onDiscard called when the user chooses to discard the changes */
export function useUnsavedChanges(onDiscard?: () => void): UnsavedChanges {
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

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
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
  }, []);

  return {
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
