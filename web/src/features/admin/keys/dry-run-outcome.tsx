/**
 * The progress of a dry run, and its outcome: how many scores change, and the first changes as a
 * table.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { Preview } from './use-dry-run.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    minW: '26rem',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& :is(th, td)': { px: '3', py: '2', borderBottomWidth: '1px', textAlign: 'start' },
    '& tbody th': { fontSize: 'md', fontWeight: 'normal', color: 'fg' },
    '& .number': { textAlign: 'end' },
  },
});

const Bar = chakra('progress', { base: { w: 'full', h: '2' } });

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  /** Undefined until it is known. */
  readonly max: number | undefined;
}

export function Progress({ label, value, max }: ProgressProps) {
  return <Bar aria-label={label} {...(max !== undefined && { value, max: Math.max(1, max) })} />;
}

export function DryRunProgress({ preview: { examined, total } }: { readonly preview: Preview }) {
  const { t } = useI18n();
  return (
    <>
      <Text role="status">
        {total === null ? t('keys.examining') : t('keys.examined', { count: examined, total })}
      </Text>
      <Progress label={t('keys.examining')} value={examined} max={total ?? undefined} />
    </>
  );
}

export function DryRunOutcome({
  preview: { examined, higher, lower, changes },
}: {
  readonly preview: Preview;
}) {
  const { t, digits } = useI18n();
  const changedCount = higher + lower;
  return (
    <>
      <Text role="status" fontWeight="semibold">
        {examined === 0
          ? t('keys.noSubmissions')
          : t('keys.outcome', { higher, lower, same: examined - changedCount })}
      </Text>
      {changes.length > 0 && (
        <Box overflowX="auto" role="group" aria-label={t('keys.changes')} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('keys.student')}</th>
                <th scope="col" className="number">
                  {t('keys.oldScore')}
                </th>
                <th scope="col" className="number">
                  {t('keys.newScore')}
                </th>
                <th scope="col">{t('keys.rank')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(
                ({ resultId, studentName, oldScore, newScore, countsForRank }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: several submissions may belong to one result, and rows are only appended
                  <tr key={`${resultId} ${index}`}>
                    <th scope="row">{studentName ?? t('keys.noName')}</th>
                    <td className="number">{digits(oldScore)}</td>
                    <td className="number">{digits(newScore)}</td>
                    <td>{t(countsForRank ? 'keys.countsForRank' : 'keys.notForRank')}</td>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </Box>
      )}
      {changedCount > changes.length && (
        <Text color="fg.muted">
          {t('keys.firstChanges', { count: changes.length, total: changedCount })}
        </Text>
      )}
    </>
  );
}
