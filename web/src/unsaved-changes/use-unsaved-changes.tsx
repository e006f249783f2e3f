/**
 * Guards unsaved changes of a form: asks before the editor, the tab or the page is left. If the
 * session ends, the form stays open, and the user logs in over it.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

interface Guard {
  isDirty: boolean;
  options: UnsavedChangesOptions;
}

/** The guards of a page and of its dialogs: the router consults only the newest. */
const guards = new Set<Guard>();
const dirtyGuards = () => [...guards].filter(({ isDirty }) => isDirty);

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname;

export function useUnsavedChanges(options: UnsavedChangesOptions = {}): UnsavedChanges {
  const own = useRef<Guard>({ isDirty: false, options });
  useEffect(() => {
    own.current.options = options;
  });
  useEffect(() => {
    const guard = own.current;
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);
  const [resolveDiscard, setResolveDiscard] = useState<((discard: boolean) => void) | null>(null);

  const report = useCallback((isChanged: boolean) => {
    own.current.isDirty = isChanged;
  }, []);

  const confirmDiscard = useCallback(async (dirty: readonly Guard[]) => {
    if (dirty.length === 0) return true;
    const discard = await new Promise<boolean>((resolve) => setResolveDiscard(() => resolve));
    setResolveDiscard(null);
    if (discard) {
      for (const guard of dirty) {
        guard.isDirty = false;
        guard.options.onDiscard?.();
      }
    }
    return discard;
  }, []);
  const mayLeave = useCallback(
    () => confirmDiscard(own.current.isDirty ? [own.current] : []),
    [confirmDiscard],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    dirtyGuards().some(({ options: { isLeft = isOtherPath } }) =>
      isLeft(currentLocation, nextLocation),
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmDiscard(dirtyGuards()).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirmDiscard]);

  useEffect(() => {
    // When the whole page is left, the browser shows its own confirmation.
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (own.current.isDirty) event.preventDefault();
    };
    const sessionEnding = (event: Event) => {
      if (!own.current.isDirty) return;
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
