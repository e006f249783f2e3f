/** The multi-subject exam in the exam room: its two mutations, the mandatory-subject check, and what happens after the hand-in. */

import { missingMandatorySubjects } from '@alokpath/exam-rules/mandatory';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerSheet } from '../../exam-room/attempt-store.ts';
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
import { toastSuccess } from '../../ui/toast.tsx';
import { forgetOldReview } from './forget-old-review.ts';
import {
  StartMultiSubjectExamDocument,
  type StartMultiSubjectExamMutation,
  SubmitMultiSubjectExamDocument,
  type SubmitMultiSubjectExamMutation,
} from './generated/mcq-exam.route.ts';
import { SubjectPaper } from './subject-paper.tsx';

type Paper = StartMultiSubjectExamMutation['startMultiSubjectExam']['paper'];
type Submitted = SubmitMultiSubjectExamMutation['submitMultiSubjectExam'];

interface McqExamProps {
  readonly userId: string;
  readonly examId: string;
  readonly resultId: string | null;
}

const sectionsOf = (paper: Paper | null): Section[] =>
  (paper?.subjects ?? []).map(({ id, name, mandatory, questions }) => ({
    id,
    name,
    mandatory,
    questionIds: questions.map((question) => question.id),
  }));

export function McqExam({ userId, examId, resultId }: McqExamProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const alert = useAlert();
  const leave = useLeaveExam(paths.examResult(userId, examId), paths.courses());
  const [subjectId, setSubjectId] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ readonly questionId: string } | null>(null);

  const [state, attempt] = useAttempt<Paper, Submitted>({
    key: { userId, kind: 'multi-subject', examId },
    resultId,
    start: async () => {
      const input = { examId, ...(resultId && { resultId }) };
      const { data } = await client.mutate({ mutation: StartMultiSubjectExamDocument, variables: { input }, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The exam did not come.');
      const { ticket, paper } = data.startMultiSubjectExam;
      return { ticket, paper, title: paper.exam.title, timeLimitMinutes: paper.exam.timeLimitMinutes };
    },
    submit: async (ticket, { chosen, sealed }) => {
      const answers = Object.entries(chosen).map(([questionId, selectedOptionIds]) => ({
        questionId,
        selectedOptionIds: [...selectedOptionIds],
      }));
      const { data } = await client.mutate({
        mutation: SubmitMultiSubjectExamDocument,
        variables: { input: { ticket, answers, automatic: sealed === 'time-up' } },
        update: (cache, { data: answer }) => answer && forgetOldReview(cache, userId, answer.submitMultiSubjectExam.result),
      });
      if (!data) throw new Error('The hand-in was not answered.');
      return data.submitMultiSubjectExam;
    },
  });
  const { phase, head, paper, sheet } = state;
  const seconds = useCountdown(phase === 'running' ? head : null, () => void attempt.timeUp());
  const sections = sectionsOf(paper);
  const subject = paper?.subjects.find(({ id }) => id === subjectId) ?? paper?.subjects[0];

  const finish = useEffectEvent(async ({ sealed }: AnswerSheet) => {
    if (sealed === 'time-up') await alert(t('exams.timeUp'));
    else toastSuccess(t('exams.handedIn'));
    leave();
  });
  useEffect(() => {
    if (phase === 'submitted') void finish(attempt.getState().sheet);
  }, [phase, attempt]);

  useEffect(() => {
    if (!wanted) return;
    const card = document.getElementById(questionElementId(wanted.questionId));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [wanted]);

  const go = (sectionId: string, questionId: string) => {
    setSubjectId(sectionId);
    setWanted({ questionId });
  };

  const submit = async () => {
    const subjects = sections.map((section) => ({ ...section, subjectName: section.name ?? '' }));
    const [missing] = missingMandatorySubjects(subjects, (id) => (sheet.chosen[id]?.length ?? 0) > 0);
    if (!missing) return attempt.handIn();
    await alert(t('exams.mandatoryMissing', { subject: missing.subjectName }));
    go(missing.id, missing.questionIds[0] ?? '');
  };

  const putAway = async () => {
    await attempt.putAway();
    leave();
  };

  return (
    <ExamFrame
      state={state}
      seconds={seconds}
      sections={sections}
      onSubmit={() => void submit()}
      onRetry={() => void attempt.open()}
      onPutAway={() => void putAway()}
      onGo={go}
      wayBack={
        <ButtonLink variant="outline" to={paths.admissionCourses()}>
          {t('exams.backToCourses')}
        </ButtonLink>
      }
    >
      {paper && subject && (
        <SubjectPaper
          paper={paper}
          subject={subject}
          sheet={sheet}
          isFrozen={sheet.sealed !== null || phase === 'submitted'}
          onSubject={setSubjectId}
          onChange={attempt.change}
        />
      )}
    </ExamFrame>
  );
}
