/** Links to the previous and the next lesson or note of the chapter. */
import { Box, chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/content/icons.tsx';

interface Sibling {
  readonly id: string;
  readonly title: string;
}

interface SiblingsProps {
  /** All items of the chapter, in order; null if loading failed. */
  readonly all: readonly Sibling[] | null | undefined;
  readonly id: string;
  readonly to: (id: string) => string;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

const Step = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    _hover: { borderColor: 'primary', bg: 'bg.muted' },
  },
});

export function Siblings({ all, id, to, label, previousLabel, nextLabel }: SiblingsProps) {
  const index = all?.findIndex((sibling) => sibling.id === id) ?? -1;
  const previous = index > 0 ? all?.[index - 1] : undefined;
  const next = index >= 0 ? all?.[index + 1] : undefined;
  if (!previous && !next) return null;
  return (
    <chakra.nav aria-label={label} mt="8" className="no-print">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {previous && (
          <Step to={to(previous.id)} rel="prev">
            <Icon name="back" />
            <StepText label={previousLabel} title={previous.title} />
          </Step>
        )}
        {next && (
          <Step
            to={to(next.id)}
            rel="next"
            gridColumn={{ sm: '2' }}
            justifyContent="flex-end"
            textAlign="end"
          >
            <StepText label={nextLabel} title={next.title} />
            <Icon name="forward" />
          </Step>
        )}
      </Grid>
    </chakra.nav>
  );
}

function StepText({ label, title }: { readonly label: string; readonly title: string }) {
  return (
    <Box minW="0">
      <Box fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box lineHeight="snug" fontWeight="semibold">
        {title}
      </Box>
    </Box>
  );
}
