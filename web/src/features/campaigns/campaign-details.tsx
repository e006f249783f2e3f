/**
 * Details of a campaign: its state, start and end in Dhaka's time, and the number of registrations.
 */
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/content/icons.tsx';
import type { CampaignState } from './campaign-state.ts';
import type {
  CampaignSummary_CampaignFragment,
  CampaignSummary_ExamCampaignFragment,
} from './generated/campaign-details.ts';

const colours: Readonly<Record<CampaignState, { readonly bg: string; readonly color: string }>> = {
  live: { bg: 'primary', color: 'primary.contrast' },
  upcoming: { bg: 'accent.subtle', color: 'accent.fg' },
  over: { bg: 'bg.muted', color: 'fg.muted' },
};

export function StateBadge({ state }: { readonly state: CampaignState }) {
  const { t } = useI18n();
  return (
    <chakra.span
      display="inline-block"
      px="3"
      py="0.5"
      borderRadius="full"
      // Visible in forced-colors mode.
      borderWidth="1px"
      borderColor="transparent"
      fontSize="sm"
      fontWeight="semibold"
      {...colours[state]}
    >
      {t(`campaigns.${state}`)}
    </chakra.span>
  );
}

export function RegisteredBadge() {
  const { t } = useI18n();
  return (
    <Flex as="span" align="center" gap="1" color="primary.fg" fontSize="sm" fontWeight="semibold">
      <Icon name="check" size="4" />
      {t('campaigns.youAreIn')}
    </Flex>
  );
}

/** A list of labels and values. */
const DetailList = chakra('dl', {
  base: {
    display: 'grid',
    // Long labels wrap on phones, so that values keep their width.
    gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    m: '0',
    '& dt': { color: 'fg.muted' },
    '& dd': { m: '0' },
  },
});

interface CampaignSummaryProps {
  readonly campaign: CampaignSummary_CampaignFragment | CampaignSummary_ExamCampaignFragment;
  /** Further labels and values. */
  readonly children?: ReactNode;
}

export function CampaignSummary({ campaign, children }: CampaignSummaryProps) {
  const { t, dateTime } = useI18n();
  const { startDate, endDate, registeredCount } = campaign;
  return (
    <DetailList>
      {startDate !== null && (
        <>
          <dt>{t('campaigns.starts')}</dt>
          <dd>
            <time dateTime={startDate}>{dateTime(startDate, { weekday: true })}</time>
          </dd>
        </>
      )}
      {endDate !== null && (
        <>
          <dt>{t('campaigns.ends')}</dt>
          <dd>
            <time dateTime={endDate}>{dateTime(endDate, { weekday: true })}</time>
          </dd>
        </>
      )}
      <dt>{t('campaigns.registered')}</dt>
      <dd>{t('campaigns.registeredCount', { count: registeredCount })}</dd>
      {children}
    </DetailList>
  );
}
