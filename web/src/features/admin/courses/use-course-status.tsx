/** Publishes, archives and restores courses. The last change is shown with a button that undoes it. */
import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
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
  readonly course: Course;
  readonly from: CourseStatusName;
}

const DONE = {
  PUBLISHED: 'courseadmin.isPublished',
  ARCHIVED: 'courseadmin.isArchived',
  DRAFT: 'courseadmin.isDraft',
} as const;

export interface StatusChanges {
  /** The course that is being changed. */
  readonly busyId: string | null;
  /** Resolves with false if the change failed; the reason is in `notice`. */
  readonly change: (course: Course, to: CourseStatusName) => Promise<boolean>;
  /** What has changed last, with its undo. */
  readonly notice: ReactNode;
}

/** @param reload refetches the list */
export function useCourseStatus(reload: () => Promise<unknown>): StatusChanges {
  const { t } = useI18n();
  const [updateCourse] = useUpdateCourseMutation();
  const [updateAdmissionCourse] = useUpdateAdmissionCourseMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [last, setLast] = useState<Change | null>(null);
  const [error, setError] = useState<unknown>(null);

  const change = async (course: Course, to: CourseStatusName): Promise<boolean> => {
    if (busyId !== null) return false;
    setBusyId(course.id);
    setError(null);
    const update = course.kind === 'ADMISSION' ? updateAdmissionCourse : updateCourse;
    try {
      await update({ variables: { input: { id: course.id, status: to } } });
      setLast({ course: { ...course, status: to }, from: course.status });
      await reload().catch(() => undefined);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusyId(null);
    }
  };

  const notice = (
    <>
      <div role="status">
        {last && error === null && (
          <Flex
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="3"
            p="3"
            mb="4"
            bg="bg.muted"
            borderRadius="md"
          >
            <Text>{t(DONE[last.course.status], { title: last.course.title })}</Text>
            <Button
              variant="outline"
              loading={busyId !== null}
              loadingText={t('courseadmin.changing')}
              onClick={() => void change(last.course, last.from)}
            >
              {t('courseadmin.undo')}
            </Button>
          </Flex>
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <Text p="3" mb="4" bg="error.subtle" color="error.fg" borderRadius="md">
            {describeError(error, t)}
          </Text>
        )}
      </div>
    </>
  );
  return { busyId, change, notice };
}
