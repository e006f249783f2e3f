// The format of the content files under backend/demo/: written by authors and the export command,
// read by the loader and the import command. Texts are plain text with LaTeX between dollar signs
// ($…$ inline, $$…$$ on its own line; \$ is a dollar).
import { type Static, Type } from 'typebox';
import { CourseStatus } from '../../records/course-status.ts';
import {
  closed,
  examFields,
  Id,
  Key,
  Line,
  Mcq,
  RecordId,
  Shuffle,
  Text,
  Timestamp,
} from './question-schema.ts';

const Money = Type.Number({ minimum: 0, maximum: 100_000 });
const Year = Type.Integer({ minimum: 1971, maximum: 2100 });
const Rating = Type.Optional(Type.Number({ minimum: 0, maximum: 5 }));
const Months = Type.Optional(Type.Integer({ minimum: 1, maximum: 600 }));
/** Position in the list of all courses; default: the order of the files. */
const Position = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));
/** Visibility of the course; default: published. */
const Status = Type.Optional(CourseStatus);
/**
 * An image under images/ without extension (`covers/du`), or a URL: `/media/…` of this site,
 * or https.
 */
const Picture = Type.String({
  pattern: '^((covers|subjects)/[a-z0-9-]+|/media/[^\\s"\\\\]+|https://[^\\s"\\\\]+)$',
  maxLength: 500,
});

const Testimonial = Type.Object(
  { studentName: Line, enrolledYear: Type.Optional(Year), review: Text },
  closed,
);
const Testimonials = Type.Array(Testimonial, { maxItems: 100 });

/** admission/<courseCode>/course.yaml: an admission course, its units and their exam years. */
export const AdmissionCourseFile = Type.Object(
  {
    id: Id,
    courseCode: Key,
    position: Position,
    name: Line,
    description: Type.Optional(Text),
    enrollmentFee: Money,
    discountFee: Money,
    /** In months. */
    enrollmentDuration: Months,
    courseThumbnail: Type.Optional(Picture),
    averageRating: Rating,
    status: Status,
    testimonials: Testimonials,
    units: Type.Array(
      Type.Object(
        {
          id: Id,
          key: Key,
          unitName: Line,
          description: Type.Optional(Text),
          years: Type.Array(Type.Union([Year, Type.Object({ id: Id, year: Year }, closed)]), {
            maxItems: 100,
          }),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
  },
  closed,
);

/** admission/<courseCode>/papers/<unit key>-<year>.yaml: the paper of one exam year. */
export const PaperFile = Type.Object(
  {
    id: Id,
    unit: Key,
    year: Type.Integer(),
    title: Line,
    /** In minutes. */
    timeLimit: Type.Integer({ minimum: 1, maximum: 300 }),
    /** In percent of a question's points. */
    negativeMarkingPercentage: Type.Number({ minimum: 0, maximum: 100 }),
    shuffle: Shuffle,
    subjects: Type.Array(
      Type.Object(
        {
          id: Id,
          subjectName: Line,
          mandatory: Type.Boolean(),
          mcqs: Type.Array(Mcq, { minItems: 1, maxItems: 200 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  closed,
);

const Chapter = Type.Object(
  { key: Key, chapterTitle: Line, chapterSummary: Type.Optional(Text) },
  closed,
);
const Subject = Type.Object(
  {
    key: Key,
    subjectName: Line,
    subjectDescription: Type.Optional(Text),
    imageUrl: Type.Optional(Picture),
    chapters: Type.Array(Chapter, { maxItems: 500 }),
  },
  closed,
);

/**
 * academic/<class code>/<course key>.yaml: an academic course with its subjects, their chapters,
 * and its units where it has some.
 */
export const AcademicCourseFile = Type.Object(
  {
    key: Key,
    courseCode: Key,
    position: Position,
    title: Line,
    courseType: Line,
    description: Type.Optional(Text),
    price: Money,
    discountPrice: Money,
    thumbnailImageUrl: Type.Optional(Picture),
    /** In months. */
    totalDuration: Months,
    averageRating: Rating,
    status: Status,
    /**
     * Icons that the web client draws: video, note, exam, clock, certificate, support, language,
     * offline.
     */
    courseFeatures: Type.Array(Type.Object({ icon: Line, feature: Line }, closed), {
      maxItems: 20,
    }),
    testimonials: Testimonials,
    subjects: Type.Array(Subject, { maxItems: 200 }),
    units: Type.Optional(
      Type.Array(
        Type.Object({ key: Key, unitName: Line, description: Type.Optional(Text) }, closed),
        { maxItems: 100 },
      ),
    ),
  },
  closed,
);

/**
 * academic/<class code>/chapters/<chapter key>.yaml: a chapter with its lessons, notes and exams.
 */
export const ChapterFile = Type.Object(
  {
    chapter: Key,
    lessons: Type.Array(
      Type.Object(
        {
          id: Id,
          title: Line,
          /** The lesson's text: HTML of the same allow-list as notes. */
          content: Type.Optional(Type.String({ minLength: 1, maxLength: 50_000 })),
          videoLink: Type.Optional(
            Type.String({
              pattern:
                '^https://(www\\.youtube\\.com|youtu\\.be|www\\.youtube-nocookie\\.com)/\\S+$',
              maxLength: 500,
            }),
          ),
          /** In minutes. */
          duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
          /** Ids of linked exams; default: all exams of the chapter. */
          exams: Type.Optional(Type.Array(RecordId, { maxItems: 200 })),
        },
        closed,
      ),
    ),
    contents: Type.Array(
      Type.Object(
        {
          id: Id,
          title: Line,
          contentDetails: Type.Optional(Type.String({ minLength: 1, maxLength: 50_000 })),
        },
        closed,
      ),
    ),
    exams: Type.Array(Type.Object({ id: Id, ...examFields }, closed)),
  },
  closed,
);

/** exams/<exam key>.yaml: an exam whose parent is not a chapter. */
export const OtherExamFile = Type.Object(
  {
    key: Key,
    parentType: Type.Enum(['course', 'subject', 'lesson', 'unit', 'academicUnit']),
    parentId: RecordId,
    position: Position,
    ...examFields,
  },
  closed,
);

/** Days since the record was first loaded; negative for the past, may be fractional. */
const Days = Type.Optional(Type.Number({ minimum: -1000, maximum: 1000 }));
/** Either days or dates. */
const period = {
  startsInDays: Days,
  endsInDays: Days,
  startDate: Type.Optional(Timestamp),
  endDate: Type.Optional(Timestamp),
};
const about = { key: Key, title: Line, description: Type.Optional(Text) };

/** campaigns.yaml: campaigns that students can register for. */
export const CampaignsFile = Type.Array(
  Type.Object({ ...about, ...period, imageUrl: Type.Optional(Picture) }, closed),
  { maxItems: 1000 },
);

/**
 * The course of an assignment, by the id of its record; without one it is for students of all
 * courses.
 */
const assignmentCourse = { university: Type.Optional(RecordId), course: Type.Optional(RecordId) };
const maxMark = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 }));

/** assignments.yaml: assignments of courses. */
export const AssignmentsFile = Type.Array(
  Type.Object(
    { ...about, ...assignmentCourse, maxMark, dueInDays: Days, dueDate: Type.Optional(Timestamp) },
    closed,
  ),
  {
    maxItems: 1000,
  },
);

/**
 * exam-campaigns.yaml: exams that registered students may take between two points in time. `exam`
 * is the id of a paper or single exam.
 */
export const ExamCampaignsFile = Type.Array(
  Type.Object({ ...about, ...period, imageUrl: Type.Optional(Picture), exam: RecordId }, closed),
  {
    maxItems: 1000,
  },
);

export type AdmissionCourseContent = Static<typeof AdmissionCourseFile>;
export type PaperContent = Static<typeof PaperFile>;
export type AcademicCourseContent = Static<typeof AcademicCourseFile>;
export type ChapterContent = Static<typeof ChapterFile>;
export type OtherExamContent = Static<typeof OtherExamFile>;
export type CampaignContent = Static<typeof CampaignsFile>[number];
export type AssignmentContent = Static<typeof AssignmentsFile>[number];
export type ExamCampaignContent = Static<typeof ExamCampaignsFile>[number];
export type PeriodContent = Pick<CampaignContent, keyof typeof period>;
