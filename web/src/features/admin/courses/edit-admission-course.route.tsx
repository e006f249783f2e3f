/** The page to edit an admission course. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { changedFields } from '../form/changed-fields.ts';
import { CourseForm } from './course.form.tsx';
import { admissionCourseInput, emptyCourse, sharedValues } from './course-values.ts';
import { EditPage } from './edit-page.tsx';
import { useEditAdmissionCourseQuery } from './generated/edit-admission-course.route.ts';
import { useUpdateAdmissionCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useEditAdmissionCourseQuery({ variables: { id } });
  const [update] = useUpdateAdmissionCourseMutation();
  const course = query.data?.admissionCourseById;
  return (
    <EditPage title={course && t('admin.editNamed', { title: course.name })} query={query}>
      {course && (
        <CourseForm
          key={course.id}
          kind="admission"
          storedValues={{
            ...emptyCourse,
            ...sharedValues(course),
            title: course.name,
            price: String(course.fee),
            months: course.enrollmentDurationMonths?.toString() ?? '',
          }}
          send={(values, opened) => {
            const changes = changedFields(
              opened && admissionCourseInput(opened),
              admissionCourseInput(values),
            );
            return update({ variables: { input: { id: course.id, ...changes } } });
          }}
          onDone={() => navigate(paths.adminCourses())}
        />
      )}
    </EditPage>
  );
}
