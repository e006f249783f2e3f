/** The sheet of one subject, with tabs to the others: drawing a hundred questions at once is too much for a cheap phone. */
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { AnswerSheet } from '../../exam-room/attempt-store.ts';
import { LOCKED_NOTE_ID, QuestionCard } from '../../exam-room/question-card.tsx';
import { toggleUnsure } from '../../exam-room/sections.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StartMultiSubjectExamMutation } from './generated/mcq-exam.route.ts';
import { SubjectTabs, tabIds } from './subject-tabs.tsx';

type Paper = StartMultiSubjectExamMutation['startMultiSubjectExam']['paper'];

interface SubjectPaperProps {
  readonly paper: Paper;
  readonly subject: Paper['subjects'][number];
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onSubject: (subjectId: string) => void;
  readonly onChange: (update: (sheet: AnswerSheet) => AnswerSheet) => void;
}

const none: readonly string[] = [];

/** What is chosen stays chosen (specification, section 5): options are only ever added. */
const addOption =
  (questionId: string, optionId: string) =>
  (sheet: AnswerSheet): AnswerSheet => {
    const chosen = sheet.chosen[questionId] ?? none;
    return chosen.includes(optionId) ? sheet : { ...sheet, chosen: { ...sheet.chosen, [questionId]: [...chosen, optionId] } };
  };

export function SubjectPaper({ paper, subject, sheet, isFrozen, onSubject, onChange }: SubjectPaperProps) {
  const { t } = useI18n();
  const { exam, subjects } = paper;
  const before = subjects.slice(0, subjects.indexOf(subject)).reduce((sum, { questions }) => sum + questions.length, 0);

  const choose = (questionId: string, optionId: string) => onChange(addOption(questionId, optionId));
  const markUnsure = (questionId: string) => onChange(toggleUnsure(questionId));

  return (
    <>
      <Heading as="h1" size="xl">
        {exam.title}
      </Heading>
      <Text mt="1" color="fg.muted">
        {t('exams.paperFacts', { minutes: exam.timeLimitMinutes, percent: exam.negativeMarkingPercentage })}
      </Text>
      <SubjectTabs subjects={subjects} sheet={sheet} current={subject.id} onSelect={onSubject} />
      <Box role="tabpanel" id={tabIds(subject.id).panel} aria-labelledby={tabIds(subject.id).tab}>
        <Text mb="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent" color="fg.muted" fontSize="sm">
          {t('exams.selectionStays')}
        </Text>
        <VisuallyHidden id={LOCKED_NOTE_ID}>{t('exams.choiceStays')}</VisuallyHidden>
        <Stack gap="4">
          {subject.questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={before + index + 1}
              choice="many"
              selected={sheet.chosen[question.id] ?? none}
              isUnsure={sheet.unsure.includes(question.id)}
              isFrozen={isFrozen}
              onChoose={choose}
              onUnsure={markUnsure}
            />
          ))}
        </Stack>
      </Box>
    </>
  );
}
