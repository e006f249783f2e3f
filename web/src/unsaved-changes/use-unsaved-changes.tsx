/** Guards what a form has not saved: closing the editor, another tab, another page and leaving the site ask first. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { DiscardDialog } from './discard-dialog.tsx';

export interface UnsavedChanges {
  /** A form says whether it holds changes; when it goes away it holds none. */
  readonly report: (dirty: boolean) => void;
  /** True at once where nothing would be lost; otherwise what the person answers. */
  readonly mayLeave: () => Promise<boolean>;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

export function useUnsavedChanges(): UnsavedChanges {
  const dirty = useRef(false);
  const [answer, setAnswer] = useState<((discard: boolean) => void) | null>(null);

  const report = useCallback((changed: boolean) => {
    dirty.current = changed;
  }, []);

  const mayLeave = useCallback(async () => {
    if (!dirty.current) return true;
    const discard = await new Promise<boolean>((done) => setAnswer(() => done));
    setAnswer(null);
    if (discard) dirty.current = false;
    return discard;
  }, []);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, mayLeave]);

  useEffect(() => {
    // The browser asks in its own words when the whole page is left.
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    addEventListener('beforeunload', beforeUnload);
    return () => removeEventListener('beforeunload', beforeUnload);
  }, []);

  return { report, mayLeave, question: answer && <DiscardDialog onAnswer={answer} /> };
}

/** In a form: tells the guard what `formState.isDirty` says. */
export function useReportUnsaved(report: UnsavedChanges['report'], isDirty: boolean): void {
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [report, isDirty]);
}
