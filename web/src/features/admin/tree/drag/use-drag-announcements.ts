/** The announcements for screen readers while a row of the content tree is dragged. */
import type { Announcements } from '@dnd-kit/core';
import { type RefObject, useRef } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { type Hold, rowOf } from './drag-state.ts';
import { type DragRow, type DropTarget, dropOn } from './drop.ts';

const ONLY_INTO = {
  subject: 'contenttree.onlyIntoSubject',
  chapter: 'contenttree.onlyIntoChapter',
  unit: 'contenttree.onlyIntoUnit',
} as const;

/**
 * @param latest the current hold; null while nothing is dragged
 * @param canMove whether the server can move content to another parent
 */
export function useDragAnnouncements(
  latest: RefObject<Hold | null>,
  canMove: boolean,
): Announcements {
  const { t } = useI18n();
  /** The last announcement, which is not repeated. */
  const announced = useRef<string | undefined>(undefined);

  const placeIn = (row: DragRow, index = row.ids.indexOf(row.id)) => ({
    name: row.title,
    position: index + 1,
    count: row.ids.length,
  });
  /** The announced effect of a drop, or why it is not possible. */
  const describeDrop = ({ row, over }: Hold): string | undefined => {
    if (!over) return undefined;
    const { drop, target } = over;
    const names = { name: row.title, place: target.title };
    switch (drop.type) {
      case 'sort':
        return t('contenttree.dragOver', placeIn(row, drop.index));
      case 'move': {
        const into = { name: row.title, place: drop.place.title };
        if (drop.position === null) return t('contenttree.dragInto', into);
        const { position, count } = drop;
        return t('contenttree.dragBetween', {
          ...into,
          position: position + 1,
          count: count + 1,
        });
      }
      case 'through':
        return t('contenttree.dragThrough', names);
      case 'refused':
        return row.place && canMove
          ? t(ONLY_INTO[row.place.level], names)
          : t('contenttree.dragOnlyHere', names);
      case 'stay':
        return undefined;
    }
  };
  const announceChange = () => {
    const announcement = latest.current ? describeDrop(latest.current) : undefined;
    if (announcement === announced.current) return undefined;
    announced.current = announcement;
    return announcement;
  };
  return {
    onDragStart: ({ active }) => {
      const row = rowOf(active);
      // At the start the row is over itself, which is not announced.
      announced.current = t('contenttree.dragOver', placeIn(row));
      return t('contenttree.dragStarted', placeIn(row));
    },
    onDragMove: announceChange,
    onDragOver: announceChange,
    onDragEnd: ({ active, over }) => {
      const row = rowOf(active);
      const target = over?.data.current?.target as DropTarget | undefined;
      const drop = target && dropOn(row, target, { isBelow: false, canMove });
      if (drop?.type === 'move')
        return t('contenttree.dragMoved', { name: row.title, place: drop.place.title });
      return drop?.type === 'sort'
        ? t('contenttree.dragEnded', placeIn(row, drop.index))
        : t('contenttree.dragCancelled', placeIn(row));
    },
    onDragCancel: ({ active }) => t('contenttree.dragCancelled', placeIn(rowOf(active))),
  };
}
