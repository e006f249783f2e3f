/** The rules of drag and drop in the content tree (docs/decisions/081-moving-content.md). */
import type { MoveLevel, TreeKind, TreePlace } from '../branch-buttons.tsx';

/** A row of a list. */
export interface DragRow {
  readonly kind: TreeKind;
  readonly id: string;
  readonly title: string;
  /** Undefined if the item cannot be moved to another parent. */
  readonly place: TreePlace | undefined;
  /** The ids of its list in the displayed order. */
  readonly ids: readonly string[];
  /** Saves an order; undefined for lists with an order of their own. */
  readonly sort: ((id: string, index: number) => void) | undefined;
}

/** The heading of a list, for example "Lessons" of a chapter. */
export interface DragHeading {
  /** The kind of the items in the list. */
  readonly kind: TreeKind;
  readonly place: TreePlace;
  /** The words of the heading. */
  readonly title: string;
}

export type DropTarget = DragRow | DragHeading;

/** The effect of dropping the dragged row. */
export type Drop =
  | { readonly type: 'sort'; readonly index: number }
  /** `position`: the number of items before it; null: at the end. `count`: items in the list. */
  | {
      readonly type: 'move';
      readonly place: TreePlace;
      readonly position: number | null;
      readonly count: number;
    }
  /** No drop: the row only opens, to reach the rows below it. */
  | { readonly type: 'through' }
  /** No drop: the item is already in this row. */
  | { readonly type: 'stay' }
  | { readonly type: 'refused' };

/** The level of a kind whose items can be moved to another parent. */
const PARENTS: Partial<Record<TreeKind, MoveLevel>> = {
  SUBJECT: 'subject',
  CHAPTER: 'chapter',
  ACADEMIC_UNIT: 'unit',
  ADMISSION_UNIT: 'unit',
};

const isRow = (target: DropTarget): target is DragRow => 'id' in target;

/** Whether a row contains others. */
export const isParent = (target: DropTarget): boolean =>
  isRow(target) && PARENTS[target.kind] !== undefined;

/** Whether a target opens while a row is held over it: the drop goes into it, not beside it. */
export const opens = (target: DropTarget, drop: Drop): boolean =>
  drop.type === 'through' ||
  (drop.type === 'move' && (!isRow(target) || target.id === drop.place.parentId));

/**
 * @param isBelow whether the row is held over the lower half of the target
 * @param canMove whether the server can move content to another parent
 */
export function dropOn(
  row: DragRow,
  target: DropTarget,
  { isBelow, canMove }: { readonly isBelow: boolean; readonly canMove: boolean },
): Drop {
  const { place } = row;
  const isSameKind = target.kind === row.kind && target.place?.level === place?.level;
  if (isSameKind && target.place?.parentId === place?.parentId) {
    if (!isRow(target) || !row.sort) return { type: 'stay' };
    return { type: 'sort', index: row.ids.indexOf(target.id) };
  }
  if (!place || !canMove) return { type: 'refused' };
  if (isSameKind && target.place) {
    const to = target.place;
    if (!isRow(target) || !target.sort)
      return { type: 'move', place: to, position: null, count: 0 };
    const position = target.ids.indexOf(target.id) + (isBelow ? 1 : 0);
    return { type: 'move', place: to, position, count: target.ids.length };
  }
  if (isRow(target) && PARENTS[target.kind] === place.level) {
    if (target.id === place.parentId) return { type: 'stay' };
    const to = { level: place.level, parentId: target.id, title: target.title };
    return { type: 'move', place: to, position: null, count: 0 };
  }
  const isOnTheWay = isRow(target) && target.kind === 'SUBJECT' && place.level === 'chapter';
  return { type: isOnTheWay ? 'through' : 'refused' };
}
