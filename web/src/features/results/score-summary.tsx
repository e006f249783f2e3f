/** The score at a glance: a ring with the percentage, and the numbers in words beside it. */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lostMarks, type Review } from './review.ts';

const RADIUS = 52;
const AROUND = 2 * Math.PI * RADIUS;

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    flex: '1',
    minW: '14rem',
    '& div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', borderBottomWidth: '1px', pb: '2' },
    '& div:last-of-type': { borderBottomWidth: '0', pb: '0' },
    '& dt': { color: 'fg.muted' },
    '& dd': { m: '0', fontWeight: 'semibold', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

export function ScoreSummary({ review }: { readonly review: Review }) {
  const { t, digits, date } = useI18n();
  const { score, total, passed, passingPercent, minutes, date: taken, subjects } = review;
  const percent = score !== null && total ? (score / total) * 100 : null;
  const wholeSeconds = Math.round((minutes ?? 0) * 60);
  const lost = lostMarks(subjects);

  return (
    <Flex
      as="section"
      wrap="wrap"
      align="center"
      gap={{ base: '6', md: '10' }}
      p={{ base: '5', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="card"
    >
      <Ring percent={percent}>
        <Text fontSize="3xl" fontWeight="semibold" lineHeight="1.1" fontVariantNumeric="tabular-nums">
          {score === null ? '–' : digits(score)}
        </Text>
        <Text fontSize="sm" color="fg.muted" maxW="7rem" lineHeight="snug">
          {score === null ? t('results.notMarked') : total !== undefined && t('results.outOf', { total: digits(total) })}
        </Text>
      </Ring>
      <Facts>
        {percent !== null && (
          <div>
            <dt>{t('results.percent')}</dt>
            <dd>{digits(Math.round(percent * 10) / 10)}%</dd>
          </div>
        )}
        {passed !== null && (
          <div>
            <dt>{passingPercent === null ? t('results.verdict') : t('results.passesFrom', { percent: passingPercent })}</dt>
            <chakra.dd display="inline-flex" alignItems="center" gap="1" color={passed ? 'primary.fg' : 'error.fg'}>
              <Icon name={passed ? 'check' : 'close'} size="4" />
              {t(passed ? 'results.passed' : 'results.notPassed')}
            </chakra.dd>
          </div>
        )}
        {minutes !== null && (
          <div>
            <dt>{t('results.timeTaken')}</dt>
            <dd>{t('results.minutesSeconds', { minutes: Math.floor(wholeSeconds / 60), seconds: wholeSeconds % 60 })}</dd>
          </div>
        )}
        {subjects.length > 0 && (
          <div>
            <dt>{t('results.lost')}</dt>
            <chakra.dd color={lost > 0 ? 'error.fg' : undefined}>{digits(-lost || 0)}</chakra.dd>
          </div>
        )}
        {taken && (
          <div>
            <dt>{t('results.date')}</dt>
            <dd>{date(taken)}</dd>
          </div>
        )}
      </Facts>
    </Flex>
  );
}

function Ring({ percent, children }: { readonly percent: number | null; readonly children: React.ReactNode }) {
  const part = Math.min(100, Math.max(0, percent ?? 0)) / 100;
  return (
    <Box position="relative" w="9.5rem" h="9.5rem" mx={{ base: 'auto', sm: '0' }}>
      <chakra.svg viewBox="0 0 120 120" w="full" h="full" aria-hidden="true" transform="rotate(-90deg)" fill="none" strokeWidth="10">
        <chakra.circle cx="60" cy="60" r={RADIUS} stroke="bg.track" />
        <chakra.circle
          cx="60"
          cy="60"
          r={RADIUS}
          stroke="primary"
          strokeLinecap="round"
          strokeDasharray={`${part * AROUND} ${AROUND}`}
          opacity={part > 0 ? '1' : '0'}
        />
      </chakra.svg>
      <Flex position="absolute" inset="0" direction="column" align="center" justify="center" textAlign="center">
        {children}
      </Flex>
    </Box>
  );
}
