/**
 * The rank of the student's first attempt among all first attempts, with an explanation of the
 * rule.
 */
import { Box, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ResultDetail, ResultDetails } from '../result-details.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';
import type { Standing_StandingFragment } from './generated/standing.ts';

export function Standing({ standing }: { readonly standing: Standing_StandingFragment | null }) {
  const { t, digits } = useI18n();
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="4">
        {t('results.standing')}
      </Heading>
      {standing ? (
        <>
          <ResultDetails>
            <ResultDetail name={t('results.rank')}>
              {t('results.rankOf', { rank: standing.rank, count: standing.count })}
              {standing.sharedBy > 1 && ` ${t('results.rankShared', { count: standing.sharedBy })}`}
            </ResultDetail>
            <ResultDetail name={t('results.percentile')}>
              {digits(standing.percentile)}
            </ResultDetail>
            <ResultDetail name={t('results.firstScore')}>
              {exactNumber(standing.score, digits)}
            </ResultDetail>
          </ResultDetails>
          <Text mt="3" fontSize="sm" color="fg.muted">
            {t('results.standingRule')}
          </Text>
        </>
      ) : (
        <Text color="fg.muted">{t('results.noStanding')}</Text>
      )}
    </Box>
  );
}
