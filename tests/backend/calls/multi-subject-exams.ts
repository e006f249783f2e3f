// Examples of the calls of multi subject exams.
import { adminOnly, anybody, type Examples, type World } from './example.ts';

const paper = {
  title: 'Admission test',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  subjects: [
    {
      subjectName: 'Physics',
      mandatory: true,
      mcqs: [
        {
          question: 'Which are vectors?',
          points: 2,
          options: [
            { text: 'Force', isCorrect: true },
            { text: 'Speed', isCorrect: false },
            { text: 'Velocity', isCorrect: true },
          ],
        },
      ],
    },
  ],
};

/** An exam year without a paper. */
async function aYear({ admin }: World): Promise<string> {
  const unit = await admin.post('/admissioncourse/units', {
    universityId: 'free',
    unitName: 'Unit for a paper',
  });
  return (await admin.post('/admissioncourse/years', { unitId: unit.body._id, year: 2024 })).body
    ._id;
}

async function aPaper(world: World): Promise<string> {
  return (
    await world.admin.post('/multisubjectexams/mcqs', { ...paper, parentId: await aYear(world) })
  ).body._id;
}

export const multiSubjectExamCalls: Examples = {
  'POST /multisubjectexams/mcqs': {
    ask: async (world) => ({
      url: '/multisubjectexams/mcqs',
      body: { ...paper, parentId: await aYear(world) },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/multisubjectexams/mcqs', body: { ...paper, parentId: 'free-a-2023' } }),
      status: 409,
    },
  },
  'PUT /multisubjectexams/mcqs/{examId}': {
    ask: async (world) => ({
      url: `/multisubjectexams/mcqs/${await aPaper(world)}`,
      body: { timeLimit: 90 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/multisubjectexams/mcqs/${await aPaper(world)}`,
        body: { parentId: 'free-a-2023' },
      }),
      status: 409,
    },
  },
  'GET /multisubjectexams/': {
    ask: () => ({ url: '/multisubjectexams/?limit=1' }),
    answers: anybody(),
    refused: { by: 'visitor', ask: () => ({ url: '/multisubjectexams/?offset=-1' }), status: 400 },
  },
  'GET /multisubjectexams/mcqs/parentid/{id}': {
    ask: () => ({ url: '/multisubjectexams/mcqs/parentid/free-a-2023' }),
    answers: anybody(),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/multisubjectexams/mcqs/parentid/free-a-2022' }),
      status: 404,
    },
  },
  'GET /multisubjectexams/mcqs/{id}': {
    ask: () => ({ url: '/multisubjectexams/mcqs/free-a-2023-exam' }),
    answers: anybody(),
    refused: { by: 'admin', ask: () => ({ url: '/multisubjectexams/mcqs/unknown' }), status: 404 },
  },
  'POST /admissioncourse/years/{yearId}/exams': {
    ask: async (world) => ({
      url: `/admissioncourse/years/${await aYear(world)}/exams`,
      body: paper,
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/admissioncourse/years/unknown/exams', body: paper }),
      status: 404,
    },
  },
  'PUT /admissioncourse/exams/{examId}': {
    ask: async (world) => ({
      url: `/admissioncourse/exams/${await aPaper(world)}`,
      body: { title: 'Another title' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/admissioncourse/exams/unknown', body: {} }),
      status: 404,
    },
  },
};
