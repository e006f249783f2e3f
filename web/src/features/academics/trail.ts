/** Breadcrumbs inside the academic tree: class / course / subject / chapter / this page. */
import { classLabel } from '../../i18n/class-labels.ts';
import { paths } from '../../paths.ts';
import type { Breadcrumb } from '../../ui/page/breadcrumbs.tsx';
import type { Outline_CourseFragment } from './generated/outline.ts';

interface TrailOptions {
  readonly courseCode: string;
  readonly motherId: string;
  readonly course?: Outline_CourseFragment | null | undefined;
  readonly subject?: { readonly id: string; readonly name: string } | null | undefined;
  readonly chapter?: { readonly id: string; readonly title: string } | null | undefined;
  /** The label of the current page. */
  readonly here?: string | undefined;
}

/** Levels that failed to load are omitted from the breadcrumbs. */
export function trail({
  courseCode,
  motherId,
  course,
  subject,
  chapter,
  here,
}: TrailOptions): readonly Breadcrumb[] {
  const steps: (Breadcrumb | null | undefined)[] = [
    { label: classLabel(courseCode), to: paths.academicCourses(courseCode) },
    course && { label: course.title, to: paths.subjects(courseCode, motherId) },
    subject && { label: subject.name, to: paths.chapters(courseCode, motherId, subject.id) },
    chapter && { label: chapter.title, to: paths.chapterLessons(courseCode, motherId, chapter.id) },
    here ? { label: here } : null,
  ];
  return steps.filter((step): step is Breadcrumb => Boolean(step));
}
