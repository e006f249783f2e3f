/** The differences between two versions of a course. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Differences, differencesOf } from '../conflicts/differences.tsx';
import { featureIcons } from './course-lists.tsx';
import type { CourseValues } from './course-values.ts';

interface CourseDifferencesProps {
  readonly isAdmission: boolean;
  readonly mine: CourseValues;
  readonly theirs: CourseValues;
}

export function CourseDifferences({ isAdmission, mine, theirs }: CourseDifferencesProps) {
  const { t } = useI18n();
  const icons = new Map<string, string>(featureIcons(t));
  const partsOf = (course: CourseValues) => [
    course.title,
    course.courseCode,
    course.courseType,
    course.description,
    course.price,
    course.discount,
    course.months,
    course.averageRating,
    course.thumbnailUrl,
    course.features.map(({ icon, text }) => `${icons.get(icon) ?? icon}: ${text}`).join('\n'),
    course.testimonials
      .map(({ studentName, enrolledYear, review }) =>
        [[studentName, enrolledYear].filter(Boolean).join(', '), review].join('\n'),
      )
      .join('\n\n'),
  ];
  const labels = [
    t('admin.title'),
    t('admin.code'),
    t('admin.courseType'),
    t('admin.description'),
    t('admin.price'),
    t('admin.discount'),
    t(isAdmission ? 'admin.enrollmentMonths' : 'admin.courseMonths'),
    t('admin.rating'),
    t('admin.cover'),
    t('admin.features'),
    t('admin.testimonials'),
  ];
  const [ours, others] = [partsOf(mine), partsOf(theirs)];
  return (
    <Differences
      list={differencesOf(
        labels.map((label, index) => ({
          label,
          mine: ours[index] ?? '',
          theirs: others[index] ?? '',
        })),
      )}
    />
  );
}
