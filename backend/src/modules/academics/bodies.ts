// Request bodies that create and change courses, their units, subjects, chapters, lessons and notes
// (docs/rest-contract.md, "Documents").
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { changesOf, clearable, closed, Id, PictureUrl } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { CourseStatus } from '../../records/course-status.ts';
import { TestimonialsBody } from '../admission/documents.ts';
import { COUNTS } from './documents.ts';

const Name = requiredText(200);
const Description = clearable(Type.String({ maxLength: 4000 }));
const Money = Type.Number({ minimum: 0, maximum: 100_000 });
/** Part of page URLs: lower case, as in content files. */
const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
/** Position in its list; new records without one come last. */
const Position = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

const Icon = requiredText(100);
/** Replaces the whole list, in this order. */
const Features = Type.Array(Type.Object({ icon: Icon, feature: Name }, closed), { maxItems: 20 });

/** Fields with the same name in both spellings of a course. */
const shared = {
  courseCode: Key,
  courseType: Type.Optional(Key),
  description: Description,
  /** In months. */
  totalDuration: clearable(Type.Integer({ minimum: 1, maximum: 60 })),
  courseFeatures: Type.Optional(Features),
  testimonials: Type.Optional(TestimonialsBody),
  averageRating: clearable(Type.Number({ minimum: 0, maximum: 5 })),
  /** A new course is published by default. */
  status: Type.Optional(CourseStatus),
  position: Position,
};
const discountPrice = Type.Optional(Money);
const thumbnailImageUrl = clearable(PictureUrl);

export const CourseBody = Type.Object(
  { title: Name, price: Money, discountPrice, thumbnailImageUrl, ...shared },
  closed,
);
export const CourseChanges = changesOf(CourseBody, ['_id', ...COUNTS]);
export type CourseSent = Static<typeof CourseBody>;
export type CourseChangesSent = Static<typeof CourseChanges>;

/** Accepts both spellings at once; courses/spelling.ts converts them to one. */
export const GenericCourseBody = Type.Object(
  {
    title: Type.Optional(Name),
    price: Type.Optional(Money),
    discountPrice,
    thumbnailImageUrl,
    courseName: Type.Optional(Name),
    enrollmentFee: Type.Optional(Money),
    discountFee: discountPrice,
    courseThumbnail: thumbnailImageUrl,
    ...shared,
  },
  closed,
);
export const GenericCourseChanges = changesOf(GenericCourseBody, ['_id', ...COUNTS]);
export type GenericCourseSent = Static<typeof GenericCourseChanges>;

/**
 * Changes of a record whose parent is fixed: the parent's id is optional, and must be the current
 * one.
 */
const changesBelow = <P extends TProperties, K extends string>(
  body: TObject<P>,
  parent: K,
  readOnly?: readonly string[],
) =>
  changesOf(
    Type.Object({ ...body.properties, ...({ [parent]: Id } as Record<K, typeof Id>) }, closed),
    readOnly,
  );

export const UnitBody = Type.Object(
  { unitName: Name, description: Description, position: Position },
  closed,
);
export const UnitChanges = changesBelow(UnitBody, 'courseId');

export const SubjectBody = Type.Object(
  {
    subjectName: Name,
    subjectDescription: Description,
    imageUrl: clearable(PictureUrl),
    position: Position,
  },
  closed,
);
export const SubjectChanges = changesBelow(SubjectBody, 'courseId', ['_id', ...COUNTS]);

export const ChapterBody = Type.Object(
  { chapterTitle: Name, chapterSummary: Description, position: Position },
  closed,
);
export const ChapterChanges = changesBelow(ChapterBody, 'subjectId', ['_id', ...COUNTS]);

/** A video on YouTube, in one of the forms that its pages give out. */
const VideoLink = Type.String({
  pattern:
    '^https://(www\\.youtube\\.com/watch\\?v=|youtu\\.be/|www\\.youtube-nocookie\\.com/embed/)[A-Za-z0-9_-]{11}([?&][A-Za-z0-9_=&.%-]*)?$',
  maxLength: 200,
});

export const LessonBody = Type.Object(
  {
    title: Name,
    /** HTML, with the length before it is sanitized. */
    content: clearable(Type.String({ maxLength: 20_000 })),
    videoLink: clearable(VideoLink),
    /** In minutes. */
    duration: clearable(Type.Integer({ minimum: 1, maximum: 600 })),
    /** Ids of exams of its chapter; replaces the whole list. */
    exams: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    position: Position,
  },
  closed,
);
export const LessonChanges = changesBelow(LessonBody, 'chapterId');

export const ContentBody = Type.Object(
  {
    title: Name,
    /** HTML, with the length before it is sanitized. */
    contentDetails: clearable(Type.String({ maxLength: 50_000 })),
    position: Position,
  },
  closed,
);
export const ContentChanges = changesBelow(ContentBody, 'chapterId', ['_id', 'chapterTitle']);
