// Examples of the calls of academic results.
import { type Examples, ownerOnly, type TestContext } from './example.ts';

const entry = {
  examName: 'SSC',
  institution: 'Savar Model School',
  board: 'Dhaka',
  year: 2022,
  grade: 'A+',
  gpa: 5,
};

async function anEntry({ owner }: TestContext): Promise<string> {
  return (await owner.post('/academicresult', { studentId: owner.studentId, ...entry })).body._id;
}

export const academicResultCalls: Examples = {
  'GET /academicresult/student/{studentId}': {
    request: async (context) => {
      await anEntry(context);
      return { url: `/academicresult/student/${context.owner.studentId}` };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/academicresult/student/unknown' }),
      status: 404,
    },
  },
  'POST /academicresult': {
    request: ({ owner }) => ({
      url: '/academicresult',
      body: { studentId: owner.studentId, ...entry },
    }),
    expectedStatus: ownerOnly(201),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: '/academicresult',
        body: { studentId: owner.studentId, ...entry, gpa: 5.5 },
      }),
      status: 400,
    },
  },
  'PUT /academicresult/{id}': {
    request: async (context) => ({
      url: `/academicresult/${await anEntry(context)}`,
      body: { grade: 'A' },
    }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/academicresult/unknown', body: {} }),
      status: 404,
    },
  },
  'DELETE /academicresult/{id}': {
    request: async (context) => ({ url: `/academicresult/${await anEntry(context)}` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/academicresult/unknown' }),
      status: 404,
    },
  },
};
