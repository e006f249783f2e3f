/**
 * Archiving, restoring and duplicating items of the content tree. The last change is shown at the
 * bottom of the page with a button that undoes it.
 */
import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { useUndoable } from '../list/use-undoable.tsx';
import { ArchivedSection } from './archived-section.tsx';
import { ActionsContext, type BranchItem } from './branch-buttons.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import {
  useArchiveContentMutation,
  useArchivedContentQuery,
  useRestoreContentMutation,
} from './generated/branch-actions.ts';

interface Change extends BranchItem {
  readonly isArchived: boolean;
}

interface BranchActionsProps {
  readonly courseId: string;
  readonly children: ReactNode;
}

export function BranchActions({ courseId, children }: BranchActionsProps) {
  const { t } = useI18n();
  const archived = useArchivedContentQuery({ variables: { courseId } });
  // All open lists: rows count what is below them.
  const [archive] = useArchiveContentMutation({ refetchQueries: 'active' });
  const [restore] = useRestoreContentMutation({ refetchQueries: 'active' });
  const [copied, setCopied] = useState<BranchItem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const undoable = useUndoable<Change>({
    send: ({ kind, id, isArchived }) => {
      const variables = { input: { kind, id } };
      return isArchived ? archive({ variables }) : restore({ variables });
    },
    inverse: (change) => ({ ...change, isArchived: !change.isArchived }),
    describe: ({ title, isArchived }) =>
      t(isArchived ? 'contenttree.wasArchived' : 'contenttree.wasRestored', { title }),
    reload: () => Promise.resolve(),
  });
  const wantsFocus = useRef(false);
  useEffect(() => {
    const undo = notice.current?.querySelector('button');
    if (!wantsFocus.current || undoable.running !== null || !undo) return;
    wantsFocus.current = false;
    undo.focus();
  });
  const run = (change: Change) => {
    // The row with the focused button is gone afterwards.
    wantsFocus.current = true;
    void undoable.run(change);
  };
  const actions = {
    archive: (item: BranchItem) => run({ ...item, isArchived: true }),
    duplicate: setCopied,
  };
  const closeCopy = (itemCount: number | null) => {
    if (itemCount !== null) toastSuccess(t('contenttree.wasCopied', { count: itemCount }));
    setCopied(null);
  };
  return (
    <ActionsContext.Provider value={actions}>
      {children}
      {archived.error && errorCode(archived.error) !== 'OPERATION_NOT_ALLOWED' && (
        <ErrorState error={archived.error} onRetry={archived.refetch} />
      )}
      <ArchivedSection
        content={archived.data?.archivedContent}
        onRestore={(item) => run({ ...item, isArchived: false })}
      />
      <Box ref={notice} position="sticky" bottom="4" zIndex="docked" mt="4">
        {undoable.notice}
      </Box>
      {copied && <CopyDialog item={copied} courseId={courseId} onDone={closeCopy} />}
    </ActionsContext.Provider>
  );
}
