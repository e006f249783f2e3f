/**
 * Moves an item of a list to another position. The API accepts positions but does not return them,
 * so the first move writes the positions of all items and later moves only the changed ones. After
 * a failed write the next move writes all again.
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
  /** The ids in the order to display: while a new order is saved, already in that. */
  readonly ids: readonly string[];
  readonly isMoving: boolean;
  readonly canMove: (id: string, step: 1 | -1) => boolean;
  readonly move: (id: string, step: 1 | -1) => Promise<void>;
  /** Moves an item to an index. Resolves with false if that failed, which is shown. */
  readonly moveTo: (id: string, index: number) => Promise<boolean>;
}

export function useOrder({ ids, savePosition, reload }: OrderOptions): Order {
  const { t } = useI18n();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const written = useRef(new Map<string, number>());
  // Undo may run after the list was loaded again.
  const latest = useRef({ ids, isMoving: false });
  useEffect(() => {
    latest.current = { ids, isMoving: wanted !== null };
  });

  const canMove = (id: string, step: 1 | -1) => {
    const to = ids.indexOf(id) + step;
    return to >= 0 && to < ids.length;
  };

  const moveTo = async (id: string, index: number) => {
    const { ids: stored, isMoving } = latest.current;
    const from = stored.indexOf(id);
    if (isMoving || from < 0) return false;
    const order = stored.toSpliced(from, 1).toSpliced(index, 0, id);
    setWanted(order);
    let isSaved = true;
    try {
      for (const [position, of] of order.entries()) {
        if (written.current.get(of) === position) continue;
        await savePosition(of, position);
        written.current.set(of, position);
      }
    } catch (error) {
      isSaved = false;
      written.current.clear();
      toastError(describeError(error, t));
    }
    await reload().catch(() => undefined);
    setWanted(null);
    return isSaved;
  };

  const move = async (id: string, step: 1 | -1) => {
    if (canMove(id, step)) await moveTo(id, ids.indexOf(id) + step);
  };

  return { ids: wanted ?? ids, isMoving: wanted !== null, canMove, move, moveTo };
}
