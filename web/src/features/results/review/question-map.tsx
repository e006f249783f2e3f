/**
 * All questions of the paper as numbered cells with their outcome, grouped by subject: an overview,
 * and the way to each question.
 */
import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Cells } from './question-map-style.ts';
import { type NumberedQuestion, type Outcome, outcomeNames, outcomeOf } from './review.ts';

interface QuestionMapProps {
  readonly questions: readonly NumberedQuestion[];
  /** The ids of the questions marked as unsure in the exam. */
  readonly marked: ReadonlySet<string>;
  readonly onGo: (item: NumberedQuestion) => void;
}

export const MAP_ID = 'question-map';

const outcomes: readonly Outcome[] = ['correct', 'wrong', 'blank', 'adjusted'];

export function QuestionMap({ questions, marked, onGo }: QuestionMapProps) {
  'use memo';
  const { t, digits } = useI18n();
  const subjectIds = [...new Set(questions.map(({ subjectId }) => subjectId))];
  const subjects = subjectIds.map((id) => ({
    id,
    items: questions.filter(({ subjectId }) => subjectId === id),
  }));
  const presentOutcomes = outcomes.filter((outcome) =>
    questions.some(({ question }) => outcomeOf(question) === outcome),
  );

  return (
    <Box
      as="nav"
      id={MAP_ID}
      tabIndex={-1}
      mt="8"
      scrollMarginTop="5rem"
      aria-labelledby={`${MAP_ID}-title`}
      _focus={{ outline: 'none' }}
    >
      <Heading as="h2" size="lg" mb="4" id={`${MAP_ID}-title`}>
        {t('results.map')}
      </Heading>
      <Stack gap="5">
        {subjects.map(({ id, items }) => (
          <Box key={id} css={{ breakInside: 'avoid' }}>
            {items[0]?.subjectName && (
              <Heading as="h3" size="sm" mb="2">
                {items[0].subjectName}
              </Heading>
            )}
            <Cells>
              {items.map((item) => {
                const outcome = outcomeOf(item.question);
                const labelParts = [
                  t('results.mapQuestion', { number: item.number }),
                  t(outcomeNames[outcome]),
                ];
                if (marked.has(item.question.id)) labelParts.push(t('results.unsure'));
                return (
                  <button
                    key={item.question.id}
                    type="button"
                    className="cell"
                    data-outcome={outcome}
                    aria-label={labelParts.join(', ')}
                    onClick={() => onGo(item)}
                  >
                    {digits(item.number)}
                  </button>
                );
              })}
            </Cells>
          </Box>
        ))}
      </Stack>
      <Flex
        aria-hidden="true"
        wrap="wrap"
        columnGap="4"
        rowGap="2"
        mt="4"
        fontSize="sm"
        color="fg.muted"
      >
        {presentOutcomes.map((outcome) => (
          <Flex key={outcome} align="center" gap="2">
            <Cells w="8" gridTemplateColumns="1fr">
              <Box className="cell" minH="8" data-outcome={outcome} />
            </Cells>
            {t(outcomeNames[outcome])}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
