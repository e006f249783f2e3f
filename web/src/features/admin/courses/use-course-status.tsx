/** Publishes, archives and restores courses. */
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useUndoable } from '../list/use-undoable.tsx';
import type { CourseStatusName } from './course-status.tsx';
import {
  useUpdateAdmissionCourseMutation,
  useUpdateCourseMutation,
} from './generated/save-course.ts';

interface Course {
  readonly id: string;
  readonly title: string;
  readonly kind: 'ADMISSION' | 'ACADEMIC' | 'OTHER';
  readonly status: CourseStatusName;
}

interface Change {
  /** As it is before the change. */
  readonly course: Course;
  readonly to: CourseStatusName;
}

const DONE_TEXTS = {
  PUBLISHED: 'courseadmin.isPublished',
  ARCHIVED: 'courseadmin.isArchived',
  DRAFT: 'courseadmin.isDraft',
} as const;

export interface StatusChanges {
  /** The course that is being changed. */
  readonly busyId: string | null;
  /** Resolves with false if the change failed; the reason is in `notice`. */
  readonly change: (course: Course, to: CourseStatusName) => Promise<boolean>;
  /** The last change, with its undo. */
  readonly notice: ReactNode;
}

/** @param reload refetches the list */
export function useCourseStatus(reload: () => Promise<unknown>): StatusChanges {
  const { t } = useI18n();
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const { running, run, notice } = useUndoable<Change>({
    send: ({ course, to }) =>
      (course.kind === 'ADMISSION' ? updateAdmissionCourse : updateCourse)({
        variables: { input: { id: course.id, status: to } },
      }),
    inverse: ({ course, to }) => ({ course: { ...course, status: to }, to: course.status }),
    describe: ({ course, to }) => t(DONE_TEXTS[to], { title: course.title }),
    reload,
  });
  return {
    busyId: running?.course.id ?? null,
    change: (course, to) => run({ course, to }),
    notice,
  };
}
