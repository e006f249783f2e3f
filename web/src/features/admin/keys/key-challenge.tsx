/**
 * A challenge of the queue: exam, question, the student's words, and the ways to decide: correct
 * the question, or refuse with an answer.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import type { KeyChallengesRouteQuery } from './generated/key-challenges.route.ts';
import { RefuseKeyChallengeForm } from './refuse-key-challenge.form.tsx';

interface KeyChallengeProps {
  readonly challenge: NonNullable<KeyChallengesRouteQuery['keyChallenges']>['nodes'][number];
  /** Stored by the page, so that it is kept while another part of the list is shown. */
  readonly typedAnswer: string;
  readonly onType: (answer: string) => void;
  readonly onRefused: () => void;
  readonly onReload: () => void;
}

export function KeyChallenge({
  challenge,
  typedAnswer,
  onType,
  onRefused,
  onReload,
}: KeyChallengeProps) {
  const { t, dateTime } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const {
    id,
    examKind,
    examId,
    examTitle,
    questionId,
    questionText,
    reason,
    createdAt,
    state,
    answer,
    decidedAt,
    studentName,
  } = challenge;
  const student = studentName ?? t('keys.noName');
  const questionAt = paths.examKeys(
    examKind === 'SINGLE' ? 'single' : 'multi-subject',
    examId,
    questionId,
  );

  const cancel = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box as="li" p="4" bg="bg.panel" borderWidth="1px" borderRadius="md" minW="0">
      <Text fontWeight="semibold">{examTitle ?? t('keys.noExam')}</Text>
      {questionText ? (
        <RichHtml html={questionText.html} />
      ) : (
        <Text>{t('keys.removedQuestion')}</Text>
      )}
      <chakra.blockquote
        my="3"
        ps="3"
        borderInlineStartWidth="3px"
        borderInlineStartColor="accent"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {reason}
      </chakra.blockquote>
      <Text fontSize="sm" color="fg.muted">
        {t('keys.sentBy', { student, time: dateTime(createdAt) })}
      </Text>
      {state !== 'OPEN' && decidedAt && (
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          <chakra.span color="fg.muted">
            {t(state === 'ACCEPTED' ? 'keys.acceptedAt' : 'keys.refusedAt', {
              time: dateTime(decidedAt),
            })}
          </chakra.span>{' '}
          {answer}
        </Text>
      )}
      <Flex wrap="wrap" gap="3" mt="3">
        <ButtonLink
          variant="outline"
          to={questionAt}
          aria-label={t('keys.toQuestionOf', { student, exam: examTitle ?? t('keys.noExam') })}
        >
          {t('keys.toQuestion')}
        </ButtonLink>
        {state === 'OPEN' && (
          <Button
            ref={button}
            variant="outline"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('keys.askRefuse')}
          </Button>
        )}
      </Flex>
      {isOpen && state === 'OPEN' && (
        <RefuseKeyChallengeForm
          id={id}
          answer={typedAnswer}
          onChange={onType}
          onRefused={onRefused}
          onCancel={cancel}
          onReload={onReload}
        />
      )}
    </Box>
  );
}
