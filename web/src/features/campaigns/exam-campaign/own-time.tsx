/** The viewer's own time in a campaign and its reason, as items of the list of details. */
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ExamCampaign } from './exam-campaign.ts';

interface OwnTimeProps {
  readonly window: NonNullable<ExamCampaign['personalWindow']>;
}

export function OwnTime({ window: { startDate, endDate, reason } }: OwnTimeProps) {
  const { t, dateTime } = useI18n();
  return (
    <>
      <dt>{t('campaigns.ownTime')}</dt>
      <dd>
        <strong>
          <time dateTime={startDate}>{dateTime(startDate, { weekday: true })}</time>
          {' – '}
          <time dateTime={endDate}>{dateTime(endDate, { weekday: true })}</time>
        </strong>
        <br />
        {t('campaigns.ownTimeReason', { reason })}
      </dd>
    </>
  );
}
