/** A class-six course with one chapter, in the format of the gateway's responses. */

export const base = '/courses/academic/class06/c6';

export const aCourse = (parts: object = {}) => ({
  __typename: 'Course',
  id: 'c6',
  courseCode: 'class06',
  title: 'Class six, all subjects',
  courseType: 'academic',
  description: 'Everything of class six.',
  price: 0,
  discount: 0,
  thumbnailUrl: null,
  isComingSoon: false,
  lessonCount: 2,
  noteCount: 0,
  examCount: 1,
  totalDurationMonths: 12,
  averageRating: 4.7,
  isEnrolled: true,
  features: [{ __typename: 'CourseFeature', icon: 'video', text: 'Short video lessons' }],
  testimonials: [
    {
      __typename: 'Testimonial',
      studentName: 'Tasnim',
      enrolledYear: 2025,
      review: 'I like the notes.',
    },
  ],
  exams: [],
  subjects: [
    {
      __typename: 'Subject',
      id: 'math',
      name: 'Mathematics',
      description: 'Numbers and shapes',
      imageUrl: null,
      lessonCount: 3,
      noteCount: 1,
      examCount: 0,
    },
  ],
  ...parts,
});

const outline = (isEnrolled: boolean) => ({
  __typename: 'Course',
  id: 'c6',
  courseCode: 'class06',
  title: 'Class six, all subjects',
  isEnrolled,
});

export const aSubject = (isEnrolled = true) => ({
  __typename: 'Subject',
  id: 'math',
  name: 'Mathematics',
  imageUrl: null as string | null,
  exams: [] as object[],
  course: outline(isEnrolled),
  chapters: [
    {
      __typename: 'Chapter',
      id: 'ch1',
      title: 'Natural numbers',
      summary: 'Counting and dividing',
      lessonCount: 2,
      noteCount: 0,
      examCount: 1,
    },
  ],
});

export const aLesson = (parts: object = {}) => ({
  __typename: 'Lesson',
  id: 'l1',
  title: 'Prime numbers',
  durationMinutes: 30,
  examCount: 1,
  exams: [] as object[],
  videoId: 'aqz-KE-bpKQ',
  progress: null,
  ...parts,
});

/** The viewer's progress in a lesson. */
export const aProgress = (parts: object = {}) => ({
  __typename: 'LessonProgress',
  done: false,
  doneAt: null,
  positionSeconds: 0,
  updatedAt: null,
  ...parts,
});

/** The viewer's own notes beside a lesson or a note of the course. */
export const someNotes = (...nodes: object[]) => ({
  __typename: 'StudentNoteConnection',
  totalCount: nodes.length,
  nodes,
});

export const aNoteOfMine = (parts: object = {}) => ({
  __typename: 'StudentNote',
  id: 's1',
  text: 'One is no prime.',
  videoSeconds: 252,
  version: 1,
  ...parts,
});

/** A release rule, by default that of an exam without one. */
export const aRelease = (parts: object = {}) => ({
  __typename: 'ExamRelease',
  visibility: 'ANSWERS',
  moment: 'IMMEDIATELY',
  releasedAt: null as string | null,
  ...parts,
});

export const anExam = (parts: object = {}) => ({
  __typename: 'Exam',
  id: 'e1',
  title: 'Chapter exam',
  type: 'MCQ',
  totalMarks: 10,
  timeLimitMinutes: 15,
  questionCount: 10,
  negativeMarkingPercentage: 25,
  startingDate: null,
  release: aRelease(),
  myResult: null,
  ...parts,
});

export const aChapter = ({
  isEnrolled = true,
  ...parts
}: {
  isEnrolled?: boolean;
  [part: string]: unknown;
} = {}) => ({
  __typename: 'Chapter',
  id: 'ch1',
  title: 'Natural numbers',
  summary: 'Counting and dividing',
  subject: {
    __typename: 'Subject',
    id: 'math',
    name: 'Mathematics',
    imageUrl: null as string | null,
    course: outline(isEnrolled),
  },
  lessons: [aLesson(), aLesson({ id: 'l2', title: 'Fractions', videoId: 'dQw4w9WgXcQ' })],
  contents: [
    { __typename: 'Content', id: 'n1', title: 'Rules of division' },
    { __typename: 'Content', id: 'n2', title: 'Common mistakes' },
  ],
  exams: [anExam()],
  ...parts,
});
