/** Makes rows and headings of the content tree draggable, and makes them drop targets. */
import { useDroppable } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { BranchIcon } from '../branch-icon.tsx';
import { type DragState, DragStateContext } from './drag-state.ts';
import { type DragHeading, type DragRow, type DropTarget, dropOn, opens } from './drop.ts';

/** The appearance of a row while another one is dragged. */
export type DropLook = 'dragged' | 'into' | 'before' | 'after' | 'refused' | 'plain';

export interface DropRow {
  /** The row's element, with its children. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly style?: CSSProperties;
  readonly look: DropLook;
  /** True while a row is held over it; after a moment it opens. */
  readonly isHeldOver: boolean;
  /** Undefined for rows that cannot be dragged. */
  readonly handle?: ReactNode;
}

/** The id of a row for dnd-kit. */
export const dragId = ({ kind, id }: Pick<DragRow, 'kind' | 'id'>): string => `${kind}/${id}`;

function lookOf({ row, over, canMove }: DragState, id: string, target: DropTarget): DropLook {
  if (!row) return 'plain';
  if (over?.id !== id) {
    const { type } = dropOn(row, target, { canMove, isBelow: false });
    return type === 'refused' ? 'refused' : 'plain';
  }
  const { drop } = over;
  if (drop.type === 'refused') return 'refused';
  if (drop.type !== 'move') return 'plain';
  if (drop.position === null) return 'into';
  const isAfter = 'ids' in target && drop.position > target.ids.indexOf(target.id);
  return isAfter ? 'after' : 'before';
}

const isHeldOver = ({ over }: DragState, id: string): boolean =>
  over?.id === id && opens(over.target, over.drop);

/** @param isDisabled while an order is being saved */
export function useDragRow(row: DragRow, isDisabled: boolean): DropRow {
  const { t } = useI18n();
  const state = useContext(DragStateContext);
  const id = dragId(row);
  const canSort = row.sort !== undefined && row.ids.length > 1;
  const canDrag = canSort || (row.place !== undefined && state.canMove);
  const sortable = useSortable({
    id,
    data: { row, target: row },
    disabled: { draggable: !canDrag || isDisabled || state.isBusy, droppable: false },
    attributes: { roleDescription: t('contenttree.sortable') },
  });
  const { transform, transition } = sortable;
  return {
    ref: sortable.setNodeRef,
    style: {
      transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
      transition,
    },
    look: sortable.isDragging ? 'dragged' : lookOf(state, id, row),
    isHeldOver: isHeldOver(state, id),
    handle: canDrag && (
      <Button
        variant="ghost"
        size="icon"
        flexShrink="0"
        cursor="grab"
        touchAction="none"
        aria-label={t('contenttree.dragNamed', { name: row.title })}
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
      >
        <BranchIcon name="drag" />
      </Button>
    ),
  };
}

export function useDropHeading(heading: DragHeading): DropRow {
  const state = useContext(DragStateContext);
  const id = `${heading.kind}/in/${heading.place.parentId}`;
  const { setNodeRef } = useDroppable({ id, data: { target: heading } });
  return {
    ref: setNodeRef,
    look: lookOf(state, id, heading),
    isHeldOver: isHeldOver(state, id),
  };
}
