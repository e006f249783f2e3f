/** The questions of a written exam with the submitted PDFs and, once released, the guidelines. */
import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RichHtml } from '../../../ui/content/rich-html.tsx';
import { AnswerLink } from '../answer-files/answer-link.tsx';
import { resultAnswerUrl, solutionUrl } from '../answer-files/answer-urls.ts';
import { PagesState } from '../answer-files/pages-state.tsx';
import type { SingleExamResult } from './review.ts';

type WrittenQuestions = NonNullable<SingleExamResult['writtenQuestions']>;

interface WrittenReviewProps {
  readonly questions: WrittenQuestions;
  /** The owner of the result. */
  readonly userId: string;
  readonly examId: string;
}

export function WrittenReview({ questions, userId, examId }: WrittenReviewProps) {
  const client = useApolloClient();
  const { t, digits } = useI18n();
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="lg" mb="4">
        {t('results.questions')}
      </Heading>
      <Stack gap="4">
        {questions.map(
          (
            {
              id,
              text,
              answerGuidelines,
              answerPdfUrl,
              solutionPdfUrl,
              answerPages,
              marks,
              comment,
            },
            index,
          ) => (
            <Box
              key={id}
              as="article"
              p={{ base: '4', md: '5' }}
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="md"
            >
              <Box display="flex" gap="3" mb="3" fontSize="lg" lineHeight="snug">
                <chakra.span fontWeight="semibold" color="primary.fg">
                  {digits(index + 1)}.
                </chakra.span>
                <RichHtml html={text.html} />
              </Box>
              {answerPdfUrl ? (
                <>
                  <PagesState pages={answerPages} reader="student" />
                  <AnswerLink
                    pageUrl={answerPdfUrl}
                    onRenew={() => resultAnswerUrl(client, { userId, examId, questionId: id })}
                  >
                    {t('results.myPdf')}
                  </AnswerLink>
                </>
              ) : (
                <Text color="fg.muted">{t('results.noPdf')}</Text>
              )}
              {marks !== null && (
                <Text mt="3" fontWeight="semibold">
                  {t('results.marksGiven', { marks: digits(marks) })}
                </Text>
              )}
              {comment && (
                <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
                  <chakra.span color="fg.muted">{t('results.markerSays')}</chakra.span> {comment}
                </Text>
              )}
              {answerGuidelines && (
                <Box mt="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent">
                  <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
                    {t('results.guidelines')}
                  </Text>
                  <RichHtml html={answerGuidelines.html} />
                </Box>
              )}
              {solutionPdfUrl && (
                <Box mt="3">
                  <AnswerLink
                    pageUrl={solutionPdfUrl}
                    onRenew={() => solutionUrl(client, { userId, examId, questionId: id })}
                  >
                    {t('results.solutionPdf')}
                  </AnswerLink>
                </Box>
              )}
            </Box>
          ),
        )}
      </Stack>
    </Box>
  );
}
