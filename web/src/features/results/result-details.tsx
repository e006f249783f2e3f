/** The names and values of a result: numbers, times, a receipt. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const ResultDetails = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    flex: '1',
    minW: 'min(14rem, 100%)',
    '& div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      borderBottomWidth: '1px',
      pb: '2',
    },
    '& div:last-of-type': { borderBottomWidth: '0', pb: '0' },
    '& dt': { color: 'fg.muted' },
    '& dd': {
      m: '0',
      fontWeight: 'semibold',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface ResultDetailProps {
  readonly name: string;
  readonly color?: string | undefined;
  readonly children: ReactNode;
}

export function ResultDetail({ name, color, children }: ResultDetailProps) {
  return (
    <div>
      <dt>{name}</dt>
      <chakra.dd display="inline-flex" alignItems="center" gap="1" color={color}>
        {children}
      </chakra.dd>
    </div>
  );
}
