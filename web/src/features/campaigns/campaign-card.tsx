/** A campaign in a list, as one link. */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/content/icons.tsx';
import { FlagPicture, PaperPicture } from '../../ui/content/row-picture.tsx';
import { CardLink, LinkCard } from '../../ui/page/link-card.tsx';
import { CampaignSummary, RegisteredBadge, StateBadge } from './campaign-details.tsx';
import type { CampaignState } from './campaign-state.ts';
import type {
  CampaignCard_CampaignFragment,
  CampaignCard_ExamCampaignFragment,
} from './generated/campaign-card.ts';

type Card = CampaignCard_CampaignFragment | CampaignCard_ExamCampaignFragment;

interface CampaignCardProps {
  readonly campaign: Card;
  /** Whether it is an exam campaign, which has another route. */
  readonly hasExam: boolean;
  readonly state: CampaignState;
}

export function CampaignCard({ campaign, hasExam, state }: CampaignCardProps) {
  const { t } = useI18n();
  return (
    <LinkCard>
      <Flex direction="column" gap="3" p={{ base: '4', md: '5' }} h="full">
        <Flex wrap="wrap" align="center" gap="3">
          <StateBadge state={state} />
          {hasExam && (
            <Flex as="span" align="center" gap="1" fontSize="sm" color="fg.muted">
              <Icon name="exam" size="4" />
              {t('campaigns.withExam')}
            </Flex>
          )}
          {campaign.isRegistered && <RegisteredBadge />}
        </Flex>
        <Flex gap="4" align="center">
          {hasExam ? <PaperPicture /> : <FlagPicture />}
          <Heading as="h3" size="lg">
            <CardLink to={(hasExam ? paths.examCampaign : paths.campaign)(campaign.id)}>
              {campaign.title}
            </CardLink>
          </Heading>
        </Flex>
        {campaign.description && (
          <Text color="fg.muted" lineClamp="3">
            {campaign.description}
          </Text>
        )}
        <Box mt="auto" pt="3" borderTopWidth="1px" fontSize="sm">
          <CampaignSummary campaign={campaign} />
        </Box>
      </Flex>
    </LinkCard>
  );
}
