/**
 * Correct, wrong and blank answers per subject, as bars and numbers. Distinguished by pattern as
 * well as by colour.
 */
import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { exactNumber } from '../review/arithmetic-text.ts';
import type { ReviewSubject } from '../review/review.ts';

const stripes =
  'repeating-linear-gradient(135deg, transparent 0 3px, rgb(255 255 255 / 0.45) 3px 5px)';

/** Styles for forced-colors mode, with two system colours: filled, striped and empty. */
const systemStripes = 'repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 5px)';
const system = { forcedColorAdjust: 'none', border: '1px solid CanvasText' } as const;

const fills = {
  correct: { bg: 'primary', _highContrast: { ...system, bg: 'CanvasText' } },
  wrong: {
    bg: 'error',
    backgroundImage: stripes,
    _highContrast: { ...system, bg: 'Canvas', backgroundImage: systemStripes },
  },
  blank: { bg: 'bg.track', _highContrast: { ...system, bg: 'Canvas' } },
} as const;

const kinds = [
  ['correct', 'results.correct'],
  ['wrong', 'results.wrong'],
  ['blank', 'results.blank'],
] as const;

export function SubjectBars({ subjects }: { readonly subjects: readonly ReviewSubject[] }) {
  const { t, digits } = useI18n();
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg" mb="4">
        {t(subjects[0]?.name ? 'results.bySubject' : 'results.answers')}
      </Heading>
      <Stack gap="5">
        {subjects.map(({ id, name, score, totalPoints, correctCount, wrongCount, blankCount }) => {
          const counts = { correct: correctCount, wrong: wrongCount, blank: blankCount };
          return (
            <Box key={id}>
              {name && (
                <Flex align="baseline" justify="space-between" gap="3" mb="1">
                  <Heading as="h3" size="sm">
                    {name}
                  </Heading>
                  <Text fontVariantNumeric="tabular-nums">
                    {t('results.scoreOf', {
                      score: exactNumber(score, digits),
                      total: exactNumber(totalPoints, digits),
                    })}
                  </Text>
                </Flex>
              )}
              <Flex
                aria-hidden="true"
                h="3"
                gap="2px"
                borderRadius="full"
                overflow="hidden"
                css={{ printColorAdjust: 'exact' }}
              >
                {kinds.map(
                  ([kind]) =>
                    counts[kind] > 0 && (
                      <Box key={kind} flex={`${counts[kind]} 0 0`} {...fills[kind]} />
                    ),
                )}
              </Flex>
              <Flex wrap="wrap" columnGap="5" mt="1" fontSize="sm" color="fg.muted">
                {kinds.map(([kind, textKey]) => (
                  <Flex key={kind} as="span" align="center" gap="1.5">
                    <chakra.span
                      aria-hidden="true"
                      w="3"
                      h="3"
                      borderRadius="2px"
                      css={{ printColorAdjust: 'exact' }}
                      {...fills[kind]}
                    />
                    {t(textKey, { count: counts[kind] })}
                  </Flex>
                ))}
              </Flex>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
