/** The multi-subject exam in the exam room, and the messages after the submission. */
import { useApolloClient } from '@apollo/client/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { toastSuccess } from '../../ui/dialogs/toast.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { Section } from '../exam-room/attempt/paper/sections.ts';
import { useExamRoom } from '../exam-room/attempt/use-exam-room.tsx';
import { ExamFrame } from '../exam-room/components/exam-frame.tsx';
import {
  type McqPaper,
  type SubmittedMcqExam,
  startMcqExam,
  submitMcqExamOf,
} from './exam-mutations.ts';
import { StartMcqExam } from './start-mcq-exam.tsx';
import { SubjectPaper } from './subject-paper.tsx';

interface McqExamProps {
  readonly userId: string;
  readonly examId: string;
  readonly resultId: string | null;
}

const sectionsOf = (paper: McqPaper | null): Section[] =>
  (paper?.subjects ?? []).map(({ id, name, mandatory, questions }) => ({
    id,
    name,
    mandatory,
    questionIds: questions.map((question) => question.id),
  }));

export function McqExam({ userId, examId, resultId }: McqExamProps) {
  'use memo';
  const { t, digits } = useI18n();
  const client = useApolloClient();
  const { state, change, isFrozen, start, frame, dialogs } = useExamRoom<
    McqPaper,
    SubmittedMcqExam
  >({
    key: { userId, kind: 'multi-subject', examId },
    resultId,
    start: (attemptId) => startMcqExam(client, { examId, resultId, attemptId }),
    submit: submitMcqExamOf(client, userId),
    review: paths.examResult(userId, examId),
    fallback: paths.courses(),
    showResult: async (_, isTimeUp) => {
      if (!isTimeUp) toastSuccess(t('exams.submitted'));
    },
    describeResult: ({ result, exam }) =>
      result && result.totalScore !== null
        ? {
            text: t('exams.yourScore', {
              score: digits(result.totalScore),
              total: digits(exam.totalPoints),
            }),
            hasScore: true,
          }
        : {
            text: t(result?.releasedAt ? 'exams.shownLater' : 'exams.onlyReceived'),
            hasScore: false,
          },
  });
  const { paper, sheet } = state;

  return (
    <>
      <ExamFrame
        {...frame}
        review={paths.examResult(userId, examId)}
        startPage={<StartMcqExam examId={examId} {...start} />}
        sections={sectionsOf(paper)}
        wayBack={
          <ButtonLink variant="outline" to={paths.admissionCourses()}>
            {t('exams.backToCourses')}
          </ButtonLink>
        }
      >
        {(context) =>
          paper && (
            <SubjectPaper
              paper={paper}
              context={context}
              sheet={sheet}
              isFrozen={isFrozen}
              onChange={change}
            />
          )
        }
      </ExamFrame>
      {dialogs}
    </>
  );
}
