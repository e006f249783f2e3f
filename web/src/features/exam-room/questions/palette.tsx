/**
 * All questions of the paper as numbered buttons, grouped by subject, with their state and the
 * current question.
 */
import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import {
  allQuestionIds,
  countAnswered,
  isAnswered,
  type Section,
} from '../attempt/paper/sections.ts';
import type { AnswerSheet } from '../storage/attempt-store.ts';
import { Numbers } from './palette-style.ts';

interface PaletteProps {
  readonly sections: readonly Section[];
  readonly sheet: AnswerSheet;
  /** The id of the current question. */
  readonly current: string | null;
  readonly onGo: (questionId: string) => void;
}

export function Palette({ sections, sheet, current, onGo }: PaletteProps) {
  'use memo';
  const { t, digits } = useI18n();
  const ids = allQuestionIds(sections);
  return (
    <Stack gap="5">
      {sections.map((section) => (
        <Box key={section.id}>
          <SectionHead section={section} answered={countAnswered(sheet, section.questionIds)} />
          <Numbers>
            {section.questionIds.map((id) => {
              const number = ids.indexOf(id) + 1;
              const hasAnswer = isAnswered(sheet, id);
              const isUnsure = sheet.unsure.includes(id);
              const isCurrent = id === current;
              // The label includes the position, because not every screen reader announces
              // aria-current on buttons, or in Bengali.
              const labelParts = [
                t('paper.questionNumber', { number }),
                t(hasAnswer ? 'paper.stateAnswered' : 'paper.stateBlank'),
              ];
              if (isUnsure) labelParts.push(t('paper.stateUnsure'));
              if (isCurrent) labelParts.push(t('paper.stateCurrent'));
              return (
                <button
                  key={id}
                  type="button"
                  className="cell"
                  data-answered={hasAnswer || undefined}
                  data-unsure={isUnsure || undefined}
                  data-current={isCurrent || undefined}
                  aria-label={labelParts.join(', ')}
                  onClick={() => onGo(id)}
                >
                  {digits(number)}
                </button>
              );
            })}
          </Numbers>
        </Box>
      ))}
      <Legend hasUnsure={!sections.every(({ isWritten }) => isWritten)} />
    </Stack>
  );
}

/** Example: Physics 12/25 · mandatory · done */
function SectionHead({
  section: { name, mandatory, questionIds },
  answered,
}: {
  readonly section: Section;
  readonly answered: number;
}) {
  const { t } = useI18n();
  const isOpen = mandatory && answered === 0;
  const details = [t('paper.answeredOf', { answered, total: questionIds.length })];
  if (mandatory) details.push(t('paper.mandatory'), t(isOpen ? 'paper.needsAnswer' : 'paper.done'));
  return (
    <Box mb="2">
      {name && (
        <Heading as="h3" size="sm">
          {name}
        </Heading>
      )}
      <Flex
        gap="1"
        fontSize="sm"
        lineHeight="snug"
        fontVariantNumeric="tabular-nums"
        color={isOpen ? 'accent.fg' : 'fg.muted'}
      >
        {mandatory && <Icon name={isOpen ? 'alert' : 'check'} size="4" />}
        <span>{details.join(' · ')}</span>
      </Flex>
    </Box>
  );
}

function Legend({ hasUnsure }: { readonly hasUnsure: boolean }) {
  const { t, digits } = useI18n();
  const entries = [
    { label: t('paper.stateAnswered'), 'data-answered': true },
    { label: t('paper.stateBlank') },
    ...(hasUnsure ? [{ label: t('paper.stateUnsure'), 'data-unsure': true }] : []),
    { label: t('paper.stateCurrent'), 'data-current': true },
  ];
  return (
    <Flex
      aria-hidden="true"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      pt="3"
      borderTopWidth="1px"
      fontSize="sm"
      color="fg.muted"
    >
      {entries.map(({ label, ...state }) => (
        <Flex key={label} align="center" gap="2">
          <Numbers w="8" gridTemplateColumns="1fr">
            <Box className="cell" minH="8" display="grid" placeItems="center" {...state}>
              {/* Omitted if the cell has a mark in its corner, which would cover the digit. */}
              {!('data-unsure' in state || 'data-answered' in state) && digits(1)}
            </Box>
          </Numbers>
          {label}
        </Flex>
      ))}
    </Flex>
  );
}
