/** Stores what is in the form of a lesson or note as a draft, on the device and the server. */
import { useCallback, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Draft } from '../../drafts/stored-draft.ts';
import { useDelayedWriting } from '../../drafts/use-delayed-writing.ts';
import { changedFields, isTextValues, type TextValues } from '../text-values.ts';
import type { ServerDrafts } from './server-drafts.ts';

/**
 * The draft is stored on the server this long after the last key press, in ms: short enough to
 * change to another device, long enough to not burden the server.
 */
const SERVER_DRAFT_DELAY = 2500;

/** The initial state of the form. */
export interface InitialForm {
  readonly initial: TextValues;
  /** The values on the server that the changes are based on, and their revision. */
  readonly opened: TextValues;
  readonly revision: string | null;
  /** The version that was taken into the form, and what it has replaced. */
  readonly restored?: { readonly number: number; readonly before: TextValues };
}

/** The key of the text that says where the draft is stored. */
export function draftStateText(isOnDevice: boolean, isOnServer: boolean) {
  if (isOnServer) return isOnDevice ? 'editor.draftKeptBoth' : 'editor.draftKeptOnServer';
  return isOnDevice ? 'editor.draftKept' : 'editor.draftNotKept';
}

/**
 * Stores the draft some time after each change, on the device sooner than on the server.
 * @returns whether the values differ from those on the server
 */
export function useDraftWriting(
  control: Control<TextValues>,
  { opened, revision }: InitialForm,
  { store }: Draft<TextValues>,
  { store: storeOnServer }: ServerDrafts,
): boolean {
  'use no memo'; // react-hook-form mutates its objects
  const watched = useWatch({ control });
  const values: TextValues = { ...opened, ...watched, examIds: watched.examIds ?? [] };
  const isDirty = changedFields(values, opened).length > 0;
  const written = JSON.stringify(values);
  const read = useCallback(() => {
    const parsed: unknown = JSON.parse(written);
    return isDirty && isTextValues(parsed) ? parsed : null;
  }, [written, isDirty]);
  useDelayedWriting(useCallback(() => store(read(), opened), [store, read, opened]));
  useEffect(() => {
    const timer = setTimeout(() => storeOnServer(read(), revision), SERVER_DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [read, revision, storeOnServer]);
  return isDirty;
}
