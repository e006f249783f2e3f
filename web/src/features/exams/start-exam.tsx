/** The start page of a single exam. */

import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { usePaperLoading } from '../exam-room/attempt/paper/loaded-paper.ts';
import { StartOfExam } from '../exam-room/components/start/start-of-exam.tsx';
import { StartPage } from '../exam-room/components/start/start-page.tsx';
import { presentTime } from '../exam-room/sync/server-clock.ts';
import { useServerNow } from '../exam-room/sync/use-server-now.ts';
import {
  type ExamOutlineQuery,
  useExamBeforeQuery,
  useExamOutlineQuery,
} from './generated/exam.route.ts';

interface StartExamProps {
  readonly examId: string;
  readonly onReady: () => void;
  readonly onBack: () => void;
}

const REDRAW_MS = 1000;

type Outline = NonNullable<ExamOutlineQuery['exam']>;

function answeringRules(
  { type, negativeMarkingPercentage: percent }: Outline,
  t: Translate,
): string[] {
  if (type === 'WRITTEN') return [t('start.written')];
  const cost =
    percent > 0 ? t('start.costsBlank', { percent, marks: percent / 100 }) : t('start.free');
  return [cost, t('start.changes')];
}

/** Whether the exam opens later, by the server's clock. */
function useIsClosed(opensAt: string | null): boolean {
  const opening = opensAt === null ? 0 : Date.parse(opensAt);
  const isLater = opening > presentTime();
  const { now } = useServerNow(isLater ? REDRAW_MS : null);
  return isLater && opening > now;
}

export function StartExam({ examId, onReady, onBack }: StartExamProps) {
  const { t, digits, dateTime } = useI18n();
  const outline = useExamOutlineQuery({ variables: { examId } });
  // A failed query must not look like a missing result, because a retake replaces the stored one.
  const earlierResult = useExamBeforeQuery({ variables: { examId }, errorPolicy: 'none' });
  const exam = outline.data?.exam;
  const opensAt = exam?.startingDate;
  const isClosed = useIsClosed(opensAt ?? null);
  usePaperLoading(examId, isClosed ? null : exam?.paperUrl);
  const result = earlierResult.data?.exam?.myResult;

  const before = () => {
    if (!exam || !result) return null;
    if (result.visibility === 'RECEIPT') return t('start.againLater');
    if (result.score === null) return t('start.againUnmarked');
    return t('start.againScore', { score: result.score, total: exam.totalMarks });
  };
  return (
    <StartOfExam queries={[outline, earlierResult]} onBack={onBack}>
      {exam && (
        <StartPage
          title={exam.title}
          details={[
            [t('start.minutes'), t('start.minutesValue', { count: exam.timeLimitMinutes })],
            [t('start.questions'), digits(exam.questionCount)],
            [t('start.marks'), digits(exam.totalMarks)],
            [t('start.passing'), t('start.passingValue', { percent: exam.passingScorePercent })],
          ]}
          rules={[
            t('start.clock'),
            ...answeringRules(exam, t),
            t('start.zero'),
            t('start.nothing'),
          ]}
          release={exam.release}
          isMarked={exam.type === 'WRITTEN'}
          before={before()}
          notYet={
            isClosed && opensAt ? t('start.opens', { date: digits(dateTime(opensAt)) }) : null
          }
          onReady={onReady}
          onBack={onBack}
        />
      )}
    </StartOfExam>
  );
}
