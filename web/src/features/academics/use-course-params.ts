/** The parts of an address in the academic tree, and whether this person may look inside the course. */
import { useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.ts';
import type { Outline_CourseFragment } from './generated/outline.ts';

export function useCourseParams() {
  const { courseCode = '', motherId = '', id = '' } = useParams();
  return { courseCode, motherId, id };
}

/** The course is open to enrolled students and admins. Where it is not known who is enrolled, the server decides at the next click. */
export function useIsOpen(course: Outline_CourseFragment | null | undefined): boolean {
  const { isAdmin } = useViewer();
  return isAdmin || !course || course.isEnrolled !== false;
}
