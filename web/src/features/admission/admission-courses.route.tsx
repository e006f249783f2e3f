/**
 * The route /courses/admission: all admission courses, with a search and filters in the search
 * parameters.
 */

import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { CardGridSkeleton } from '../../ui/page/skeletons.tsx';
import { CourseList } from '../course-list/course-list.tsx';
import { listedAdmissionCourse } from '../course-list/listed-course.ts';
import { useAdmissionCoursesRouteQuery } from './generated/admission-courses.route.ts';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useAdmissionCoursesRouteQuery();
  return (
    <Page
      title={t('list.admissionHeading')}
      documentTitle={t('shell.admissionCourses')}
      lead={t('list.admissionMessage')}
      breadcrumbs={[
        { label: t('shell.courses'), to: paths.courses() },
        { label: t('shell.admissionCourses') },
      ]}
    >
      <CourseList
        courses={data?.admissionCourses?.map(listedAdmissionCourse)}
        pending={
          loading ? <CardGridSkeleton count={6} /> : <ErrorState error={error} onRetry={refetch} />
        }
      />
    </Page>
  );
}
