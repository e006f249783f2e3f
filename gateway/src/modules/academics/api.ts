// The REST calls of the course API: courses, subjects, chapters, lessons and notes, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Course`. Hosts spell some fields in two ways. */
export type RestCourse = {
  _id?: string;
  id?: string;
  courseCode?: string;
  title?: string;
  courseName?: string;
  name?: string;
  courseType?: string;
  description?: string | null;
  price?: number;
  enrollmentFee?: number;
  discountPrice?: number;
  discountFee?: number;
  thumbnailImageUrl?: string | null;
  courseThumbnail?: string | null;
  totalDuration?: number | null;
  courseFeatures?: RestCourseFeature[];
  testimonials?: { studentName?: string; enrolledYear?: number | null; review?: string }[];
  averageRating?: number | null;
};

/** Backs `CourseFeature`. */
export type RestCourseFeature = { icon?: string; feature?: string };

/** Backs `Subject`. */
export type RestSubject = {
  _id?: string;
  id?: string;
  courseId?: string;
  subjectName?: string;
  subjectDescription?: string | null;
  imageUrl?: string | null;
};

/** Backs `Chapter`. */
export type RestChapter = { _id?: string; id?: string; subjectId?: string; chapterTitle?: string; chapterSummary?: string | null };

/** Backs `Lesson`; `content` and `videoLink` are missing for a reader who is not enrolled. */
export type RestLesson = {
  _id?: string;
  id?: string;
  chapterId?: string;
  title?: string;
  content?: string | null;
  videoLink?: string | null;
  duration?: number | null;
  exams?: unknown[];
};

/** Backs `Content`; `contentDetails` is missing for a reader who is not enrolled. */
export type RestContent = { _id?: string; id?: string; chapterId?: string; title?: string; contentDetails?: string | null };

export const academicsApi = (upstream: Upstream) => ({
  /** GET /course/ */
  listCourses: () => upstream.list<RestCourse>(path`/course/`),
  /** GET /course/courseCode/{code} */
  listCoursesByCode: (code: string) => upstream.list<RestCourse>(path`/course/courseCode/${code}`),
  /** GET /course/{id} */
  findCourse: (id: string) => upstream.find<RestCourse>(path`/course/${id}`),
  /** GET /course/{id}/subjects */
  listSubjects: (courseId: string) => upstream.list<RestSubject>(path`/course/${courseId}/subjects`),
  /** GET /course/subject/{id} */
  findSubject: (id: string) => upstream.find<RestSubject>(path`/course/subject/${id}`),
  /** GET /course/{id}/chapters */
  listChapters: (subjectId: string) => upstream.list<RestChapter>(path`/course/${subjectId}/chapters`),
  /** GET /course/chapters/{id} */
  findChapter: (id: string) => upstream.find<RestChapter>(path`/course/chapters/${id}`),
  /** GET /course/{id}/lessons */
  listLessons: (chapterId: string) => upstream.list<RestLesson>(path`/course/${chapterId}/lessons`),
  /** GET /course/lessons/{id} */
  findLesson: (id: string) => upstream.find<RestLesson>(path`/course/lessons/${id}`),
  /** GET /course/{id}/contents */
  listContents: (chapterId: string) => upstream.list<RestContent>(path`/course/${chapterId}/contents`),
  /** GET /course/{id}/contentdetails */
  findContent: (id: string) => upstream.find<RestContent>(path`/course/${id}/contentdetails`),
});
