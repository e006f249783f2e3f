// Examples of the calls of the extensions `attempts` and `files`.
import { Tickets } from '../../../gateway/src/upstream/exams/ticket.ts';
import { NOW, SECRET } from '../kit.ts';
import { adminCall, type Examples, studentCall } from './example.ts';

const running = {
  _id: 'at1',
  kind: 'single',
  examId: 'e1',
  userId: 'u1',
  startedAt: '2026-03-01T10:00:00.000Z',
  deadline: '2026-03-01T10:20:30.000Z',
  serverTime: '2026-03-01T10:10:00.000Z',
};
const sheet = {
  selections: [{ questionId: 'q1', selectedOption: ['a'] }],
  writtenAnswer: [{ questionId: 'w1', answerPdf: '/media/files/a.pdf' }],
};
const answers = {
  selections: [{ questionId: 'q1', selectedOptionIds: ['a'] }],
  writtenAnswers: [{ questionId: 'w1', answerPdfUrl: '/media/files/a.pdf' }],
};
const sheetFields =
  'selections { questionId selectedOptionIds } writtenAnswers { questionId answerPdfUrl }';
const late = {
  _id: 'la1',
  state: 'waiting',
  receivedAt: '2026-03-01T11:00:00.000Z',
  sealedAt: '2026-03-01T10:20:00.000Z',
};
const lateWithSheet = { ...late, ...sheet, receivedAfterRelease: true };
const closed = {
  ...running,
  sequence: 0,
  closedAt: '2026-03-01T10:21:35.000Z',
  closedBy: 'server',
};
const lateAnswers = {
  id: 'la1',
  receivedAt: '2026-03-01T11:00:00.000Z',
  sealedAt: '2026-03-01T10:20:00.000Z',
  receivedAfterRelease: true,
  answers,
  attempt: {
    id: 'at1',
    userId: 'u1',
    sequence: 0,
    savedAt: null,
    answers: null,
    closedBy: 'SERVER',
    ticket: null,
  },
};
const lateFields = `id state receivedAt sealedAt receivedAfterRelease decidedAt answers { ${sheetFields} }
  attempt { id userId sequence savedAt answers { ${sheetFields} } closedBy ticket { token } }`;
const token = new Tickets(SECRET).sign({
  kind: 'single',
  attemptId: 'at1',
  userId: 'u1',
  examId: 'e1',
  startedAt: NOW,
  deadline: Date.parse('2100-01-01'),
});
const decided = { ...lateWithSheet, decidedAt: '2026-03-02T09:00:00.000Z', attempt: closed };
const decide = (accept: boolean, state: string) => ({
  field: 'Mutation.decideLateAnswers',
  before: [adminCall],
  query: `mutation { decideLateAnswers(input: {
    id: "la1", accept: ${accept}, reason: " Because. ", confirmsAfterRelease: true }) { lateAnswers { ${lateFields} } } }`,
  path: `/ext/late-answers/la1/${accept ? 'accept' : 'refuse'}`,
  body: { reason: 'Because.', ...(accept && { confirmsAfterRelease: true }) },
  reply: { ...decided, state },
  data: {
    decideLateAnswers: {
      lateAnswers: {
        ...lateAnswers,
        state: state.toUpperCase(),
        decidedAt: '2026-03-02T09:00:00.000Z',
      },
    },
  },
  errorPath: ['decideLateAnswers'],
});

export const attemptsCalls: Examples = {
  'POST /ext/attempts': {
    field: 'Mutation.startExam',
    as: 'student',
    query: `mutation { startExam(input: { examId: "e1" }) {
      ticket { attemptId startedAt deadline } paper { exam { id } } } }`,
    path: '/ext/attempts',
    body: { kind: 'single', examId: 'e1' },
    reply: running,
    // An attempt without a version: its paper is the current exam.
    after: [
      {
        call: 'GET /examcreation/examid/e1',
        reply: { _id: 'e1', type: 'MCQ', timeLimit: 20, mcqs: [] },
      },
    ],
    data: {
      startExam: {
        ticket: { attemptId: 'at1', startedAt: running.startedAt, deadline: running.deadline },
        paper: { exam: { id: 'e1' } },
      },
    },
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
          id: 'at1',
          userId: 'u1',
          startedAt: running.startedAt,
          deadline: running.deadline,
          sequence: 3,
          savedAt: '2026-03-01T10:09:00.000Z',
          answers,
          closedAt: null,
        },
      ],
    },
    errorPath: ['openAttempts'],
  },
  'GET /ext/attempts/{id}': {
    field: 'Query.attempt',
    as: 'student',
    query: `{ attempt(id: "at1") { id closedAt closedBy lateAnswers { id state receivedAt answers {
      ${sheetFields} } attempt { id } } } }`,
    path: '/ext/attempts/at1',
    reply: { ...closed, lateAnswers: [late] },
    data: {
      attempt: {
        id: 'at1',
        closedAt: closed.closedAt,
        closedBy: 'SERVER',
        lateAnswers: [
          {
            id: 'la1',
            state: 'WAITING',
            receivedAt: late.receivedAt,
            answers: null,
            attempt: null,
          },
        ],
      },
    },
    errorPath: ['attempt'],
  },
  'PUT /ext/attempts/{id}/answers': {
    field: 'Mutation.saveAnswers',
    as: 'student',
    query:
      'mutation ($input: SaveAnswersInput!) { saveAnswers(input: $input) { sequence savedAt stored } }',
    variables: { input: { ticket: token, sequence: 4, ...answers } },
    path: '/ext/attempts/at1/answers?round=0',
    body: { sequence: 4, ...sheet },
    reply: { sequence: 4, savedAt: '2026-03-01T10:10:00.000Z', stored: true },
    data: { saveAnswers: { sequence: 4, savedAt: '2026-03-01T10:10:00.000Z', stored: true } },
    errorPath: ['saveAnswers'],
  },
  'PATCH /ext/attempts/{id}/answers': {
    field: 'Mutation.saveAnswerChanges',
    as: 'student',
    query:
      'mutation ($input: SaveAnswerChangesInput!) { saveAnswerChanges(input: $input) { sequence savedAt stored } }',
    variables: {
      input: {
        attemptId: 'at1',
        sequence: 5,
        base: 4,
        checksum: 'c5',
        marked: ['q2'],
        unmarked: [],
        selections: [
          { questionId: 'q1', selectedOptionIds: ['a', 'a'] },
          { questionId: 'q2', selectedOptionIds: [] },
        ],
      },
    },
    path: '/ext/attempts/at1/answers',
    body: {
      sequence: 5,
      base: 4,
      checksum: 'c5',
      marked: ['q2'],
      selections: [
        { questionId: 'q1', selectedOption: ['a'] },
        { questionId: 'q2', selectedOption: [] },
      ],
    },
    reply: { sequence: 5, savedAt: '2026-03-01T10:10:01.000Z', stored: true },
    data: { saveAnswerChanges: { sequence: 5, savedAt: '2026-03-01T10:10:01.000Z', stored: true } },
    errorPath: ['saveAnswerChanges'],
  },
  'PATCH /ext/attempts/{id}/question-times': {
    field: 'Mutation.saveQuestionTimes',
    as: 'student',
    query:
      'mutation ($input: SaveQuestionTimesInput!) { saveQuestionTimes(input: $input) { saved } }',
    variables: { input: { attemptId: 'at1', times: [{ questionId: 'q1', seconds: 65 }] } },
    path: '/ext/attempts/at1/question-times',
    body: { times: [{ questionId: 'q1', seconds: 65 }] },
    reply: { saved: 1 },
    data: { saveQuestionTimes: { saved: 1 } },
    errorPath: ['saveQuestionTimes'],
  },
  'POST /ext/attempts/{id}/close': {
    field: 'Mutation.submitExam',
    as: 'student',
    before: [
      studentCall,
      {
        call: 'GET /examcreation/examid/e1',
        reply: { _id: 'e1', type: 'MCQ', timeLimit: 20, mcqs: [] },
      },
    ],
    query: `mutation ($input: SubmitExamInput!) {
      submitExam(input: $input) { receipt { attemptId } result { __typename } exam { id } }
    }`,
    variables: { input: { ticket: token, mcqAnswers: [] } },
    path: '/ext/attempts/at1/close',
    reply: { ...running, closedBy: 'student' },
    data: { submitExam: { receipt: null, result: null, exam: { id: 'e1' } } },
    errorPath: ['submitExam'],
  },
  'POST /ext/attempts/{id}/late-answers': {
    field: 'Mutation.submitLateAnswers',
    as: 'student',
    query:
      'mutation ($input: SubmitLateAnswersInput!) { submitLateAnswers(input: $input) { id state } }',
    variables: { input: { ticket: token, ...answers, sealedAt: '2026-03-01T10:20:00Z' } },
    path: '/ext/attempts/at1/late-answers?round=0',
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
    reply: [{ ...lateWithSheet, attempt: closed }],
    replyHeaders: [['x-total-count', '1']],
    data: {
      lateAnswers: {
        nodes: [{ ...lateAnswers, state: 'WAITING', decidedAt: null }],
        totalCount: 1,
        endCursor: null,
      },
    },
    errorPath: ['lateAnswers'],
  },
  'GET /ext/late-answers/mine': {
    field: 'Query.myLateAnswers',
    as: 'student',
    query: `{ myLateAnswers(examId: "e1") { id state reason decidedAt comparison { hasStored } } }`,
    path: '/ext/late-answers/mine?examId=e1',
    reply: [
      {
        ...late,
        state: 'refused',
        reason: 'A day late.',
        decidedAt: '2026-03-02T09:00:00.000Z',
        attemptId: 'at1',
      },
    ],
    data: {
      myLateAnswers: [
        {
          id: 'la1',
          state: 'REFUSED',
          reason: 'A day late.',
          decidedAt: '2026-03-02T09:00:00.000Z',
          comparison: null,
        },
      ],
    },
    errorPath: ['myLateAnswers'],
  },
  'GET /ext/late-answers/{id}': {
    field: 'Query.lateAnswersById',
    before: [adminCall],
    query: `{ lateAnswersById(id: "la1") { id state studentName decidedBy ${lateFields.replace('id state', '')} } }`,
    path: '/ext/late-answers/la1',
    reply: { ...lateWithSheet, studentName: 'Rahim', attempt: closed },
    data: {
      lateAnswersById: {
        ...lateAnswers,
        state: 'WAITING',
        studentName: 'Rahim',
        decidedBy: null,
        decidedAt: null,
      },
    },
    errorPath: ['lateAnswersById'],
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
    path: '/ext/files?attemptId=at1',
    reply: { url: '/media/files/a.pdf' },
    data: { uploadAnswerPdf: { url: '/media/files/a.pdf' } },
    errorPath: ['uploadAnswerPdf'],
  },
  'POST /ext/attempts/{id}/pages': {
    field: 'Mutation.registerAnswerPages',
    as: 'student',
    query: `mutation ($input: RegisterAnswerPagesInput!) {
      registerAnswerPages(input: $input) { url pages { id offsetBytes isStored } }
    }`,
    variables: {
      input: {
        ticket: token,
        questionId: 'q1',
        pages: [{ sha256: 'ab', sizeBytes: 5000, turn: 90 }],
      },
    },
    path: '/ext/attempts/at1/pages',
    body: { questionId: 'q1', pages: [{ sha256: 'ab', size: 5000, kind: 'picture', turn: 90 }] },
    reply: {
      url: '/media/files/a.pdf',
      registeredAt: '2026-01-01T00:00:00.000Z',
      pages: [{ _id: 'p1', offset: 0, stored: false }],
    },
    data: {
      registerAnswerPages: {
        url: '/media/files/a.pdf',
        pages: [{ id: 'p1', offsetBytes: 0, isStored: false }],
      },
    },
    errorPath: ['registerAnswerPages'],
  },
  'PUT /ext/pages/{id}/parts/{offset}': {
    field: 'Mutation.uploadAnswerPage',
    otherFields: ['Mutation.uploadAssignmentFile'],
    as: 'student',
    query:
      'mutation ($input: UploadAnswerPageInput!) { uploadAnswerPage(input: $input) { id offsetBytes isStored } }',
    variables: { input: { ticket: token, pageId: 'p1', offsetBytes: 4000, part: null } },
    file: 'variables.input.part',
    path: '/ext/pages/p1/parts/4000',
    reply: { _id: 'p1', offset: 5000, stored: true },
    data: { uploadAnswerPage: { id: 'p1', offsetBytes: 5000, isStored: true } },
    errorPath: ['uploadAnswerPage'],
  },
  'GET /ext/pages': {
    field: 'SavedWrittenAnswer.answerPages',
    as: 'student',
    before: [
      {
        call: 'GET /ext/attempts/at1',
        reply: {
          _id: 'at1',
          answers: {
            selections: [],
            writtenAnswer: [
              { questionId: 'q1', answerPdf: '/media/files/a.pdf?expires=1&signature=x' },
            ],
          },
        },
      },
    ],
    query: `{ attempt(id: "at1") { answers { writtenAnswers { answerPages {
      total arrived late registeredAt dueAt lastArrivedAt } } } } }`,
    path: '/ext/pages?names=a.pdf',
    reply: {
      'a.pdf': {
        total: 2,
        arrived: 1,
        late: 1,
        registeredAt: '2026-01-01T00:00:00.000Z',
        dueAt: '2026-01-01T00:01:00.000Z',
      },
    },
    data: {
      attempt: {
        answers: {
          writtenAnswers: [
            {
              answerPages: {
                total: 2,
                arrived: 1,
                late: 1,
                registeredAt: '2026-01-01T00:00:00.000Z',
                dueAt: '2026-01-01T00:01:00.000Z',
                lastArrivedAt: null,
              },
            },
          ],
        },
      },
    },
    errorPath: ['attempt', 'answers', 'writtenAnswers', 0, 'answerPages'],
  },
  'POST /ext/files/uploads': {
    field: 'Mutation.beginAnswerUpload',
    as: 'student',
    query: `mutation ($input: BeginAnswerUploadInput!) {
      beginAnswerUpload(input: $input) { uploadId offsetBytes partSizeBytes }
    }`,
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
    query:
      'query ($ticket: String!) { answerUpload(ticket: $ticket, uploadId: "up1") { offsetBytes url } }',
    variables: { ticket: token },
    path: '/ext/files/uploads/up1',
    reply: { offset: 4000 },
    data: { answerUpload: { offsetBytes: 4000, url: null } },
    errorPath: ['answerUpload'],
  },
  'PUT /ext/files/uploads/{id}/parts/{offset}': {
    field: 'Mutation.uploadAnswerPart',
    as: 'student',
    query:
      'mutation ($input: UploadAnswerPartInput!) { uploadAnswerPart(input: $input) { offsetBytes url } }',
    variables: { input: { ticket: token, uploadId: 'up1', offsetBytes: 4000, part: null } },
    file: 'variables.input.part',
    path: '/ext/files/uploads/up1/parts/4000',
    reply: { offset: 5000, url: '/media/files/a.pdf' },
    data: { uploadAnswerPart: { offsetBytes: 5000, url: '/media/files/a.pdf' } },
    errorPath: ['uploadAnswerPart'],
  },
};
