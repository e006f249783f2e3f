/**
 * Shown before every attempt: details and rules of the exam. The clock starts with Ready; leaving
 * before has no effect.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { usePageHeading } from '../../../../ui/page/page-heading.ts';
import type { ReleaseNote_ReleaseFragment } from './generated/release-note.ts';
import { ReleaseNote } from './release-note.tsx';

interface StartPageProps {
  /** The title of the exam. */
  readonly title: string;
  /** Pairs of label and value: minutes, marks and so on. */
  readonly details: readonly (readonly [name: string, value: string])[];
  readonly rules: readonly string[];
  /** How much students see of their result, and when; null if the host does not say. */
  readonly release: ReleaseNote_ReleaseFragment | null;
  /** Whether a teacher marks the exam. */
  readonly isMarked?: boolean;
  /** The stored score as localized text, for a retake. */
  readonly before: string | null;
  /** Why the exam cannot be started yet, as localized text. */
  readonly notYet?: string | null;
  readonly onReady: () => void;
  readonly onBack: () => void;
}

export function StartPage({
  title,
  details,
  rules,
  release,
  isMarked = false,
  before,
  notYet = null,
  onReady,
  onBack,
}: StartPageProps) {
  const { t } = useI18n();
  const heading = usePageHeading(title);
  return (
    <Box
      as="main"
      maxW="reading"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '12' }}
      pb="12"
    >
      <Heading as="h1" size="xl" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Box
        as="dl"
        m="0"
        mt="5"
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
        gap="4"
      >
        {details.map(([name, value]) => (
          <Box key={name}>
            <Box as="dt" color="fg.muted" fontSize="sm">
              {name}
            </Box>
            <Box
              as="dd"
              m="0"
              fontSize="lg"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {before && (
        <Box
          as="section"
          mt="6"
          p="4"
          borderWidth="1px"
          borderColor="accent"
          borderRadius="md"
          bg="accent.subtle"
        >
          <Heading as="h2" size="md">
            {t('start.again')}
          </Heading>
          <Text mt="2" fontWeight="semibold">
            {before}
          </Text>
          <Text mt="1">{t('start.againRule')}</Text>
        </Box>
      )}
      <Heading as="h2" size="md" mt="6">
        {t('start.rules')}
      </Heading>
      <Box
        as="ul"
        mt="3"
        ps="5"
        listStyleType="disc"
        css={{ '& > li': { marginBottom: '0.5rem' } }}
      >
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      {notYet && (
        <Text mt="5" fontWeight="semibold">
          {notYet}
        </Text>
      )}
      <Flex
        wrap="wrap"
        gap="3"
        mt="6"
        css={{ '& > button': { flex: { base: '1 0 auto', md: '0 0 auto' } } }}
      >
        <Button variant="accent" size="lg" disabled={notYet !== null} onClick={onReady}>
          {t('start.ready')}
        </Button>
        <Button variant="outline" size="lg" onClick={onBack}>
          {t('start.back')}
        </Button>
      </Flex>
      {release && (
        <Text mt="4" color="fg.muted">
          <ReleaseNote release={release} isMarked={isMarked} />
        </Text>
      )}
    </Box>
  );
}
