/**
 * The content page that lists an exam, for an edit page that was opened without `returnTo`;
 * undefined while loading, if it is not found, and with `returnTo`.
 */
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import {
  useExamParentQuery,
  usePaperCourseQuery,
  useParentCourseQuery,
} from './generated/exam-parent.ts';

export function useExamListPath(id: string): string | undefined {
  const isNeeded = useIsNeeded();
  const { data } = useExamParentQuery({ variables: { id }, skip: !isNeeded });
  const { parentType, parentId } = data?.exam ?? {};
  const parent = useParentCourseQuery({
    variables: {
      id: parentId ?? '',
      isChapter: parentType === 'CHAPTER',
      isLesson: parentType === 'LESSON',
      isSubject: parentType === 'SUBJECT',
      isUnit: parentType === 'UNIT',
    },
    skip: !parentId || parentType === 'COURSE',
  }).data;
  if (!parentId) return undefined;
  if (parentType === 'COURSE') return paths.courseContent(parentId);
  const admissionCourse = parent?.admissionUnit?.course;
  if (admissionCourse) return paths.admissionContent(admissionCourse.id);
  const subject = parent?.subject ?? (parent?.chapter ?? parent?.lesson?.chapter)?.subject;
  return subject?.course ? paths.courseContent(subject.course.id) : undefined;
}

export function usePaperListPath(id: string): string | undefined {
  const isNeeded = useIsNeeded();
  const { data } = usePaperCourseQuery({ variables: { id }, skip: !isNeeded });
  const course = data?.multiSubjectExam?.year?.unit?.course;
  return course ? paths.admissionContent(course.id) : undefined;
}

function useIsNeeded(): boolean {
  const [search] = useSearchParams();
  return !search.has('returnTo');
}
