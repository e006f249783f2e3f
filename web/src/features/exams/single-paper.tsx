/** The sheet of a single exam: questions with options, or questions to be answered by a PDF each. */
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { AnswerSheet } from '../../exam-room/attempt-store.ts';
import { QuestionCard } from '../../exam-room/question-card.tsx';
import { toggleUnsure } from '../../exam-room/sections.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { StartExamMutation } from './generated/exam.route.ts';
import { WrittenAnswer } from './written-answer.tsx';

interface SinglePaperProps {
  readonly paper: StartExamMutation['startExam']['paper'];
  readonly ticket: string;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: (sheet: AnswerSheet) => AnswerSheet) => void;
}

const none: readonly string[] = [];

const setOption =
  (questionId: string, optionId: string) =>
  (sheet: AnswerSheet): AnswerSheet => ({
    ...sheet,
    chosen: { ...sheet.chosen, [questionId]: [optionId] },
  });

const setFile =
  (questionId: string, file: { name: string; url: string }) =>
  (sheet: AnswerSheet): AnswerSheet => ({
    ...sheet,
    files: { ...sheet.files, [questionId]: file },
  });

export function SinglePaper({ paper: { exam, questions, writtenQuestions }, ticket, sheet, isFrozen, onChange }: SinglePaperProps) {
  const { t } = useI18n();
  const choose = (questionId: string, optionId: string) => onChange(setOption(questionId, optionId));
  const markUnsure = (questionId: string) => onChange(toggleUnsure(questionId));
  const costs = exam.negativeMarkingPercentage;

  return (
    <>
      <Heading as="h1" size="xl">
        {exam.title}
      </Heading>
      <Text mt="1" color="fg.muted">
        {t('exams.singleFacts', { minutes: exam.timeLimitMinutes, marks: exam.totalMarks })}
      </Text>
      <Box my="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent" color="fg.muted" fontSize="sm">
        {exam.type === 'WRITTEN' ? (
          <Text>{t('exams.writtenHelp')}</Text>
        ) : (
          <>
            <Text>{t('exams.choiceChanges')}</Text>
            {costs > 0 && (
              <Text fontWeight="semibold" color="accent.fg">
                {t('exams.blankCosts', { percent: costs })}
              </Text>
            )}
          </>
        )}
      </Box>
      <Stack gap="4">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            choice="one"
            selected={sheet.chosen[question.id] ?? none}
            isUnsure={sheet.unsure.includes(question.id)}
            isFrozen={isFrozen}
            onChoose={choose}
            onUnsure={markUnsure}
          />
        ))}
        {writtenQuestions.map((question, index) => (
          <WrittenAnswer
            key={question.id}
            question={question}
            number={questions.length + index + 1}
            ticket={ticket}
            file={sheet.files[question.id]}
            isFrozen={isFrozen}
            onUploaded={(file) => onChange(setFile(question.id, file))}
          />
        ))}
      </Stack>
    </>
  );
}
