/** The questions of an exam as plain text, to recognize a draft by. */
import { Stack, Text } from '@chakra-ui/react';
import { questionText } from '../exam-differences.tsx';
import { type ExamValues, isEmptyQuestion, isEmptyWritten } from '../exam-values.ts';

interface ExamPreviewProps {
  readonly kind: 'exam' | 'paper';
  readonly values: ExamValues;
}

export function ExamPreview({ kind, values }: ExamPreviewProps) {
  const { type, subjects, writtenQuestions } = values;
  const isMcq = kind === 'paper' || type === 'MCQ';
  const texts = isMcq
    ? subjects.flatMap(({ name, questions }) => [
        ...(name.trim() ? [name] : []),
        ...questions.filter((question) => !isEmptyQuestion(question)).map(questionText),
      ])
    : writtenQuestions
        .filter((question) => !isEmptyWritten(question))
        .map(({ text, answerGuidelines }) => [text, answerGuidelines].filter(Boolean).join('\n'));
  return (
    <Stack gap="3">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions can be equal
        <Text key={index} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
