/**
 * The course draft of the specification (section 3), stored on this device while the wizard is
 * open. Course documents lack some of its fields: those are written into the description or the
 * features of the course, as the preview shows.
 */
import { readNumber, textOrNull } from '../../form/numbers.ts';
import type { CreateAdmissionCourseInput, CreateCourseInput } from '../generated/save-course.ts';

export const CATEGORIES = ['academic', 'admissionPrep', 'other'] as const;

export const STEPS = [
  'courseDetails',
  'category',
  'instructor',
  'classLevel',
  'targetAudience',
  'tags',
  'status',
] as const;
export type StepName = (typeof STEPS)[number];

/** All values as typed. */
export interface CourseDraft {
  title: string;
  description: string;
  /** `admissionPrep` and `academic` as in enrolments; `other` for any other type. */
  category: string;
  instructor: string;
  /** The code of the class; for other courses the code in their URL. */
  classLevel: string;
  /** One name in each line; of an admission course its units. */
  subjects: string;
  enrollmentStartDate: string;
  enrollmentEndDate: string;
  courseStartDate: string;
  courseEndDate: string;
  /** Months. */
  totalDuration: string;
  targetAudience: string;
  prerequisites: string;
  certifications: string;
  language: string;
  level: string;
  /**
   * A new course has no ratings, feedback and enrolments: these four fields are part of the
   * specification's draft and stay empty.
   */
  ratings: string;
  studentFeedback: string;
  studentEnrollments: string;
  discussionBoard: string;
  price: string;
  /** `draft` or `published`. */
  status: string;
  thumbnailImageUrl: string;
  tags: string;
  /** One in each line. */
  courseResources: string;
  currentStep: StepName;
}

export const EMPTY_DRAFT: CourseDraft = {
  title: '',
  description: '',
  category: 'academic',
  instructor: '',
  classLevel: '',
  subjects: '',
  enrollmentStartDate: '',
  enrollmentEndDate: '',
  courseStartDate: '',
  courseEndDate: '',
  totalDuration: '',
  targetAudience: '',
  prerequisites: '',
  certifications: '',
  language: '',
  level: '',
  ratings: '',
  studentFeedback: '',
  studentEnrollments: '',
  discussionBoard: '',
  price: '0',
  status: 'draft',
  thumbnailImageUrl: '',
  tags: '',
  courseResources: '',
  currentStep: 'courseDetails',
};

/** The fields of each step, which are checked before the next one. */
export const FIELDS: Readonly<Record<StepName, readonly (keyof CourseDraft)[]>> = {
  courseDetails: ['title', 'description', 'language', 'level', 'thumbnailImageUrl'],
  category: ['category', 'price'],
  instructor: [
    'instructor',
    'totalDuration',
    'enrollmentStartDate',
    'enrollmentEndDate',
    'courseStartDate',
    'courseEndDate',
  ],
  classLevel: ['classLevel', 'subjects'],
  targetAudience: ['targetAudience', 'prerequisites', 'certifications', 'courseResources'],
  tags: ['tags'],
  status: ['status'],
};

export const isDraft = (value: unknown): value is CourseDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(EMPTY_DRAFT).every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  STEPS.some((step) => step === (value as CourseDraft).currentStep);

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Labels of the lines that are added to the description. */
export type DetailLabels = Readonly<
  Record<
    | 'instructor'
    | 'targetAudience'
    | 'prerequisites'
    | 'language'
    | 'level'
    | 'enrollment'
    | 'course'
    | 'tags',
    string
  >
>;

const range = (from: string, to: string): string => [from, to].filter(Boolean).join(' – ');

/** The description as students will read it. */
export function descriptionOf(draft: CourseDraft, labels: DetailLabels): string {
  const lines = [
    [labels.instructor, draft.instructor],
    [labels.targetAudience, draft.targetAudience],
    [labels.prerequisites, draft.prerequisites],
    [labels.language, draft.language],
    [labels.level, draft.level],
    [labels.enrollment, range(draft.enrollmentStartDate, draft.enrollmentEndDate)],
    [labels.course, range(draft.courseStartDate, draft.courseEndDate)],
    [labels.tags, draft.tags],
  ].flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []));
  return [draft.description.trim(), lines.join('\n')].filter(Boolean).join('\n\n');
}

/** The features of the course. Only courses other than admission courses have these entries. */
export const featuresOf = ({ certifications, courseResources }: CourseDraft) => [
  ...linesOf(certifications).map((text) => ({ icon: 'certificate', text })),
  ...linesOf(courseResources).map((text) => ({ icon: 'note', text })),
];

function sharedFields(draft: CourseDraft, labels: DetailLabels) {
  return {
    courseCode: draft.classLevel.trim(),
    description: textOrNull(descriptionOf(draft, labels)),
    thumbnailUrl: textOrNull(draft.thumbnailImageUrl),
  };
}

/** The fields that identify a course whose creation got no response. */
export type CourseIdentity = Pick<CourseDraft, 'title' | 'classLevel' | 'category'>;

/** The state of earlier attempts to create the draft's course. */
export interface Progress {
  /** The last sent course, until there is a response: the course may exist. */
  sent?: CourseIdentity | undefined;
  /** The id, as soon as the course has been created. */
  createdId?: string | undefined;
}

export const isAdmission = ({ category }: Pick<CourseDraft, 'category'>): boolean =>
  category === 'admissionPrep';

export function courseInputOf(
  draft: CourseDraft,
  labels: DetailLabels,
): Omit<CreateCourseInput, 'status'> {
  return {
    ...sharedFields(draft, labels),
    title: draft.title.trim(),
    courseType: draft.category === 'academic' ? 'academic' : 'general',
    price: readNumber(draft.price) ?? 0,
    totalDurationMonths: readNumber(draft.totalDuration),
    features: featuresOf(draft),
  };
}

export function admissionInputOf(
  draft: CourseDraft,
  labels: DetailLabels,
): Omit<CreateAdmissionCourseInput, 'status'> {
  const offers = featuresOf(draft).map(({ text }) => `• ${text}`);
  const input = sharedFields(draft, labels);
  return {
    ...input,
    description: [input.description, offers.join('\n')].filter(Boolean).join('\n\n') || null,
    name: draft.title.trim(),
    fee: readNumber(draft.price) ?? 0,
    enrollmentDurationMonths: readNumber(draft.totalDuration),
  };
}
