/** /courses/admission: all admission courses, with a search and a filter that stand in the address. */
import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/skeletons.tsx';
import { AdmissionCourseCard, enrolledFirst } from './admission-course-card.tsx';
import { CourseFilter } from './course-filter.tsx';
import { type CourseWish, readWish, wishedCourses, writeWish } from './course-wish.ts';
import { useAdmissionCoursesRouteQuery } from './generated/admission-courses.route.ts';

export function Component() {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const { data, loading, error, refetch } = useAdmissionCoursesRouteQuery();
  const inAddress = readWish(search);
  // The router writes the address a little later; a text field cannot wait for it without losing letters.
  const [text, setText] = useState(inAddress.text);
  const wish = { ...inAddress, text };
  const setWish = (next: CourseWish) => {
    setText(next.text);
    setSearch(writeWish(next), { replace: true, preventScrollReset: true });
  };
  const courses = data?.admissionCourses;
  const shown = enrolledFirst(wishedCourses(courses ?? [], wish));
  const isFiltered = wish.text !== '' || wish.show !== 'all';

  return (
    <Page
      title={t('admission.heading')}
      documentTitle={t('courses.admission')}
      lead={t('admission.message')}
      breadcrumbs={[{ label: t('courses.title'), to: paths.courses() }, { label: t('courses.admission') }]}
    >
      <CourseFilter wish={wish} onChange={setWish} />
      {loading && !data && <CardGridSkeleton count={6} />}
      {!loading && !courses && <ErrorState error={error} onRetry={refetch} />}
      {courses && (
        <Text role="status" mb="3" fontSize="sm" color="fg.muted">
          {shown.length > 0 && t('admission.found', { count: shown.length })}
        </Text>
      )}
      {courses && shown.length === 0 && (
        <EmptyState text={t('courses.none')}>
          {isFiltered && (
            <Button variant="outline" onClick={() => setWish({ text: '', show: 'all' })}>
              {t('admission.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <CardGrid>
        {shown.map((course, index) => (
          <AdmissionCourseCard key={course.id} course={course} eager={index < 3} />
        ))}
      </CardGrid>
    </Page>
  );
}
