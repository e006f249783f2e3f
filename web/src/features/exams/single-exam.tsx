/** The single exam in the exam room: its mutations, and after the hand-in the score, then back on OK (specification, section 4). */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ExamFrame } from '../../exam-room/exam-frame.tsx';
import { useLeaveExam } from '../../exam-room/leave-exam.ts';
import { questionElementId } from '../../exam-room/question-card.tsx';
import type { Section } from '../../exam-room/sections.ts';
import { useAttempt } from '../../exam-room/use-attempt.ts';
import { useCountdown } from '../../exam-room/use-countdown.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { forgetOldReview } from './forget-old-review.ts';
import { StartExamDocument, type StartExamMutation, SubmitExamDocument, type SubmitExamMutation } from './generated/exam.route.ts';
import { SinglePaper } from './single-paper.tsx';

type Paper = StartExamMutation['startExam']['paper'];
type Submitted = SubmitExamMutation['submitExam'];

interface SingleExamProps {
  readonly userId: string;
  readonly examId: string;
  readonly resultId: string | null;
}

function sectionsOf(paper: Paper | null): Section[] {
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
  const { t, digits } = useI18n();
  const client = useApolloClient();
  const alert = useAlert();
  const leave = useLeaveExam(paths.examResult(userId, examId), paths.exams());
  const [wanted, setWanted] = useState<{ readonly questionId: string } | null>(null);

  const [state, attempt] = useAttempt<Paper, Submitted>({
    key: { userId, kind: 'single', examId },
    resultId,
    start: async () => {
      const input = { examId, ...(resultId && { resultId }) };
      const { data } = await client.mutate({ mutation: StartExamDocument, variables: { input }, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The exam did not come.');
      const { ticket, paper } = data.startExam;
      return { ticket, paper, title: paper.exam.title, timeLimitMinutes: paper.exam.timeLimitMinutes };
    },
    submit: async (ticket, { chosen, files }) => {
      const mcqAnswers = Object.entries(chosen).flatMap(([questionId, [selectedOptionId]]) =>
        selectedOptionId ? [{ questionId, selectedOptionId }] : [],
      );
      const writtenAnswers = Object.entries(files).map(([questionId, { url }]) => ({ questionId, answerPdfUrl: url }));
      const { data } = await client.mutate({
        mutation: SubmitExamDocument,
        variables: { input: { ticket, mcqAnswers, writtenAnswers } },
        update: (cache, { data: answer }) => answer && forgetOldReview(cache, userId, answer.submitExam.exam.myResult),
      });
      if (!data) throw new Error('The hand-in was not answered.');
      return data.submitExam;
    },
  });
  const { phase, head, paper, sheet } = state;
  const seconds = useCountdown(phase === 'running' ? head : null, () => void attempt.timeUp());

  const scoreWords = ({ result, exam }: Submitted) => {
    if (result.__typename !== 'SingleExamResult' || result.score === null) return t('exams.willBeMarked');
    const score = t('exams.yourScore', { score: digits(result.score), total: digits(exam.totalMarks) });
    return result.passed === null ? score : `${score} ${t(result.passed ? 'exams.passed' : 'exams.notPassed')}`;
  };

  const finish = useEffectEvent(async () => {
    const { result, sheet: handedIn } = attempt.getState();
    if (handedIn.sealed === 'time-up') await alert(t('exams.timeUp'));
    if (result) await alert(scoreWords(result));
    leave();
  });
  useEffect(() => {
    if (phase === 'submitted') void finish();
  }, [phase]);

  useEffect(() => {
    if (!wanted) return;
    const card = document.getElementById(questionElementId(wanted.questionId));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [wanted]);

  const putAway = async () => {
    await attempt.putAway();
    leave();
  };

  return (
    <ExamFrame
      state={state}
      seconds={seconds}
      sections={sectionsOf(paper)}
      onSubmit={() => void attempt.handIn()}
      onRetry={() => void attempt.open()}
      onPutAway={() => void putAway()}
      onGo={(_, questionId) => setWanted({ questionId })}
      wayBack={
        <ButtonLink variant="outline" to={paths.courses()}>
          {t('exams.backToCourses')}
        </ButtonLink>
      }
    >
      {paper && head && (
        <SinglePaper
          paper={paper}
          ticket={head.token}
          sheet={sheet}
          isFrozen={sheet.sealed !== null || phase === 'submitted'}
          onChange={attempt.change}
        />
      )}
    </ExamFrame>
  );
}
