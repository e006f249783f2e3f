// Examples of the calls of the extension `exam-monitoring`.
import { adminCall, type Examples } from './example.ts';

const OF_EXAM = 'examKind: MULTI_SUBJECT, examId: "m1"';
const url = (part: string) => `/ext/exams/multi-subject/m1/${part}`;
const activity = {
  checkedAt: '2026-03-01T10:00:00.000Z',
  registeredCount: 120,
  startedCount: 100,
  runningCount: 60,
  quietCount: 3,
  submittedCount: 30,
  timedOutCount: 8,
  blankCount: 2,
  lateCount: 1,
  lastDeadline: '2026-03-01T11:00:00.000Z',
};
const campaignOfExam = {
  campaignId: 'ec1',
  campaignTitle: 'Model test',
  registeredCount: 120,
  startsAt: '2026-03-02T04:00:00.000Z',
  endsAt: '2026-03-02T05:00:00.000Z',
};
const WINDOW = { startDate: '2026-03-03T04:00:00.000Z', endDate: '2026-03-03T05:00:00.000Z' };
const expectedStudent = {
  campaignId: 'ec1',
  title: 'Model test',
  ...WINDOW,
  studentId: 's1',
  name: 'Aisha',
  phoneNumber: '8801700000001',
  started: false,
  window: { ...WINDOW, reason: 'In hospital' },
};
const participant = {
  attemptId: 'at1',
  userId: 'u1',
  studentId: 's1',
  studentName: 'Aisha',
  state: 'timed-out',
  startedAt: '2026-03-01T09:00:00.000Z',
  deadline: '2026-03-01T10:10:00.000Z',
  extraMinutes: 10,
  answeredCount: 42,
  savedAt: '2026-03-01T10:09:00.000Z',
  closedAt: '2026-03-01T10:11:00.000Z',
  score: 33.333333333,
  lateCount: 1,
};
const statistics = {
  submissionCount: 30,
  examinedCount: 30,
  mean: 12.345678,
  median: 12,
  standardDeviation: 3,
  lowest: -1.5,
  highest: 20,
  totalMarks: 20,
  distribution: Array.from({ length: 20 }, (_, range) => range),
  questions: [
    {
      questionId: 'q1',
      answeredCount: 28,
      correctCount: 20,
      discrimination: 0.31,
      adjustment: 'bonus',
      options: [{ optionId: 'o1', chosenCount: 20 }],
    },
    { questionId: 'q2', answeredCount: 0, correctCount: 0, options: [] },
  ],
};
const message = { _id: 'em1', text: 'Ten minutes left.', sentAt: '2026-03-01T10:00:00.000Z' };
const messageData = { id: 'em1', text: 'Ten minutes left.', sentAt: '2026-03-01T10:00:00.000Z' };

const action = {
  _id: 'ac1',
  action: 'reopen',
  reason: 'Power cut',
  decidedAt: '2026-03-01T10:00:00.000Z',
};
const actionData = {
  id: 'ac1',
  kind: 'REOPENED',
  reason: 'Power cut',
  decidedAt: '2026-03-01T10:00:00.000Z',
};

export const examMonitoringCalls: Examples = {
  'GET /ext/exams/{kind}/{examId}/activity': {
    field: 'Query.examActivity',
    before: [adminCall],
    query: `{ examActivity(${OF_EXAM}) { checkedAt registeredCount startedCount runningCount
      quietCount submittedCount timedOutCount blankCount
      lateCount lastDeadline } }`,
    path: url('activity'),
    reply: activity,
    data: { examActivity: activity },
    errorPath: ['examActivity'],
  },
  'GET /ext/current-exams': {
    field: 'Query.currentExams',
    before: [adminCall],
    query: `{ currentExams { examKind examId title runningCount campaignId campaignTitle
      registeredCount startsAt endsAt } }`,
    path: '/ext/current-exams',
    reply: [
      { kind: 'multi-subject', examId: 'm1', title: 'DU A 2023', runningCount: 60 },
      { kind: 'single', examId: 'e1', title: 'Motion', runningCount: 0, ...campaignOfExam },
    ],
    data: {
      currentExams: [
        {
          examKind: 'MULTI_SUBJECT',
          examId: 'm1',
          title: 'DU A 2023',
          runningCount: 60,
          campaignId: null,
          campaignTitle: null,
          registeredCount: null,
          startsAt: null,
          endsAt: null,
        },
        {
          examKind: 'SINGLE',
          examId: 'e1',
          title: 'Motion',
          runningCount: 0,
          ...campaignOfExam,
        },
      ],
    },
    errorPath: ['currentExams'],
  },
  'GET /ext/exams/{kind}/{examId}/participants': {
    field: 'Query.examParticipants',
    before: [adminCall],
    query: `{ examParticipants(${OF_EXAM}, state: TIMED_OUT, search: " Aisha ", first: 5) {
      totalCount endCursor nodes { id userId studentId studentName
      email phoneNumber state startedAt deadline extraMinutes answeredCount savedAt closedAt score lateCount } } }`,
    path: `${url('participants')}?state=timed-out&q=Aisha&offset=0&limit=5`,
    reply: [participant],
    replyHeaders: [['x-total-count', '1']],
    data: {
      examParticipants: {
        totalCount: 1,
        endCursor: null,
        nodes: [
          {
            ...Object.fromEntries(
              Object.entries(participant).filter(([name]) => name !== 'attemptId'),
            ),
            id: 'at1',
            email: null,
            phoneNumber: null,
            state: 'TIMED_OUT',
            score: 33.33,
          },
        ],
      },
    },
    errorPath: ['examParticipants'],
  },
  'GET /ext/exams/{kind}/{examId}/statistics': {
    field: 'Query.examStatistics',
    before: [adminCall],
    query: `{ examStatistics(${OF_EXAM}) { submissionCount examinedCount mean median
      standardDeviation lowest highest totalMarks distribution
      questions { questionId answeredCount correctCount discrimination adjustment
      options { optionId chosenCount } } } }`,
    path: url('statistics'),
    reply: statistics,
    data: {
      examStatistics: {
        ...statistics,
        mean: 12.35,
        questions: [
          { ...statistics.questions[0], adjustment: 'BONUS' },
          { ...statistics.questions[1], discrimination: null, adjustment: null },
        ],
      },
    },
    errorPath: ['examStatistics'],
  },
  'POST /ext/exams/{kind}/{examId}/extra-time': {
    field: 'Mutation.giveExtraTime',
    before: [adminCall],
    query: `mutation { giveExtraTime(input: { ${OF_EXAM}, minutes: 10, reason: "Power cut",
      attemptIds: ["at1"] }) { extendedCount } }`,
    path: url('extra-time'),
    body: { minutes: 10, reason: 'Power cut', attemptIds: ['at1'] },
    reply: { extendedCount: 1 },
    data: { giveExtraTime: { extendedCount: 1 } },
    errorPath: ['giveExtraTime'],
  },
  'POST /ext/exams/{kind}/{examId}/close': {
    field: 'Mutation.closeExamEarly',
    before: [adminCall],
    query: `mutation { closeExamEarly(input: {
      ${OF_EXAM}, reason: "Wrong paper", attemptIds: ["at1"] }) { closedCount } }`,
    path: url('close'),
    body: { reason: 'Wrong paper', attemptIds: ['at1'] },
    reply: { closedCount: 1 },
    data: { closeExamEarly: { closedCount: 1 } },
    errorPath: ['closeExamEarly'],
  },
  'POST /ext/exams/{kind}/{examId}/reopen': {
    field: 'Mutation.reopenAttempts',
    before: [adminCall],
    query: `mutation { reopenAttempts(input: {
      ${OF_EXAM}, minutes: 10, reason: "Power cut", attemptIds: ["at1"] }) { reopenedCount } }`,
    path: url('reopen'),
    body: { minutes: 10, reason: 'Power cut', attemptIds: ['at1'] },
    reply: { reopenedCount: 1 },
    data: { reopenAttempts: { reopenedCount: 1 } },
    errorPath: ['reopenAttempts'],
  },
  'POST /ext/exams/{kind}/{examId}/exclusions': {
    field: 'Mutation.excludeAttempts',
    before: [adminCall],
    query: `mutation { excludeAttempts(input: {
      ${OF_EXAM}, reason: "Copied", attemptIds: ["at1"] }) { excludedCount } }`,
    path: url('exclusions'),
    body: { reason: 'Copied', attemptIds: ['at1'] },
    reply: { excludedCount: 1 },
    data: { excludeAttempts: { excludedCount: 1 } },
    errorPath: ['excludeAttempts'],
  },
  'POST /ext/exams/{kind}/{examId}/readmissions': {
    field: 'Mutation.readmitAttempts',
    before: [adminCall],
    query: `mutation { readmitAttempts(input: {
      ${OF_EXAM}, reason: "A mistake", attemptIds: ["at1"] }) { readmittedCount } }`,
    path: url('readmissions'),
    body: { reason: 'A mistake', attemptIds: ['at1'] },
    reply: { readmittedCount: 1 },
    data: { readmitAttempts: { readmittedCount: 1 } },
    errorPath: ['readmitAttempts'],
  },
  'GET /ext/exams/{kind}/{examId}/expected': {
    field: 'Query.expectedStudents',
    before: [adminCall],
    query: `{ expectedStudents(examKind: MULTI_SUBJECT, examId: "m1", search: "ais", first: 5) {
      nodes { id campaignId campaignTitle studentId studentName email phoneNumber startDate endDate
      hasStarted personalWindow { startDate endDate reason } }
      totalCount } }`,
    path: url('expected?q=ais&offset=0&limit=5'),
    reply: [expectedStudent],
    replyHeaders: [['x-total-count', '1']],
    data: {
      expectedStudents: {
        nodes: [
          {
            id: 'ec1.s1',
            campaignId: 'ec1',
            campaignTitle: 'Model test',
            studentId: 's1',
            studentName: 'Aisha',
            email: null,
            phoneNumber: '8801700000001',
            startDate: WINDOW.startDate,
            endDate: WINDOW.endDate,
            hasStarted: false,
            personalWindow: { ...WINDOW, reason: 'In hospital' },
          },
        ],
        totalCount: 1,
      },
    },
    errorPath: ['expectedStudents'],
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows': {
    field: 'Mutation.givePersonalWindow',
    before: [adminCall],
    query: `mutation { givePersonalWindow(input: {
      ${OF_EXAM}, startDate: "${WINDOW.startDate}", endDate: "${WINDOW.endDate}",
      reason: "In hospital", studentIds: ["s1"], candidates: ["10-77"] }) {
      givenCount startedCount unknownCandidates studentIds } }`,
    path: url('personal-windows'),
    body: { ...WINDOW, reason: 'In hospital', studentIds: ['s1'], candidates: ['10-77'] },
    reply: { givenCount: 1, startedCount: 0, unknown: ['10-77'], studentIds: ['s1'] },
    data: {
      givePersonalWindow: {
        givenCount: 1,
        startedCount: 0,
        unknownCandidates: ['10-77'],
        studentIds: ['s1'],
      },
    },
    errorPath: ['givePersonalWindow'],
  },
  'POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals': {
    field: 'Mutation.withdrawPersonalWindow',
    before: [adminCall],
    query: `mutation { withdrawPersonalWindow(input: { ${OF_EXAM}, studentIds: ["s1"] }) { withdrawnCount } }`,
    path: url('personal-windows/withdrawals'),
    body: { studentIds: ['s1'] },
    reply: { withdrawnCount: 1 },
    data: { withdrawPersonalWindow: { withdrawnCount: 1 } },
    errorPath: ['withdrawPersonalWindow'],
  },
  'GET /ext/exams/{kind}/{examId}/actions': {
    field: 'Query.examActions',
    before: [adminCall],
    query: `{ examActions(${OF_EXAM}) { id kind attemptId studentName reason deadline decidedAt } }`,
    path: url('actions'),
    reply: [
      { ...action, attemptId: 'at1', studentName: 'Rafi', deadline: '2026-03-01T10:10:00.000Z' },
    ],
    data: {
      examActions: [
        {
          ...actionData,
          attemptId: 'at1',
          studentName: 'Rafi',
          deadline: '2026-03-01T10:10:00.000Z',
        },
      ],
    },
    errorPath: ['examActions'],
  },
  'GET /ext/exams/{kind}/{examId}/messages': {
    field: 'Query.examMessages',
    before: [adminCall],
    query: `{ examMessages(${OF_EXAM}) { id text sentAt } }`,
    path: url('messages'),
    reply: [message],
    data: { examMessages: [messageData] },
    errorPath: ['examMessages'],
  },
  'POST /ext/exams/{kind}/{examId}/messages': {
    field: 'Mutation.sendExamMessage',
    before: [adminCall],
    query: `mutation { sendExamMessage(input: { ${OF_EXAM}, text: "Ten minutes left." }) {
      message { id text sentAt } } }`,
    path: url('messages'),
    body: { text: 'Ten minutes left.' },
    reply: message,
    data: { sendExamMessage: { message: messageData } },
    errorPath: ['sendExamMessage'],
  },
  'GET /ext/exams/{kind}/{examId}/notice-revision': {
    field: 'Query.examNotices',
    as: 'visitor',
    credential: 'none',
    query: `{ examNotices(${OF_EXAM}) { revision } }`,
    path: url('notice-revision'),
    reply: { revision: 7 },
    data: { examNotices: { revision: 7 } },
    errorPath: ['examNotices'],
  },
  'GET /ext/attempts/{id}/notices': {
    field: 'Query.attemptNotices',
    as: 'student',
    query: `{ attemptNotices(attemptId: "at1") { deadline serverTime
      extensions { id minutes reason extendedAt } actions { id kind reason decidedAt }
      messages { id text sentAt } } }`,
    path: '/ext/attempts/at1/notices',
    reply: {
      deadline: '2026-03-01T11:00:00.000Z',
      serverTime: '2026-03-01T10:00:00.000Z',
      extensions: [
        { _id: 'ae1', minutes: 10, reason: 'Power cut', extendedAt: '2026-03-01T09:59:00.000Z' },
      ],
      actions: [action],
      messages: [message],
    },
    data: {
      attemptNotices: {
        deadline: '2026-03-01T11:00:00.000Z',
        serverTime: '2026-03-01T10:00:00.000Z',
        extensions: [
          { id: 'ae1', minutes: 10, reason: 'Power cut', extendedAt: '2026-03-01T09:59:00.000Z' },
        ],
        actions: [actionData],
        messages: [messageData],
      },
    },
    errorPath: ['attemptNotices'],
  },
};
