// The path of an exam in its course: a deletion needs the full path, but the exam contains only its
// parent.

import { idOf } from '../../../upstream/batching.ts';
import type { Context } from '../../context.ts';
import type { RestExam, RestExamPlace } from '../api.ts';

type Place = Omit<RestExamPlace, 'examId'>;

/**
 * The exam's course, and as `subjectId` its subject, or the course or unit that it belongs to
 * directly; null if a parent no longer exists.
 */
export async function placeOf(
  { parentType, parentId }: RestExam,
  context: Pick<Context, 'api' | 'loaders'>,
): Promise<Place | null> {
  if (!parentId) return null;
  const { loaders } = context;
  switch (parentType) {
    case 'course':
      return { courseId: parentId, subjectId: parentId };
    case 'unit': {
      const courseId = await courseOfUnit(parentId, context);
      return courseId === null ? null : { courseId, subjectId: parentId };
    }
    case 'subject':
      return subjectPlace(parentId, context);
    case 'chapter':
      return chapterPlace(parentId, context);
    case 'lesson': {
      const lesson = await loaders.lessons.byId.load(parentId);
      return lesson?.chapterId ? chapterPlace(lesson.chapterId, context) : null;
    }
    default:
      return null;
  }
}

async function chapterPlace(
  chapterId: string,
  context: Pick<Context, 'api' | 'loaders'>,
): Promise<Place | null> {
  const chapter = await context.loaders.chapters.byId.load(chapterId);
  return chapter?.subjectId ? subjectPlace(chapter.subjectId, context) : null;
}

async function subjectPlace(
  subjectId: string,
  { loaders }: Pick<Context, 'loaders'>,
): Promise<Place | null> {
  const subject = await loaders.subjects.byId.load(subjectId);
  return subject?.courseId ? { courseId: subject.courseId, subjectId } : null;
}

/**
 * Units of admission courses can be read by id. For other units there is no such call, so all
 * courses are searched.
 */
async function courseOfUnit(
  unitId: string,
  { api, loaders }: Pick<Context, 'api' | 'loaders'>,
): Promise<string | null> {
  const unit = await loaders.admissionUnits.byId.load(unitId);
  if (unit) return unit.universityId ?? null;
  const courseIds = (await api.academics.listCourses()).map(idOf);
  const units = await Promise.all(
    courseIds.map((courseId) => loaders.academicUnits.byCourseId.load(courseId)),
  );
  return courseIds.find((_, index) => units[index]?.map(idOf).includes(unitId)) ?? null;
}
