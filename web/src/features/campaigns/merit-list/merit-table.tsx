/**
 * The entries of a merit list as a table that fits on a phone: school and district are below the
 * name.
 */
import { Box, chakra, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { minutesAndSeconds } from '../../../i18n/minutes-and-seconds.ts';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import type { MeritEntry } from './find-own-entry.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      py: '2',
      px: { base: '1', md: '2' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
    },
    '& th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& .number': { textAlign: 'end' },
    '& tr[data-own]': { bg: 'primary.subtle' },
  },
});

/** The server ranks by hundredths of a minute: 0.6 seconds. */
const SECONDS_DECIMALS = 1;

interface MeritTableProps {
  readonly entries: readonly MeritEntry[];
  /** The viewer's entry, one of `entries`. */
  readonly own: MeritEntry | null;
}

export function MeritTable({ entries, own }: MeritTableProps) {
  const { t } = useI18n();
  // Entries have no ids, and anonymous students with equal marks differ only by position, so the
  // position is the key.
  const places = entries.map((entry, index) => ({ place: index + 1, entry }));
  return (
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('campaigns.rank')}</th>
            <th scope="col">{t('campaigns.name')}</th>
            <th scope="col" className="number">
              {t('campaigns.marks')}
            </th>
            <th scope="col" className="number">
              {t('campaigns.wrong')}
            </th>
            <th scope="col" className="number">
              {t('campaigns.timeTaken')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, entry }) => (
            <MeritRow key={place} entry={entry} isOwn={entry === own} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function MeritRow({ entry, isOwn }: { readonly entry: MeritEntry; readonly isOwn: boolean }) {
  const { t, digits } = useI18n();
  const { rank, sharedBy, name, institution, district, score, wrongCount, timeTakenMinutes } =
    entry;
  const from = [institution, district].filter(Boolean).join(', ');
  return (
    <tr data-own={isOwn || undefined}>
      <td>
        {digits(rank)}
        {sharedBy > 1 && (
          <>
            <span aria-hidden="true">=</span>
            <VisuallyHidden>{t('campaigns.sharedBy', { count: sharedBy })}</VisuallyHidden>
          </>
        )}
      </td>
      <td>
        <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
          {name ?? t('campaigns.unnamed')}
        </Text>
        {isOwn && (
          <Text
            as="strong"
            display="inline-block"
            whiteSpace="nowrap"
            ms="2"
            color="primary.fg"
            fontSize="sm"
          >
            {t('campaigns.you')}
          </Text>
        )}
        {from && (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {from}
          </Text>
        )}
      </td>
      <td className="number">{digits(score)}</td>
      <td className="number">{digits(wrongCount)}</td>
      <td className="number">
        {t('campaigns.minutesSeconds', minutesAndSeconds(timeTakenMinutes, SECONDS_DECIMALS))}
      </td>
    </tr>
  );
}
