/**
 * A question of the exam with its options and its current correction, and the form that corrects
 * it.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { optionLetter } from '../../../i18n/option-letters.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { SourceText } from '../formulas/source-text.tsx';
import { CorrectKeyForm } from './correct-key.form.tsx';
import {
  type CorrectedExam,
  type Correction,
  kindNames,
  type NumberedQuestion,
} from './correction-values.ts';

interface QuestionCardProps {
  readonly exam: CorrectedExam;
  readonly item: NumberedQuestion;
  /** The newest correction of the question. */
  readonly current: Correction | undefined;
  /** `linked`: opened by the page's URL, which also moves the focus to the question. */
  readonly form: 'closed' | 'open' | 'linked';
  /** Opens or closes the form. */
  readonly onToggle: () => void;
  readonly onChanged: (isChanged: boolean) => void;
  /** Closes the form after a correction. */
  readonly onApplied: () => void;
}

export function QuestionCard({
  exam,
  item,
  current,
  form,
  onToggle,
  onChanged,
  onApplied,
}: QuestionCardProps) {
  const { t, lang, digits, date } = useI18n();
  const { question, number } = item;
  const heading = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLinked = form === 'linked';

  useEffect(() => {
    if (!isLinked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);

  return (
    <Box as="article" p={{ base: '3', md: '4' }} borderWidth="1px" borderRadius="md" minW="0">
      <Flex
        ref={heading}
        id={`question-${question.id}`}
        tabIndex={-1}
        gap="3"
        mb="2"
        scrollMarginTop="5rem"
        _focus={{ outline: 'none' }}
      >
        <chakra.span fontWeight="semibold" color="primary.fg" fontVariantNumeric="tabular-nums">
          {digits(number)}.
        </chakra.span>
        <Box minW="0" flex="1">
          <SourceText source={question.text} />
        </Box>
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {t('keys.points', { points: question.points })}
        </chakra.span>
      </Flex>
      <chakra.ul listStyleType="none" display="grid" gap="1" mb="2">
        {question.options.map((option, index) => (
          <Flex
            as="li"
            key={option.id}
            gap="2"
            wrap="wrap"
            align="center"
            px="2"
            py="1"
            bg={option.isCorrect ? 'primary.subtle' : undefined}
          >
            <chakra.span fontWeight="semibold">{optionLetter(index, lang)}</chakra.span>
            <SourceText source={option.text} />
            {option.isCorrect && (
              <Flex as="span" align="center" gap="1" fontSize="sm" color="primary.fg">
                <Icon name="check" size="4" />
                {t('admin.correct')}
              </Flex>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {current && (
        <Text mb="2" fontWeight="semibold">
          {t('keys.current', { kind: t(kindNames[current.kind]), date: date(current.correctedAt) })}
        </Text>
      )}
      <Button
        ref={button}
        variant="outline"
        aria-expanded={form !== 'closed'}
        aria-label={t('keys.correctNumber', { number })}
        onClick={onToggle}
      >
        <Icon name="edit" size="4" />
        {t('keys.correct')}
      </Button>
      {form !== 'closed' && (
        <CorrectKeyForm
          exam={exam}
          item={item}
          current={current}
          takesFocus={!isLinked}
          onChanged={onChanged}
          onCancel={() => {
            onToggle();
            button.current?.focus();
          }}
          onApplied={() => {
            onApplied();
            button.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
