// Examples of the calls of the extensions `attempts` and `files`.
import { Tickets } from '../../../gateway/src/attempts/ticket.ts';
import { NOW, SECRET } from '../kit.ts';
import { adminCall, type Examples, studentCall } from './example.ts';

const running = {
  ...{ _id: 'at1', kind: 'single', examId: 'e1', userId: 'u1' },
  ...{ startedAt: '2026-03-01T10:00:00.000Z', deadline: '2026-03-01T10:20:30.000Z', serverTime: '2026-03-01T10:10:00.000Z' },
};
const sheet = {
  selections: [{ questionId: 'q1', selectedOption: ['a'] }],
  writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }],
};
const answers = {
  selections: [{ questionId: 'q1', selectedOptionIds: ['a'] }],
  writtenAnswers: [{ questionId: 'w1', answerPdfUrl: '/media/files/a.pdf' }],
};
const sheetFields = 'selections { questionId selectedOptionIds } writtenAnswers { questionId answerPdfUrl }';
const late = { _id: 'la1', state: 'waiting', receivedAt: '2026-03-01T11:00:00.000Z', sealedAt: '2026-03-01T10:20:00.000Z' };
const closed = { ...running, sequence: 0, closedAt: '2026-03-01T10:21:35.000Z', closedBy: 'server' };
const lateAnswers = {
  ...{ id: 'la1', receivedAt: '2026-03-01T11:00:00.000Z', sealedAt: '2026-03-01T10:20:00.000Z' },
  answers,
  attempt: { id: 'at1', userId: 'u1', sequence: 0, savedAt: null, answers: null, closedBy: 'SERVER', ticket: null },
};
const lateFields = `id state receivedAt sealedAt decidedAt answers { ${sheetFields} }
  attempt { id userId sequence savedAt answers { ${sheetFields} } closedBy ticket { token } }`;
const token = new Tickets(SECRET).sign({
  ...{ kind: 'single', attemptId: 'at1', userId: 'u1', examId: 'e1' },
  ...{ startedAt: NOW, deadline: Date.parse('2100-01-01') },
});
const decided = { ...late, ...sheet, decidedAt: '2026-03-02T09:00:00.000Z', attempt: closed };
const decide = (accept: boolean, state: string) => ({
  field: 'Mutation.decideLateAnswers',
  before: [adminCall],
  query: `mutation { decideLateAnswers(input: { id: "la1", accept: ${accept} }) { lateAnswers { ${lateFields} } } }`,
  path: `/ext/late-answers/la1/${accept ? 'accept' : 'refuse'}`,
  reply: { ...decided, state },
  data: { decideLateAnswers: { lateAnswers: { ...lateAnswers, state: state.toUpperCase(), decidedAt: '2026-03-02T09:00:00.000Z' } } },
  errorPath: ['decideLateAnswers'],
});

export const attemptsCalls: Examples = {
  'POST /ext/attempts': {
    field: 'Mutation.startExam',
    as: 'student',
    before: [studentCall, { call: 'GET /examcreation/examid/e1', reply: { _id: 'e1', type: 'MCQ', timeLimit: 20, mcqs: [] } }],
    query: `mutation { startExam(input: { examId: "e1" }) { ticket { attemptId startedAt deadline } } }`,
    path: '/ext/attempts',
    body: { kind: 'single', examId: 'e1' },
    reply: running,
    data: { startExam: { ticket: { attemptId: 'at1', startedAt: running.startedAt, deadline: running.deadline } } },
    errorPath: ['startExam'],
  },
  'GET /ext/attempts/open': {
    field: 'Query.openAttempts',
    as: 'student',
    query: `{ openAttempts { id userId startedAt deadline sequence savedAt answers { ${sheetFields} } closedAt } }`,
    path: '/ext/attempts/open',
    reply: [{ ...running, sequence: 3, savedAt: '2026-03-01T10:09:00.000Z', answers: sheet }],
    data: {
      openAttempts: [
        {
          ...{ id: 'at1', userId: 'u1', startedAt: running.startedAt, deadline: running.deadline, sequence: 3 },
          ...{ savedAt: '2026-03-01T10:09:00.000Z', answers, closedAt: null },
        },
      ],
    },
    errorPath: ['openAttempts'],
  },
  'GET /ext/attempts/{id}': {
    field: 'Query.attempt',
    as: 'student',
    query: `{ attempt(id: "at1") { id closedAt closedBy lateAnswers { id state receivedAt answers { ${sheetFields} } attempt { id } } } }`,
    path: '/ext/attempts/at1',
    reply: { ...closed, lateAnswers: [late] },
    data: {
      attempt: {
        ...{ id: 'at1', closedAt: closed.closedAt, closedBy: 'SERVER' },
        lateAnswers: [{ id: 'la1', state: 'WAITING', receivedAt: late.receivedAt, answers: null, attempt: null }],
      },
    },
    errorPath: ['attempt'],
  },
  'PUT /ext/attempts/{id}/answers': {
    field: 'Mutation.saveAnswers',
    as: 'student',
    query: 'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { sequence savedAt stored } }',
    variables: { input: { ticket: token, sequence: 4, ...answers } },
    path: '/ext/attempts/at1/answers',
    body: { sequence: 4, ...sheet },
    reply: { sequence: 4, savedAt: '2026-03-01T10:10:00.000Z', stored: true },
    data: { saveAnswers: { sequence: 4, savedAt: '2026-03-01T10:10:00.000Z', stored: true } },
    errorPath: ['saveAnswers'],
  },
  'POST /ext/attempts/{id}/late-answers': {
    field: 'Mutation.submitLateAnswers',
    as: 'student',
    query: 'mutation ($input: SubmitLateAnswersInput!) { submitLateAnswers(input: $input) { id state } }',
    variables: { input: { ticket: token, ...answers, sealedAt: '2026-03-01T10:20:00Z' } },
    path: '/ext/attempts/at1/late-answers',
    body: { ...sheet, sealedAt: '2026-03-01T10:20:00.000Z' },
    reply: { _id: 'la1', state: 'waiting' },
    data: { submitLateAnswers: { id: 'la1', state: 'WAITING' } },
    errorPath: ['submitLateAnswers'],
  },
  'GET /ext/late-answers': {
    field: 'Query.lateAnswers',
    before: [adminCall],
    query: `{ lateAnswers(state: WAITING, first: 5) { nodes { ${lateFields} } totalCount endCursor } }`,
    path: '/ext/late-answers?state=waiting&offset=0&limit=5',
    reply: [{ ...late, ...sheet, attempt: closed }],
    replyHeaders: [['x-total-count', '1']],
    data: { lateAnswers: { nodes: [{ ...lateAnswers, state: 'WAITING', decidedAt: null }], totalCount: 1, endCursor: null } },
    errorPath: ['lateAnswers'],
  },
  'POST /ext/late-answers/{id}/accept': decide(true, 'accepted'),
  'POST /ext/late-answers/{id}/refuse': decide(false, 'refused'),
  'POST /ext/files': {
    field: 'Mutation.uploadAnswerPdf',
    as: 'student',
    before: [studentCall],
    query: 'mutation ($input: UploadAnswerPdfInput!) { uploadAnswerPdf(input: $input) { url } }',
    variables: { input: { ticket: token, file: null } },
    file: 'variables.input.file',
    path: '/ext/files',
    reply: { url: '/media/files/a.pdf' },
    data: { uploadAnswerPdf: { url: '/media/files/a.pdf' } },
    errorPath: ['uploadAnswerPdf'],
  },
  'POST /ext/files/uploads': {
    field: 'Mutation.beginAnswerUpload',
    as: 'student',
    query: 'mutation ($input: BeginAnswerUploadInput!) { beginAnswerUpload(input: $input) { uploadId offsetBytes partSizeBytes } }',
    variables: { input: { ticket: token, sizeBytes: 5000 } },
    path: '/ext/files/uploads',
    body: { attemptId: 'at1', size: 5000 },
    reply: { _id: 'up1', offset: 0, partSize: 4000 },
    data: { beginAnswerUpload: { uploadId: 'up1', offsetBytes: 0, partSizeBytes: 4000 } },
    errorPath: ['beginAnswerUpload'],
  },
  'GET /ext/files/uploads/{id}': {
    field: 'Query.answerUpload',
    as: 'student',
    query: 'query ($ticket: String!) { answerUpload(ticket: $ticket, uploadId: "up1") { offsetBytes url } }',
    variables: { ticket: token },
    path: '/ext/files/uploads/up1',
    reply: { offset: 4000 },
    data: { answerUpload: { offsetBytes: 4000, url: null } },
    errorPath: ['answerUpload'],
  },
  'PUT /ext/files/uploads/{id}/parts/{offset}': {
    field: 'Mutation.uploadAnswerPart',
    as: 'student',
    query: 'mutation ($input: UploadAnswerPartInput!) { uploadAnswerPart(input: $input) { offsetBytes url } }',
    variables: { input: { ticket: token, uploadId: 'up1', offsetBytes: 4000, part: null } },
    file: 'variables.input.part',
    path: '/ext/files/uploads/up1/parts/4000',
    reply: { offset: 5000, url: '/media/files/a.pdf' },
    data: { uploadAnswerPart: { offsetBytes: 5000, url: '/media/files/a.pdf' } },
    errorPath: ['uploadAnswerPart'],
  },
};
