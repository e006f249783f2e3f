// Examples of the calls of multi subject exams.
import { adminOnly, anyone, type Examples, type TestContext } from './example.ts';

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
async function aYear({ admin }: TestContext): Promise<string> {
  const unit = await admin.post('/admissioncourse/units', {
    universityId: 'free',
    unitName: 'Unit for a paper',
  });
  return (await admin.post('/admissioncourse/years', { unitId: unit.body._id, year: 2024 })).body
    ._id;
}

async function aPaper(context: TestContext): Promise<string> {
  return (
    await context.admin.post('/multisubjectexams/mcqs', {
      ...paper,
      parentId: await aYear(context),
    })
  ).body._id;
}

export const multiSubjectExamCalls: Examples = {
  'POST /multisubjectexams/mcqs': {
    request: async (context) => ({
      url: '/multisubjectexams/mcqs',
      body: { ...paper, parentId: await aYear(context) },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: '/multisubjectexams/mcqs',
        body: { ...paper, parentId: 'free-a-2023' },
      }),
      status: 409,
    },
  },
  'PUT /multisubjectexams/mcqs/{examId}': {
    request: async (context) => ({
      url: `/multisubjectexams/mcqs/${await aPaper(context)}`,
      body: { timeLimit: 90 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/multisubjectexams/mcqs/${await aPaper(context)}`,
        body: { parentId: 'free-a-2023' },
      }),
      status: 409,
    },
  },
  'GET /multisubjectexams/': {
    request: () => ({ url: '/multisubjectexams/?limit=1' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/multisubjectexams/?offset=-1' }),
      status: 400,
    },
  },
  'GET /multisubjectexams/mcqs/parentid/{id}': {
    request: () => ({ url: '/multisubjectexams/mcqs/parentid/free-a-2023' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/multisubjectexams/mcqs/parentid/free-a-2022' }),
      status: 404,
    },
  },
  'GET /multisubjectexams/mcqs/{id}': {
    request: () => ({ url: '/multisubjectexams/mcqs/free-a-2023-exam' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/multisubjectexams/mcqs/unknown' }),
      status: 404,
    },
  },
  'POST /admissioncourse/years/{yearId}/exams': {
    request: async (context) => ({
      url: `/admissioncourse/years/${await aYear(context)}/exams`,
      body: paper,
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/admissioncourse/years/unknown/exams', body: paper }),
      status: 404,
    },
  },
  'PUT /admissioncourse/exams/{examId}': {
    request: async (context) => ({
      url: `/admissioncourse/exams/${await aPaper(context)}`,
      body: { title: 'Another title' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/admissioncourse/exams/unknown', body: {} }),
      status: 404,
    },
  },
};
