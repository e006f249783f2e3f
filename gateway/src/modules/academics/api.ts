// REST calls and documents of the course API: courses, subjects, chapters, lessons and notes.
import type { RestCourseStatus } from '../../upstream/course-status.ts';
import { path, withForce } from '../../upstream/http/path.ts';
import type { WriteBody } from '../../upstream/renamed-input.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { RestMessage } from '../../upstream/rest-message.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/**
 * Numbers of items below a course, subject or chapter; reported by our backend only. `contentCount`
 * counts notes.
 */
export type RestCounts = { lessonCount?: number; contentCount?: number; examCount?: number };

/** Backs `Course`. Hosts spell some fields in two ways. */
export type RestCourse = RestCounts & {
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
  status?: RestCourseStatus;
};

/** Backs `CourseFeature`. */
export type RestCourseFeature = { icon?: string; feature?: string };

/** Backs `AcademicUnit`. */
export type RestAcademicUnit = {
  _id?: string;
  id?: string;
  courseId?: string;
  unitName?: string;
  description?: string | null;
};

/** Backs `Subject`. */
export type RestSubject = RestCounts & {
  _id?: string;
  id?: string;
  courseId?: string;
  subjectName?: string;
  subjectDescription?: string | null;
  imageUrl?: string | null;
};

/** Backs `Chapter`. */
export type RestChapter = RestCounts & {
  _id?: string;
  id?: string;
  subjectId?: string;
  chapterTitle?: string;
  chapterSummary?: string | null;
};

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
export type RestContent = {
  _id?: string;
  id?: string;
  chapterId?: string;
  title?: string;
  contentDetails?: string | null;
};

export const academicsApi = (upstream: Upstream) => ({
  /** GET /course/ */
  listCourses: () => upstream.list<RestCourse>(path`/course/`),
  /**
   * GET /course/courseCode/{code}; if empty, again with the session, because the public list omits
   * drafts and archived courses.
   */
  listCoursesByCode: async (code: string) => {
    const courses = await upstream.list<RestCourse>(path`/course/courseCode/${code}`);
    return courses.length > 0
      ? courses
      : upstream.listWithheld<RestCourse>(path`/course/courseCode/${code}`);
  },
  /** GET /course/{id} */
  findCourse: (id: string) => upstream.find<RestCourse>(path`/course/${id}`),
  /** GET /course/{id}, as it is stored now: not from the cache of public data. */
  readCourse: (id: string) => upstream.find<RestCourse>(path`/course/${id}`, { as: 'viewer' }),
  /** POST /course/createcourse */
  postCourse: (body: WriteBody<RestCourse>) =>
    upstream.write<RestCourse>('POST', path`/course/createcourse`, body),
  /** PUT /course/{id} */
  putCourse: (id: string, body: WriteBody<RestCourse>, options: CallOptions) =>
    upstream.write<RestCourse>('PUT', path`/course/${id}`, body, options),

  /** GET /academiccourse/academicCourses */
  listAcademicCourses: () => upstream.list<RestCourse>(path`/academiccourse/academicCourses`),
  /** GET /academiccourse/academicCourses/{id} */
  findAcademicCourse: (id: string) =>
    upstream.find<RestCourse>(path`/academiccourse/academicCourses/${id}`),
  /** POST /academiccourse/academicCourses */
  postAcademicCourse: (body: WriteBody<RestCourse>) =>
    upstream.write<RestCourse>('POST', path`/academiccourse/academicCourses`, body),
  /** PUT /academiccourse/academicCourses/{id} */
  putAcademicCourse: (id: string, body: WriteBody<RestCourse>, options: CallOptions) =>
    upstream.write<RestCourse>('PUT', path`/academiccourse/academicCourses/${id}`, body, options),
  /** DELETE /academiccourse/{id}: a course of any type. */
  deleteCourse: (id: string, force: boolean) =>
    upstream.write<RestMessage>('DELETE', withForce(path`/academiccourse/${id}`, force)),

  /** GET /academiccourse/{courseId}/units */
  listUnits: (courseId: string) =>
    upstream.list<RestAcademicUnit>(path`/academiccourse/${courseId}/units`),
  /** POST /academiccourse/{courseId}/units */
  postUnit: (courseId: string, body: WriteBody<RestAcademicUnit>) =>
    upstream.write<RestAcademicUnit>('POST', path`/academiccourse/${courseId}/units`, body),
  /** PUT /academiccourse/{courseId}/units/{unitId} */
  putUnit: (
    courseId: string,
    unitId: string,
    body: WriteBody<RestAcademicUnit>,
    options?: CallOptions,
  ) =>
    upstream.write<RestAcademicUnit>(
      'PUT',
      path`/academiccourse/${courseId}/units/${unitId}`,
      body,
      options,
    ),
  /** DELETE /academiccourse/{courseId}/units/{unitId} */
  deleteUnit: (courseId: string, unitId: string, force: boolean) =>
    upstream.write<RestMessage>(
      'DELETE',
      withForce(path`/academiccourse/${courseId}/units/${unitId}`, force),
    ),

  /** GET /course/{courseId}/subjects */
  listSubjects: (courseId: string) =>
    upstream.list<RestSubject>(path`/course/${courseId}/subjects`),
  /** GET /course/subject/{id} */
  findSubject: (id: string) => upstream.find<RestSubject>(path`/course/subject/${id}`),
  /** POST /course/{courseId}/createsubject */
  postSubject: (courseId: string, body: WriteBody<RestSubject>) =>
    upstream.write<RestSubject>('POST', path`/course/${courseId}/createsubject`, body),
  /** PUT /course/subject/{id} */
  putSubject: (id: string, body: WriteBody<RestSubject>, options?: CallOptions) =>
    upstream.write<RestSubject>('PUT', path`/course/subject/${id}`, body, options),
  /** GET /course/{subjectId}/chapters */
  listChapters: (subjectId: string) =>
    upstream.list<RestChapter>(path`/course/${subjectId}/chapters`),
  /** GET /course/chapters/{id} */
  findChapter: (id: string) => upstream.find<RestChapter>(path`/course/chapters/${id}`),
  /** POST /course/{subjectId}/createchapter */
  postChapter: (subjectId: string, body: WriteBody<RestChapter>) =>
    upstream.write<RestChapter>('POST', path`/course/${subjectId}/createchapter`, body),
  /** PUT /course/chapter/{id} */
  putChapter: (id: string, body: WriteBody<RestChapter>, options?: CallOptions) =>
    upstream.write<RestChapter>('PUT', path`/course/chapter/${id}`, body, options),
  /** GET /course/{chapterId}/lessons */
  listLessons: (chapterId: string) => upstream.list<RestLesson>(path`/course/${chapterId}/lessons`),
  /** GET /course/lessons/{id} */
  findLesson: (id: string) => upstream.find<RestLesson>(path`/course/lessons/${id}`),
  /** POST /course/{chapterId}/createlesson */
  postLesson: (chapterId: string, body: WriteBody<RestLesson>) =>
    upstream.write<RestLesson>('POST', path`/course/${chapterId}/createlesson`, body),
  /** PUT /course/lesson/{id} */
  putLesson: (id: string, body: WriteBody<RestLesson>, options?: CallOptions) =>
    upstream.write<RestLesson>('PUT', path`/course/lesson/${id}`, body, options),
  /** GET /course/{chapterId}/contents */
  listContents: (chapterId: string) =>
    upstream.list<RestContent>(path`/course/${chapterId}/contents`),
  /** GET /course/{id}/contentdetails */
  findContent: (id: string) => upstream.find<RestContent>(path`/course/${id}/contentdetails`),
  /** POST /course/{chapterId}/createcontent */
  postContent: (chapterId: string, body: WriteBody<RestContent>) =>
    upstream.write<RestContent>('POST', path`/course/${chapterId}/createcontent`, body),
  /** PUT /course/content/{id} */
  putContent: (id: string, body: WriteBody<RestContent>, options?: CallOptions) =>
    upstream.write<RestContent>('PUT', path`/course/content/${id}`, body, options),
});
