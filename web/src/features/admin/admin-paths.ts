/**
 * URLs of admin pages that only other admin pages link to; apart from `paths`, which students
 * download.
 */
const part = encodeURIComponent;

export const adminPaths = {
  /** @param category the first choice in the wizard */
  courseWizard: (category: string) => `/boss/courses/wizard?category=${part(category)}`,
  /** The list that a course is in. */
  courses: (kind: 'admission' | 'academic' | 'other') =>
    kind === 'admission' ? '/boss/courses' : `/boss/courses?kind=${kind}`,
  /** @param kind as in the URLs of the answer key */
  print: (kind: 'single' | 'multi-subject', id: string) =>
    `/boss/${kind === 'single' ? 'exams' : 'papers'}/${part(id)}/print`,
  /** @param kind as in the URLs of the answer key */
  preview: (kind: 'single' | 'multi-subject', id: string) =>
    `/boss/${kind === 'single' ? 'exams' : 'papers'}/${part(id)}/preview`,
  live: (kind: 'single' | 'multi-subject', examId: string) => `/boss/live/${kind}/${part(examId)}`,
  statistics: (kind: 'single' | 'multi-subject', examId: string) =>
    `/boss/statistics/${kind}/${part(examId)}`,
  /** @param kind only results of this kind @param from the first result to show, from 0 */
  search: (words: string, kind?: string, from = 0) =>
    `/boss/search?q=${part(words)}${kind ? `&kind=${part(kind)}` : ''}${from > 0 ? `&from=${from}` : ''}`,
  bank: () => '/boss/questions',
  /** @param returnTo the list that opens it; a new question begins with its filter */
  newBankQuestion: (returnTo: string) => `/boss/questions/new?returnTo=${part(returnTo)}`,
  /** @param returnTo the list that opens it */
  bankQuestion: (id: string, returnTo?: string) =>
    `/boss/questions/${part(id)}${returnTo ? `?returnTo=${part(returnTo)}` : ''}`,
  auditLog: () => '/boss/log',
  reconcileList: () => '/boss/reconcile',
  grantedCourse: (id: string) => `/teaching/courses/${part(id)}`,
  people: () => '/boss/people',
  person: (id: string) => `/boss/people/${part(id)}`,
  assignments: () => '/boss/assignments',
  assignmentSubmissions: (id: string) => `/boss/assignments/${part(id)}/submissions`,
  /** @param filter the list that the next and the previous submission belong to */
  assignmentSubmission: (id: string, submissionId: string, filter?: string) =>
    `/boss/assignments/${part(id)}/submissions/${part(submissionId)}${filter ? `?state=${part(filter)}` : ''}`,
  campaigns: () => '/boss/campaigns',
  newCampaign: () => '/boss/campaigns/new',
  editCampaign: (id: string) => `/boss/campaigns/${part(id)}`,
  campaignRegistrations: (id: string) => `/boss/campaigns/${part(id)}/registrations`,
  newExamCampaign: () => '/boss/campaigns/exams/new',
  editExamCampaign: (id: string) => `/boss/campaigns/exams/${part(id)}`,
  examCampaignRegistrations: (id: string) => `/boss/campaigns/exams/${part(id)}/registrations`,
  roster: (id: string) => `/boss/campaigns/exams/${part(id)}/roster`,
  newLesson: (chapterId: string, returnTo: string) =>
    `/boss/lessons/new?chapterId=${part(chapterId)}&returnTo=${part(returnTo)}`,
  editLesson: (id: string, returnTo: string) =>
    `/boss/lessons/${part(id)}?returnTo=${part(returnTo)}`,
  newNote: (chapterId: string, returnTo: string) =>
    `/boss/notes/new?chapterId=${part(chapterId)}&returnTo=${part(returnTo)}`,
  editNote: (id: string, returnTo: string) => `/boss/notes/${part(id)}?returnTo=${part(returnTo)}`,
} as const;
