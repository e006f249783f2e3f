/** The state of dragging in the content tree, for its rows. */
import type { Active } from '@dnd-kit/core';
import { createContext } from 'react';
import type { DragRow, Drop, DropTarget } from './drop.ts';

/** The dragged row, the row under it, and the effect of a drop there. */
export interface Hold {
  readonly row: DragRow;
  /** The row under the pointer by its dnd-kit id, and the effect of a drop on it. */
  readonly over: { readonly id: string; readonly target: DropTarget; readonly drop: Drop } | null;
}

/** The row that is dragged. */
export const rowOf = ({ data }: Active) => data.current?.row as DragRow;

export interface DragState {
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
  /** While a move is sent, no other row can be picked up. */
  readonly isBusy: boolean;
  /** The dragged row; null otherwise. */
  readonly row: DragRow | null;
  readonly over: Hold['over'];
}

/** Provided by the page of a course. */
export const DragStateContext = createContext<DragState>({
  canMove: false,
  isBusy: false,
  row: null,
  over: null,
});
