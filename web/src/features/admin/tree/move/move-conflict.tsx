/** Shown if another user has moved an item meanwhile: both places, and the choice between them. */
import { useApolloClient } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ConflictDialog } from '../../conflicts/conflict-dialog.tsx';
import type { Move, MoveConflictState } from './use-mover.ts';

interface MoveConflictProps {
  readonly conflict: MoveConflictState;
  readonly onMove: (move: Move) => Promise<boolean>;
  /** Goes back without a move. */
  readonly onClose: () => void;
  /** The item stays where the other has moved it. */
  readonly onLeave: () => void;
}

export function MoveConflict({
  conflict: { move, theirs },
  onMove,
  onClose,
  onLeave,
}: MoveConflictProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { title } = move.item;
  const moveAnyway = () => {
    setFailure(null);
    onMove({ ...move, from: theirs.values }).catch((error: unknown) =>
      setFailure(describeError(error, t)),
    );
  };
  const leave = () => {
    onLeave();
    void client.refetchQueries({ include: 'active' });
  };
  return (
    <ConflictDialog
      theirs={theirs}
      texts={{
        lead: t('contenttree.notMoved', { title }),
        takeTheirs: t('contenttree.leaveThere'),
        keepMine: t('contenttree.moveAnyway'),
        close: t('ui.cancel'),
      }}
      onKeepMine={moveAnyway}
      onTakeTheirs={leave}
      onClose={onClose}
    >
      <Box>
        <Text>{t('contenttree.theirPlace', { place: theirs.values.title })}</Text>
        <Text>{t('contenttree.wantedPlace', { place: move.to.title })}</Text>
      </Box>
      <Text role="alert" color="error.fg">
        {failure}
      </Text>
    </ConflictDialog>
  );
}
