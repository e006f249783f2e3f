/**
 * The parameters of a URL in the academic tree, and whether the viewer may see the course's
 * content.
 */
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import type { Outline_CourseFragment } from './generated/outline.ts';

export function useCourseParams() {
  const { courseCode = '', motherId = '', id = '' } = useParams();
  return { courseCode, motherId, id };
}

/**
 * Whether the viewer is enrolled or an admin. If enrolment is unknown, the server decides at the
 * next click.
 */
export function useIsOpen(course: Outline_CourseFragment | null | undefined): boolean {
  const { isAdmin } = useViewer();
  return isAdmin || !course || course.isEnrolled !== false;
}
