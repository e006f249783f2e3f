/**
 * The dashboard's panel with courses that fit the student's class and goal; shows the questions
 * about them until they are answered.
 */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { isFree } from '../../../ui/content/price.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { CardGrid, CardGridSkeleton } from '../../../ui/page/skeletons.tsx';
import { AcademicCourseCard } from '../../course-list/cards/academic-course-card.tsx';
import { AdmissionCourseCard } from '../../course-list/cards/admission-course-card.tsx';
import {
  type RecommendedCoursesQuery,
  useRecommendedCoursesQuery,
} from './generated/recommended-courses.ts';
import type { StudyPlanFieldsFragment } from './generated/study-plan.ts';
import { recommendationFor } from './recommendation.ts';
import { StudyPlanForm } from './study-plan.form.tsx';

const MAX_SHOWN = 3;

interface RecommendedCoursesProps {
  readonly viewerId: string;
  readonly name: string | null;
  readonly plan: StudyPlanFieldsFragment;
}

export function RecommendedCourses({ viewerId, name, plan }: RecommendedCoursesProps) {
  const { t } = useI18n();
  const [isChanging, setChanging] = useState(false);
  const isEmpty = plan.schoolClass === null && plan.goal === null;
  return (
    <Section
      title={t(isEmpty ? 'studyplan.title' : 'studyplan.recommended')}
      action={
        !isEmpty && (
          <Button variant="ghost" mx="-4" onClick={() => setChanging(true)}>
            {t('studyplan.change')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <>
          <Text mb="4">{t('studyplan.lead')}</Text>
          <StudyPlanForm viewerId={viewerId} name={name} plan={plan} onSaved={() => {}} isNext />
        </>
      ) : (
        <Courses plan={plan} />
      )}
      {isChanging && (
        <Modal title={t('studyplan.change')} onClose={() => setChanging(false)}>
          <StudyPlanForm
            viewerId={viewerId}
            name={name}
            plan={plan}
            onSaved={() => setChanging(false)}
            isNext
          />
        </Modal>
      )}
    </Section>
  );
}

function Courses({ plan }: { readonly plan: StudyPlanFieldsFragment }) {
  const { t } = useI18n();
  const { courseCode, admission } = recommendationFor(plan);
  const { data, error, loading, refetch } = useRecommendedCoursesQuery({
    variables: {
      courseCode: courseCode ?? '',
      withClass: courseCode !== null,
      withAdmission: admission,
    },
    skip: courseCode === null && !admission,
  });
  if (loading && !data) return <CardGridSkeleton count={MAX_SHOWN} />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  const cards = data ? cardsOf(data) : [];
  if (cards.length === 0) return <Text color="fg.muted">{t('studyplan.none')}</Text>;
  return <CardGrid>{cards.slice(0, MAX_SHOWN).map(({ card }) => card)}</CardGrid>;
}

/** Cards of courses that can be joined, the free ones first. */
function cardsOf({ admissionCourses, coursesByCode }: RecommendedCoursesQuery) {
  const admission = (admissionCourses ?? []).map((course) => ({
    isEnrolled: course.isEnrolled,
    isComingSoon: course.isComingSoon,
    isFree: isFree(course),
    card: <AdmissionCourseCard key={course.id} course={course} />,
  }));
  const academic = (coursesByCode ?? []).map((course) => ({
    isEnrolled: course.isEnrolled,
    isComingSoon: course.isComingSoon,
    isFree: isFree({ fee: course.price, discount: course.discount }),
    card: <AcademicCourseCard key={course.id} course={course} />,
  }));
  return [...admission, ...academic]
    .filter((course) => !course.isEnrolled && !course.isComingSoon)
    .toSorted((a, b) => Number(b.isFree) - Number(a.isFree));
}
