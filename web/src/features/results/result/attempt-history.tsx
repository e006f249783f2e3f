/**
 * All attempts at the exam: their trend, and a table with the newest first. A retake replaces the
 * stored result; earlier attempts are listed here.
 */
import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';
import { timeTaken } from '../time-taken.ts';
import { AttemptTrend } from './attempt-trend.tsx';
import type { AttemptHistory_VersionFragment } from './generated/attempt-history.ts';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { px: '3', py: '2.5', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& tbody :is(th, td)': { borderTopWidth: '1px', fontWeight: 'normal' },
    '& :is(th, td).number': { textAlign: 'end' },
    // On phones the line breaks between date and time.
    '& tbody th': { minW: '9.5rem' },
    '& tr': { breakInside: 'avoid' },
  },
});

const Tag = chakra('span', {
  base: { display: 'block', mt: '0.5', fontSize: 'sm', color: 'fg.muted' },
});

type KnownVersion = { readonly id: string } & AttemptHistory_VersionFragment;

/** @param versions newest first */
export function AttemptHistory({ versions }: { readonly versions: readonly KnownVersion[] }) {
  const { t } = useI18n();
  const scored = versions
    .flatMap(({ id, number, score }) => (score === null ? [] : [{ id, number, score }]))
    .reverse();
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="4" id="attempts">
        {t('results.history')}
      </Heading>
      {scored.length > 1 && <AttemptTrend attempts={scored} />}
      <Box bg="bg.panel" borderWidth="1px" borderRadius="md">
        <Table aria-labelledby="attempts">
          <thead>
            <tr>
              <th scope="col">{t('results.attempt')}</th>
              <th scope="col" className="number">
                {t('results.score')}
              </th>
              <th scope="col" className="number">
                {t('results.timeTaken')}
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version, index) => (
              <Row key={version.id} version={version} isStored={index === 0} />
            ))}
          </tbody>
        </Table>
      </Box>
      <Text mt="3" fontSize="sm" color="fg.muted">
        {t('results.historyNote')}
      </Text>
    </Box>
  );
}

function Row({
  version,
  isStored,
}: {
  readonly version: KnownVersion;
  readonly isStored: boolean;
}) {
  const { t, date, digits } = useI18n();
  const { number, submittedAt, score, timeTakenMinutes, countsForRank } = version;
  return (
    <tr>
      <th scope="row">
        {digits(number)}. {date(submittedAt)}
        {isStored && <Tag>{t('results.isStored')}</Tag>}
        {countsForRank && <Tag>{t('results.countsForRank')}</Tag>}
      </th>
      <td className="number">{score === null ? '–' : exactNumber(score, digits)}</td>
      <td className="number">{timeTakenMinutes === null ? '–' : timeTaken(timeTakenMinutes, t)}</td>
    </tr>
  );
}
