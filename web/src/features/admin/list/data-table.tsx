/** A table for lists of people. It scrolls sideways on phones, also by keyboard. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Table = chakra('table', {
  base: {
    w: 'full',
    minW: '34rem',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& :is(th, td)': { px: '3', py: '2' },
    '& tbody :is(th, td)': { borderTopWidth: '1px' },
  },
});

/**
 * A shadow at the right edge while the table can be scrolled further; at its end the table's
 * background covers it. The background is the table's own: the page and its sections differ.
 */
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    background:
      'linear-gradient(var(--ap-colors-bg-panel) 0 0) right / 1rem 100% no-repeat local, linear-gradient(to left, color-mix(in srgb, var(--ap-colors-fg) 25%, transparent), transparent) right / 0.75rem 100% no-repeat, var(--ap-colors-bg-panel)',
  },
});

/** Shown for missing values. A word, repeated in many cells, would distract from the names. */
export const NONE = '–';

interface DataTableProps {
  /** The label of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The rows, as `tr` elements. */
  readonly children: ReactNode;
}

export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Scroll>
  );
}
