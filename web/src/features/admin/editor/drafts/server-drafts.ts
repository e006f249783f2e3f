/**
 * The own draft of a lesson or note on the server, so that it is there on another device. It is
 * stored in the background: if that fails, the draft on the device remains.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type TextDraftQueryVariables,
  useDeleteTextDraftMutation,
  useSaveTextDraftMutation,
  useTextDraftQuery,
} from '../history/generated/text-history.ts';
import { isSameText, type TextValues } from '../text-values.ts';

type DraftKind = TextDraftQueryVariables['kind'];

/** A draft that the server had when the page was opened. */
interface ServerDraft {
  readonly values: TextValues;
  /** When it was stored, in ms since 1970. */
  readonly savedAt: number;
  /** The revision of the item that it is based on. */
  readonly revision: string | null;
}

export interface ServerDrafts {
  /** Undefined while loading; null if there is no draft, or it could not be loaded. */
  readonly initialDraft: ServerDraft | null | undefined;
  /** Whether the server has the last values that were sent; null if none were. */
  readonly isStoredOnServer: boolean | null;
  /**
   * Stores values soon; null deletes the draft if it is this page's.
   * @param revision of the item that the values are based on
   */
  readonly store: (values: TextValues | null, revision: string | null) => void;
  /** Deletes the draft and ignores later changes. */
  readonly finish: () => void;
  /** Deletes the draft that was found. */
  readonly discard: () => void;
  /** The draft that was found is this page's from now on. */
  readonly restore: () => void;
}

/** Null: to be deleted. */
type Change = { readonly values: TextValues; readonly revision: string | null } | null;

/** @param itemId of the lesson or note, or of the chapter of a new one */
export function useServerDrafts(kind: DraftKind, itemId: string): ServerDrafts {
  const query = useTextDraftQuery({ variables: { kind, id: itemId }, fetchPolicy: 'no-cache' });
  const [save] = useSaveTextDraftMutation();
  const [remove] = useDeleteTextDraftMutation();
  const [isStoredOnServer, setStoredOnServer] = useState<boolean | null>(null);
  /** The next change to send; undefined: none. A later change replaces it. */
  const next = useRef<Change | undefined>(undefined);
  /** The change that could not be sent; it is sent when the device is online. */
  const unsent = useRef<Change | undefined>(undefined);
  const isSending = useRef(false);
  const isOwn = useRef(false);
  const isFinished = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (next.current !== undefined) {
      const change: Change = next.current;
      next.current = undefined;
      try {
        if (change === null) await remove({ variables: { input: { kind, itemId } } });
        else {
          const { values, revision } = change;
          const input = { kind, itemId, baseRevision: revision };
          await save({
            variables: { input: { ...input, values: { ...values, examIds: [...values.examIds] } } },
          });
        }
        setStoredOnServer(change === null ? null : true);
      } catch {
        setStoredOnServer(false);
        if (next.current === undefined) unsent.current = change;
      }
    }
    isSending.current = false;
  }, [save, remove, kind, itemId]);

  useEffect(() => {
    const sendAgain = () => {
      next.current ??= unsent.current;
      unsent.current = undefined;
      void send();
    };
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [send]);

  const change = useCallback(
    (to: Change) => {
      unsent.current = undefined;
      next.current = to;
      void send();
    },
    [send],
  );
  const store = useCallback(
    (values: TextValues | null, revision: string | null) => {
      if (isFinished.current) return;
      if (values) change({ values, revision });
      else if (isOwn.current) change(null);
      isOwn.current = values !== null;
    },
    [change],
  );
  const discard = useCallback(() => {
    change(null);
    isOwn.current = false;
  }, [change]);
  const finish = useCallback(() => {
    isFinished.current = true;
    if (isOwn.current) discard();
  }, [discard]);

  return {
    initialDraft: foundIn(query),
    isStoredOnServer,
    store,
    finish,
    discard,
    restore: () => {
      isOwn.current = true;
    },
  };
}

function foundIn({ data, loading }: ReturnType<typeof useTextDraftQuery>) {
  const draft = data?.textDraft;
  if (!draft) return loading ? undefined : null;
  const { title, source, videoUrl, durationMinutes, examIds } = draft.values;
  return {
    values: { title, source, videoUrl, durationMinutes, examIds },
    savedAt: Date.parse(draft.savedAt),
    revision: draft.baseRevision,
  };
}

/** The draft, if it differs from the published text. */
export const differentDraft = (
  draft: ServerDraft | null | undefined,
  publishedValues: TextValues,
): ServerDraft | null => (draft && !isSameText(draft.values, publishedValues) ? draft : null);
