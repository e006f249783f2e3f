/** Stores what is in the form of a lesson or note as a draft, on the device and the server. */
import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { changedFields, isTextValues, type TextValues } from '../text-values.ts';
import type { ServerDrafts } from './server-drafts.ts';
import type { Draft } from './stored-draft.ts';

/** The draft is stored this long after the last key press, in ms. */
const DRAFT_DELAY = 400;
/** On the server: short enough to change to another device, long enough to not burden it. */
const SERVER_DRAFT_DELAY = 2500;

/** The initial state of the form. */
export interface Start {
  readonly initial: TextValues;
  /** The values on the server that the changes are based on, and their revision. */
  readonly opened: TextValues;
  readonly revision: string | null;
  /** The version that was taken into the form, and what it has replaced. */
  readonly restored?: { readonly number: number; readonly before: TextValues };
}

/** Where the draft is stored. */
export function keptText(isOnDevice: boolean, isOnServer: boolean) {
  if (isOnServer) return isOnDevice ? 'editor.draftKeptBoth' : 'editor.draftKeptOnServer';
  return isOnDevice ? 'editor.draftKept' : 'editor.draftNotKept';
}

/**
 * Stores the draft some time after each change, on the device sooner than on the server.
 * @returns whether the values differ from those on the server
 */
export function useDraftWriting(
  control: Control<TextValues>,
  { opened, revision }: Start,
  { keep }: Draft<TextValues>,
  { keep: keepOnServer }: ServerDrafts,
): boolean {
  'use no memo'; // react-hook-form mutates its objects
  const watched = useWatch({ control });
  const values: TextValues = { ...opened, ...watched, examIds: watched.examIds ?? [] };
  const isDirty = changedFields(values, opened).length > 0;
  const written = JSON.stringify(values);
  useEffect(() => {
    const read = () => {
      const parsed: unknown = JSON.parse(written);
      return isDirty && isTextValues(parsed) ? parsed : null;
    };
    const write = () => keep(read(), opened);
    const timer = setTimeout(write, DRAFT_DELAY);
    const serverTimer = setTimeout(() => keepOnServer(read(), revision), SERVER_DRAFT_DELAY);
    // A page that is closed or reloaded meanwhile does not wait.
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      clearTimeout(serverTimer);
      removeEventListener('pagehide', write);
    };
  }, [written, isDirty, opened, revision, keep, keepOnServer]);
  return isDirty;
}
