/** The drag that goes on in the content tree, for its rows. */
import { createContext } from 'react';
import type { DragRow, Drop, DropTarget } from './drop.ts';

export interface DragState {
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
  /** While a move is sent, no other row can be picked up. */
  readonly isBusy: boolean;
  /** What is dragged; null otherwise. */
  readonly row: DragRow | null;
  /** What it is over, by the id of dnd-kit, and what a drop there would do. */
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
