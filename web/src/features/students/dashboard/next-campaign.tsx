/** The panel with the current or next campaign. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { CardLink } from '../../../ui/page/link-card.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { StudentDashboardRouteQuery } from './generated/student-dashboard.route.ts';

interface NextCampaignProps {
  /** The current or next one first; null if loading failed. */
  readonly campaigns: StudentDashboardRouteQuery['campaigns'];
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function NextCampaign({ campaigns, error, onRetry }: NextCampaignProps) {
  const { t, dateTime } = useI18n();
  const now = Date.now();
  const next = campaigns?.find(({ endDate }) => endDate === null || Date.parse(endDate) >= now);

  const when = () => {
    if (!next) return null;
    const { startDate, endDate } = next;
    if (startDate !== null && Date.parse(startDate) > now)
      return t('students.startsOn', { date: dateTime(startDate, { weekday: true }) });
    return endDate === null
      ? t('students.runsNow')
      : t('students.runsUntil', { date: dateTime(endDate, { weekday: true }) });
  };

  return (
    <Section title={t('students.nextCampaign')}>
      {!campaigns && <ErrorState error={error} onRetry={onRetry} />}
      {campaigns && !next && <Text color="fg.muted">{t('students.noCampaign')}</Text>}
      {next && (
        <Box position="relative">
          <Text fontWeight="semibold" lineHeight="snug">
            <CardLink to={paths.campaign(next.id)}>{next.title}</CardLink>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {when()}
          </Text>
          {next.isRegistered && (
            <Flex
              align="center"
              gap="1"
              mt="1"
              fontSize="sm"
              fontWeight="semibold"
              color="primary.fg"
            >
              <Icon name="check" size="4" />
              {t('students.youAreRegistered')}
            </Flex>
          )}
        </Box>
      )}
    </Section>
  );
}
