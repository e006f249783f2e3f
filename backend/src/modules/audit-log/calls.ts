// The calls that the audit log records: every write that only admins or accounts with a grant may
// make, and writes of an admin to other people's data.
import { ALL_ACCOUNTS, type SubjectName, WHOLE_BANK } from './subjects.ts';
import type { AuditAction } from './tables.ts';

/** A call's parameters, and its body if it has one. */
export type CallInput = {
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
};

export type AuditedCall = {
  subject: SubjectName | ((input: CallInput) => SubjectName);
  action: AuditAction;
  /** The id of the object; `created`: the `_id` of the response. */
  id: 'created' | ((input: CallInput) => string);
  /**
   * Any account may make the call; it is recorded only if an admin makes it for another account.
   */
  forOtherAccounts?: true;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const param =
  (name: string) =>
  ({ params }: CallInput): string =>
    params[name] ?? '';

const created = (subject: SubjectName): AuditedCall => ({
  subject,
  action: 'create',
  id: 'created',
});
const on = (subject: SubjectName, action: AuditAction, name = 'id'): AuditedCall => ({
  subject,
  action,
  id: param(name),
});
const changed = (subject: SubjectName, name?: string): AuditedCall => on(subject, 'update', name);
const deleted = (subject: SubjectName, name?: string): AuditedCall => on(subject, 'delete', name);
/** A call below /ext/exams/{kind}/{examId}. */
const onExam = (action: AuditAction): AuditedCall => ({
  subject: ({ params }) => (params.kind === 'single' ? 'exam' : 'paper'),
  action,
  id: param('examId'),
});

const CONTENT_SUBJECTS: Readonly<Record<string, SubjectName>> = {
  subject: 'subject',
  'academic-unit': 'academicUnit',
  chapter: 'chapter',
  lesson: 'lesson',
  note: 'note',
  'admission-unit': 'unit',
  'exam-year': 'year',
  exam: 'exam',
  paper: 'paper',
};

/** A call below /ext/content/{kind}. */
const onContent = (action: AuditAction): AuditedCall => ({
  subject: ({ params }) => CONTENT_SUBJECTS[params.kind ?? ''] ?? 'subject',
  action,
  id: param('id'),
});

/** A call that adds or archives many questions of the bank. */
const onBank: AuditedCall = { subject: 'questionBank', action: 'update', id: () => WHOLE_BANK };

/** Keyed by method and path, as in calls.ts of the backend. */
export const AUDITED_CALLS: Readonly<Record<string, AuditedCall>> = {
  'POST /admissioncourse/universities': created('admissionCourse'),
  'PUT /admissioncourse/universities/{id}': changed('admissionCourse'),
  'DELETE /admissioncourse/universities/{id}': deleted('admissionCourse'),
  'POST /admissioncourse/units': created('unit'),
  'PUT /admissioncourse/units/{id}': changed('unit'),
  'DELETE /admissioncourse/units/{id}': deleted('unit'),
  'POST /admissioncourse/years': created('year'),
  'PUT /admissioncourse/years/{id}': changed('year'),
  'DELETE /admissioncourse/years/{id}': deleted('year'),
  'POST /admissioncourse/years/{yearId}/exams': created('paper'),
  'PUT /admissioncourse/exams/{examId}': changed('paper', 'examId'),

  'POST /course/createcourse': created('course'),
  'PUT /course/{id}': changed('course'),
  'POST /course/{id}/createsubject': created('subject'),
  'PUT /course/subject/{id}': changed('subject'),
  'POST /course/{id}/createchapter': created('chapter'),
  'PUT /course/chapter/{id}': changed('chapter'),
  'POST /course/{id}/createlesson': created('lesson'),
  'PUT /course/lesson/{id}': changed('lesson'),
  'POST /course/{id}/createcontent': created('note'),
  'PUT /course/content/{id}': changed('note'),
  'POST /academiccourse/academicCourses': created('course'),
  'PUT /academiccourse/academicCourses/{id}': changed('course'),
  'DELETE /academiccourse/{id}': deleted('course'),
  'POST /academiccourse/{courseId}/units': created('academicUnit'),
  'PUT /academiccourse/{courseId}/units/{unitId}': changed('academicUnit', 'unitId'),
  'DELETE /academiccourse/{courseId}/units/{unitId}': deleted('academicUnit', 'unitId'),

  'POST /ext/content/{kind}/{id}/archive': onContent('archive'),
  'POST /ext/content/{kind}/{id}/restore': onContent('restore'),
  'POST /ext/content/{kind}/{id}/move': onContent('move'),
  'POST /ext/content/{kind}/{id}/duplicate': { ...onContent('create'), id: 'created' },

  'POST /examcreation/{parenttype}/createexam': created('exam'),
  'PUT /examcreation/{id}': changed('exam'),
  'DELETE /examcreation/{courseId}/{subjectId}/{examId}': deleted('exam', 'examId'),
  'POST /multisubjectexams/mcqs': created('paper'),
  'PUT /multisubjectexams/mcqs/{examId}': changed('paper', 'examId'),
  'POST /ext/exams/{kind}/{examId}/key-corrections': onExam('correct-key'),
  'PUT /ext/exams/{kind}/{examId}/release-rule': onExam('set-release-rule'),
  'POST /ext/exams/{kind}/{examId}/extra-time': onExam('extra-time'),
  'POST /ext/exams/{kind}/{examId}/close': onExam('close-attempts'),
  'POST /ext/exams/{kind}/{examId}/reopen': onExam('reopen-attempts'),
  'POST /ext/exams/{kind}/{examId}/messages': onExam('send-message'),

  'POST /ext/exams/{kind}/{examId}/exclusions': onExam('exclude-attempts'),
  'POST /ext/exams/{kind}/{examId}/readmissions': onExam('readmit-attempts'),
  'POST /ext/exams/{kind}/{examId}/personal-windows': onExam('give-window'),
  'POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals': onExam('withdraw-window'),

  'POST /ext/bank-questions': onBank,
  'POST /ext/bank-questions/from-exam': onBank,
  'POST /ext/bank-questions/archive': onBank,
  'PUT /ext/bank-questions/{id}': changed('bankQuestion'),

  'PUT /exams/results/{id}': { ...on('result', 'mark'), forOtherAccounts: true },
  'DELETE /exams/results/{id}': deleted('result'),
  'DELETE /multisubjectexamsresult/exam-results/{id}': deleted('paperResult'),
  'PUT /ext/results/submissions/{id}/mark': on('submission', 'mark'),
  'PUT /ext/marking/submissions/{id}/final-mark': on('submission', 'reconcile'),
  'PUT /ext/marking/exams/{examId}/second-marking': changed('exam', 'examId'),
  'POST /ext/late-answers/{id}/accept': on('lateAnswers', 'accept'),
  'POST /ext/late-answers/{id}/refuse': on('lateAnswers', 'refuse'),
  'POST /ext/key-challenges/{id}/refuse': on('keyChallenge', 'refuse'),

  'POST /campaigns': created('campaign'),
  'PUT /campaigns/{id}': changed('campaign'),
  'DELETE /campaigns/{id}': deleted('campaign'),
  'POST /examcampaigns': created('examCampaign'),
  'PUT /examcampaigns/{id}': changed('examCampaign'),
  'DELETE /examcampaigns/{id}': deleted('examCampaign'),
  'PUT /ext/examcampaigns/{id}/registration': on('examCampaign', 'set-registration'),
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply': on('examCampaign', 'set-roster'),
  'POST /ext/examcampaigns/{id}/roster/removals': on('examCampaign', 'set-roster'),
  'DELETE /ext/examcampaigns/{id}/roster': on('examCampaign', 'set-roster'),

  'POST /assignments': created('assignment'),
  'PUT /assignments/{id}': changed('assignment'),
  'DELETE /assignments/{id}': deleted('assignment'),
  'PUT /ext/assignment-submissions/{id}/return': on('assignmentSubmission', 'return'),

  'PATCH /users/{id}': { ...changed('account'), forOtherAccounts: true },
  'POST /student/createstudent': {
    subject: 'studentOfAccount',
    action: 'create',
    id: ({ body }) => text(body.userId),
    forOtherAccounts: true,
  },
  'PATCH /students/student/update/{id}': { ...changed('student'), forOtherAccounts: true },
  'DELETE /student/{id}': { ...deleted('student'), forOtherAccounts: true },
  'POST /academicresult': { ...created('academicResult'), forOtherAccounts: true },
  'PUT /academicresult/{id}': { ...changed('academicResult'), forOtherAccounts: true },
  'DELETE /academicresult/{id}': { ...deleted('academicResult'), forOtherAccounts: true },
  'POST /ext/people/{id}/enrolments': {
    subject: 'enrolment',
    action: 'enrol',
    id: ({ params, body }) => `${params.id} ${text(body.category)} ${text(body.courseId)}`,
  },
  'DELETE /ext/people/{id}/enrolments/{category}/{courseId}': {
    subject: 'enrolment',
    action: 'end-enrolment',
    id: ({ params }) => `${params.id} ${params.category} ${params.courseId}`,
  },
  'PUT /ext/people/{id}/grants/{category}/{courseId}': {
    subject: 'grant',
    action: 'give-grant',
    id: ({ params }) => `${params.id} ${params.category} ${params.courseId}`,
  },
  'DELETE /ext/people/{id}/grants/{category}/{courseId}': {
    subject: 'grant',
    action: 'end-grant',
    id: ({ params }) => `${params.id} ${params.category} ${params.courseId}`,
  },
  'POST /ext/people/imports': { subject: 'accounts', action: 'import', id: () => ALL_ACCOUNTS },
  'POST /ext/people/invitations': {
    subject: 'accounts',
    action: 'send-invitations',
    id: () => ALL_ACCOUNTS,
  },
  'PUT /ext/people/{id}/block': on('accountOfStudent', 'block'),
  'DELETE /ext/people/{id}/block': on('accountOfStudent', 'unblock'),
  'DELETE /ext/people/{id}/sessions': on('accountOfStudent', 'end-sessions'),
  'POST /ext/people/{id}/password-reset': on('accountOfStudent', 'send-code'),
  'DELETE /ext/people/{id}': deleted('accountOfStudent'),
};

/** Admin-only calls that change nothing, or only how their own account signs in. */
export const UNAUDITED_CALLS: ReadonlySet<string> = new Set([
  'POST /ext/exams/{kind}/{examId}/key-corrections/preview',
  'POST /ext/bank-questions/draw',
  // Uploading images and saving drafts changes no content.
  'POST /ext/pictures',
  'PUT /ext/text-drafts/{kind}/{id}',
  'DELETE /ext/text-drafts/{kind}/{id}',
  // A marker's own list.
  'POST /ext/marking/comments',
  'PUT /ext/marking/comments/{id}',
  'DELETE /ext/marking/comments/{id}',
  // An import changes nothing before it is applied.
  'POST /ext/examcampaigns/{id}/roster/imports',
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows',
  'POST /ext/people/imports/check',
  'POST /ext/second-factor',
  'POST /ext/second-factor/enable',
]);
