// All calls, each with its callers and its summary. The server does not start if a route has no
// entry here. The rights are checked before the request body is read. Ownership and enrolment are
// checked by the route, with the rules in access.ts.

/**
 * - `everyone`: visitors too, who see only the outline of some documents.
 * - `reader`: any account and the service credential; the route authorizes against the record.
 * - `account`: any account; the route authorizes against the record.
 * - `marker`: admins, and accounts with a grant in a course; modules/grants/granted-calls.ts
 *   finds the course of a call.
 * - `teacher`: the same for teachers of a course.
 * - `admin`: admins only.
 */
export type Callers = 'everyone' | 'reader' | 'account' | 'marker' | 'teacher' | 'admin';
/** Keyed by method and path, as in the list of documented calls (tests/rest-calls.tsv). */
export const CALLS: Readonly<Record<string, readonly [callers: Callers, summary: string]>> = {
  'POST /auth/signup': [
    'everyone',
    'Sign up with an e-mail address or a phone number; sends a one-time password',
  ],
  'POST /auth/verify': [
    'everyone',
    'Turn a sign-up into an account by its one-time password, signed in',
  ],
  'POST /auth/student/login': ['everyone', 'Log in'],
  'GET /auth/logout': ['everyone', 'Log out: the session ends on the server'],

  'GET /students/student': ['account', "The session's account with its student record"],
  'PUT /user': ['account', "The session's account, read again"],
  'DELETE /user': ['account', "Delete the session's own account with everything that is its own"],
  'POST /student/createstudent': [
    'account',
    'Make the student record of an account that has none: the own one, or for an admin any',
  ],
  'PATCH /students/student/update/{id}': [
    'account',
    'Change a student record: the own one, or for an admin any',
  ],
  'DELETE /student/{id}': [
    'account',
    'Delete a student record: the own one, or for an admin any; the account stays',
  ],
  'POST /students/student/enroll': ['account', 'Enrol the own student in a free course'],
  'GET /students/student/enrolledcourses/{id}': ['reader', "A student's courses with progress"],
  'POST /students/student/{studentId}/upload-profile-picture': [
    'account',
    "Replace the own student's photo",
  ],
  'GET /students': ['admin', 'A page of all students'],
  'PATCH /users/{id}': [
    'account',
    'Change an account: the own e-mail address and phone number, for an admin any account and its role',
  ],

  'GET /admissioncourse/universities': ['everyone', 'All admission courses'],
  'GET /admissioncourse/universities/{id}': ['everyone', 'An admission course'],
  'GET /admissioncourse/universities/coursedetails/{courseCode}': [
    'everyone',
    'An admission course by its code',
  ],
  'GET /admissioncourse/universities/coursecode/{courseCode}': [
    'everyone',
    'The units of an admission course, by its code',
  ],
  'POST /admissioncourse/universities': ['admin', 'Add an admission course'],
  'PUT /admissioncourse/universities/{id}': ['admin', 'Change an admission course'],
  'DELETE /admissioncourse/universities/{id}': [
    'admin',
    'Delete an admission course; archive it where students have results',
  ],
  'GET /admissioncourse/units': ['everyone', 'All units'],
  'GET /admissioncourse/units/{id}': ['everyone', 'The units of an admission course'],
  'GET /admissioncourse/units/unit/{id}': ['everyone', 'A unit'],
  'POST /admissioncourse/units': ['admin', 'Add a unit'],
  'PUT /admissioncourse/units/{id}': ['admin', 'Change a unit'],
  'DELETE /admissioncourse/units/{id}': [
    'admin',
    'Delete a unit; archive it where students have results',
  ],
  'GET /admissioncourse/years': ['everyone', 'All exam years'],
  'GET /admissioncourse/years/{id}': ['everyone', 'The exam years of a unit'],
  'GET /admissioncourse/years/year/{id}': ['everyone', 'An exam year'],
  'POST /admissioncourse/years': ['admin', 'Add an exam year'],
  'PUT /admissioncourse/years/{id}': ['admin', 'Change an exam year'],
  'DELETE /admissioncourse/years/{id}': [
    'admin',
    'Delete an exam year; archive it where students have results',
  ],
  'POST /admissioncourse/years/{yearId}/exams': ['admin', "Add a year's paper"],
  'PUT /admissioncourse/exams/{examId}': ['admin', "Change a year's paper"],

  'GET /course/': ['everyone', 'All courses of classes'],
  'POST /course/createcourse': ['admin', 'Add a course'],
  'GET /course/{id}': ['everyone', 'A course'],
  'GET /course/courseCode/{code}': ['everyone', 'The courses of a class'],
  'PUT /course/{id}': ['admin', 'Change a course'],
  'GET /course/{id}/subjects': ['everyone', 'The subjects of a course'],
  'POST /course/{id}/createsubject': ['admin', 'Add a subject to a course'],
  'GET /course/subject/{id}': ['everyone', 'A subject'],
  'PUT /course/subject/{id}': ['admin', 'Change a subject'],
  'GET /course/{id}/chapters': ['everyone', 'The chapters of a subject'],
  'POST /course/{id}/createchapter': ['admin', 'Add a chapter to a subject'],
  'GET /course/chapters/{id}': ['everyone', 'A chapter'],
  'PUT /course/chapter/{id}': ['admin', 'Change a chapter'],
  'GET /course/{id}/lessons': [
    'everyone',
    'The lessons of a chapter; their content for enrolled students',
  ],
  'GET /course/lessons/{id}': ['reader', 'A lesson, for enrolled students'],
  'POST /course/{id}/createlesson': ['admin', 'Add a lesson to a chapter'],
  'PUT /course/lesson/{id}': ['admin', 'Change a lesson'],
  'GET /course/{id}/contents': [
    'everyone',
    'The notes of a chapter; their content for enrolled students',
  ],
  'GET /course/{id}/contentdetails': ['reader', 'A note, for enrolled students'],
  'POST /course/{id}/createcontent': ['admin', 'Add a note to a chapter'],
  'PUT /course/content/{id}': ['admin', 'Change a note'],

  'GET /academiccourse/academicCourses': ['everyone', 'All academic courses'],
  'POST /academiccourse/academicCourses': ['admin', 'Add an academic course'],
  'GET /academiccourse/academicCourses/{id}': ['everyone', 'An academic course'],
  'PUT /academiccourse/academicCourses/{id}': ['admin', 'Change an academic course'],
  'DELETE /academiccourse/{id}': [
    'admin',
    'Delete an academic course; archive it where students have results',
  ],
  'GET /academiccourse/{courseId}/units': ['everyone', 'The units of an academic course'],
  'POST /academiccourse/{courseId}/units': ['admin', 'Add a unit to an academic course'],
  'PUT /academiccourse/{courseId}/units/{unitId}': ['admin', 'Change a unit of an academic course'],
  'DELETE /academiccourse/{courseId}/units/{unitId}': [
    'admin',
    'Delete a unit of an academic course; archive it where students have results',
  ],

  'GET /examcreation/': ['everyone', 'All single exams, page by page, without their questions'],
  'POST /examcreation/{parenttype}/createexam': [
    'admin',
    'Add a single exam to a chapter, course, subject, lesson or unit',
  ],
  'PUT /examcreation/{id}': ['admin', 'Change a single exam'],
  'DELETE /examcreation/{courseId}/{subjectId}/{examId}': [
    'admin',
    'Delete a single exam; archive it where students have results',
  ],
  'GET /examcreation/examid/{id}': [
    'everyone',
    'A single exam; its questions for enrolled students',
  ],
  'GET /examcreation/{parenttype}/{parentid}': [
    'everyone',
    'The single exams of a chapter, course, subject, lesson or unit',
  ],

  'POST /multisubjectexams/mcqs': ['admin', "Add a year's paper"],
  'PUT /multisubjectexams/mcqs/{examId}': ['admin', "Change a year's paper"],
  'GET /multisubjectexams/': ['everyone', 'All papers, page by page, without their questions'],
  'GET /multisubjectexams/mcqs/parentid/{id}': [
    'everyone',
    "A year's paper; its questions for enrolled students",
  ],
  'GET /multisubjectexams/mcqs/{id}': ['everyone', 'A paper; its questions for enrolled students'],

  'GET /multisubjectexamsresult/exam-results': [
    'reader',
    'A page of results in papers: own ones, for an admin all',
  ],
  'GET /multisubjectexamsresult/exam-results/{id}': ['reader', 'A result in a paper'],
  'GET /multisubjectexamsresult/exam-results/{userId}/{examId}': [
    'reader',
    "An account's newest result in a paper",
  ],
  'POST /multisubjectexamsresult/exam-results': ['account', 'Submit a paper'],
  'PUT /multisubjectexamsresult/exam-results/{id}': [
    'account',
    'Submit a paper that was taken again',
  ],
  'DELETE /multisubjectexamsresult/exam-results/{id}': [
    'admin',
    'Delete a result with all its versions',
  ],

  'POST /exams/results': ['account', 'Submit a single exam'],
  'GET /exams/results/user/{userId}': ['reader', "An account's results in single exams"],
  'GET /exams/results/user/{userId}/exam/{examId}': [
    'reader',
    "An account's newest result in a single exam",
  ],
  'GET /exams/results/exam/{examId}': ['admin', 'A page of all results in a single exam'],
  'PUT /exams/results/{id}': [
    'account',
    'Submit a single exam that was taken again; for an admin: mark a written one',
  ],
  'DELETE /exams/results/{id}': ['admin', 'Delete a result with all its versions'],
  'GET /exams/exam-results/student/{studentId}/unit/{unitId}': [
    'reader',
    "A student's results in the single exams of a unit",
  ],
  'POST /exams/exam-results': [
    'account',
    'Submit a single exam, naming the student instead of the account',
  ],

  'GET /assignments': ['reader', "The assignments of the own student's courses, for an admin all"],
  'POST /assignments': ['admin', 'Add an assignment'],
  'PUT /assignments/{id}': ['admin', 'Change an assignment'],
  'DELETE /assignments/{id}': ['admin', 'Delete an assignment'],

  'GET /academicresult/student/{studentId}': ['reader', "A student's results from elsewhere"],
  'POST /academicresult': [
    'account',
    'Add a result from elsewhere: to the own record, for an admin to any',
  ],
  'PUT /academicresult/{id}': ['account', 'Change a result from elsewhere'],
  'DELETE /academicresult/{id}': ['account', 'Delete a result from elsewhere'],

  'GET /campaigns': ['everyone', 'All campaigns'],
  'POST /campaigns': ['admin', 'Add a campaign'],
  'GET /campaigns/{id}': ['everyone', 'A campaign'],
  'PUT /campaigns/{id}': ['admin', 'Change a campaign'],
  'DELETE /campaigns/{id}': ['admin', 'Delete a campaign'],
  'PUT /campaigns/{campaignId}/register': ['account', 'Register the own student for a campaign'],

  'GET /examcampaigns': ['everyone', 'All exam campaigns'],
  'POST /examcampaigns': ['admin', 'Add an exam campaign'],
  'GET /examcampaigns/{id}': ['everyone', 'An exam campaign'],
  'PUT /examcampaigns/{id}': ['admin', 'Change an exam campaign'],
  'DELETE /examcampaigns/{id}': ['admin', 'Delete an exam campaign'],
  'POST /examcampaigns/register': ['account', 'Register the own student for an exam campaign'],
  'GET /examcampaigns/{studentId}/exams': [
    'reader',
    'The exams of the campaigns that a student is registered for',
  ],
  'GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam': [
    'reader',
    'The exam of a campaign, for the registered once it has begun',
  ],

  'GET /ext': ['everyone', 'The extensions that this host has'],
  'GET /ext/batch/universities': ['everyone', 'Many admission courses at once'],
  'GET /ext/batch/units': ['everyone', 'Many units at once, by id or by admission course'],
  'GET /ext/batch/years': ['everyone', 'Many exam years at once, by id or by unit'],
  'GET /ext/batch/courses': ['everyone', 'Many courses at once, by id or by class'],
  'GET /ext/batch/subjects': ['everyone', 'Many subjects at once, by id or by course'],
  'GET /ext/batch/chapters': ['everyone', 'Many chapters at once, by id or by subject'],
  'GET /ext/batch/lessons': ['everyone', 'Many lessons at once, by id or by chapter'],
  'GET /ext/batch/contents': ['everyone', 'Many notes at once, by id or by chapter'],
  'GET /ext/batch/exams': ['everyone', 'Many single exams at once, by id, or outlines by chapter'],
  'GET /ext/batch/multisubjectexams': [
    'everyone',
    'Many papers at once, by id, or outlines by exam year',
  ],
  'GET /ext/search': [
    'everyone',
    'Courses, units, subjects, chapters, lessons, notes and exams by their titles',
  ],
  'GET /ext/exams/takeable': [
    'account',
    'Exams that the own student can take, now or later, in the courses they are enrolled in',
  ],
  'POST /ext/attempts': ['account', 'Begin an exam, or go on with the attempt that runs'],
  'GET /ext/attempts': ['admin', 'A page of all attempts at an exam, also those without a result'],
  'GET /ext/attempts/open': ['account', 'Own attempts that run, with their saved answers'],
  'GET /ext/attempts/{id}': ['reader', 'An attempt with its saved answers'],
  'PUT /ext/attempts/{id}/answers': ['account', 'Save the answers of an attempt that runs'],
  'PATCH /ext/attempts/{id}/answers': [
    'account',
    'Save what has changed in the answers since an earlier save',
  ],
  'PATCH /ext/attempts/{id}/question-times': [
    'account',
    'Save the time spent on each question of an attempt',
  ],
  'POST /ext/attempts/{id}/close': ['account', 'End an attempt without answers: it gets no result'],
  'POST /ext/attempts/{id}/late-answers': [
    'account',
    'Keep answers that come after the exam was closed',
  ],
  'GET /ext/late-answers': ['marker', 'A page of answers that came late'],
  'GET /ext/late-answers/mine': [
    'account',
    'Late answers of own attempts at an exam, with the decisions about them',
  ],
  'GET /ext/late-answers/{id}': ['marker', 'Late answers beside what was stored'],
  'POST /ext/late-answers/{id}/accept': ['marker', "Score late answers as the student's newest"],
  'POST /ext/late-answers/{id}/refuse': ['marker', 'Leave late answers out of the results'],
  'PUT /ext/progress/lessons/{lessonId}': ['account', 'Save the own progress in a lesson'],
  'GET /ext/progress/mine': ['account', 'Own progress in many lessons, or in a course'],
  'GET /ext/notes': ['account', 'A page of own notes'],
  'POST /ext/notes': ['account', 'Write an own note to a lesson or to a note of the course'],
  'PUT /ext/notes/{id}': ['account', 'Change an own note'],
  'DELETE /ext/notes/{id}': ['account', 'Delete an own note'],
  'GET /ext/notifications': ['account', 'A page of own notifications, the newest first'],
  'GET /ext/notifications/unread': ['account', 'The number of unread own notifications'],
  'POST /ext/notifications/read': ['account', 'Mark own notifications as read'],
  'GET /ext/notifications/preferences': [
    'account',
    'The kinds of own notifications that come by e-mail or SMS too',
  ],
  'PUT /ext/notifications/preferences': [
    'account',
    'Choose the kinds of own notifications that come by e-mail or SMS too',
  ],
  'GET /ext/own-data': [
    'account',
    'Everything that is stored about the own account; needs a confirmed password',
  ],
  'GET /ext/study-plan': ['account', 'The own class and goal'],
  'PUT /ext/study-plan': ['account', 'Set the own name, class and goal'],
  'GET /ext/results/unmarked': [
    'marker',
    'A page of submissions in written exams that nobody has marked',
  ],
  'GET /ext/results/submissions/{userId}/{examId}': [
    'marker',
    "All of an account's submissions in a written exam",
  ],
  'PUT /ext/results/submissions/{id}/mark': ['marker', 'Mark one submission of a written exam'],
  'GET /ext/marking/exams': ['marker', 'A page of exams with submissions to mark, or marked ones'],
  'GET /ext/marking/students': [
    'admin',
    'A page of students with submissions to mark, or marked ones',
  ],
  'GET /ext/marking/submissions': [
    'marker',
    'A page of the queue of submissions to mark, or of marked ones',
  ],
  'GET /ext/marking/submissions/{id}/neighbours': [
    'marker',
    'The submissions before and after this one in the queue',
  ],
  'GET /ext/marking/exams/{examId}/second-marking': [
    'admin',
    'Whether two people mark a written exam independently',
  ],
  'PUT /ext/marking/exams/{examId}/second-marking': [
    'admin',
    'Have a written exam marked by two people, or by one',
  ],
  'GET /ext/marking/unreconciled': [
    'teacher',
    'A page of submissions whose two markers differ by too much',
  ],
  'GET /ext/marking/submissions/{id}/marks': [
    'teacher',
    'The marks that both markers of a submission gave',
  ],
  'PUT /ext/marking/submissions/{id}/final-mark': [
    'teacher',
    'Set the final marks of a submission that two people have marked',
  ],
  'GET /ext/marking/comments': ['marker', 'Own comments to use again'],
  'POST /ext/marking/comments': ['marker', 'Keep a comment to use it again'],
  'PUT /ext/marking/comments/{id}': ['marker', 'Change an own comment'],
  'DELETE /ext/marking/comments/{id}': ['marker', 'Delete an own comment'],
  'GET /ext/results/mine': ['account', 'Own results of both kinds, of many exams at once'],
  'GET /ext/results/mine/details': [
    'account',
    'An own result in an exam, with everything that its page shows',
  ],
  'GET /ext/results/mine/single': ['account', 'A page of own results in single exams'],
  'GET /ext/results/{kind}/versions': ['reader', 'Every submission of many results at once'],
  'GET /ext/results/{kind}/question-times': [
    'reader',
    'The time spent on each question, of many results at once',
  ],
  'GET /ext/results/{kind}/exclusions': [
    'reader',
    'Those of many results whose attempts are excluded from their contest',
  ],
  'GET /ext/results/{kind}/standings': [
    'reader',
    'The ranks of the first attempts of many results among all first attempts',
  ],
  'GET /ext/results/{kind}/exam-versions': [
    'reader',
    'The exam versions of many results, with corrections',
  ],
  'GET /ext/exam-versions/{id}': ['reader', 'An immutable version of an exam with its key'],
  'GET /ext/exam-versions/{id}/corrections': [
    'reader',
    'The corrections that apply to a version of an exam',
  ],
  'GET /ext/results/{kind}/score-changes': [
    'reader',
    'The changes of scores by corrections, of many results at once',
  ],
  'GET /ext/exams/{kind}/{examId}/key-corrections': [
    'admin',
    "An exam's corrections, and the progress of rescoring its submissions",
  ],
  'POST /ext/exams/{kind}/{examId}/key-corrections': [
    'admin',
    'Correct a question, and rescore all submissions',
  ],
  'POST /ext/exams/{kind}/{examId}/key-corrections/preview': [
    'admin',
    'The scores that a correction would change, part by part',
  ],
  'GET /ext/bank-questions': ['admin', 'A page of the question bank'],
  'GET /ext/bank-questions/words': ['admin', 'Subjects, chapters and tags in the question bank'],
  'GET /ext/bank-questions/{id}': ['admin', 'A question of the bank'],
  'GET /ext/bank-questions/{id}/usage': [
    'admin',
    'The exams with a question of the bank, and how it was answered',
  ],
  'POST /ext/bank-questions': ['admin', 'Add questions to the bank'],
  'POST /ext/bank-questions/from-exam': ['admin', "Add an exam's questions to the bank"],
  'POST /ext/bank-questions/archive': ['admin', 'Archive or restore questions of the bank'],
  'POST /ext/bank-questions/draw': ['admin', 'Random questions of the bank by rules'],
  'PUT /ext/bank-questions/{id}': ['admin', 'Change a question of the bank'],
  'GET /ext/current-exams': ['teacher', 'Exams that run now or start within seven days'],
  'GET /ext/exams/{kind}/release-rules': [
    'everyone',
    'The parts of their results that students see, and from when on, of many exams at once',
  ],
  'PUT /ext/exams/{kind}/{examId}/release-rule': [
    'admin',
    'Set the part of their results in an exam that students see',
  ],
  'GET /ext/exams/{kind}/{examId}/activity': [
    'teacher',
    'The numbers of attempts at an exam by state',
  ],
  'GET /ext/exams/{kind}/{examId}/participants': [
    'teacher',
    'A page of the attempts at an exam with their students',
  ],
  'GET /ext/exams/{kind}/{examId}/statistics': [
    'teacher',
    'Scores and questions of an exam in figures',
  ],
  'POST /ext/exams/{kind}/{examId}/extra-time': ['admin', 'Give running attempts more time'],
  'POST /ext/exams/{kind}/{examId}/close': [
    'admin',
    'Close running attempts before their deadline',
  ],
  'POST /ext/exams/{kind}/{examId}/reopen': ['admin', 'Open closed attempts again'],
  'POST /ext/exams/{kind}/{examId}/exclusions': ['admin', 'Exclude attempts from their contests'],
  'POST /ext/exams/{kind}/{examId}/readmissions': ['admin', 'Take exclusions of attempts back'],
  'GET /ext/exams/{kind}/{examId}/expected': [
    'admin',
    'A page of the registered students who have not started an exam, or have a personal window',
  ],
  'POST /ext/exams/{kind}/{examId}/personal-windows': [
    'admin',
    'Give students a window of their own in the campaigns of an exam',
  ],
  'POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals': [
    'admin',
    'Take personal windows of students back',
  ],
  'GET /ext/exams/{kind}/{examId}/actions': [
    'admin',
    'Attempts that admins have closed or reopened',
  ],
  'GET /ext/exams/{kind}/{examId}/messages': [
    'admin',
    'Messages to everybody who is taking an exam',
  ],
  'POST /ext/exams/{kind}/{examId}/messages': [
    'admin',
    'Send a message to everybody who is taking an exam',
  ],
  'GET /ext/exams/{kind}/{examId}/current-version': [
    'everyone',
    'The id of the version that an attempt starting now would have',
  ],
  'GET /ext/exams/{kind}/{examId}/notice-revision': [
    'everyone',
    'A number that counts up with every message and extension in an exam',
  ],
  'GET /ext/attempts/{id}/notices': ['reader', 'Extra time and messages for an attempt'],
  'POST /ext/key-challenges': [
    'account',
    'Challenge a question of an exam that the own account has taken',
  ],
  'GET /ext/key-challenges': ['admin', 'A page of challenged questions'],
  'GET /ext/key-challenges/mine': [
    'account',
    'Own challenges in an exam, and what was decided about them',
  ],
  'POST /ext/key-challenges/{id}/refuse': ['admin', 'Leave a challenged question as it is'],
  'GET /ext/examcampaigns/{id}/merit-list': [
    'everyone',
    'A page of the merit list of an exam campaign that is over',
  ],
  'GET /ext/examcampaigns/{id}/merit-list/own': [
    'account',
    'The own entry in the merit list of an exam campaign',
  ],
  'GET /ext/examcampaigns/{id}/merit-list/decisions': [
    'everyone',
    'The students excluded from a merit list, and its changes with a published reason',
  ],
  'GET /ext/audit-log': ['admin', 'A page of the changes of admins, the newest first'],
  'GET /ext/courses': [
    'admin',
    'A page of courses of all kinds with their status, also drafts and archived ones',
  ],
  'GET /ext/courses/{id}/usage': [
    'admin',
    "The numbers of items in a course, and of its students' records",
  ],
  'POST /ext/pictures': ['admin', 'Store a picture of a lesson, note or question'],
  'GET /ext/text-versions/{kind}/{id}': ['admin', 'The published versions of a lesson or note'],
  'GET /ext/text-versions/{kind}/{id}/{number}': ['admin', 'A version of a lesson or note'],
  'GET /ext/text-drafts/{kind}/{id}': ['admin', 'The own draft of a lesson or note'],
  'PUT /ext/text-drafts/{kind}/{id}': ['admin', 'Store the own draft of a lesson or note'],
  'DELETE /ext/text-drafts/{kind}/{id}': ['admin', 'Delete the own draft of a lesson or note'],
  'GET /ext/content-revisions/{kind}/{id}': [
    'admin',
    'The revision of an item of content, and who changed it last',
  ],
  'POST /ext/content/{kind}/{id}/archive': [
    'admin',
    'Archive an item of content with everything below it',
  ],
  'POST /ext/content/{kind}/{id}/restore': [
    'admin',
    'Restore an archived item with what was archived together with it',
  ],
  'POST /ext/content/{kind}/{id}/duplicate': [
    'admin',
    'Copy an item of content with everything below it',
  ],
  'POST /ext/content/{kind}/{id}/move': [
    'admin',
    'Move an item of content with everything below it to another place in its course',
  ],
  'GET /ext/courses/{id}/archived-content': [
    'admin',
    'A page of the archived items of a course, the newest first',
  ],
  'GET /ext/people': [
    'admin',
    'A page of students with their accounts, by words of their names, e-mail addresses and numbers',
  ],
  'GET /ext/people/{id}': ['admin', 'A student with the account and the enrolments'],
  'POST /ext/people/{id}/enrolments': [
    'admin',
    'Enrol a student by hand, with a note about the payment',
  ],
  'DELETE /ext/people/{id}/enrolments/{category}/{courseId}': [
    'admin',
    'End the enrolment of a student',
  ],
  'DELETE /ext/people/{id}': [
    'admin',
    "Delete a student's account with everything that is its own; needs a confirmed password",
  ],
  'POST /ext/people/imports/check': ['admin', 'The changes that an import of students would make'],
  'POST /ext/people/imports': ['admin', 'Import students as accounts that are invitations'],
  'POST /ext/people/invitations': [
    'admin',
    'Send invitations to the next imported accounts that have not been sent one',
  ],
  'PUT /ext/people/{id}/block': ['admin', 'Block an account: its sessions end'],
  'DELETE /ext/people/{id}/block': ['admin', 'Let a blocked account sign in again'],
  'GET /ext/people/{id}/sessions': ['admin', "A student's sessions that have not ended"],
  'DELETE /ext/people/{id}/sessions': ['admin', 'End all sessions of a student'],
  'POST /ext/people/{id}/password-reset': ['admin', 'Send a student a code for a new password'],
  'GET /ext/people/{id}/attempts': ['admin', "A page of a student's attempts, the newest first"],
  'GET /ext/people/{id}/results': ['admin', "A page of a student's results, the newest first"],
  'GET /ext/people/{id}/grants': ['admin', "A person's grants in courses"],
  'PUT /ext/people/{id}/grants/{category}/{courseId}': [
    'admin',
    'Make a person a teacher or a marker of a course',
  ],
  'DELETE /ext/people/{id}/grants/{category}/{courseId}': [
    'admin',
    "End a person's grant in a course",
  ],
  'GET /ext/grants/mine': ['account', 'The own grants in courses'],
  'GET /ext/grants/courses/{id}/exams': ['teacher', 'The exams of a course of both kinds'],
  'GET /ext/campaigns/{id}/registrations': ['admin', 'A page of the registrations for a campaign'],
  'GET /ext/examcampaigns/{id}/registrations': [
    'admin',
    'A page of the registrations for an exam campaign, with the information entered',
  ],
  'GET /ext/examcampaigns/{id}/merit-list-state': [
    'admin',
    'Whether the merit list is published, and what it waits for',
  ],
  'PUT /ext/examcampaigns/{id}/registration': [
    'admin',
    'Set when registration for an exam campaign closes',
  ],
  'GET /ext/examcampaigns/{id}/roster': [
    'admin',
    'The number of candidates on the roster of an exam campaign, and of registered ones',
  ],
  'DELETE /ext/examcampaigns/{id}/roster': [
    'admin',
    'Remove the roster of an exam campaign: everybody can register',
  ],
  'GET /ext/examcampaigns/{id}/roster/candidates': [
    'admin',
    'A page of the candidates of an exam campaign',
  ],
  'POST /ext/examcampaigns/{id}/roster/removals': [
    'admin',
    'Take candidates off the roster of an exam campaign',
  ],
  'POST /ext/examcampaigns/{id}/roster/imports': ['admin', 'Begin an import of candidates'],
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/rows': [
    'admin',
    'Send the next rows of an import',
  ],
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}': [
    'admin',
    'The changes that an import would make',
  ],
  'GET /ext/examcampaigns/{id}/roster/imports/{importId}/problems': [
    'admin',
    'A page of the lines of an import with errors',
  ],
  'POST /ext/examcampaigns/{id}/roster/imports/{importId}/apply': [
    'admin',
    'Make an import the roster, or add it to the roster',
  ],
  'POST /ext/attempts/{id}/pages': [
    'account',
    'Register the pages of a written answer, which gives it its URL',
  ],
  'PUT /ext/pages/{id}/parts/{offset}': ['account', 'Send the next part of an own page'],
  'GET /ext/pages': [
    'reader',
    'The numbers of pages of answers that have arrived, and of late ones',
  ],
  'POST /ext/files': ['account', 'Upload a PDF'],
  'POST /ext/files/uploads': [
    'account',
    'Begin to upload a PDF in parts, as an answer in an own attempt that runs',
  ],
  'GET /ext/files/uploads/{id}': ['account', 'The state of an own upload'],
  'PUT /ext/files/uploads/{id}/parts/{offset}': ['account', 'Send the next part of an own upload'],
  'GET /ext/assignments/submissions/mine': [
    'account',
    'Own submissions and drafts for assignments',
  ],
  'POST /ext/assignments/{id}/files': [
    'account',
    'Register a file for an own submission, which gives it its URL',
  ],
  'PUT /ext/assignments/{id}/submission': [
    'account',
    'Save a draft of the own submission, or submit it',
  ],
  'POST /ext/assignments/{id}/submission/withdraw': [
    'account',
    'Turn the own submission into a draft again',
  ],
  'GET /ext/assignments/{id}/submissions': ['admin', 'A page of the submissions for an assignment'],
  'GET /ext/assignment-submissions/{id}': ['admin', 'A submission with its neighbours in the list'],
  'PUT /ext/assignment-submissions/{id}/return': [
    'admin',
    'Return a submission to its student with a mark and a comment',
  ],
  'POST /ext/confirm': [
    'account',
    'Prove the password again; the session counts as confirmed for five minutes',
  ],
  'POST /ext/password': [
    'account',
    'Change the own password; all other sessions of the account end',
  ],
  'POST /ext/address-change': [
    'account',
    'Ask for a code to a new e-mail address or phone number of the own account',
  ],
  'POST /ext/address-change/confirm': [
    'account',
    'Change the own e-mail address or phone number by that code',
  ],
  'GET /ext/sessions': ['account', 'Own sessions that have not ended'],
  'DELETE /ext/sessions': ['account', 'End all own sessions but this one'],
  'DELETE /ext/sessions/{id}': ['account', 'End one own session'],
  'GET /ext/second-factor': ['account', 'Whether login takes a second factor'],
  'POST /ext/second-factor': ['admin', 'Get a secret for an authenticator app'],
  'POST /ext/second-factor/enable': [
    'admin',
    'Switch the second factor on by a first code; answers recovery codes',
  ],
  'POST /ext/second-factor/recovery-codes': [
    'account',
    'Get new recovery codes in place of those before',
  ],
  'DELETE /ext/second-factor': ['account', 'Switch the second factor off'],
  'POST /ext/password-reset': ['everyone', 'Ask for a code that allows a new password'],
  'POST /ext/password-reset/confirm': [
    'everyone',
    'Choose a new password by that code; all sessions of the account end',
  ],
};
