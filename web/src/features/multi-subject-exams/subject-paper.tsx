/** The paper of one subject, with tabs for the others: rendering a hundred questions at once is too slow on cheap phones. */
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { addOption } from '../exam-room/attempt/sheet-changes.ts';
import { LOCKED_NOTE_ID } from '../exam-room/questions/option-row.tsx';
import { QuestionCard } from '../exam-room/questions/question-card.tsx';
import type { Place } from '../exam-room/questions/use-exam-position.ts';
import { useQuestionActions } from '../exam-room/questions/use-question-actions.ts';
import type { AnswerSheet, SheetUpdate } from '../exam-room/storage/attempt-store.ts';
import type { StartMultiSubjectExamMutation } from './generated/mcq-exam.route.ts';
import { SubjectTabs, tabIds } from './subject-tabs.tsx';

type Paper = StartMultiSubjectExamMutation['startMultiSubjectExam']['paper'];

interface SubjectPaperProps {
  readonly paper: Paper;
  readonly place: Place;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: SheetUpdate) => void;
}

const none: readonly string[] = [];

export function SubjectPaper({ paper: { exam, subjects }, place, sheet, isFrozen, onChange }: SubjectPaperProps) {
  const { t } = useI18n();
  const actions = useQuestionActions(onChange, addOption);
  const subject = subjects.find(({ id }) => id === place.sectionId);
  if (!subject) return null;
  const before = subjects.slice(0, subjects.indexOf(subject)).reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <>
      <Heading as="h1" size="xl">
        {exam.title}
      </Heading>
      <Text mt="1" color="fg.muted">
        {t('paper.paperFacts', { minutes: exam.timeLimitMinutes, percent: exam.negativeMarkingPercentage })}
      </Text>
      <SubjectTabs subjects={subjects} sheet={sheet} current={subject.id} onSelect={place.openSection} />
      <Box role="tabpanel" id={tabIds(subject.id).panel} aria-labelledby={tabIds(subject.id).tab}>
        <Text mb="4" ps="3" borderInlineStartWidth="3px" borderInlineStartColor="accent" color="fg.muted" fontSize="sm">
          {t('paper.selectionStays')}
        </Text>
        <VisuallyHidden id={LOCKED_NOTE_ID}>{t('paper.choiceStays')}</VisuallyHidden>
        <Stack gap="4">
          {subject.questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={before + index + 1}
              choice="many"
              selected={sheet.chosen[question.id] ?? none}
              crossedOut={sheet.crossedOut[question.id] ?? none}
              isUnsure={sheet.unsure.includes(question.id)}
              isFrozen={isFrozen}
              actions={actions}
            />
          ))}
        </Stack>
      </Box>
    </>
  );
}
