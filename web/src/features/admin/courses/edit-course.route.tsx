/** The page to edit an academic course or a course of another type. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { changedFields } from '../form/changed-fields.ts';
import { CourseForm } from './course.form.tsx';
import { courseInput, sharedValues } from './course-values.ts';
import { EditPage } from './edit-page.tsx';
import { useEditCourseQuery } from './generated/edit-course.route.ts';
import { useUpdateCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useEditCourseQuery({ variables: { id } });
  const [update] = useUpdateCourseMutation();
  const course = query.data?.course;
  return (
    <EditPage title={course && t('admin.editNamed', { title: course.title })} query={query}>
      {course && (
        <CourseForm
          key={course.id}
          kind="course"
          storedValues={{
            ...sharedValues(course),
            title: course.title,
            courseType: course.courseType,
            price: String(course.price),
            months: course.totalDurationMonths?.toString() ?? '',
            features: course.features.map(({ icon, text }) => ({ icon, text })),
          }}
          send={(values, opened) => {
            const changes = changedFields(opened && courseInput(opened), courseInput(values));
            return update({ variables: { input: { id: course.id, ...changes } } });
          }}
          onDone={() =>
            navigate(adminPaths.courses(course.courseType === 'academic' ? 'academic' : 'other'))
          }
        />
      )}
    </EditPage>
  );
}
