/** The page to create an admission course. */
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Page } from '../../../ui/page/page.tsx';
import { CourseForm } from './course.form.tsx';
import { admissionCourseInput, emptyCourse } from './course-values.ts';
import { useCreateAdmissionCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [create] = useCreateAdmissionCourseMutation();
  return (
    <Page
      title={t('admin.newAdmissionCourse')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.courses'), to: paths.adminCourses() },
        { label: t('admin.newAdmissionCourse') },
      ]}
    >
      <CourseForm
        kind="admission"
        storedValues={emptyCourse}
        send={(values) => create({ variables: { input: admissionCourseInput(values) } })}
        onDone={() => navigate(paths.adminCourses())}
      />
    </Page>
  );
}
