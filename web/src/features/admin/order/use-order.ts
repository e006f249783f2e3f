/**
 * Moves an item of a list to another position. The API accepts positions but does not return them,
 * so a move saves the positions of all items; only if the list still has the order of the last move
 * it saves just the changed ones. After a failed save, or a move by another admin, the next move
 * saves all again.
 */
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';

interface OrderOptions {
  /** The ids in the stored order. */
  readonly ids: readonly string[];
  readonly savePosition: (id: string, position: number) => Promise<unknown>;
  /** Refetches the list. */
  readonly reload: () => Promise<unknown>;
}

export interface Order {
  /** The ids in the order to display; while a new order is being saved, in the new one. */
  readonly ids: readonly string[];
  readonly isMoving: boolean;
  readonly canMove: (id: string, step: 1 | -1) => boolean;
  readonly move: (id: string, step: 1 | -1) => Promise<void>;
  /** Moves an item to an index. Resolves to false if nothing moved; a failed save shows a toast. */
  readonly moveTo: (id: string, index: number) => Promise<boolean>;
}

export function useOrder({ ids, savePosition, reload }: OrderOptions): Order {
  const { t } = useI18n();
  const [pendingIds, setPendingIds] = useState<readonly string[] | null>(null);
  /** The order of the last move; null before the first one and after a failed save. */
  const savedIds = useRef<readonly string[] | null>(null);
  // Undo may run after the list was loaded again.
  const latest = useRef({ ids, isMoving: false });
  useEffect(() => {
    latest.current = { ids, isMoving: pendingIds !== null };
  });

  const canMove = (id: string, step: 1 | -1) => {
    const to = ids.indexOf(id) + step;
    return to >= 0 && to < ids.length;
  };

  const moveTo = async (id: string, index: number) => {
    const { ids: storedIds, isMoving } = latest.current;
    const from = storedIds.indexOf(id);
    if (isMoving || from < 0) return false;
    const order = storedIds.toSpliced(from, 1).toSpliced(index, 0, id);
    setPendingIds(order);
    const areOthersSaved = savedIds.current?.join() === storedIds.join();
    savedIds.current = null;
    let isSaved = true;
    try {
      for (const [position, itemId] of order.entries()) {
        if (areOthersSaved && storedIds[position] === itemId) continue;
        await savePosition(itemId, position);
      }
      savedIds.current = order;
    } catch (error) {
      isSaved = false;
      toastError(describeError(error, t));
    }
    await reload().catch(() => undefined);
    setPendingIds(null);
    return isSaved;
  };

  const move = async (id: string, step: 1 | -1) => {
    if (canMove(id, step)) await moveTo(id, ids.indexOf(id) + step);
  };

  return { ids: pendingIds ?? ids, isMoving: pendingIds !== null, canMove, move, moveTo };
}
