// Examples of the calls of exam campaigns.
import { adminCall, type Examples, studentCall } from './example.ts';

const reply = {
  ...{ _id: 'x1', title: 'Model test', description: 'For all.', imageUrl: '/media/covers/x1.svg', examId: 'e1', examKind: 'single' },
  ...{ startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-01-31T00:00:00.000Z', registeredCount: 7, registered: true },
  ...{ registrationClosesAt: '2026-12-31T12:00:00.000Z', registrationLimit: 100 },
};
const campaign = {
  ...{ id: 'x1', title: 'Model test', description: 'For all.', imageUrl: '/media/covers/x1.svg', examKind: 'SINGLE' },
  ...{ startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-01-31T00:00:00.000Z', registeredCount: 7, isRegistered: true },
  ...{ registrationClosesAt: '2026-12-31T12:00:00.000Z', registrationLimit: 100 },
};
const fields =
  'id title description imageUrl examKind startDate endDate registeredCount isRegistered registrationClosesAt registrationLimit';

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
    query: `mutation ($input: CreateExamCampaignInput!) { createExamCampaign(input: $input) { campaign { ${fields} } } }`,
    variables: {
      input: {
        ...{ title: 'Model test', examId: 'e1', examKind: 'SINGLE' },
        ...{ startDate: '2026-02-01T00:00:00Z', endDate: '2027-01-31T00:00:00Z' },
      },
    },
    before: [adminCall],
    path: '/examcampaigns',
    body: {
      ...{ title: 'Model test', examId: 'e1', examKind: 'single' },
      ...{ startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-01-31T00:00:00.000Z' },
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
    query: `mutation ($input: UpdateExamCampaignInput!) { updateExamCampaign(input: $input) { campaign { ${fields} } } }`,
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
    variables: { input: { id: 'x1', registrationClosesAt: '2026-12-31T12:00:00Z', registrationLimit: null } },
    before: [adminCall],
    path: '/ext/examcampaigns/x1/registration',
    body: { registrationClosesAt: '2026-12-31T12:00:00.000Z', registrationLimit: null },
    reply,
    data: { updateExamCampaignRegistration: { campaign } },
    errorPath: ['updateExamCampaignRegistration'],
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
    variables: { input: { campaignId: 'x1', basicInfo: { name: 'Aisha', institution: 'Viqarunnisa', district: null } } },
    before: [studentCall],
    path: '/examcampaigns/register',
    body: { campaignId: 'x1', studentId: 's1', basicInfo: { name: 'Aisha', institution: 'Viqarunnisa' } },
    reply: { message: 'Registered successfully', campaign: reply },
    data: { registerForExamCampaign: { message: 'Registered successfully', campaign, student: { id: 's1' } } },
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
        ...{ campaignId: 'x1', title: 'Model test', examId: 'm1', examKind: 'multi-subject', examTitle: 'DU A 2023', timeLimit: 60 },
        ...{ startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-01-31T00:00:00.000Z' },
      },
    ],
    data: {
      viewer: {
        student: {
          campaignExams: [
            {
              ...{ campaignId: 'x1', title: 'Model test', examId: 'm1', examKind: 'MULTI_SUBJECT', examTitle: 'DU A 2023' },
              ...{ timeLimitMinutes: 60, startDate: '2026-02-01T00:00:00.000Z', endDate: '2027-01-31T00:00:00.000Z' },
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
    query: '{ examCampaign(id: "x1") { exam { __typename ... on Exam { id title questionCount } } } }',
    before: [{ call: 'GET /examcampaigns/x1', reply }, studentCall],
    path: '/examcampaigns/s1/campaigns/x1/exam',
    reply: { _id: 'e1', title: 'Motion', type: 'MCQ', mcqs: [{ _id: 'q1', question: 'What?' }] },
    data: { examCampaign: { exam: { __typename: 'Exam', id: 'e1', title: 'Motion', questionCount: 1 } } },
    errorPath: ['examCampaign', 'exam'],
  },
};
