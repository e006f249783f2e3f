// The form of the content files under backend/demo/: what an author writes, and what the loader and the import command read.
// Texts are plain text with LaTeX between dollar signs ($…$ inline, $$…$$ on its own line; \$ is a dollar).
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
/** A key is the record's id in the database and in addresses: lower case, unique among records of its kind. */
const Key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
const Text = Type.String({ minLength: 1, maxLength: 4000 });
const Line = Type.String({ minLength: 1, maxLength: 200 });
const Money = Type.Number({ minimum: 0, maximum: 100_000 });
/** The name of a drawing under demo/images/, without ending. */
const Image = Type.String({ pattern: '^[a-z0-9-]+/[a-z0-9-]+$' });
const Letter = Type.Enum(['A', 'B', 'C', 'D', 'E', 'F']);

const Testimonial = Type.Object({ studentName: Line, enrolledYear: Type.Integer({ minimum: 2015, maximum: 2030 }), review: Text }, closed);

/** One multiple-choice question; `answer` names the correct options by their letter. */
const Mcq = Type.Object(
  {
    question: Text,
    points: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100, default: 1 })),
    options: Type.Array(Text, { minItems: 2, maxItems: 6 }),
    answer: Type.Union([Letter, Type.Array(Letter, { minItems: 1, maxItems: 6 })]),
    explanation: Text,
  },
  closed,
);

/** demo/admission/<courseCode>/course.yaml: an admission course, its units and their exam years. */
export const AdmissionCourseFile = Type.Object(
  {
    courseCode: Key,
    name: Line,
    description: Text,
    enrollmentFee: Money,
    discountFee: Money,
    /** In months. */
    enrollmentDuration: Type.Integer({ minimum: 1, maximum: 60 }),
    courseThumbnail: Image,
    averageRating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
    testimonials: Type.Array(Testimonial, { maxItems: 20 }),
    units: Type.Array(
      Type.Object(
        { key: Key, unitName: Line, description: Text, years: Type.Array(Type.Integer({ minimum: 2000, maximum: 2030 })) },
        closed,
      ),
      { minItems: 1, maxItems: 10 },
    ),
  },
  closed,
);

/** demo/admission/<courseCode>/papers/<unit key>-<year>.yaml: the paper of one exam year. */
export const PaperFile = Type.Object(
  {
    unit: Key,
    year: Type.Integer(),
    title: Line,
    /** In minutes. */
    timeLimit: Type.Integer({ minimum: 1, maximum: 300 }),
    /** In percent of a question's points. */
    negativeMarkingPercentage: Type.Number({ minimum: 0, maximum: 100 }),
    subjects: Type.Array(
      Type.Object({ subjectName: Line, mandatory: Type.Boolean(), mcqs: Type.Array(Mcq, { minItems: 1, maxItems: 100 }) }, closed),
      { minItems: 1, maxItems: 10 },
    ),
  },
  closed,
);

const FeatureIcon = Type.Enum(['video', 'note', 'exam', 'clock', 'certificate', 'support', 'language', 'offline']);

/** demo/academic/<class code>/<course key>.yaml: an academic course with its subjects and chapters. */
export const AcademicCourseFile = Type.Object(
  {
    key: Key,
    courseCode: Type.Enum(['class11-12', 'class10', 'class09', 'class08', 'class07', 'class06']),
    title: Line,
    courseType: Type.Enum(['academic']),
    description: Text,
    price: Money,
    discountPrice: Money,
    thumbnailImageUrl: Image,
    /** In months. */
    totalDuration: Type.Integer({ minimum: 1, maximum: 60 }),
    averageRating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
    courseFeatures: Type.Array(Type.Object({ icon: FeatureIcon, feature: Line }, closed), { maxItems: 10 }),
    testimonials: Type.Array(Testimonial, { maxItems: 20 }),
    subjects: Type.Array(
      Type.Object(
        {
          key: Key,
          subjectName: Line,
          subjectDescription: Text,
          imageUrl: Image,
          chapters: Type.Array(Type.Object({ key: Key, chapterTitle: Line, chapterSummary: Text }, closed), { minItems: 1, maxItems: 40 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 30 },
    ),
  },
  closed,
);

/** demo/academic/<class code>/chapters/<chapter key>.yaml: what a complete chapter holds. */
export const ChapterFile = Type.Object(
  {
    chapter: Key,
    lessons: Type.Array(
      Type.Object(
        {
          title: Line,
          /** The lesson's text: HTML of the same allow-list as notes. */
          content: Type.String({ minLength: 1, maxLength: 20_000 }),
          videoLink: Type.Optional(Type.String({ pattern: '^https://www\\.youtube\\.com/watch\\?v=[A-Za-z0-9_-]{11}$' })),
          /** In minutes. */
          duration: Type.Integer({ minimum: 1, maximum: 240 }),
        },
        closed,
      ),
    ),
    contents: Type.Array(Type.Object({ title: Line, contentDetails: Type.String({ minLength: 1, maxLength: 50_000 }) }, closed)),
    exams: Type.Array(
      Type.Object(
        {
          title: Line,
          type: Type.Enum(['MCQ', 'Written']),
          totalMarks: Type.Number({ exclusiveMinimum: 0 }),
          /** In minutes. */
          timeLimit: Type.Integer({ minimum: 1, maximum: 300 }),
          /** In percent of totalMarks. */
          passingScore: Type.Number({ minimum: 0, maximum: 100 }),
          negetiveMarkingPercentage: Type.Number({ minimum: 0, maximum: 100 }),
          mcqs: Type.Optional(Type.Array(Mcq, { minItems: 1, maxItems: 100 })),
          written: Type.Optional(
            Type.Array(Type.Object({ questionText: Text, answerGuidelines: Text }, closed), { minItems: 1, maxItems: 30 }),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** Days from the moment the file is loaded; below zero for the past. */
const Days = Type.Integer({ minimum: -1000, maximum: 1000 });

/** demo/campaigns.yaml: campaigns that students can register for. */
export const CampaignsFile = Type.Array(
  Type.Object({ key: Key, title: Line, description: Text, startsInDays: Days, endsInDays: Days, imageUrl: Type.Optional(Image) }, closed),
  { maxItems: 50 },
);

/** demo/assignments.yaml: assignments for all students. */
export const AssignmentsFile = Type.Array(Type.Object({ key: Key, title: Line, description: Text, dueInDays: Days }, closed), {
  maxItems: 50,
});

export type CampaignContent = Static<typeof CampaignsFile>[number];
export type AssignmentContent = Static<typeof AssignmentsFile>[number];
export type AdmissionCourseContent = Static<typeof AdmissionCourseFile>;
export type PaperContent = Static<typeof PaperFile>;
export type AcademicCourseContent = Static<typeof AcademicCourseFile>;
export type ChapterContent = Static<typeof ChapterFile>;
export type McqContent = Static<typeof Mcq>;
