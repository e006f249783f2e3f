// Wire documents of courses, their units, subjects, chapters, lessons and notes
// (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { CourseStatus } from '../../records/course-status.ts';
import { Testimonial } from '../admission/documents.ts';

const Text = Type.Optional(Type.String());

/** Numbers of items in a course, a subject or a chapter; the notes are `contents`. */
const counts = {
  lessonCount: Type.Integer(),
  contentCount: Type.Integer(),
  examCount: Type.Integer(),
};
export const COUNTS = Object.keys(counts);

export const Course = Type.Object({
  _id: Type.String(),
  courseCode: Type.String(),
  title: Type.String(),
  courseType: Type.String(),
  description: Text,
  price: Type.Number(),
  discountPrice: Type.Number(),
  thumbnailImageUrl: Text,
  /** In months. */
  totalDuration: Type.Optional(Type.Integer()),
  courseFeatures: Type.Array(Type.Object({ icon: Type.String(), feature: Type.String() })),
  testimonials: Type.Array(Testimonial),
  averageRating: Type.Optional(Type.Number()),
  status: CourseStatus,
  ...counts,
});
export type CourseDocument = Static<typeof Course>;

/**
 * The document of /course: the same with the generic names of the specification (section 3) in
 * addition.
 */
export const GenericCourse = Type.Object({
  ...Course.properties,
  courseName: Type.String(),
  courseThumbnail: Text,
  enrollmentFee: Type.Number(),
  discountFee: Type.Number(),
});
export type GenericCourseDocument = Static<typeof GenericCourse>;

/** A part of a course in addition to its subjects. */
export const AcademicUnit = Type.Object({
  _id: Type.String(),
  courseId: Type.String(),
  unitName: Type.String(),
  description: Text,
});
export type AcademicUnitDocument = Static<typeof AcademicUnit>;

export const Subject = Type.Object({
  _id: Type.String(),
  courseId: Type.String(),
  subjectName: Type.String(),
  subjectDescription: Text,
  imageUrl: Text,
  ...counts,
});
export type SubjectDocument = Static<typeof Subject>;

export const Chapter = Type.Object({
  _id: Type.String(),
  subjectId: Type.String(),
  chapterTitle: Type.String(),
  chapterSummary: Text,
  ...counts,
});
export type ChapterDocument = Static<typeof Chapter>;

/** The outline has no `content` and no `videoLink`. */
export const Lesson = Type.Object({
  _id: Type.String(),
  chapterId: Type.String(),
  title: Type.String(),
  content: Text,
  videoLink: Text,
  /** In minutes. */
  duration: Type.Optional(Type.Integer()),
  exams: Type.Array(Type.String()),
});
export type LessonDocument = Static<typeof Lesson>;

/** A note. The outline has no `contentDetails`. */
export const Content = Type.Object({
  _id: Type.String(),
  chapterId: Type.String(),
  title: Type.String(),
  contentDetails: Text,
  chapterTitle: Text,
});
export type ContentDocument = Static<typeof Content>;
