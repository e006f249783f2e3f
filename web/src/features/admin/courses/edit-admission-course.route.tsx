/** The page to edit an admission course. */
import { useNavigate, useParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { readAgain } from '../conflicts/read-again.ts';
import { useOpened } from '../conflicts/use-opened.ts';
import { changedFields } from '../form/changed-fields.ts';
import { CourseForm } from './course.form.tsx';
import { admissionCourseInput, storedAdmissionCourse } from './course-values.ts';
import { EditPage } from './edit-page.tsx';
import { useEditAdmissionCourseQuery } from './generated/edit-admission-course.route.ts';
import { useUpdateAdmissionCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  // Not cached: a change is based on what is stored now.
  const query = useEditAdmissionCourseQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [update] = useUpdateAdmissionCourseMutation();
  const opened = useOpened(id, storedAdmissionCourse(query.data?.editableAdmissionCourse));
  return (
    <EditPage title={opened && t('admin.editNamed', { title: opened.values.title })} query={query}>
      {opened && (
        <CourseForm
          key={id}
          kind="admission"
          storedValues={opened.values}
          reread={async () =>
            storedAdmissionCourse((await readAgain(query))?.editableAdmissionCourse)
          }
          send={(values, base, revision) => {
            const changes = changedFields(
              base && admissionCourseInput(base),
              admissionCourseInput(values),
            );
            return update({ variables: { input: { id, revision, ...changes } } });
          }}
          onDone={() => navigate(paths.adminCourses())}
        />
      )}
    </EditPage>
  );
}
