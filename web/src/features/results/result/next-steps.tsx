/**
 * Next steps after a result: practise wrong answers, take the exam again, or go back to the lessons
 * or the course.
 */
import { Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../../apollo/viewer.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/content/icons.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { useMayRetake } from '../../exam-list/contest-attempt.ts';
import { practiceLink, toPractise } from '../practice/practice-set.ts';
import { numbered, type Review } from '../review/review.ts';

export function NextSteps({ review }: { readonly review: Review }) {
  const { t } = useI18n();
  const { search } = useLocation();
  const { viewer } = useViewer();
  const { kind, examId, resultId, userId, date, releasedAt } = review;
  const { chapter, unitId, passed, subjects } = review;
  const practice = toPractise(numbered(subjects), new URLSearchParams(search).get('subject'));
  // Admins cannot take an exam for a student.
  const isOwn = viewer?.id === userId;
  const mayRetake = useMayRetake(examId ?? '', isOwn ? { dateTaken: date, releasedAt } : null);
  const retake =
    examId && mayRetake && (kind === 'single' ? paths.exam : paths.mcqExam)(examId, resultId);
  const isRetakeNext = practice.length === 0 && passed === false;

  return (
    <Flex
      wrap="wrap"
      gap="2"
      css={{
        '@media print': { display: 'none' },
        '& > a': { flex: { base: '1 1 auto', sm: 'none' } },
      }}
    >
      {practice.length > 0 && (
        <ButtonLink variant="accent" to={practiceLink(search, 'on')}>
          {t('results.practise', { count: practice.length })}
        </ButtonLink>
      )}
      {retake && (
        <ButtonLink variant={isRetakeNext ? 'accent' : 'outline'} to={retake}>
          {t('results.takeAgain')}
        </ButtonLink>
      )}
      {chapter && (
        <ButtonLink
          variant="outline"
          to={paths.chapterLessons(chapter.courseCode, chapter.courseId, chapter.id)}
        >
          <Icon name="book" />
          {t('results.toLessons')}
        </ButtonLink>
      )}
      {unitId && (
        <ButtonLink variant="outline" to={paths.years(unitId)}>
          {t('results.toYears')}
        </ButtonLink>
      )}
    </Flex>
  );
}
