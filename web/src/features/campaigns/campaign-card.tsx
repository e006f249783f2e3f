/** A campaign in the list of all: one card, one link. */
import type { FragmentType } from '@apollo/client';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { usePart } from '../../apollo/use-part.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons.tsx';
import { CardLink, LinkCard } from '../../ui/link-card.tsx';
import { CampaignFacts, RegisteredBadge, StateBadge } from './campaign-facts.tsx';
import type { CampaignState } from './campaign-state.ts';
import {
  type CampaignCard_CampaignFragment,
  CampaignCard_CampaignFragmentDoc,
  type CampaignCard_ExamCampaignFragment,
  CampaignCard_ExamCampaignFragmentDoc,
} from './generated/campaign-card.ts';

type Card = CampaignCard_CampaignFragment | CampaignCard_ExamCampaignFragment;

interface CampaignCardProps {
  readonly campaign: FragmentType<Card>;
  /** Whether it is an exam campaign: those have addresses of their own. */
  readonly hasExam: boolean;
  readonly state: CampaignState;
}

export function CampaignCard({ campaign, hasExam, state }: CampaignCardProps) {
  const { t } = useI18n();
  const card = usePart<Card>(hasExam ? CampaignCard_ExamCampaignFragmentDoc : CampaignCard_CampaignFragmentDoc, campaign);
  if (!card) return null;
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
          {card.isRegistered && <RegisteredBadge />}
        </Flex>
        <Heading as="h3" size="lg">
          <CardLink to={(hasExam ? paths.examCampaign : paths.campaign)(card.id)}>{card.title}</CardLink>
        </Heading>
        {card.description && (
          <Text color="fg.muted" lineClamp="3">
            {card.description}
          </Text>
        )}
        <Box mt="auto" pt="3" borderTopWidth="1px" fontSize="sm">
          <CampaignFacts campaign={card} hasExam={hasExam} />
        </Box>
      </Flex>
    </LinkCard>
  );
}
