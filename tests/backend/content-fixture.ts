// Small content for tests: a free and a paid course of each kind. Everything that belongs to an
// answer key contains KEY_CANARY.
import type { McqContent } from '../../backend/src/db/content/question-schema.ts';
import type { Content } from '../../backend/src/db/content/read-content.ts';

/** In explanations and guidelines: no response to a student may contain it. */
export const KEY_CANARY = 'KEY-CANARY';
/** In lesson texts, video links and notes: only the enrolled may see it. */
export const INSIDE_CANARY = 'INSIDE-CANARY';
/** In questions: only the enrolled may see it. */
export const QUESTION_CANARY = 'QUESTION-CANARY';

/**
 * The papers of the admission courses: 60 minutes; p1 is worth 1 (A), p2 2 (A and B), c1 1 (C), c2
 * 1 (D); a wrong answer costs 25 %, a blank nothing.
 */
export const FREE_PAPER = 'free-a-2023-exam';
export const PAID_PAPER = 'paid-a-2023-exam';

/** A question with the options A to D; `answer` lists the right ones. */
export function anMcq(name: string, overrides: Partial<McqContent> = {}): McqContent {
  return {
    question: `${QUESTION_CANARY} ${name}?`,
    points: 1,
    options: [`${name} first`, `${name} second`, `${name} third`, `${name} fourth`],
    answer: 'A',
    explanation: `${KEY_CANARY} ${name}`,
    ...overrides,
  };
}

function admissionCourse(
  courseCode: string,
  fee: number,
  discount: number,
): Content['admissionCourses'][number] {
  return {
    file: `admission/${courseCode}/course.yaml`,
    data: {
      courseCode,
      name: `Course ${courseCode}`,
      description: 'For tests',
      enrollmentFee: fee,
      discountFee: discount,
      enrollmentDuration: 6,
      courseThumbnail: `covers/${courseCode}`,
      averageRating: 4.5,
      testimonials: [{ studentName: 'Rafi', enrolledYear: 2023, review: 'Good' }],
      units: [
        { key: 'a', unitName: 'Unit A', description: 'Science', years: [2022, 2023] },
        { key: 'b', unitName: 'Unit B', description: 'Arts', years: [2023] },
      ],
    },
  };
}

function paper(course: string): Content['papers'][number] {
  return {
    file: `admission/${course}/papers/a-2023.yaml`,
    course,
    data: {
      unit: 'a',
      year: 2023,
      title: `${course} A 2023`,
      timeLimit: 60,
      negativeMarkingPercentage: 25,
      subjects: [
        {
          subjectName: 'Physics',
          mandatory: true,
          mcqs: [anMcq(`${course} p1`), anMcq(`${course} p2`, { answer: ['A', 'B'], points: 2 })],
        },
        {
          subjectName: 'Chemistry',
          mandatory: false,
          mcqs: [anMcq(`${course} c1`, { answer: 'C' }), anMcq(`${course} c2`, { answer: 'D' })],
        },
      ],
    },
  };
}

function academicCourse(key: string, price: number): Content['academicCourses'][number] {
  const chapter = (name: string) => ({
    key: `${key}-${name}`,
    chapterTitle: `Chapter ${name}`,
    chapterSummary: 'Summary',
  });
  return {
    file: `academic/class10/${key}.yaml`,
    data: {
      key,
      courseCode: 'class10',
      title: `Course ${key}`,
      courseType: 'academic',
      description: 'For tests',
      price,
      discountPrice: 0,
      thumbnailImageUrl: `covers/${key}`,
      totalDuration: 12,
      courseFeatures: [{ icon: 'video', feature: 'Videos' }],
      testimonials: [{ studentName: 'Mitu', enrolledYear: 2024, review: 'Clear' }],
      subjects: [
        {
          key: `${key}-physics`,
          subjectName: 'Physics',
          subjectDescription: 'Matter',
          imageUrl: 'subjects/physics',
          chapters: [chapter('motion'), chapter('force')],
        },
      ],
    },
  };
}

function chapterFile(key: string): Content['chapters'][number] {
  const chapter = `${key}-motion`;
  const lesson = (title: string) => ({
    title,
    content: `<p onclick="x()">${INSIDE_CANARY} ${key}<script>alert(1)</script></p>`,
    duration: 10,
    videoLink: 'https://www.youtube.com/watch?v=INSIDECANAR',
  });
  const exam = { timeLimit: 10, passingScore: 40, negetiveMarkingPercentage: 25 };
  return {
    file: `academic/class10/chapters/${chapter}.yaml`,
    data: {
      chapter,
      lessons: [lesson('Speed'), lesson('Velocity')],
      contents: [
        { title: 'Note', contentDetails: `<h2>${INSIDE_CANARY} ${key}</h2><p>$v = s/t$</p>` },
      ],
      exams: [
        {
          ...exam,
          title: 'MCQ',
          type: 'MCQ',
          totalMarks: 3,
          mcqs: [anMcq(`${key} m1`), anMcq(`${key} m2`, { answer: 'B' }), anMcq(`${key} m3`)],
        },
        {
          ...exam,
          title: 'Written',
          type: 'Written',
          totalMarks: 10,
          written: [
            { questionText: `${QUESTION_CANARY} ${key} w1`, answerGuidelines: `${KEY_CANARY} w1` },
          ],
        },
      ],
    },
  };
}

/**
 * Courses `free` and `paid` (admission), `free10` and `paid10` (class 10); all four have an exam.
 */
export function aContent(): Content {
  return {
    admissionCourses: [admissionCourse('free', 100, 100), admissionCourse('paid', 100, 20)],
    papers: [paper('free'), paper('paid')],
    academicCourses: [academicCourse('free10', 0), academicCourse('paid10', 50)],
    chapters: [chapterFile('free10'), chapterFile('paid10')],
    otherExams: [],
    examCampaigns: [],
    campaigns: [
      {
        file: 'campaigns.yaml',
        data: { key: 'soon', title: 'Soon', description: 'Coming', startsInDays: 3, endsInDays: 9 },
      },
      {
        file: 'campaigns.yaml',
        data: { key: 'over', title: 'Over', description: 'Gone', startsInDays: -9, endsInDays: -3 },
      },
    ],
    assignments: [
      {
        file: 'assignments.yaml',
        data: { key: 'later', title: 'Later', description: 'Read', dueInDays: 9 },
      },
      {
        file: 'assignments.yaml',
        data: { key: 'first', title: 'First', description: 'Write', dueInDays: 2 },
      },
    ],
  };
}
