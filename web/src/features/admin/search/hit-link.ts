/**
 * The link of a result of the course outline: to the page where an admin edits it, or else to the
 * content of its course.
 */
import { paths } from '../../../paths.ts';
import { adminPaths } from '../admin-paths.ts';
import type { AdminSearch_HitFragment } from './generated/admin-search.ts';

/** @param returnTo the URL of the results */
export function hitLink(
  { kind, id, course, parentType }: AdminSearch_HitFragment,
  returnTo: string,
): string {
  if (kind === 'LESSON') return adminPaths.editLesson(id, returnTo);
  if (kind === 'NOTE') return adminPaths.editNote(id, returnTo);
  // Below a unit of an admission course are single exams and papers, which a search result does not
  // distinguish.
  if (kind === 'EXAM' && parentType !== 'UNIT') return paths.editExam(id, returnTo);
  return course.courseType === 'admission'
    ? paths.admissionContent(course.id)
    : paths.courseContent(course.id);
}
