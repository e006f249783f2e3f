/**
 * Moves an item of the content tree to another parent. Before, its place is read again: if another
 * user has moved it since the tree was loaded, nothing is moved, and both places are shown.
 */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type StoredItem, sendUnlessChanged } from '../../conflicts/use-conflicts.ts';
import type { BranchItem } from '../branch-buttons.tsx';
import {
  PlaceOfContentDocument,
  type PlaceOfContentQuery,
  type PlaceOfContentQueryVariables,
  useMoveContentMutation,
} from './generated/move-content.ts';

export interface Place {
  readonly parentId: string;
  /** The parent's title; empty if unknown. */
  readonly title: string;
  /** The number of items before it; null: at the end. */
  readonly position: number | null;
}

export interface Move {
  readonly item: BranchItem;
  readonly from: Place;
  readonly to: Place;
}

export interface MoveConflictState {
  readonly move: Move;
  /** The place to which another user has moved the item. */
  readonly theirs: StoredItem<Place>;
}

interface Mover {
  /**
   * Resolves with the move as it was made, or with null if another admin has moved the item:
   * `conflict` then has its place.
   */
  readonly move: (requested: Move) => Promise<Move | null>;
  readonly conflict: MoveConflictState | null;
  readonly dismiss: () => void;
}

export function useMover(): Mover {
  const client = useApolloClient();
  const [send] = useMoveContentMutation({ refetchQueries: 'active' });
  const [conflict, setConflict] = useState<MoveConflictState | null>(null);

  const move = async (requested: Move): Promise<Move | null> => {
    const { kind, id } = requested.item;
    let from = requested.from;
    const reread = async () => {
      const variables: PlaceOfContentQueryVariables = { kind, id };
      const { data } = await client.query({
        query: PlaceOfContentDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return storedPlace(data?.editableContent);
    };
    const theirs = await sendUnlessChanged(requested.to, requested.from, {
      reread,
      isSame: (left, right) => left.parentId === right.parentId,
      send: async ({ parentId, position }, _, current) => {
        const input = { kind, id, parentId, position, revision: current?.revision ?? null };
        const { data } = await send({ variables: { input } });
        const title = current?.values.title ?? requested.from.title;
        from = { ...from, title, position: data?.moveContent.previousPosition ?? null };
      },
    });
    setConflict(theirs && { move: requested, theirs });
    return theirs === null ? { ...requested, from } : null;
  };
  return { move, conflict, dismiss: () => setConflict(null) };
}

/** Null for a host that does not return an item's place: the item is moved without comparing. */
function storedPlace(
  content: PlaceOfContentQuery['editableContent'] | undefined,
): StoredItem<Place> | null {
  if (!content || content.parentId === null) return null;
  const { parentId, parentTitle, revision, changedAt, changedBy } = content;
  const values = { parentId, title: parentTitle ?? '', position: null };
  return { values, revision, changedAt, changedBy };
}
