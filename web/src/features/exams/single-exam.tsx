/**
 * The single exam in the exam room. After the submission it shows the score, then goes back on OK
 * (specification, section 4).
 */
import { useApolloClient } from '@apollo/client/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { useAlert } from '../../ui/dialogs/alert-dialog.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { Section } from '../exam-room/attempt/paper/sections.ts';
import { useExamRoom } from '../exam-room/attempt/use-exam-room.tsx';
import { ExamFrame } from '../exam-room/components/exam-frame.tsx';
import { addPageUrls, releasePages } from './answer-pages/finish-uploads.ts';
import { blankCost, unanswered } from './blank-cost.ts';
import {
  type SinglePaperOfExam,
  type SubmittedExam,
  startExam,
  submitExamOf,
} from './exam-mutations.ts';
import { SinglePaper } from './single-paper.tsx';
import { StartExam } from './start-exam.tsx';

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
    if (result?.__typename !== 'SingleExamResult') return t('exams.willBeMarked');
    if (result.visibility === 'RECEIPT')
      return t(result.releasedAt ? 'exams.shownLater' : 'exams.onlyReceived');
    if (result.score === null) return t('exams.willBeMarked');
    const score = t('exams.yourScore', {
      score: digits(result.score),
      total: digits(exam.totalMarks),
    });
    return result.passed === null
      ? score
      : `${score} ${t(result.passed ? 'exams.passed' : 'exams.notPassed')}`;
  };

  const { state, change, onSessionEnded, isFrozen, start, frame, dialogs } = useExamRoom<
    SinglePaperOfExam,
    SubmittedExam
  >({
    key: { userId, kind: 'single', examId },
    resultId,
    start: (attemptId) => startExam(client, { examId, resultId, attemptId }),
    submit: submitExamOf(client, userId),
    complete: (head, sheet) => addPageUrls(client, head, sheet),
    release: releasePages,
    review: paths.examResult(userId, examId),
    fallback: paths.exams(),
    // While pages are still on this device, the message mentions them instead of announcing the
    // marking.
    showResult: async (submitted, _, { left, refused, total }) => {
      if (refused > 0) await alert(t('written.refused', { refused, total }));
      await alert(left > 0 ? t('written.onTheWay', { left, total }) : scoreWords(submitted));
    },
  });
  const { head, paper, sheet } = state;

  return (
    <>
      <ExamFrame
        {...frame}
        review={paths.examResult(userId, examId)}
        startPage={<StartExam examId={examId} {...start} />}
        sections={sectionsOf(paper)}
        blankCost={paper ? blankCost(paper.exam, unanswered(paper.questions, sheet)) : 0}
        wayBack={
          <ButtonLink variant="outline" to={paths.courses()}>
            {t('exams.backToCourses')}
          </ButtonLink>
        }
      >
        {({ tools }) =>
          paper &&
          head && (
            <SinglePaper
              {...{ paper, tools, head, sheet, isFrozen, onSessionEnded }}
              onChange={change}
            />
          )
        }
      </ExamFrame>
      {dialogs}
    </>
  );
}
