/**
 * One written question to mark: question, guidelines and PDF, and beside them the fields for marks
 * and comment.
 */
import { Box, chakra, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field } from '../../../ui/forms/input.tsx';
import { AnswerFrame } from '../answer-files/answer-frame.tsx';
import { PagesState } from '../answer-files/pages-state.tsx';
import type { RenewUrl } from '../answer-files/use-answer-url.ts';
import { CommentArea, MAX_COMMENT } from './comment-field.tsx';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import type { MarkValues } from './given-marks.ts';
import { BothMarksOfQuestion } from './reconcile/both-marks-of-question.tsx';
import type { Reconcile_MarkFragment } from './reconcile/generated/reconcile.route.ts';

type Question = NonNullable<Marking_SubmissionFragment['writtenQuestions']>[number];

interface MarkedQuestionProps {
  readonly form: UseFormReturn<MarkValues>;
  readonly question: Question;
  readonly index: number;
  /** The number of questions. */
  readonly count: number;
  /** The marks of the exam; its questions have none of their own. */
  readonly totalMarks: number;
  /** The marks of the two markers, if the form sets the final marks. */
  readonly markerMarks?: readonly Reconcile_MarkFragment[] | undefined;
  /** Fetches a new URL for the PDF when the old one has expired. */
  readonly onRenewFile: RenewUrl;
  /** Opens the list of reusable comments; omitted if the server stores none. */
  readonly onReuse?: (() => void) | undefined;
  readonly onKeep?: (() => void) | undefined;
}

export function MarkedQuestion({
  form,
  question,
  index,
  count,
  totalMarks,
  markerMarks,
  onRenewFile,
  onReuse,
  onKeep,
}: MarkedQuestionProps) {
  'use no memo'; // react-hook-form mutates its objects
  const { t, digits } = useI18n();
  const id = useId();
  const { text, answerGuidelines, answerPdfUrl, answerPages } = question;
  const numberText = digits(index + 1);
  const errors = form.formState.errors.questions?.[index];
  const error = errors?.marks?.message;
  const commentError = errors?.comment?.message;
  return (
    <Box
      as="article"
      data-question={index}
      aria-label={t('markingqueue.questionOf', { number: numberText, total: digits(count) })}
      scrollMarginTop="4"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
    >
      <Flex gap="3" mb="3" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg">
          {numberText}.
        </chakra.span>
        <RichHtml html={text.html} />
      </Flex>
      {answerGuidelines && (
        <Box mb="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
          <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
            {t('marking.guidelines')}
          </Text>
          <RichHtml html={answerGuidelines.html} />
        </Box>
      )}
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap="5">
        <Box minW="0">
          {answerPdfUrl ? (
            <>
              <PagesState pages={answerPages} reader="teacher" />
              <AnswerFrame
                title={t('marking.answer', { number: numberText })}
                pageUrl={answerPdfUrl}
                version={answerPages?.arrived ?? null}
                onRenew={onRenewFile}
              />
            </>
          ) : (
            <Text color="fg.muted">{t('marking.noPdf')}</Text>
          )}
        </Box>
        <Stack gap="3" position={{ lg: 'sticky' }} top="20" alignSelf="start">
          {markerMarks && (
            <BothMarksOfQuestion markerMarks={markerMarks} questionId={question.id} />
          )}
          <Box maxW="12rem">
            <Field
              label={t('marking.marks', { number: numberText })}
              hint={t(count === 1 ? 'marking.ofTotal' : 'marking.ofTotalTogether', {
                total: digits(totalMarks),
              })}
              error={error}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="next"
                  {...form.register(`questions.${index}.marks`)}
                />
              )}
            </Field>
          </Box>
          <Box>
            <chakra.label htmlFor={`${id}-comment`} display="block" mb="1" fontWeight="semibold">
              {t('marking.comment', { number: numberText })}
            </chakra.label>
            <CommentArea
              id={`${id}-comment`}
              rows={4}
              maxLength={MAX_COMMENT}
              aria-invalid={commentError ? true : undefined}
              aria-describedby={commentError ? `${id}-comment-error` : undefined}
              {...form.register(`questions.${index}.comment`)}
            />
            {commentError && (
              <Text id={`${id}-comment-error`} color="error.fg">
                {commentError}
              </Text>
            )}
          </Box>
          {onReuse && onKeep && (
            <Flex wrap="wrap" gap="2">
              <Button
                variant="outline"
                aria-label={t('markingqueue.reuseFor', { number: numberText })}
                onClick={onReuse}
              >
                {t('markingqueue.reuse')}
              </Button>
              <Button
                variant="ghost"
                aria-label={t('markingqueue.keepOf', { number: numberText })}
                onClick={onKeep}
              >
                {t('markingqueue.keep')}
              </Button>
            </Flex>
          )}
        </Stack>
      </Grid>
    </Box>
  );
}
