/**
 * The sections of a review in order: the score with the next step, the question map, the numbers,
 * then the questions.
 */
import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ChallengeableReview } from '../key-corrections/challenged-result.tsx';
import { ScoreChanges } from '../key-corrections/score-changes.tsx';
import { MyLateAnswers } from '../late/my-late-answers.tsx';
import { QuestionMap } from '../review/question-map.tsx';
import { SideNote } from '../review/question-parts.tsx';
import { QuestionReview } from '../review/question-review.tsx';
import { numbered, type Review } from '../review/review.ts';
import { TimeSummary } from '../review/time-summary.tsx';
import { useReviewList } from '../review/use-review-list.ts';
import type { ReviewTexts } from '../review/use-review-texts.ts';
import { WrittenReview } from '../review/written-review.tsx';
import { AttemptHistory } from './attempt-history.tsx';
import { Exclusion } from './exclusion.tsx';
import { Receipt } from './receipt.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { Standing } from './standing.tsx';
import { SubjectBars } from './subject-bars.tsx';
import { useStoredOfExam } from './use-stored-of-exam.ts';

interface ResultReviewProps {
  readonly review: Review;
  readonly texts: ReviewTexts;
}

export function ResultReview({ review, texts }: ResultReviewProps) {
  const { t } = useI18n();
  const { subjects, written, versions, standing, negativePercent } = review;
  const { marked, receipt } = useStoredOfExam(review.userId, review.examId ?? '');
  const questions = useMemo(() => numbered(subjects), [subjects]);
  const list = useReviewList(questions, marked, texts);

  return (
    <>
      <Exclusion exclusion={review.exclusion} />
      <ScoreSummary review={review} />
      <ScoreChanges changes={review.scoreChanges} />
      {review.comment && <SideNote title={t('results.examComment')}>{review.comment}</SideNote>}
      {review.examId && <MyLateAnswers examId={review.examId} userId={review.userId} />}
      {questions.length > 0 && <QuestionMap questions={questions} marked={marked} onGo={list.go} />}
      {questions.length > 0 && (
        <TimeSummary questions={questions} times={review.times} onGo={list.go} />
      )}
      {subjects.length > 0 && <SubjectBars subjects={subjects} />}
      {versions && !review.exclusion && <Standing standing={standing} />}
      {versions && versions.length > 1 && <AttemptHistory versions={versions} />}
      {receipt && <Receipt receipt={receipt} />}
      {review.isPartial && (
        <Box mt="8" role="note" color="fg.muted">
          {t(review.visibility === 'SCORE' ? 'results.onlyScore' : 'results.partial')}
        </Box>
      )}
      {subjects.length > 0 && (
        <ChallengeableReview review={review}>
          <QuestionReview
            times={review.times}
            list={list}
            texts={texts}
            subjects={subjects}
            negativePercent={negativePercent}
            marked={marked}
          />
        </ChallengeableReview>
      )}
      {written.length > 0 && (
        <WrittenReview questions={written} userId={review.userId} examId={review.examId ?? ''} />
      )}
    </>
  );
}
