// Every read by key of the course API, from courses down to notes.
import { type BatchingContext, byId, byParent, oneByOne } from '../../upstream/batching.ts';
import { academicsApi } from './api.ts';

export const academicsLoaders = (context: BatchingContext) => {
  const api = academicsApi(context.upstream);
  return {
    courses: {
      byId: byId(context, 'courses', api.findCourse),
      byCourseCode: byParent(context, 'courses', api.listCoursesByCode),
      academicById: byId(context, 'courses', api.findAcademicCourse),
    },
    academicUnits: { byCourseId: oneByOne(api.listUnits) },
    subjects: {
      byId: byId(context, 'subjects', api.findSubject),
      byCourseId: byParent(context, 'subjects', api.listSubjects),
    },
    chapters: {
      byId: byId(context, 'chapters', api.findChapter),
      bySubjectId: byParent(context, 'chapters', api.listChapters),
    },
    lessons: {
      byId: byId(context, 'lessons', api.findLesson),
      byChapterId: byParent(context, 'lessons', api.listLessons),
    },
    contents: {
      byId: byId(context, 'contents', api.findContent),
      byChapterId: byParent(context, 'contents', api.listContents),
    },
  };
};
