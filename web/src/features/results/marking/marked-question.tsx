/**
 * One written question to mark: question, guidelines, PDF, and the fields for marks and comment.
 */
import { Box, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { AnswerFrame } from '../answer-files/answer-frame.tsx';
import { PagesState } from '../answer-files/pages-state.tsx';
import type { RenewAddress } from '../answer-files/use-answer-address.ts';
import type { Marking_SubmissionFragment } from './generated/mark-written-exam.form.ts';
import { areMarks } from './given-marks.ts';

type Question = NonNullable<Marking_SubmissionFragment['writtenQuestions']>[number];

const MAX_COMMENT = 2000;

interface MarkedQuestionProps {
  readonly question: Question;
  readonly number: number;
  /** True after the first attempt to save: from then on, missing marks are shown as errors. */
  readonly isAsked: boolean;
  readonly given: { readonly marks: string; readonly comment: string };
  /** Fetches a new URL for the PDF when the old one has expired. */
  readonly onRenewFile: RenewAddress;
  readonly onChange: (change: { readonly marks?: string; readonly comment?: string }) => void;
}

export const marksFieldId = (questionId: string): string => `marks-${questionId}`;

export function MarkedQuestion({
  question,
  number,
  isAsked,
  given,
  onRenewFile,
  onChange,
}: MarkedQuestionProps) {
  const { t, digits } = useI18n();
  const { text, answerGuidelines, answerPdfUrl, answerPages } = question;
  const fieldId = marksFieldId(question.id);
  const shown = digits(number);
  return (
    <Box as="article" p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="md">
      <Flex gap="3" mb="3" fontSize="lg" lineHeight="snug">
        <chakra.span fontWeight="semibold" color="primary.fg">
          {shown}.
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
      {answerPdfUrl ? (
        <>
          <PagesState pages={answerPages} reader="teacher" />
          <AnswerFrame
            title={t('marking.answer', { number: shown })}
            given={answerPdfUrl}
            version={answerPages?.arrived ?? null}
            onRenew={onRenewFile}
          />
        </>
      ) : (
        <Text color="fg.muted">{t('marking.noPdf')}</Text>
      )}
      <Box mt="4" maxW="12rem">
        <chakra.label htmlFor={fieldId} display="block" mb="1" fontWeight="semibold">
          {t('marking.marks', { number: shown })}
        </chakra.label>
        <Input
          id={fieldId}
          aria-invalid={isAsked && !areMarks(given.marks)}
          inputMode="decimal"
          autoComplete="off"
          value={given.marks}
          onChange={({ target }) => onChange({ marks: target.value })}
        />
      </Box>
      <Box mt="3">
        <CommentField
          label={t('marking.comment', { number: shown })}
          value={given.comment}
          onChange={(comment) => onChange({ comment })}
        />
      </Box>
    </Box>
  );
}

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** The id of the error message; undefined if there is none. */
  readonly errorId?: string | undefined;
}

/** A field for plain text of at most 2,000 characters. */
export function CommentField({ label, value, onChange, hint, errorId }: CommentFieldProps) {
  const id = useId();
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="semibold">
        {label}
      </chakra.label>
      {hint && (
        <Text id={`${id}-hint`} mb="1" fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      <chakra.textarea
        id={id}
        aria-describedby={[hint && `${id}-hint`, errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={errorId ? true : undefined}
        rows={3}
        maxLength={MAX_COMMENT}
        w="full"
        p="3"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="md"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
