// Examples of the calls of exams.
import { adminOnly, anybody, type Examples, type World } from './example.ts';

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

async function anExam({ admin }: World): Promise<string> {
  return (await admin.post('/examcreation/chapter/createexam', exam)).body._id;
}

export const examCalls: Examples = {
  'GET /examcreation/': {
    ask: () => ({ url: '/examcreation/?offset=1&limit=2' }),
    answers: anybody(),
    refused: { by: 'visitor', ask: () => ({ url: '/examcreation/?limit=101' }), status: 400 },
  },
  'POST /examcreation/{parenttype}/createexam': {
    ask: () => ({ url: '/examcreation/chapter/createexam', body: exam }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/examcreation/subject/createexam', body: exam }),
      status: 404,
    },
  },
  'PUT /examcreation/{id}': {
    ask: async (world) => ({
      url: `/examcreation/${await anExam(world)}`,
      body: { title: 'Longer test', timeLimit: 10 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/examcreation/${await anExam(world)}`,
        body: { written: [{ questionText: 'Why?' }] },
      }),
      status: 422,
    },
  },
  'DELETE /examcreation/{courseId}/{subjectId}/{examId}': {
    ask: async (world) => ({ url: `/examcreation/free10/free10-physics/${await anExam(world)}` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({ url: `/examcreation/paid10/paid10-physics/${await anExam(world)}` }),
      status: 404,
    },
  },
  'GET /examcreation/examid/{id}': {
    ask: () => ({ url: '/examcreation/examid/free10-motion-exam-1' }),
    answers: anybody(),
    refused: { by: 'admin', ask: () => ({ url: '/examcreation/examid/unknown' }), status: 404 },
  },
  'GET /examcreation/{parenttype}/{parentid}': {
    ask: () => ({ url: '/examcreation/chapter/free10-motion' }),
    answers: anybody(),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/examcreation/planet/free10-motion' }),
      status: 400,
    },
  },
};
