/** The conditions for taking an exam of a campaign, with a link for those who are not registered. */
import { Box, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { ExamWindow } from './exam-window.ts';

export function CampaignNote({
  window: { campaignId, title, startDate, endDate, isRegistered },
}: {
  readonly window: ExamWindow;
}) {
  const { t, dateTime } = useI18n();
  const moment = (iso: string) => dateTime(iso, { weekday: true });
  return (
    <Box mt="2" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
      <Text>
        {t(isRegistered ? 'examlist.inMyCampaign' : 'examlist.inCampaign', { campaign: title })}
      </Text>
      {startDate !== null && <Text>{t('examlist.begins', { time: moment(startDate) })}</Text>}
      {endDate !== null && <Text>{t('examlist.closes', { time: moment(endDate) })}</Text>}
      {!isRegistered && (
        <ButtonLink variant="outline" mt="2" to={paths.examCampaign(campaignId)}>
          {t('examlist.toCampaign')}
        </ButtonLink>
      )}
    </Box>
  );
}
