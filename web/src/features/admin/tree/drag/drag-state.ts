/** The state of dragging in the content tree, for its rows. */
import { createContext } from 'react';
import type { DragRow, Drop, DropTarget } from './drop.ts';

export interface DragState {
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
  /** While a move is sent, no other row can be picked up. */
  readonly isBusy: boolean;
  /** The dragged row; null otherwise. */
  readonly row: DragRow | null;
  /** The row under the pointer by its dnd-kit id, and the effect of a drop on it. */
  readonly over: {
    readonly id: string;
    readonly target: DropTarget;
    readonly drop: Drop;
  } | null;
}

/** Provided by the page of a course. */
export const DragStateContext = createContext<DragState>({
  canMove: false,
  isBusy: false,
  row: null,
  over: null,
});
