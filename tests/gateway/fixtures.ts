// Upstream documents (docs/rest-contract.md); tests override only the fields they are about.

import type {
  RestChapter,
  RestContent,
  RestCourse,
  RestLesson,
  RestSubject,
} from '../../gateway/src/modules/academics/api.ts';
import type {
  RestUnit,
  RestUniversity,
  RestYear,
} from '../../gateway/src/modules/admission/api.ts';
import type { RestAssignment } from '../../gateway/src/modules/assignments/api.ts';
import type { RestCampaign } from '../../gateway/src/modules/campaigns/api.ts';
import type { RestExamCampaign } from '../../gateway/src/modules/campaigns/exam-campaigns/api.ts';
import type { RestExam } from '../../gateway/src/modules/exams/api.ts';
import type {
  RestMcq,
  RestMultiSubjectExam,
} from '../../gateway/src/modules/multi-subject-exams/api.ts';
import type {
  RestEnrolledCourses,
  RestStudent,
  RestViewer,
} from '../../gateway/src/modules/students/api.ts';
import type {
  RestMultiSubjectResult,
  RestSingleResult,
} from '../../gateway/src/upstream/exams/result.ts';
import type { Ticket } from '../../gateway/src/upstream/exams/ticket.ts';
import { NOW } from './kit.ts';

export const aStudent = (changes: RestStudent = {}): RestStudent => ({
  _id: 's1',
  userId: 'u1',
  personalInfo: {
    profilePhotoUrl: '/media/files/photo.jpg',
    fullName: { name: 'Aisha', certificateName: 'Aisha Rahman' },
    dob: '2008-05-04',
    gender: 'Female',
    address: { street: '12 Green Road', city: 'Dhaka', district: 'Dhaka', division: 'Dhaka' },
    contact: { email: 'aisha@alokpath.test', mobile: '01712345678' },
  },
  educationalBackground: {
    lastLevel: 'SSC',
    lastInstitution: 'Viqarunnisa',
    gradesGPA: '5.00',
    currentStatus: 'HSC first year',
  },
  courseEnrollment: {
    admissionPrep: { totalEnrolled: 1, overallProgress: 25, enrolledCourses: ['uni1'] },
    academic: { totalEnrolled: 1, overallProgress: 50, enrolledCourses: ['c1'] },
  },
  ...changes,
});

export const aViewer = (changes: RestViewer = {}): RestViewer => ({
  _id: 'u1',
  email: 'aisha@alokpath.test',
  role: 'student',
  userName: 'Aisha',
  student: aStudent(),
  ...changes,
});

export const anAdmin = (): RestViewer => ({
  _id: 'u9',
  email: 'admin@alokpath.test',
  role: 'admin',
  userName: 'Admin',
  student: null,
});

export const someEnrolledCourses = (): RestEnrolledCourses => ({
  admissionPrep: {
    totalEnrolled: 1,
    overallProgress: 25,
    enrolledCourses: [
      {
        _id: 'uni1',
        courseCode: 'du',
        name: 'Dhaka University',
        courseThumbnail: '/media/covers/du.svg',
      },
    ],
  },
  academic: { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] },
});

export const anAdmissionCourse = (changes: RestUniversity = {}): RestUniversity => ({
  _id: 'uni1',
  courseCode: 'du',
  name: 'Dhaka University',
  description: 'Every unit.',
  enrollmentFee: 50,
  discountFee: 20,
  enrollmentDuration: 6,
  courseThumbnail: '/media/covers/du.svg',
  units: [{ _id: 'unit1', unitName: 'A' }],
  testimonials: [{ studentName: 'Karim', enrolledYear: 2023, review: 'It helped.' }],
  averageRating: 4.5,
  ...changes,
});
export const aUnit = (changes: RestUnit = {}): RestUnit => ({
  _id: 'unit1',
  universityId: 'uni1',
  unitName: 'A',
  description: 'Science',
  ...changes,
});
export const aYear = (changes: RestYear = {}): RestYear => ({
  _id: 'y1',
  unitId: 'unit1',
  year: 2023,
  exam: 'm1',
  ...changes,
});

export const aCourse = (changes: RestCourse = {}): RestCourse => ({
  _id: 'c1',
  courseCode: 'class10',
  title: 'Class ten',
  courseType: 'academic',
  description: 'The whole year.',
  price: 30,
  discountPrice: 30,
  thumbnailImageUrl: '/media/covers/class10.svg',
  totalDuration: 12,
  courseFeatures: [{ icon: 'video', feature: '40 lessons' }],
  testimonials: [],
  averageRating: 4,
  ...changes,
});
export const aSubject = (changes: RestSubject = {}): RestSubject => ({
  _id: 'sub1',
  courseId: 'c1',
  subjectName: 'Physics',
  subjectDescription: 'Force and light',
  imageUrl: '/media/subjects/physics.svg',
  ...changes,
});
export const aChapter = (changes: RestChapter = {}): RestChapter => ({
  _id: 'ch1',
  subjectId: 'sub1',
  chapterTitle: 'Motion',
  chapterSummary: 'Speed',
  ...changes,
});
export const aLesson = (changes: RestLesson = {}): RestLesson => ({
  _id: 'l1',
  chapterId: 'ch1',
  title: 'Velocity',
  content: '<p>Fast.</p>',
  videoLink: 'https://youtu.be/abcdefghijk',
  duration: 15,
  exams: ['e1'],
  ...changes,
});
export const aContent = (changes: RestContent = {}): RestContent => ({
  _id: 'n1',
  chapterId: 'ch1',
  title: 'Note',
  contentDetails: '<p>A note.</p>',
  ...changes,
});

/** A question whose options are `<id>a` (right), `<id>b` and `<id>c`. */
export const aQuestion = (id: string, changes: RestMcq = {}): RestMcq => ({
  _id: id,
  question: `Question ${id}`,
  points: 1,
  options: [
    { _id: `${id}a`, text: 'one', isCorrect: true },
    { _id: `${id}b`, text: 'two', isCorrect: false },
    { _id: `${id}c`, text: 'three', isCorrect: false },
  ],
  explanation: `Because of ${id}.`,
  ...changes,
});

/** With its key, as read by the service credential. */
export const anExam = (changes: RestExam = {}): RestExam => ({
  _id: 'e1',
  parentType: 'chapter',
  parentId: 'ch1',
  title: 'Motion test',
  type: 'MCQ',
  totalMarks: 2,
  timeLimit: 10,
  passingScore: 50,
  negetiveMarkingPercentage: 25,
  questionCount: 2,
  mcqs: [aQuestion('q1'), aQuestion('q2')],
  ...changes,
});

/** Two subjects, the first one mandatory; with its key. */
export const aMultiSubjectExam = (changes: RestMultiSubjectExam = {}): RestMultiSubjectExam => ({
  _id: 'm1',
  parentId: 'y1',
  title: 'DU A 2023',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  questionCount: 3,
  subjects: [
    {
      _id: 'ms1',
      subjectName: 'Physics',
      mandatory: true,
      questionCount: 2,
      points: 2,
      mcqs: [aQuestion('q1'), aQuestion('q2')],
    },
    {
      _id: 'ms2',
      subjectName: 'English',
      mandatory: false,
      questionCount: 1,
      points: 1,
      mcqs: [aQuestion('q3')],
    },
  ],
  ...changes,
});

/** A document without its key, as students receive it. */
export function withoutKey<T>(document: T): T {
  const keys = new Set(['isCorrect', 'explanation', 'answerGuidelines', 'handwrittenPdf']);
  return JSON.parse(
    JSON.stringify(document, (name, value) => (keys.has(name) ? undefined : value)),
  );
}

export const aMultiSubjectResult = (
  changes: RestMultiSubjectResult = {},
): RestMultiSubjectResult => ({
  _id: 'r1',
  userId: 'u1',
  examId: 'm1',
  dateTaken: '2026-02-01T09:00:00.000Z',
  totalScore: 0.75,
  timeTaken: 30,
  subjects: [
    {
      subjectId: 'ms1',
      results: [
        { questionId: 'q1', selectedOption: ['q1a'], isCorrect: true },
        { questionId: 'q2', selectedOption: ['q2b'], isCorrect: false },
      ],
    },
    { subjectId: 'ms2', results: [] },
  ],
  ...changes,
});
export const aSingleResult = (changes: RestSingleResult = {}): RestSingleResult => ({
  _id: 'r2',
  userId: 'u1',
  examId: 'e1',
  dateTaken: '2026-02-02T09:00:00.000Z',
  score: 0.75,
  timeTaken: 5,
  mcqAnswers: [{ questionId: 'q1', selectedOption: 'q1a' }],
  writtenAnswer: [],
  ...changes,
});

export const aCampaign = (changes: RestCampaign = {}): RestCampaign => ({
  _id: 'k1',
  title: 'Physics olympiad',
  description: 'For all.',
  startDate: '2026-04-01T00:00:00.000Z',
  endDate: '2026-04-30T00:00:00.000Z',
  imageUrl: '/media/covers/k1.svg',
  registeredCount: 7,
  registered: false,
  ...changes,
});
export const anAssignment = (changes: RestAssignment = {}): RestAssignment => ({
  _id: 'a1',
  title: 'Essay',
  description: 'On light.',
  dueDate: '2026-03-10T00:00:00.000Z',
  ...changes,
});

/** The ticket of the student's attempt, started ten minutes ago. */
export const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  kind: 'multi-subject',
  attemptId: 'attempt-1',
  userId: 'u1',
  examId: 'm1',
  startedAt: NOW - 10 * 60_000,
  deadline: NOW + 50 * 60_000,
  ...changes,
});

/** A running campaign with a single exam. */
export const anExamCampaign = (changes: RestExamCampaign = {}): RestExamCampaign => ({
  _id: 'x1',
  title: 'Model test',
  examId: 'e1',
  examKind: 'single',
  startDate: new Date(NOW - 60_000).toISOString(),
  endDate: new Date(NOW + 3_600_000).toISOString(),
  registeredCount: 7,
  registered: true,
  ...changes,
});
