/** All questions of the paper as numbers, by subject: what is answered, what is blank, what is marked unsure; a press goes to the question. */
import { Box, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icons.tsx';
import type { AnswerSheet } from './attempt-store.ts';
import { countAnswered, isAnswered, type Section } from './sections.ts';

interface PaletteProps {
  readonly sections: readonly Section[];
  readonly sheet: AnswerSheet;
  readonly onGo: (sectionId: string, questionId: string) => void;
}

/** Blank: an open box. Answered: a full one. Unsure: a corner and a dashed edge. */
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
    gap: '1.5',
    '& .cell': {
      position: 'relative',
      minH: 'target',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      bg: 'bg.panel',
      color: 'fg',
    },
    '& .cell[data-answered]': { bg: 'primary', borderColor: 'primary', color: 'primary.contrast', fontWeight: 'semibold' },
    '& .cell[data-unsure]': { borderStyle: 'dashed', borderWidth: '2px', borderColor: 'accent' },
    '& .cell[data-unsure]::after': {
      content: '"?"',
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      px: '1',
      fontSize: '0.6875rem',
      lineHeight: '1.3',
      fontWeight: 'semibold',
      bg: 'accent',
      color: 'accent.contrast',
      borderEndStartRadius: 'sm',
    },
  },
});

export function Palette({ sections, sheet, onGo }: PaletteProps) {
  const { t, digits } = useI18n();
  let number = 0;
  return (
    <Stack gap="5">
      {sections.map((section) => {
        const answered = countAnswered(sheet, section.questionIds);
        return (
          <Box key={section.id}>
            <Flex align="baseline" justify="space-between" gap="2" mb="2">
              <Heading as="h3" size="sm">
                {section.name ?? t('exams.questions')}
              </Heading>
              <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {t('exams.answeredOf', { answered, total: section.questionIds.length })}
              </Box>
            </Flex>
            {section.mandatory && <MandatoryNote isDone={answered > 0} />}
            <Numbers>
              {section.questionIds.map((id) => {
                number += 1;
                const [done, unsure] = [isAnswered(sheet, id), sheet.unsure.includes(id)];
                const words = [t('exams.questionNumber', { number }), t(done ? 'exams.stateAnswered' : 'exams.stateBlank')];
                if (unsure) words.push(t('exams.stateUnsure'));
                return (
                  <button
                    key={id}
                    type="button"
                    className="cell"
                    data-answered={done || undefined}
                    data-unsure={unsure || undefined}
                    aria-label={words.join(', ')}
                    onClick={() => onGo(section.id, id)}
                  >
                    {digits(number)}
                  </button>
                );
              })}
            </Numbers>
          </Box>
        );
      })}
      <Legend hasUnsure={!sections.every(({ isWritten }) => isWritten)} />
    </Stack>
  );
}

function MandatoryNote({ isDone }: { readonly isDone: boolean }) {
  const { t } = useI18n();
  return (
    <Flex align="center" gap="1" mb="2" fontSize="sm" fontWeight="semibold" color={isDone ? 'primary.fg' : 'accent.fg'}>
      <Icon name={isDone ? 'check' : 'alert'} size="4" />
      {t(isDone ? 'exams.mandatoryDone' : 'exams.mandatoryOpen')}
    </Flex>
  );
}

function Legend({ hasUnsure }: { readonly hasUnsure: boolean }) {
  const { t, digits } = useI18n();
  const entries = [
    { words: t('exams.stateAnswered'), 'data-answered': true },
    { words: t('exams.stateBlank') },
    ...(hasUnsure ? [{ words: t('exams.stateUnsure'), 'data-unsure': true }] : []),
  ];
  return (
    <Flex aria-hidden="true" wrap="wrap" gap="4" pt="3" borderTopWidth="1px" fontSize="sm" color="fg.muted">
      {entries.map(({ words, ...state }) => (
        <Flex key={words} align="center" gap="2">
          <Numbers w="8" gridTemplateColumns="1fr">
            <Box className="cell" minH="8" display="grid" placeItems="center" {...state}>
              {/* The corner mark would cover it. */}
              {!('data-unsure' in state) && digits(1)}
            </Box>
          </Numbers>
          {words}
        </Flex>
      ))}
    </Flex>
  );
}
