/**
 * Practice: the questions that brought no marks, one by one, without their answers. The stored
 * result does not change.
 */
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { NumberedQuestion, Review, ReviewedQuestion } from '../review/review.ts';
import { PracticeQuestion } from './practice-question.tsx';
import { isAnswerCorrect, practiceLink } from './practice-set.ts';
import { usePractice } from './use-practice.ts';

interface PracticeProps {
  readonly kind: Review['kind'];
  readonly questions: readonly NumberedQuestion<ReviewedQuestion>[];
}

export function Practice({ kind, questions: initialQuestions }: PracticeProps) {
  const { t } = useI18n();
  const { search } = useLocation();
  const [{ questions, at, selected, verdict, missed }, step] = usePractice(initialQuestions);
  const current = questions[at];
  const isOnly = kind === 'single';

  return (
    <Box as="section">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        mb="4"
        p="4"
        borderRadius="md"
        bg="accent.subtle"
      >
        <Text fontWeight="semibold" color="accent.fg">
          {t('results.practiceNote')}
        </Text>
        <ButtonLink variant="outline" to={practiceLink(search, 'off')}>
          {t('results.backToReview')}
        </ButtonLink>
      </Flex>
      {questions.length === 0 && <Text color="fg.muted">{t('results.practiceNone')}</Text>}
      {current && (
        <>
          <Heading as="h2" size="md" mb="3" fontVariantNumeric="tabular-nums">
            {t('results.practiceAt', { at: at + 1, total: questions.length })}
          </Heading>
          <PracticeQuestion
            key={`${at} ${current.question.id}`}
            item={current}
            isOnly={isOnly}
            selected={selected}
            verdict={verdict}
            isLast={at === questions.length - 1}
            onChoose={(optionId) => step({ do: 'choose', optionId, isOnly })}
            onCheck={() =>
              step({ do: 'check', isRight: isAnswerCorrect(kind, current.question, selected) })
            }
            onNext={() => step({ do: 'next' })}
          />
        </>
      )}
      {!current && questions.length > 0 && (
        <Summary
          text={t('results.practiceScore', {
            right: questions.length - missed.length,
            total: questions.length,
          })}
        >
          {missed.length > 0 && (
            <Button variant="accent" onClick={() => step({ do: 'again', questions: missed })}>
              {t('results.practiseAgain', { count: missed.length })}
            </Button>
          )}
          <ButtonLink variant="outline" to={practiceLink(search, 'off')}>
            {t('results.backToReview')}
          </ButtonLink>
        </Summary>
      )}
    </Box>
  );
}

function Summary({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Box p={{ base: '5', md: '8' }} bg="bg.panel" borderWidth="1px" borderRadius="md" shadow="card">
      <Heading as="h2" size="lg" ref={heading} tabIndex={-1} _focus={{ outline: 'none' }}>
        {t('results.practiceDone')}
      </Heading>
      <Text mt="2" fontSize="lg" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
      <Flex wrap="wrap" gap="2" mt="5">
        {children}
      </Flex>
    </Box>
  );
}
