/** The single exam in the exam room, and after the hand-in the score, then back on OK (specification, section 4). */
import { useApolloClient } from '@apollo/client/react';
import { ExamFrame } from '../../exam-room/exam-frame.tsx';
import type { Section } from '../../exam-room/sections.ts';
import { useExamRoom } from '../../exam-room/use-exam-room.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { blankCost, unanswered } from './blank-cost.ts';
import { type SinglePaperOfExam, type SubmittedExam, startExam, submitExamOf } from './exam-mutations.ts';
import { SinglePaper } from './single-paper.tsx';

interface SingleExamProps {
  readonly userId: string;
  readonly examId: string;
  readonly resultId: string | null;
}

function sectionsOf(paper: SinglePaperOfExam | null): Section[] {
  if (!paper) return [];
  const questions = [...paper.questions, ...paper.writtenQuestions];
  return [
    {
      id: paper.exam.id,
      name: null,
      mandatory: false,
      isWritten: paper.questions.length === 0,
      questionIds: questions.map(({ id }) => id),
    },
  ];
}

export function SingleExam({ userId, examId, resultId }: SingleExamProps) {
  'use memo';
  const { t, digits } = useI18n();
  const client = useApolloClient();
  const alert = useAlert();

  const scoreWords = ({ result, exam }: SubmittedExam) => {
    if (result.__typename !== 'SingleExamResult' || result.score === null) return t('exams.willBeMarked');
    const score = t('exams.yourScore', { score: digits(result.score), total: digits(exam.totalMarks) });
    return result.passed === null ? score : `${score} ${t(result.passed ? 'exams.passed' : 'exams.notPassed')}`;
  };

  const { state, change, isFrozen, frame, dialogs } = useExamRoom<SinglePaperOfExam, SubmittedExam>({
    key: { userId, kind: 'single', examId },
    resultId,
    start: () => startExam(client, examId, resultId),
    submit: submitExamOf(client, userId),
    review: paths.examResult(userId, examId),
    fallback: paths.exams(),
    tell: (submitted) => alert(scoreWords(submitted)),
  });
  const { head, paper, sheet } = state;

  return (
    <>
      <ExamFrame
        {...frame}
        sections={sectionsOf(paper)}
        blankCost={paper ? blankCost(paper.exam, unanswered(paper.questions, sheet)) : 0}
        wayBack={
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('exams.backToCourses')}
          </ButtonLink>
        }
      >
        {() => paper && head && <SinglePaper paper={paper} head={head} sheet={sheet} isFrozen={isFrozen} onChange={change} />}
      </ExamFrame>
      {dialogs}
    </>
  );
}
