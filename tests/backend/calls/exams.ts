// Examples of the calls of exams.
import { adminOnly, anyone, type Examples, type TestContext } from './example.ts';

const mcq = {
  question: 'How much is $1 + 1$?',
  points: 1,
  options: [
    { text: '2', isCorrect: true },
    { text: '3', isCorrect: false },
  ],
  explanation: 'Count.',
};
const exam = {
  parentId: 'free10-motion',
  title: 'Quick test',
  type: 'MCQ',
  totalMarks: 1,
  timeLimit: 5,
  passingScore: 40,
  negetiveMarkingPercentage: 25,
  startingDate: '2024-01-01T00:00:00Z',
  mcqs: [mcq],
};

async function anExam({ admin }: TestContext): Promise<string> {
  return (await admin.post('/examcreation/chapter/createexam', exam)).body._id;
}

export const examCalls: Examples = {
  'GET /examcreation/': {
    request: () => ({ url: '/examcreation/?offset=1&limit=2' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/examcreation/?limit=101' }),
      status: 400,
    },
  },
  'POST /examcreation/{parenttype}/createexam': {
    request: () => ({ url: '/examcreation/chapter/createexam', body: exam }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/examcreation/subject/createexam', body: exam }),
      status: 404,
    },
  },
  'PUT /examcreation/{id}': {
    request: async (context) => ({
      url: `/examcreation/${await anExam(context)}`,
      body: { title: 'Longer test', timeLimit: 10 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/examcreation/${await anExam(context)}`,
        body: { written: [{ questionText: 'Why?' }] },
      }),
      status: 422,
    },
  },
  'DELETE /examcreation/{courseId}/{subjectId}/{examId}': {
    request: async (context) => ({
      url: `/examcreation/free10/free10-physics/${await anExam(context)}`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/examcreation/paid10/paid10-physics/${await anExam(context)}`,
      }),
      status: 404,
    },
  },
  'GET /examcreation/examid/{id}': {
    request: () => ({ url: '/examcreation/examid/free10-motion-exam-1' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/examcreation/examid/unknown' }),
      status: 404,
    },
  },
  'GET /examcreation/{parenttype}/{parentid}': {
    request: () => ({ url: '/examcreation/chapter/free10-motion' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/examcreation/planet/free10-motion' }),
      status: 400,
    },
  },
};
