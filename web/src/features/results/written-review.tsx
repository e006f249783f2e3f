/** The questions of a written exam with the handed-in PDFs and, once they may be seen, the guidelines for the answer. */
import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonRecipe } from '../../ui/button.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { SingleExamResult } from './review.ts';

type WrittenQuestions = NonNullable<SingleExamResult['writtenQuestions']>;

const FileLink = chakra('a', buttonRecipe);

export function WrittenReview({ questions }: { readonly questions: WrittenQuestions }) {
  const { t, digits } = useI18n();
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="lg" mb="4">
        {t('results.questions')}
      </Heading>
      <Stack gap="4">
        {questions.map(({ id, text, answerGuidelines, answerPdfUrl, marks, comment }, index) => (
          <Box key={id} as="article" p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="md">
            <Box display="flex" gap="3" mb="3" fontSize="lg" lineHeight="snug">
              <chakra.span fontWeight="semibold" color="primary.fg">
                {digits(index + 1)}.
              </chakra.span>
              <RichHtml html={text.html} />
            </Box>
            {answerPdfUrl ? (
              <FileLink variant="outline" href={answerPdfUrl} target="_blank" rel="noreferrer">
                {t('results.myPdf')}
              </FileLink>
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
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
