// The course API: courses with their subjects, chapters, lessons and notes.
import type { ClassCode, Resolvers } from '../../generated/resolver-types.ts';
import { idOf, idsOf } from '../../upstream/batching.ts';
import { courseStatusOf } from '../../upstream/course-status.ts';
import type { RestCounts } from './api.ts';

/** Class codes as used in URLs and by upstream (specification, section 9). */
const codeOfClass: Record<ClassCode, string> = {
  CLASS_11_12: 'class11-12',
  CLASS_10: 'class10',
  CLASS_09: 'class09',
  CLASS_08: 'class08',
  CLASS_07: 'class07',
  CLASS_06: 'class06',
};

/** The content counts of a course, a subject and a chapter, as reported by the host. */
const counts = {
  lessonCount: (parent: RestCounts) => parent.lessonCount ?? null,
  noteCount: (parent: RestCounts) => parent.contentCount ?? null,
  examCount: (parent: RestCounts) => parent.examCount ?? null,
};

export const academicsResolvers: Resolvers = {
  Query: {
    courses: (_, { classCode }, { api, loaders }) =>
      classCode
        ? loaders.courses.byCourseCode.load(codeOfClass[classCode])
        : api.academics.listCourses(),
    coursesByCode: (_, { courseCode }, { loaders }) =>
      loaders.courses.byCourseCode.load(courseCode),
    academicCourses: (_, __, { api }) => api.academics.listAcademicCourses(),
    academicCourse: (_, { id }, { loaders }) => loaders.courses.academicById.load(id),
    course: (_, { id }, { loaders }) => loaders.courses.byId.load(id),
    subject: (_, { id }, { loaders }) => loaders.subjects.byId.load(id),
    chapter: (_, { id }, { loaders }) => loaders.chapters.byId.load(id),
    lesson: (_, { id }, { loaders }) => loaders.lessons.byId.load(id),
    content: (_, { id }, { loaders }) => loaders.contents.byId.load(id),
  },
  Course: {
    id: idOf,
    courseCode: (course) => course.courseCode ?? idOf(course),
    title: (course) => course.title ?? course.courseName ?? course.name ?? '',
    courseType: (course) => course.courseType ?? 'academic',
    description: (course) => course.description ?? null,
    price: (course) => course.price ?? course.enrollmentFee ?? 0,
    discount: (course) => course.discountPrice ?? course.discountFee ?? 0,
    thumbnailUrl: (course) => course.thumbnailImageUrl || course.courseThumbnail || null,
    totalDurationMonths: (course) => course.totalDuration ?? null,
    features: (course) => course.courseFeatures ?? [],
    testimonials: (course) => course.testimonials ?? [],
    averageRating: (course) => course.averageRating ?? null,
    status: courseStatusOf,
    ...counts,
    isComingSoon: ({ lessonCount, contentCount, examCount }) =>
      lessonCount === 0 && contentCount === 0 && examCount === 0,
    subjects: (course, _, { loaders }) => loaders.subjects.byCourseId.load(idOf(course)),
    units: async (course, _, { loaders }) =>
      (await loaders.academicUnits.byCourseId.load(idOf(course))) ?? [],
  },
  AcademicUnit: {
    id: idOf,
    name: (unit) => unit.unitName ?? '',
    description: (unit) => unit.description ?? null,
    course: (unit, _, { loaders }) =>
      unit.courseId ? loaders.courses.byId.load(unit.courseId) : null,
  },
  CourseFeature: {
    icon: (feature) => feature.icon ?? '',
    text: (feature) => feature.feature ?? '',
  },
  Subject: {
    id: idOf,
    name: (subject) => subject.subjectName ?? '',
    description: (subject) => subject.subjectDescription ?? null,
    imageUrl: (subject) => subject.imageUrl || null,
    ...counts,
    course: (subject, _, { loaders }) =>
      subject.courseId ? loaders.courses.byId.load(subject.courseId) : null,
    chapters: (subject, _, { loaders }) => loaders.chapters.bySubjectId.load(idOf(subject)),
  },
  Chapter: {
    id: idOf,
    title: (chapter) => chapter.chapterTitle ?? '',
    summary: (chapter) => chapter.chapterSummary ?? null,
    ...counts,
    subject: (chapter, _, { loaders }) =>
      chapter.subjectId ? loaders.subjects.byId.load(chapter.subjectId) : null,
    lessons: (chapter, _, { loaders }) => loaders.lessons.byChapterId.load(idOf(chapter)),
    contents: (chapter, _, { loaders }) => loaders.contents.byChapterId.load(idOf(chapter)),
  },
  Lesson: {
    id: idOf,
    title: (lesson) => lesson.title ?? '',
    durationMinutes: (lesson) => lesson.duration ?? null,
    examCount: (lesson) => lesson.exams?.length ?? 0,
    examIds: (lesson) => idsOf(lesson.exams),
    body: (lesson, _, { richText }) => (lesson.content ? richText.note(lesson.content) : null),
    source: (lesson, _, { viewer }) => sourceForEditors(lesson.content, viewer),
    videoUrl: (lesson) =>
      lesson.videoLink && /^https:\/\//.test(lesson.videoLink) ? lesson.videoLink : null,
    videoId: (lesson) => videoIdOf(lesson.videoLink),
    chapter: (lesson, _, { loaders }) =>
      lesson.chapterId ? loaders.chapters.byId.load(lesson.chapterId) : null,
  },
  Content: {
    id: idOf,
    title: (content) => content.title ?? '',
    body: (content, _, { richText }) =>
      content.contentDetails ? richText.note(content.contentDetails) : null,
    source: (content, _, { viewer }) => sourceForEditors(content.contentDetails, viewer),
    chapter: (content, _, { loaders }) =>
      content.chapterId ? loaders.chapters.byId.load(content.chapterId) : null,
  },
};

/** The stored source, for admins only. */
async function sourceForEditors(
  source: string | null | undefined,
  viewer: () => Promise<{ role?: string } | null>,
): Promise<string | null> {
  if (!source) return null;
  return (await viewer())?.role === 'admin' ? source : null;
}

/** The 11-character id in a video's URL (specification, section 9). */
function videoIdOf(link: string | null | undefined): string | null {
  return (
    /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/.exec(
      link ?? '',
    )?.[1] ?? null
  );
}
