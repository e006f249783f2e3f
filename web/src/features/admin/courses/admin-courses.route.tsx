/** The course lists for admins: admission courses, academic courses and other courses. Courses can be added, moved and deleted. */
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx';
import { DeleteDialog, type Deletion } from '../form/delete-dialog.tsx';
import { useInside } from '../inside.ts';
import { AddCourseLink, CourseRows, type ListedCourse } from './course-rows.tsx';
import {
  type AdminAdmissionCourse_CourseFragment,
  type AdminCourse_CourseFragment,
  useAdminCoursesQuery,
} from './generated/admin-courses.route.ts';
import {
  useDeleteAdmissionCourseMutation,
  useDeleteCourseMutation,
  useUpdateAdmissionCourseMutation,
  useUpdateCourseMutation,
} from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch } = useAdminCoursesQuery({ fetchPolicy: 'cache-and-network' });
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const afterDeletion = { refetchQueries: ['AdminCourses'], awaitRefetchQueries: true };
  const [deleteCourse] = useDeleteCourseMutation(afterDeletion);
  const [deleteAdmissionCourse] = useDeleteAdmissionCourseMutation(afterDeletion);
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const { fromAdmission, fromCourse } = useListedCourses();

  const askToDelete = (course: ListedCourse, send: Deletion['send']) => setDeletion({ title: course.title, inside: course.inside, send });
  const moveCourse = (id: string, position: number) => updateCourse({ variables: { input: { id, position } } });
  const removeCourse = (course: ListedCourse) =>
    askToDelete(course, (force) => deleteCourse({ variables: { input: { id: course.id, force } } }));

  const lists = [
    {
      title: t('admin.admissionPrep'),
      courses: data?.admissionCourses?.map(fromAdmission),
      addAt: paths.newAdmissionCourse(),
      savePosition: (id: string, position: number) => updateAdmissionCourse({ variables: { input: { id, position } } }),
      remove: (course: ListedCourse) =>
        askToDelete(course, (force) => deleteAdmissionCourse({ variables: { input: { id: course.id, force } } })),
    },
    {
      title: t('admin.academic'),
      courses: data?.courses?.filter(({ courseType }) => courseType === 'academic').map(fromCourse),
      addAt: paths.newCourse('academic'),
      savePosition: moveCourse,
      remove: removeCourse,
    },
    {
      title: t('admin.otherCourses'),
      courses: data?.courses?.filter(({ courseType }) => courseType !== 'academic').map(fromCourse),
      addAt: paths.newCourse(''),
      savePosition: moveCourse,
      remove: removeCourse,
    },
  ];

  return (
    <Page title={t('admin.courses')} breadcrumbs={[{ label: t('admin.boss'), to: paths.boss() }, { label: t('admin.courses') }]}>
      <Stack gap="6">
        {lists.map(({ title, courses, addAt, savePosition, remove }) => (
          <Section key={title} title={title} action={<AddCourseLink to={addAt} list={title} />}>
            {loading && !courses && <RowsSkeleton count={3} h="3.5rem" />}
            {!courses && !loading && <ErrorState error={error} onRetry={refetch} />}
            {courses && <CourseRows courses={courses} savePosition={savePosition} reload={refetch} onDelete={remove} />}
          </Section>
        ))}
      </Stack>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </Page>
  );
}

/** Maps both types of course to the fields of a row. */
function useListedCourses() {
  const inside = useInside();
  const fromAdmission = (course: AdminAdmissionCourse_CourseFragment): ListedCourse => ({
    ...course,
    title: course.name,
    contentAt: paths.admissionContent(course.id),
    editAt: paths.editAdmissionCourse(course.id),
    previewAt: paths.admissionCourse(course.courseCode),
    inside: inside(course),
  });
  const fromCourse = ({ price, ...course }: AdminCourse_CourseFragment): ListedCourse => ({
    ...course,
    fee: price,
    contentAt: paths.courseContent(course.id),
    editAt: paths.editCourse(course.id),
    previewAt:
      course.courseType === 'academic'
        ? paths.academicCourse(course.courseCode, course.id)
        : paths.course(course.courseType, course.courseCode),
    inside: inside(course),
  });
  return { fromAdmission, fromCourse };
}
