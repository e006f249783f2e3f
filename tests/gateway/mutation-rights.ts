// Who may send each mutation of the schema; rights.long.test.ts checks it.

import { FREE_PAPER } from '../backend/content-fixture.ts';
import type { Student } from '../backend/kit.ts';

export type Values = Record<string, unknown>;
/** The victim's ids for mutations of others' records, instead of generated values. */
export type Victim = Student &
  Record<
    | 'academicResultId'
    | 'noteId'
    | 'sessionId'
    | 'resultId'
    | 'ticket'
    | 'paperTicket'
    | 'attemptId'
    | 'uploadId'
    | 'pageId',
    string
  >;

/**
 * `everyone`: including visitors. `session`: changes only data of the session; the input has no ids
 * of others. `admin`. Function: the values of the victim's record for the input.
 */
type Right = 'everyone' | 'session' | 'admin' | ((victim: Victim) => Values);

export const RIGHTS: Readonly<Record<string, Right>> = {
  login: 'everyone',
  logout: 'everyone',
  signup: 'everyone',
  verifyOtp: 'everyone',
  requestPasswordReset: 'everyone',
  resetPassword: 'everyone',

  changePassword: 'session',
  confirmAddressChange: 'session',
  confirmPassword: 'session',
  createNote: 'session',
  deleteAccount: 'session',
  disableSecondFactor: 'session',
  downloadData: 'session',
  enableSecondFactor: 'session',
  endOtherSessions: 'session',
  enroll: 'session',
  markNotificationsRead: 'session',
  newRecoveryCodes: 'session',
  refreshViewer: 'session',
  registerAssignmentFile: 'session',
  registerForCampaign: 'session',
  registerForExamCampaign: 'session',
  requestAddressChange: 'session',
  saveAssignmentDraft: 'session',
  saveLessonProgress: 'session',
  setUpSecondFactor: 'session',
  updateNotificationPreferences: 'session',
  updateStudyPlan: 'session',
  submitAssignment: 'session',
  withdrawAssignment: 'session',
  // Attempts are found by the account of the session; the only ids of others are `resultId` and
  // `attemptId`.
  startExam: ({ attemptId, resultId }) => ({ examId: 'free10-motion-exam-2', attemptId, resultId }),
  startMultiSubjectExam: ({ attemptId, resultId }) => ({
    examId: FREE_PAPER,
    attemptId,
    resultId,
  }),

  createAcademicResult: ({ studentId }) => ({ studentId, year: 2020, gpa: 5 }),
  createStudent: ({ userId }) => ({ userId }),
  deleteAcademicResult: ({ academicResultId }) => ({ id: academicResultId }),
  deleteNote: ({ noteId }) => ({ id: noteId }),
  deleteStudent: ({ studentId }) => ({ id: studentId }),
  endSession: ({ sessionId }) => ({ id: sessionId }),
  removeProfilePhoto: ({ studentId }) => ({ studentId }),
  updateAcademicResult: ({ academicResultId }) => ({ id: academicResultId, year: 2020, gpa: 5 }),
  // Found by the account of the session; only the victim has a result in this exam.
  challengeKey: () => ({
    examKind: 'SINGLE',
    examId: 'free10-motion-exam-1',
    questionId: 'q',
    reason: 'It is not right.',
  }),
  updateNote: ({ noteId }) => ({ id: noteId, version: 1, videoSeconds: 1 }),
  updateStudent: ({ studentId }) => ({ id: studentId }),
  updateUser: ({ userId }) => ({
    id: userId,
    email: 'thief@example.com',
    phoneNumber: null,
    role: 'ADMIN',
  }),
  uploadProfilePhoto: ({ studentId }) => ({ studentId }),

  uploadAssignmentFile: ({ pageId }) => ({ pageId, offsetBytes: 0 }),

  beginAnswerUpload: ({ ticket }) => ({ ticket, sizeBytes: 1000 }),
  registerAnswerPages: ({ ticket }) => ({
    ticket,
    questionId: 'q',
    pages: [{ sha256: 'a'.repeat(64), sizeBytes: 100 }],
  }),
  saveAnswers: ({ ticket }) => ({
    ticket,
    sequence: 9,
    selections: [],
    writtenAnswers: [],
    unsure: [],
  }),
  saveQuestionTimes: ({ attemptId }) => ({ attemptId, times: [] }),
  saveAnswerChanges: ({ attemptId }) => ({
    attemptId,
    sequence: 10,
    base: 9,
    checksum: 'c',
    selections: [],
  }),
  submitExam: ({ ticket }) => ({ ticket, mcqAnswers: [], writtenAnswers: [] }),
  submitLateAnswers: ({ ticket }) => ({
    ticket,
    selections: [{ questionId: 'q', selectedOptionIds: ['o'] }],
    writtenAnswers: [],
  }),
  submitMultiSubjectExam: ({ paperTicket }) => ({ ticket: paperTicket, answers: [] }),
  uploadAnswerPage: ({ ticket, pageId }) => ({ ticket, pageId, offsetBytes: 0 }),
  uploadAnswerPart: ({ ticket, uploadId }) => ({ ticket, uploadId, offsetBytes: 0 }),
  uploadAnswerPdf: ({ ticket }) => ({ ticket }),

  ...Object.fromEntries(
    [
      ...[
        'AcademicUnit',
        'AdmissionCourse',
        'AdmissionUnit',
        'Assignment',
        'Campaign',
        'Course',
        'Exam',
        'ExamCampaign',
        'ExamYear',
      ].flatMap((type) => [`create${type}`, `update${type}`, `delete${type}`]),
      ...['Chapter', 'Content', 'Lesson', 'MultiSubjectExam', 'Subject'].flatMap((type) => [
        `create${type}`,
        `update${type}`,
      ]),
      'addBankQuestions',
      'addExamToBank',
      'addRosterRows',
      'applyRosterImport',
      'archiveBankQuestions',
      'archiveContent',
      'beginRosterImport',
      'blockPerson',
      'checkStudentImport',
      'closeExamEarly',
      'correctKey',
      'createMarkingComment',
      'decideLateAnswers',
      'deleteExamResult',
      'deleteMarkingComment',
      'deleteMultiSubjectExamResult',
      'deletePerson',
      'deleteTextDraft',
      'duplicateContent',
      'endEnrollment',
      'endGrant',
      'endPersonSessions',
      'enrollStudent',
      'excludeAttempts',
      'giveExtraTime',
      'giveGrant',
      'givePersonalWindow',
      'importStudents',
      'markWrittenExam',
      'moveContent',
      'readmitAttempts',
      'refuseKeyChallenge',
      'removeCandidates',
      'removeRoster',
      'reopenAttempts',
      'restoreContent',
      'returnAssignmentSubmission',
      'saveTextDraft',
      'sendExamMessage',
      'sendInvitations',
      'sendResetCode',
      'setExamRelease',
      'setFinalMark',
      'setSecondMarking',
      'unblockPerson',
      'updateBankQuestion',
      'updateExamCampaignRegistration',
      'updateMarkingComment',
      'uploadPicture',
      'withdrawPersonalWindow',
    ].map((name) => [name, 'admin'] as const),
  ),
};
