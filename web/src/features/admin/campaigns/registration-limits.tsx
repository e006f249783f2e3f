/**
 * When registration for an exam campaign closes: by a time, by a number of students, or with the
 * campaign.
 */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { readMoment, typedMoment } from '../form/moments.ts';
import { readNumber } from '../form/numbers.ts';
import { useRules } from '../form/use-rules.ts';
import { PlainItemDialog } from '../tree/item-dialog.tsx';
import {
  type EditedExamCampaign_CampaignFragment,
  useUpdateExamCampaignRegistrationMutation,
} from './generated/campaign-editor.ts';

/** The maximum that the API accepts. */
const MAX_REGISTRATIONS = 1_000_000;

export function RegistrationLimits({
  campaign,
}: {
  readonly campaign: EditedExamCampaign_CampaignFragment;
}) {
  const { t, digits, dateTime } = useI18n();
  const rules = useRules();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdateExamCampaignRegistrationMutation();
  const { id, registrationClosesAt, registrationLimit, registeredCount } = campaign;
  return (
    <Section
      title={t('events.limits')}
      action={
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Icon name="edit" size="4" />
          {t('events.changeLimits')}
        </Button>
      }
    >
      <Text>
        {registrationClosesAt
          ? t('events.closesAt', { date: dateTime(registrationClosesAt) })
          : t('events.closesWithCampaign')}
      </Text>
      <Text>
        {registrationLimit === null
          ? t('events.noLimit', { count: registeredCount })
          : t('events.placesTaken', { count: registeredCount, limit: digits(registrationLimit) })}
      </Text>
      {isOpen && (
        <PlainItemDialog
          title={t('events.changeLimits')}
          fields={[
            {
              name: 'registrationClosesAt',
              label: t('events.closes'),
              hint: t('events.closesHint'),
              check: () => true,
              isMoment: true,
            },
            {
              name: 'registrationLimit',
              label: t('events.places'),
              hint: t('events.placesHint'),
              check: rules.number({ min: 1, max: MAX_REGISTRATIONS, isWhole: true }),
              inputMode: 'numeric',
            },
          ]}
          stored={{
            registrationClosesAt: typedMoment(registrationClosesAt),
            registrationLimit: registrationLimit === null ? '' : String(registrationLimit),
          }}
          send={({ registrationClosesAt: closes = '', registrationLimit: limit = '' }) =>
            update({
              variables: {
                input: {
                  id,
                  registrationClosesAt: readMoment(closes),
                  registrationLimit: readNumber(limit),
                },
              },
            })
          }
          onDone={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
