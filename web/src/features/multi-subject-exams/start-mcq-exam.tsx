/** The start page of a multi-subject exam. */

import { useI18n } from '../../i18n/i18n.tsx';
import { usePaperLoading } from '../exam-room/attempt/paper/loaded-paper.ts';
import { StartOfExam } from '../exam-room/components/start/start-of-exam.tsx';
import { StartPage } from '../exam-room/components/start/start-page.tsx';
import { useMcqExamBeforeQuery, useMcqExamOutlineQuery } from './generated/mcq-exam.route.ts';

interface StartMcqExamProps {
  readonly examId: string;
  readonly onReady: () => void;
  readonly onBack: () => void;
}

export function StartMcqExam({ examId, onReady, onBack }: StartMcqExamProps) {
  const { t, digits } = useI18n();
  const outline = useMcqExamOutlineQuery({ variables: { examId } });
  // A failed query must not look like a missing result, because a retake replaces the stored one.
  const earlierResult = useMcqExamBeforeQuery({ variables: { examId }, errorPolicy: 'none' });
  const exam = outline.data?.multiSubjectExam;
  usePaperLoading(examId, exam?.paperUrl);
  const result = earlierResult.data?.multiSubjectExam?.myResult;
  const mandatory =
    exam?.subjects.filter((subject) => subject.mandatory).map(({ name }) => name) ?? [];
  const before = () => {
    if (!exam || !result) return null;
    return result.totalScore === null
      ? t('start.againLater')
      : t('start.againScore', { score: result.totalScore, total: exam.totalPoints });
  };
  const percent = exam?.negativeMarkingPercentage ?? 0;

  return (
    <StartOfExam queries={[outline, earlierResult]} onBack={onBack}>
      {exam && (
        <StartPage
          title={exam.title}
          details={[
            [t('start.minutes'), t('start.minutesValue', { count: exam.timeLimitMinutes })],
            [t('start.questions'), digits(exam.questionCount)],
            [t('start.marks'), digits(exam.totalPoints)],
            ...(mandatory.length > 0
              ? [[t('start.mandatory'), mandatory.join(', ')] as const]
              : []),
          ]}
          rules={[
            t('start.clock'),
            percent > 0 ? t('start.costs', { percent, marks: percent / 100 }) : t('start.free'),
            t('start.stays'),
            ...(mandatory.length > 0 ? [t('start.mandatoryRule')] : []),
            t('start.zero'),
            t('start.nothing'),
          ]}
          release={exam.release}
          before={before()}
          onReady={onReady}
          onBack={onBack}
        />
      )}
    </StartOfExam>
  );
}
