/**
 * Moves an item of a list up or down. The API accepts positions but does not return them, so the
 * first move writes the positions of all items and later moves only the changed ones. After a
 * failed write the next move writes all again.
 */
import { useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError } from '../../../ui/dialogs/toast.tsx';

interface OrderOptions {
  /** The ids in the displayed order. */
  readonly ids: readonly string[];
  readonly savePosition: (id: string, position: number) => Promise<unknown>;
  /** Refetches the list. */
  readonly reload: () => Promise<unknown>;
}

export interface Order {
  readonly isMoving: boolean;
  readonly canMove: (id: string, step: 1 | -1) => boolean;
  readonly move: (id: string, step: 1 | -1) => Promise<void>;
}

export function useOrder({ ids, savePosition, reload }: OrderOptions): Order {
  const { t } = useI18n();
  const [isMoving, setMoving] = useState(false);
  const written = useRef(new Map<string, number>());

  const canMove = (id: string, step: 1 | -1) => {
    const to = ids.indexOf(id) + step;
    return to >= 0 && to < ids.length;
  };

  const move = async (id: string, step: 1 | -1) => {
    if (isMoving || !canMove(id, step)) return;
    setMoving(true);
    const from = ids.indexOf(id);
    const wanted = ids.toSpliced(from, 1).toSpliced(from + step, 0, id);
    try {
      for (const [position, of] of wanted.entries()) {
        if (written.current.get(of) === position) continue;
        await savePosition(of, position);
        written.current.set(of, position);
      }
    } catch (error) {
      written.current.clear();
      toastError(describeError(error, t));
    }
    await reload().catch(() => undefined);
    setMoving(false);
  };

  return { isMoving, canMove, move };
}
