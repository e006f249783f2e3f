/** Builds all URLs of the client. Routes (routes/) and links use it, so that no link is broken. */

const part = encodeURIComponent;

export const ACCOUNT_SECTION = 'account';

export const paths = {
  home: () => '/',
  login: (returnTo?: string) => withReturn('/login', returnTo),
  signup: (returnTo?: string) => withReturn('/signup', returnTo),
  otpVerification: (returnTo?: string) => withReturn('/otp-verification', returnTo),
  forgotPassword: (returnTo?: string) => withReturn('/forgot-password', returnTo),
  resetPassword: (returnTo?: string) => withReturn('/reset-password', returnTo),
  profile: () => '/profile',
  /** The section of the profile with the deletion of the account. */
  account: () => `/profile#${ACCOUNT_SECTION}`,
  security: () => '/profile/security',
  studentDashboard: () => '/student-dashboard',
  boss: () => '/boss',
  teaching: () => '/teaching',
  adminCourses: () => '/boss/courses',
  newCourse: (courseType: string) => `/boss/courses/new?type=${part(courseType)}`,
  courseContent: (id: string) => `/boss/courses/${part(id)}`,
  editCourse: (id: string) => `/boss/courses/${part(id)}/details`,
  newAdmissionCourse: () => '/boss/admission/new',
  admissionContent: (id: string) => `/boss/admission/${part(id)}`,
  editAdmissionCourse: (id: string) => `/boss/admission/${part(id)}/details`,
  /** @param parentType CHAPTER, COURSE, SUBJECT or UNIT */
  newExam: (parentType: string, parentId: string, returnTo: string) =>
    `/boss/exams/new?parentType=${parentType}&parentId=${part(parentId)}&returnTo=${part(returnTo)}`,
  editExam: (id: string, returnTo: string) => `/boss/exams/${part(id)}?returnTo=${part(returnTo)}`,
  newPaper: (yearId: string, returnTo: string) =>
    `/boss/papers/new?yearId=${part(yearId)}&returnTo=${part(returnTo)}`,
  editPaper: (id: string, returnTo: string) =>
    `/boss/papers/${part(id)}?returnTo=${part(returnTo)}`,
  markingList: () => '/boss/marking',
  lateList: () => '/boss/late-answers',
  keyChallenges: () => '/boss/key-challenges',
  /** @param questionId the question whose form is opened */
  examKeys: (kind: 'single' | 'multi-subject', examId: string, questionId?: string) =>
    `/boss/keys/${kind}/${part(examId)}${questionId === undefined ? '' : `#question-${part(questionId)}`}`,
  search: (query = '') => (query ? `/search?q=${part(query)}` : '/search'),
  campaigns: () => '/campaigns',
  campaign: (id: string) => `/campaigns/${part(id)}`,
  /** Exam campaigns are a separate collection upstream, so their ids need a separate URL. */
  examCampaign: (id: string) => `/campaigns/exams/${part(id)}`,
  notifications: () => '/notifications',
  settings: () => '/settings',
  assignments: () => '/assignments',
  assignment: (id: string) => `/assignments/${part(id)}`,

  courses: () => '/courses',
  admissionCourses: () => '/courses/admission',
  admissionCourse: (courseCode: string) => `/courses/admission/${part(courseCode)}`,
  admissionUnits: (courseCode: string) => `/courses/admission/${part(courseCode)}/units`,
  /** The id is the unit's. */
  years: (unitId: string) => `/courses/admission/${part(unitId)}/years`,

  academicClasses: () => '/courses/academic',
  academicCourses: (courseCode: string) => `/courses/academic/${part(courseCode)}`,
  academicCourse: (courseCode: string, motherId: string) => academic(courseCode, motherId),
  /** The last segment repeats the course's id, as specified. */
  subjects: (courseCode: string, motherId: string) =>
    `${academic(courseCode, motherId)}/${part(motherId)}`,
  chapters: (courseCode: string, motherId: string, subjectId: string) =>
    `${academic(courseCode, motherId)}/subject/${part(subjectId)}`,
  chapter: (courseCode: string, motherId: string, chapterId: string) =>
    chapter(courseCode, motherId, chapterId),
  chapterLessons: (courseCode: string, motherId: string, chapterId: string) =>
    `${chapter(courseCode, motherId, chapterId)}/Lessons`,
  chapterContents: (courseCode: string, motherId: string, chapterId: string) =>
    `${chapter(courseCode, motherId, chapterId)}/contents`,
  chapterExams: (courseCode: string, motherId: string, chapterId: string) =>
    `${chapter(courseCode, motherId, chapterId)}/exams`,
  content: (courseCode: string, motherId: string, contentId: string) =>
    `${academic(courseCode, motherId)}/subject/chapter/content/${part(contentId)}`,
  lesson: (courseCode: string, motherId: string, lessonId: string) =>
    `${academic(courseCode, motherId)}/subject/chapter/lesson/${part(lessonId)}`,

  /** Courses that are neither admission nor academic. */
  course: (type: string, courseCode: string) => `/courses/${part(type)}/${part(courseCode)}`,
  courseUnits: (type: string, courseCode: string) =>
    `/courses/${part(type)}/${part(courseCode)}/units`,

  exams: () => '/exams',
  /** With a result id, the attempt replaces that result. */
  exam: (examId: string, resultId?: string) => withResult(`/exam/${part(examId)}`, resultId),
  mcqExam: (examId: string, resultId?: string) =>
    withResult(`/exam/mcq-exam/${part(examId)}`, resultId),
  examResult: (userId: string, examId: string) => `/exam/result/${part(userId)}/${part(examId)}`,
} as const;

function academic(courseCode: string, motherId: string): string {
  return `/courses/academic/${part(courseCode)}/${part(motherId)}`;
}

function chapter(courseCode: string, motherId: string, chapterId: string): string {
  return `${academic(courseCode, motherId)}/subject/chapter/${part(chapterId)}`;
}

function withResult(path: string, resultId: string | undefined): string {
  return resultId ? `${path}/${part(resultId)}` : path;
}

function withReturn(path: string, returnTo: string | undefined): string {
  return returnTo && returnTo !== '/' ? `${path}?returnTo=${part(returnTo)}` : path;
}

/** The redirect target after login; always a URL of this site. */
export function returnPath(search: URLSearchParams): string {
  const requestedUrl = search.get('returnTo') ?? '/';
  return /^\/(?![/\\])[\x20-\uffff]*$/.test(requestedUrl) &&
    !/^\/(login|signup|otp-verification|forgot-password|reset-password)\b/.test(requestedUrl)
    ? requestedUrl
    : '/';
}

/** Whether an exam is taken at this URL; no other data is loaded there. */
export const isExamPath = (pathname: string): boolean => /^\/exam\/(?!result\/)/.test(pathname);
