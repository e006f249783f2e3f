/** The page to create an academic course or a course of another type. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Page } from '../../../ui/page/page.tsx';
import { adminPaths } from '../admin-paths.ts';
import { CourseForm } from './course.form.tsx';
import { courseInput, emptyCourse } from './course-values.ts';
import { useCreateCourseMutation } from './generated/save-course.ts';

export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [create] = useCreateCourseMutation();
  const courseType = search.get('type') ?? 'academic';
  return (
    <Page
      title={t('admin.newCourse')}
      breadcrumbs={[
        { label: t('admin.boss'), to: paths.boss() },
        { label: t('admin.courses'), to: paths.adminCourses() },
        { label: t('admin.newCourse') },
      ]}
    >
      <CourseForm
        kind="course"
        storedValues={{ ...emptyCourse, courseType }}
        send={(values) => create({ variables: { input: courseInput(values) } })}
        onDone={() =>
          navigate(adminPaths.courses(courseType === 'academic' ? 'academic' : 'other'))
        }
      />
    </Page>
  );
}
