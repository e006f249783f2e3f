// Examples of the calls of exam campaigns.
import { adminCall, type Examples, studentCall } from './example.ts';

const reply = {
  _id: 'x1',
  title: 'Model test',
  description: 'For all.',
  imageUrl: '/media/covers/x1.svg',
  examId: 'e1',
  examKind: 'single',
  startDate: '2026-02-01T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  registeredCount: 7,
  registered: true,
  registrationClosesAt: '2026-12-31T12:00:00.000Z',
  registrationLimit: 100,
};
const campaign = {
  id: 'x1',
  title: 'Model test',
  description: 'For all.',
  imageUrl: '/media/covers/x1.svg',
  examKind: 'SINGLE',
  startDate: '2026-02-01T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  registeredCount: 7,
  isRegistered: true,
  registrationClosesAt: '2026-12-31T12:00:00.000Z',
  registrationLimit: 100,
};
const fields = `id title description imageUrl examKind startDate endDate registeredCount
  isRegistered registrationClosesAt registrationLimit`;

const registrationFields =
  'studentId registeredAt name email mobile institution className district showInMeritList';
const registration = {
  studentId: 's1',
  registeredAt: '2026-03-01T10:00:00.000Z',
  email: null,
  mobile: null,
  district: null,
};

export const examCampaignsCalls: Examples = {
  'GET /examcampaigns': {
    field: 'Query.examCampaigns',
    as: 'visitor',
    query: `{ examCampaigns { ${fields} } }`,
    path: '/examcampaigns',
    reply: [reply],
    data: { examCampaigns: [campaign] },
    errorPath: ['examCampaigns'],
  },
  'POST /examcampaigns': {
    field: 'Mutation.createExamCampaign',
    query: `mutation ($input: CreateExamCampaignInput!) { createExamCampaign(input: $input) {
      campaign { ${fields} } } }`,
    variables: {
      input: {
        title: 'Model test',
        examId: 'e1',
        examKind: 'SINGLE',
        startDate: '2026-02-01T00:00:00Z',
        endDate: '2027-01-31T00:00:00Z',
      },
    },
    before: [adminCall],
    path: '/examcampaigns',
    body: {
      title: 'Model test',
      examId: 'e1',
      examKind: 'single',
      startDate: '2026-02-01T00:00:00.000Z',
      endDate: '2027-01-31T00:00:00.000Z',
    },
    reply,
    data: { createExamCampaign: { campaign } },
    errorPath: ['createExamCampaign'],
  },
  'GET /examcampaigns/{id}': {
    field: 'Query.examCampaign',
    as: 'visitor',
    query: `{ examCampaign(id: "x1") { ${fields} } }`,
    path: '/examcampaigns/x1',
    reply,
    data: { examCampaign: campaign },
    errorPath: ['examCampaign'],
  },
  'PUT /examcampaigns/{id}': {
    field: 'Mutation.updateExamCampaign',
    query: `mutation ($input: UpdateExamCampaignInput!) { updateExamCampaign(input: $input) {
      campaign { ${fields} } } }`,
    variables: { input: { id: 'x1', examId: 'm1', examKind: 'MULTI_SUBJECT', description: null } },
    before: [adminCall],
    path: '/examcampaigns/x1',
    body: { examId: 'm1', examKind: 'multi-subject', description: null },
    reply,
    data: { updateExamCampaign: { campaign } },
    errorPath: ['updateExamCampaign'],
  },
  'PUT /ext/examcampaigns/{id}/registration': {
    field: 'Mutation.updateExamCampaignRegistration',
    query: `mutation ($input: UpdateExamCampaignRegistrationInput!) {
      updateExamCampaignRegistration(input: $input) { campaign { ${fields} } } }`,
    variables: {
      input: { id: 'x1', registrationClosesAt: '2026-12-31T12:00:00Z', registrationLimit: null },
    },
    before: [adminCall],
    path: '/ext/examcampaigns/x1/registration',
    body: { registrationClosesAt: '2026-12-31T12:00:00.000Z', registrationLimit: null },
    reply,
    data: { updateExamCampaignRegistration: { campaign } },
    errorPath: ['updateExamCampaignRegistration'],
  },
  'GET /ext/campaigns/{id}/registrations': {
    field: 'Query.campaignRegistrations',
    query: `{ campaignRegistrations(campaignId: "c1", first: 1) {
      nodes { ${registrationFields} } totalCount totalCountIsExact endCursor } }`,
    before: [adminCall],
    path: '/ext/campaigns/c1/registrations?offset=0&limit=1',
    reply: [
      { studentId: 's1', registeredAt: '2026-03-01T10:00:00.000Z', basicInfo: { name: 'Aisha' } },
    ],
    data: {
      campaignRegistrations: {
        nodes: [
          {
            ...registration,
            name: 'Aisha',
            institution: null,
            className: null,
            showInMeritList: null,
          },
        ],
        totalCount: 1,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
    errorPath: ['campaignRegistrations'],
  },
  'GET /ext/examcampaigns/{id}/registrations': {
    field: 'Query.examCampaignRegistrations',
    query: `{ examCampaignRegistrations(campaignId: "x1") { nodes { ${registrationFields} } totalCount } }`,
    before: [adminCall],
    path: '/ext/examcampaigns/x1/registrations?offset=0&limit=20',
    reply: [
      {
        studentId: 's1',
        registeredAt: '2026-03-01T10:00:00.000Z',
        showInMeritList: false,
        basicInfo: { name: 'Aisha', institution: 'Viqarunnisa', className: '12' },
      },
    ],
    data: {
      examCampaignRegistrations: {
        nodes: [
          {
            ...registration,
            name: 'Aisha',
            institution: 'Viqarunnisa',
            className: '12',
            showInMeritList: false,
          },
        ],
        totalCount: 1,
      },
    },
    errorPath: ['examCampaignRegistrations'],
  },
  'GET /ext/examcampaigns/{id}/merit-list-state': {
    field: 'Query.meritListState',
    query:
      '{ meritListState(campaignId: "x1") { publishedAt releasedAt openAttempts unmarked lateAnswers } }',
    before: [adminCall],
    path: '/ext/examcampaigns/x1/merit-list-state',
    reply: { releasedAt: '2026-03-01T10:00:00.000Z', openAttempts: 2, unmarked: 1, lateAnswers: 3 },
    data: {
      meritListState: {
        publishedAt: null,
        releasedAt: '2026-03-01T10:00:00.000Z',
        openAttempts: 2,
        unmarked: 1,
        lateAnswers: 3,
      },
    },
    errorPath: ['meritListState'],
  },
  'DELETE /examcampaigns/{id}': {
    field: 'Mutation.deleteExamCampaign',
    query: 'mutation { deleteExamCampaign(input: { id: "x1" }) { deletedId message } }',
    before: [adminCall],
    path: '/examcampaigns/x1',
    body: '',
    reply: { message: 'Exam campaign deleted.' },
    data: { deleteExamCampaign: { deletedId: 'x1', message: 'Exam campaign deleted.' } },
    errorPath: ['deleteExamCampaign'],
  },
  'POST /examcampaigns/register': {
    field: 'Mutation.registerForExamCampaign',
    as: 'student',
    query: `mutation ($input: RegisterForExamCampaignInput!) {
      registerForExamCampaign(input: $input) { message campaign { ${fields} } student { id } } }`,
    variables: {
      input: {
        campaignId: 'x1',
        basicInfo: { name: 'Aisha', institution: 'Viqarunnisa', district: null },
      },
    },
    before: [studentCall],
    path: '/examcampaigns/register',
    body: {
      campaignId: 'x1',
      studentId: 's1',
      basicInfo: { name: 'Aisha', institution: 'Viqarunnisa' },
    },
    reply: { message: 'Registered successfully', campaign: reply },
    data: {
      registerForExamCampaign: {
        message: 'Registered successfully',
        campaign,
        student: { id: 's1' },
      },
    },
    errorPath: ['registerForExamCampaign'],
  },
  'GET /examcampaigns/{studentId}/exams': {
    field: 'Student.campaignExams',
    as: 'student',
    query: `{ viewer { student { campaignExams {
      campaignId title examId examKind examTitle timeLimitMinutes startDate endDate } } } }`,
    before: [studentCall],
    path: '/examcampaigns/s1/exams',
    reply: [
      {
        campaignId: 'x1',
        title: 'Model test',
        examId: 'm1',
        examKind: 'multi-subject',
        examTitle: 'DU A 2023',
        timeLimit: 60,
        startDate: '2026-02-01T00:00:00.000Z',
        endDate: '2027-01-31T00:00:00.000Z',
      },
    ],
    data: {
      viewer: {
        student: {
          campaignExams: [
            {
              campaignId: 'x1',
              title: 'Model test',
              examId: 'm1',
              examKind: 'MULTI_SUBJECT',
              examTitle: 'DU A 2023',
              timeLimitMinutes: 60,
              startDate: '2026-02-01T00:00:00.000Z',
              endDate: '2027-01-31T00:00:00.000Z',
            },
          ],
        },
      },
    },
    errorPath: ['viewer', 'student', 'campaignExams'],
  },
  'GET /examcampaigns/{studentId}/campaigns/{campaignId}/exam': {
    field: 'ExamCampaign.exam',
    as: 'student',
    query:
      '{ examCampaign(id: "x1") { exam { __typename ... on Exam { id title questionCount } } } }',
    before: [{ call: 'GET /examcampaigns/x1', reply }, studentCall],
    path: '/examcampaigns/s1/campaigns/x1/exam',
    reply: { _id: 'e1', title: 'Motion', type: 'MCQ', mcqs: [{ _id: 'q1', question: 'What?' }] },
    data: {
      examCampaign: { exam: { __typename: 'Exam', id: 'e1', title: 'Motion', questionCount: 1 } },
    },
    errorPath: ['examCampaign', 'exam'],
  },
};
