/** A tree as nested disclosure lists: what is inside a branch is asked for when it is opened for the first time. */
import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

export const Tree = chakra('ul', {
  base: { listStyle: 'none', '& &': { ps: { base: '2', md: '5' }, ms: '2', borderInlineStartWidth: '1px' } },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'transform 150ms', color: 'fg.muted' },
  },
});

const Details = chakra('details', { base: { '&[open] > summary > svg': { transform: 'rotate(90deg)' } } });

interface BranchProps {
  readonly label: ReactNode;
  /** Drawn, and therefore asked for, once the branch has been opened. */
  readonly inside: () => ReactNode;
}

export function Branch({ label, inside }: BranchProps) {
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <Details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <Summary>
          <Icon name="forward" size="4" />
          {label}
        </Summary>
        {opened && inside()}
      </Details>
    </li>
  );
}

/** The end of a way: nothing to open. */
export function Leaf({ label, fact }: { readonly label: ReactNode; readonly fact?: ReactNode }) {
  return (
    <Flex as="li" wrap="wrap" align="center" columnGap="3" minH="9" ps="6">
      {label}
      {fact && (
        <Box as="span" fontSize="sm" color="fg.muted">
          {fact}
        </Box>
      )}
    </Flex>
  );
}

interface LevelProps {
  readonly query: { readonly loading: boolean; readonly error?: unknown; readonly refetch: () => unknown };
  /** Null or undefined while they are not here. */
  readonly items: readonly unknown[] | null | undefined;
  readonly children: ReactNode;
}

/** One level of the tree with its waiting, failing and empty states. */
export function Level({ query: { loading, error, refetch }, items, children }: LevelProps) {
  const { t } = useI18n();
  if (items && items.length > 0) return <Tree>{children}</Tree>;
  return (
    <Box ps="8" py="2">
      {items && (
        <Box as="span" color="fg.muted">
          {t('students.nothingInside')}
        </Box>
      )}
      {!items && loading && <RowsSkeleton count={2} h="2rem" />}
      {!items && !loading && <ErrorState error={error} onRetry={refetch} />}
    </Box>
  );
}
