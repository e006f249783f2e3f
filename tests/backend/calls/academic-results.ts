// Examples of the calls of academic results.
import { type Examples, ownerOnly, type World } from './example.ts';

const entry = {
  examName: 'SSC',
  institution: 'Savar Model School',
  board: 'Dhaka',
  year: 2022,
  grade: 'A+',
  gpa: 5,
};

async function anEntry({ owner }: World): Promise<string> {
  return (await owner.post('/academicresult', { studentId: owner.studentId, ...entry })).body._id;
}

export const academicResultCalls: Examples = {
  'GET /academicresult/student/{studentId}': {
    ask: async (world) => {
      await anEntry(world);
      return { url: `/academicresult/student/${world.owner.studentId}` };
    },
    answers: ownerOnly(),
    refused: { by: 'admin', ask: () => ({ url: '/academicresult/student/unknown' }), status: 404 },
  },
  'POST /academicresult': {
    ask: ({ owner }) => ({
      url: '/academicresult',
      body: { studentId: owner.studentId, ...entry },
    }),
    answers: ownerOnly(201),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({
        url: '/academicresult',
        body: { studentId: owner.studentId, ...entry, gpa: 5.5 },
      }),
      status: 400,
    },
  },
  'PUT /academicresult/{id}': {
    ask: async (world) => ({
      url: `/academicresult/${await anEntry(world)}`,
      body: { grade: 'A' },
    }),
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: () => ({ url: '/academicresult/unknown', body: {} }),
      status: 404,
    },
  },
  'DELETE /academicresult/{id}': {
    ask: async (world) => ({ url: `/academicresult/${await anEntry(world)}` }),
    answers: ownerOnly(),
    refused: { by: 'owner', ask: () => ({ url: '/academicresult/unknown' }), status: 404 },
  },
};
