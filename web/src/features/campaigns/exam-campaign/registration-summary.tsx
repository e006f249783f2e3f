/**
 * The registration deadline and, until it has passed, the places left, as items of the campaign's
 * list of details.
 */
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ExamCampaign, RegistrationState } from './exam-campaign.ts';

interface RegistrationSummaryProps {
  readonly campaign: ExamCampaign;
  readonly registration: RegistrationState;
}

export function RegistrationSummary({ campaign, registration }: RegistrationSummaryProps) {
  const { t, dateTime } = useI18n();
  const { registrationClosesAt, registrationLimit, registeredCount } = campaign;
  return (
    <>
      {registrationClosesAt !== null && (
        <>
          <dt>{t('campaigns.registrationCloses')}</dt>
          <dd>
            <time dateTime={registrationClosesAt}>
              {dateTime(registrationClosesAt, { weekday: true })}
            </time>
          </dd>
        </>
      )}
      {registrationLimit !== null && registration !== 'closed' && (
        <>
          <dt>{t('campaigns.places')}</dt>
          <dd>
            {t('campaigns.placesLeft', {
              left: Math.max(0, registrationLimit - registeredCount),
              limit: registrationLimit,
            })}
          </dd>
        </>
      )}
    </>
  );
}
