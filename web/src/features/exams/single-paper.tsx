/**
 * The paper of a single exam: multiple-choice questions, or written questions answered by one PDF
 * each.
 */
import { Stack } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { setOption } from '../exam-room/attempt/sheet/sheet-changes.ts';
import type { PaperContext } from '../exam-room/components/open-exam.tsx';
import { PaperHead } from '../exam-room/components/paper-head.tsx';
import { QuestionCard } from '../exam-room/questions/question-card.tsx';
import { useQuestionActions } from '../exam-room/questions/use-question-actions.ts';
import type { AnswerSheet, AttemptHead, SheetUpdate } from '../exam-room/storage/attempt-store.ts';
import { blankCost } from './blank-cost.ts';
import type { SinglePaperOfExam } from './exam-mutations.ts';
import { WrittenAnswer } from './written-answer.tsx';

interface SinglePaperProps {
  readonly paper: SinglePaperOfExam;
  readonly tools: PaperContext['tools'];
  readonly head: AttemptHead;
  readonly sheet: AnswerSheet;
  readonly isFrozen: boolean;
  readonly onChange: (update: SheetUpdate) => void;
  /** Called when an upload waits for a login. */
  readonly onSessionEnded: () => void;
}

const none: readonly string[] = [];

export function SinglePaper({
  paper: { exam, questions, writtenQuestions },
  tools,
  head,
  sheet,
  isFrozen,
  onChange,
  onSessionEnded,
}: SinglePaperProps) {
  const { t } = useI18n();
  const actions = useQuestionActions(onChange, setOption);
  const isWritten = exam.type === 'WRITTEN';
  const percent = isWritten ? 0 : exam.negativeMarkingPercentage;

  return (
    <>
      <PaperHead
        title={exam.title}
        rule={percent > 0 ? t('paper.blankCosts', { percent }) : null}
        details={[
          t('paper.singleDetails', { minutes: exam.timeLimitMinutes, marks: exam.totalMarks }),
          t(isWritten ? 'paper.writtenHelp' : 'paper.choiceChanges'),
        ]}
        tools={tools}
      />
      <Stack gap="4">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            choice="one"
            selected={sheet.chosen[question.id] ?? none}
            crossedOut={sheet.crossedOut[question.id] ?? none}
            isUnsure={sheet.unsure.includes(question.id)}
            isFrozen={isFrozen}
            blankCost={blankCost(exam, [question])}
            actions={actions}
          />
        ))}
        {writtenQuestions.map((question, index) => (
          <WrittenAnswer
            key={question.id}
            question={question}
            number={questions.length + index + 1}
            head={head}
            sheet={sheet}
            isFrozen={isFrozen}
            onChange={onChange}
            onSessionEnded={onSessionEnded}
          />
        ))}
      </Stack>
    </>
  );
}
