/**
 * The distribution of scores as bars, each with its range and count; the bars are a table for
 * screen readers.
 */
import { chakra } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';

const Bars = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th': {
      fontWeight: 'normal',
      color: 'fg.muted',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      pe: '3',
      py: '0.5',
      w: '1%',
    },
    '& td': { py: '0.5', verticalAlign: 'middle' },
    '& td:last-of-type': { w: '1%', ps: '3', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

interface ScoreDistributionProps {
  /** Scores in equal ranges from 0 to `totalMarks`. */
  readonly counts: readonly number[];
  readonly totalMarks: number;
}

export function ScoreDistribution({ counts, totalMarks }: ScoreDistributionProps) {
  const { t, digits } = useI18n();
  const highest = Math.max(...counts, 1);
  const mark = (range: number) =>
    digits(Math.round((range * totalMarks * 100) / counts.length) / 100);
  return (
    <Bars>
      <chakra.thead srOnly>
        <tr>
          <th scope="col">{t('monitoring.marks')}</th>
          <td />
          <th scope="col">{t('monitoring.submissions')}</th>
        </tr>
      </chakra.thead>
      <tbody>
        {counts.map((count, range) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ranges have no other name, and never change places
          <tr key={range}>
            <th scope="row">
              {range === 0
                ? t('monitoring.below', { mark: mark(1) })
                : `${mark(range)} – ${mark(range + 1)}`}
            </th>
            <td aria-hidden="true">
              <chakra.div
                h="4"
                bg="primary"
                borderRadius="sm"
                minW={count > 0 ? '2px' : '0'}
                style={{ width: `${(count / highest) * 100}%` }}
              />
            </td>
            <td>{digits(count)}</td>
          </tr>
        ))}
      </tbody>
    </Bars>
  );
}
