/**
 * The card of a course in any list; the whole card is one link. The other cards of this folder pass
 * it the data of their fragments.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContact } from '../../../apollo/contact.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ComingSoon } from '../../../ui/content/content-counts.tsx';
import { Cover } from '../../../ui/content/cover.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { isFree, Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import { CardLink, LinkCard } from '../../../ui/page/link-card.tsx';

/** Props that depend on where the card is used. */
export interface CourseCardPlacementProps {
  readonly headingLevel?: 'h2' | 'h3';
  /** Loads the cover at once, for cards above the fold. */
  readonly eager?: boolean;
}

interface CourseCardProps extends CourseCardPlacementProps {
  readonly to: string;
  readonly title: string;
  readonly thumbnailUrl: string | null;
  readonly fee: number;
  readonly discount: number;
  /** The description of the course, or its type. */
  readonly subtitle?: ReactNode;
  /** Omitted if the list has no ratings; null if the course has no rating yet. */
  readonly rating?: number | null | undefined;
  readonly isEnrolled?: boolean;
  /** True if the course has no content yet; it then has no price. */
  readonly isComingSoon?: boolean;
}

export function CourseCard({
  to,
  title,
  thumbnailUrl,
  fee,
  discount,
  subtitle,
  rating,
  isEnrolled = false,
  isComingSoon = false,
  headingLevel = 'h3',
  eager = false,
}: CourseCardProps) {
  const { t } = useI18n();
  return (
    <LinkCard>
      <Cover src={thumbnailUrl} eager={eager} />
      <Flex direction="column" gap="2" p="4" flex="1">
        <Heading as={headingLevel} size="md">
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        {subtitle && (
          <Text color="fg.muted" lineClamp="2">
            {subtitle}
          </Text>
        )}
        <Flex wrap="wrap" mt="auto" pt="1" align="baseline" justify="space-between" gap="2">
          {isComingSoon ? <ComingSoon /> : <Price fee={fee} discount={discount} />}
          {typeof rating === 'number' && <Rating value={rating} />}
        </Flex>
        {isEnrolled && <ContinueHint />}
        {!isEnrolled && !isComingSoon && !isFree({ fee, discount }) && <HowToBuy />}
      </Flex>
      {isEnrolled && (
        <Box
          position="absolute"
          top="3"
          insetInlineStart="3"
          display="flex"
          alignItems="center"
          gap="1"
          px="2.5"
          py="0.5"
          bg="primary"
          color="primary.contrast"
          borderRadius="full"
          fontSize="sm"
          fontWeight="semibold"
        >
          <Icon name="check" size="4" />
          {t('ui.enrolled')}
        </Box>
      )}
    </LinkCard>
  );
}

/** Refers to the contact details on the course's page, if there are any. */
function HowToBuy() {
  const { t } = useI18n();
  const contact = useContact();
  if (!contact?.phone && !contact?.email) return null;
  return <Hint text={t('ui.howToBuy')} />;
}

/** Shown to enrolled students, whose card leads to the content. */
function ContinueHint() {
  const { t } = useI18n();
  return <Hint text={t('ui.continue')} />;
}

function Hint({ text }: { readonly text: string }) {
  return (
    <Flex as="span" align="center" gap="1" color="primary.fg" fontWeight="semibold">
      {text}
      <Icon name="forward" size="4" />
    </Flex>
  );
}
