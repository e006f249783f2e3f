/** The labels of the lines that the wizard adds to the description, in the language of the page. */
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { DetailLabels } from './course-draft.ts';

export function useDetailLabels(): DetailLabels {
  const { t } = useI18n();
  return {
    instructor: t('courseadmin.instructor'),
    targetAudience: t('courseadmin.targetAudience'),
    prerequisites: t('courseadmin.prerequisites'),
    language: t('courseadmin.language'),
    level: t('courseadmin.level'),
    enrollment: t('courseadmin.enrollmentPeriod'),
    course: t('courseadmin.coursePeriod'),
    tags: t('courseadmin.tags'),
  };
}
