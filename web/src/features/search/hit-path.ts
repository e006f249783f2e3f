/** The page of a search hit. */
import { paths } from '../../paths.ts';
import type { SearchHitFragment } from './generated/search-hit.ts';

export function hitPath({ kind, id, course, parentType, parentId }: SearchHitFragment): string {
  const { courseCode } = course;
  switch (kind) {
    case 'COURSE':
      return coursePath(course);
    case 'UNIT':
      return paths.years(id);
    case 'SUBJECT':
      return paths.chapters(courseCode, course.id, id);
    case 'CHAPTER':
      return paths.chapterLessons(courseCode, course.id, id);
    case 'LESSON':
      return paths.lesson(courseCode, course.id, id);
    case 'NOTE':
      return paths.content(courseCode, course.id, id);
    case 'EXAM':
      return parentType && parentId
        ? listOfExamPath(parentType, parentId, course)
        : coursePath(course);
  }
}

type Course = SearchHitFragment['course'];

function coursePath({ id, courseCode, courseType }: Course): string {
  if (courseType === 'admission') return paths.admissionCourse(courseCode);
  return courseType === 'academic'
    ? paths.academicCourse(courseCode, id)
    : paths.course(courseType, courseCode);
}

/** Exams have no public page of their own: the link leads to the page that lists the exam. */
function listOfExamPath(
  parentType: NonNullable<SearchHitFragment['parentType']>,
  parentId: string,
  course: Course,
): string {
  const { id, courseCode, courseType } = course;
  switch (parentType) {
    case 'UNIT':
      return paths.years(parentId);
    case 'COURSE':
      return paths.subjects(courseCode, id);
    case 'COURSE_UNIT':
      return paths.courseUnits(courseType, courseCode);
    case 'SUBJECT':
      return paths.chapters(courseCode, id, parentId);
    case 'CHAPTER':
      return paths.chapterExams(courseCode, id, parentId);
    case 'LESSON':
      return paths.lesson(courseCode, id, parentId);
  }
}
