/**
 * Archiving, restoring, duplicating and moving items of the content tree. The last change is shown
 * at the bottom of the page with a button that undoes it.
 */
import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { useUndoable } from '../list/use-undoable.tsx';
import { ArchivedSection } from './archived-section.tsx';
import {
  ActionsContext,
  type BranchItem,
  type CourseOfTree,
  type MovableItem,
  type Reordering,
} from './branch-buttons.tsx';
import { CopyDialog } from './copy/copy-dialog.tsx';
import { TreeDrag } from './drag/tree-drag.tsx';
import {
  useArchiveContentMutation,
  useRestoreContentMutation,
} from './generated/branch-actions.ts';
import { MoveConflict } from './move/move-conflict.tsx';
import { MoveDialog } from './move/move-dialog.tsx';
import { type Move, useMover } from './move/use-mover.ts';

type Change =
  | { readonly type: 'archive' | 'restore'; readonly item: BranchItem }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'order'; readonly reordering: Reordering };

function inverse(change: Change): Change {
  switch (change.type) {
    case 'archive':
      return { ...change, type: 'restore' };
    case 'restore':
      return { ...change, type: 'archive' };
    case 'move': {
      const { from, to } = change.move;
      return { type: 'move', move: { ...change.move, from: to, to: from } };
    }
    case 'order': {
      const { undo, redo } = change.reordering;
      const reordering = { ...change.reordering, undo: redo, redo: undo };
      return { type: 'order', reordering };
    }
  }
}

interface BranchActionsProps {
  readonly course: CourseOfTree;
  readonly children: ReactNode;
}

export function BranchActions({ course, children }: BranchActionsProps) {
  const { t } = useI18n();
  // Refetches all open lists, because rows show the number of items below them.
  const [archive] = useArchiveContentMutation({ refetchQueries: 'active' });
  const [restore] = useRestoreContentMutation({ refetchQueries: 'active' });
  const mover = useMover();
  const [copied, setCopied] = useState<BranchItem | null>(null);
  const [moving, setMoving] = useState<MovableItem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const send = async (change: Change): Promise<unknown> => {
    if (change.type === 'move') return (await mover.move(change.move)) !== null;
    if (change.type === 'order') return change.reordering.redo();
    const { kind, id } = change.item;
    const variables = { input: { kind, id } };
    return change.type === 'archive' ? archive({ variables }) : restore({ variables });
  };
  const undoable = useUndoable<Change>({
    send,
    inverse,
    describe: (change) => {
      switch (change.type) {
        case 'archive':
          return t('contenttree.wasArchived', { title: change.item.title });
        case 'restore':
          return t('contenttree.wasRestored', { title: change.item.title });
        case 'move': {
          const { item, to } = change.move;
          return t('contenttree.wasMoved', { title: item.title, place: to.title });
        }
        case 'order':
          return t('contenttree.wasReordered', { title: change.reordering.title });
      }
    },
    reload: () => Promise.resolve(),
  });
  const wantsFocus = useRef(false);
  useEffect(() => {
    const undo = notice.current?.querySelector('button');
    if (!wantsFocus.current || undoable.running !== null || moving || !undo) return;
    wantsFocus.current = false;
    undo.focus();
  });
  const run = async (change: Change) => {
    // Afterwards the row with the focused button no longer exists.
    if (await undoable.run(change)) wantsFocus.current = true;
  };
  const move = async (requested: Move): Promise<boolean> => {
    const completedMove = await mover.move(requested);
    if (!completedMove) return false;
    wantsFocus.current = true;
    undoable.show({ type: 'move', move: completedMove });
    setMoving(null);
    return true;
  };
  const actions = {
    archive: (item: BranchItem) => void run({ type: 'archive', item }),
    duplicate: setCopied,
    move: setMoving,
    showReordering: (reordering: Reordering) => undoable.show({ type: 'order', reordering }),
  };
  const closeCopy = (itemCount: number | null) => {
    if (itemCount !== null) toastSuccess(t('contenttree.wasCopied', { count: itemCount }));
    setCopied(null);
  };
  return (
    <ActionsContext.Provider value={actions}>
      <TreeDrag
        canMove={course.canMove}
        onMove={(requested) =>
          move(requested).catch((error: unknown) => toastError(describeError(error, t)))
        }
      >
        {children}
      </TreeDrag>
      <ArchivedSection
        courseId={course.id}
        onRestore={(item) => void run({ type: 'restore', item })}
      />
      <Box ref={notice} position="sticky" bottom="4" zIndex="docked" mt="4">
        {undoable.notice}
      </Box>
      {copied && <CopyDialog item={copied} courseId={course.id} onDone={closeCopy} />}
      {moving && (
        <MoveDialog item={moving} course={course} onMove={move} onClose={() => setMoving(null)} />
      )}
      {mover.conflict && (
        <MoveConflict
          conflict={mover.conflict}
          onMove={move}
          onClose={mover.dismiss}
          onLeave={() => {
            mover.dismiss();
            setMoving(null);
          }}
        />
      )}
    </ActionsContext.Provider>
  );
}
