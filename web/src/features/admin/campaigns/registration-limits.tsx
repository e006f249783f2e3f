/**
 * When registration for an exam campaign closes: by a time, by a number of students, or with the
 * campaign.
 */
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { rule } from '../../../forms/schema.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import type { StoredItem } from '../conflicts/use-conflicts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { typedMoment } from '../form/moments.ts';
import { optionalMoment, optionalNumber } from '../form/schemas.ts';
import {
  type EditedExamCampaign_CampaignFragment,
  RegistrationLimitsDocument,
  useUpdateExamCampaignRegistrationMutation,
} from './generated/campaign-editor.ts';

/** The maximum that the API accepts. */
const MAX_REGISTRATIONS = 1_000_000;

const limitsSchema = (endDate: string | null) =>
  z.object({
    registrationClosesAt: optionalMoment.check(
      rule<string | null, 'events.closesAfterEnd'>(
        (closesAt) =>
          closesAt === null || endDate === null || Date.parse(closesAt) <= Date.parse(endDate),
        'events.closesAfterEnd',
      ),
    ),
    registrationLimit: optionalNumber({ min: 1, max: MAX_REGISTRATIONS, isInteger: true }),
  });

type Limits = Pick<
  EditedExamCampaign_CampaignFragment,
  'registrationClosesAt' | 'registrationLimit'
>;

const limitValues = ({ registrationClosesAt, registrationLimit }: Limits) => ({
  registrationClosesAt: typedMoment(registrationClosesAt),
  registrationLimit: registrationLimit?.toString() ?? '',
});

export function RegistrationLimits({
  campaign,
}: {
  readonly campaign: EditedExamCampaign_CampaignFragment;
}) {
  const { t, digits, dateTime } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdateExamCampaignRegistrationMutation();
  const { id, endDate, followsRoster, registrationClosesAt, registrationLimit, registeredCount } =
    campaign;
  const client = useApolloClient();
  const reread = async (): Promise<StoredItem<ReturnType<typeof limitValues>> | null> => {
    const { data } = await client.query({
      query: RegistrationLimitsDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const content = data?.editableExamCampaign;
    if (!content?.examCampaign) return null;
    const { revision, changedAt, changedBy } = content;
    return { values: limitValues(content.examCampaign), revision, changedAt, changedBy };
  };
  const isClosed = registrationClosesAt !== null && Date.parse(registrationClosesAt) <= Date.now();
  const places = followsRoster ? t('events.candidatesOnly') : t('events.anyNumber');
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
          ? t(isClosed ? 'events.closedAt' : 'events.closesAt', {
              date: dateTime(registrationClosesAt),
            })
          : t('events.closesWithCampaign')}
      </Text>
      <Text>
        {registrationLimit === null
          ? `${t('events.registered', { count: registeredCount })} ${places}`
          : t('events.placesTaken', { count: registeredCount, limit: digits(registrationLimit) })}
      </Text>
      {isOpen && (
        <FormDialog
          title={t('events.changeLimits')}
          schema={limitsSchema(endDate)}
          fields={[
            {
              name: 'registrationClosesAt',
              label: t('events.closes'),
              hint: t('events.closesHint'),
              isMoment: true,
            },
            {
              name: 'registrationLimit',
              label: t('events.places'),
              hint: t('events.placesHint'),
              inputMode: 'numeric',
            },
          ]}
          storedValues={limitValues(campaign)}
          reread={reread}
          send={(limits, revision) => update({ variables: { input: { id, revision, ...limits } } })}
          onDone={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
