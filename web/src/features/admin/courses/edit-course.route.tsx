/** The page to edit an academic course or a course of another type. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { adminPaths } from '../admin-paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { changedFields } from '../form/changed-fields.ts';
import { CourseForm } from './course.form.tsx';
import { courseInput, storedCourse } from './course-values.ts';
import { EditPage } from './edit-page.tsx';
import { useEditCourseQuery } from './generated/edit-course.route.ts';
import { useUpdateCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  // Not cached: a change is based on what is stored now.
  const query = useEditCourseQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateCourseMutation();
  const opened = useOpened(id, storedCourse(query.data?.editableCourse));
  return (
    <EditPage title={opened && t('admin.editNamed', { title: opened.values.title })} query={query}>
      {opened && (
        <CourseForm
          key={id}
          kind="course"
          storedValues={opened.values}
          reread={async () => storedCourse((await readAgain(query))?.editableCourse)}
          send={(values, base, revision) => {
            const changes = changedFields(base && courseInput(base), courseInput(values));
            return update({ variables: { input: { id, revision, ...changes } } });
          }}
          onDone={() =>
            navigate(
              adminPaths.courses(opened.values.courseType === 'academic' ? 'academic' : 'other'),
            )
          }
        />
      )}
    </EditPage>
  );
}
