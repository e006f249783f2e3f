// Examples of the calls of accounts and students.
import { ADMIN_PASSWORD, confirmed } from '../confirm.ts';
import type { Student } from '../kit.ts';
import { adminOnly, type Examples, ownerOnly, type Person, type World } from './example.ts';

const anyAccount = { visitor: 401, owner: 200, other: 200, admin: 200 };

/** An account whose student record was deleted. */
async function aRecordless({ backend }: World): Promise<Student> {
  const person = await backend.student();
  await person.send('DELETE', `/student/${person.studentId}`);
  return person;
}

/** Another admin, so that the one of the walk is not the last. */
async function aSecondAdmin({ backend, admin }: World): Promise<Student> {
  const person = await backend.student();
  await confirmed(admin, ADMIN_PASSWORD);
  await admin.send('PATCH', `/users/${person.userId}`, { body: { role: 'admin' } });
  return person;
}

async function leaver(world: World, person: Person) {
  if (person === 'visitor') return world.visitor;
  return confirmed(await (person === 'admin' ? aSecondAdmin(world) : world.backend.student()));
}

/** A call below an id that no student has. */
const unknownPerson = (call: string) => ({
  by: 'admin' as const,
  ask: () => ({ url: `/ext/people/unknown${call}` }),
  status: 404,
});

const row = (name: string) => ({ line: 1, address: `${name}@example.com`, name });

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `person${addresses}@example.com`;
}

export const studentCalls: Examples = {
  'GET /ext/people': {
    ask: () => ({ url: '/ext/people?q=alokpath&limit=5' }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: `/ext/people?q=${'x'.repeat(101)}` }), status: 400 },
  },
  'GET /ext/people/{id}': {
    ask: ({ owner }) => ({ url: `/ext/people/${owner.studentId}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/people/unknown' }), status: 404 },
  },
  'POST /ext/people/{id}/enrolments': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/enrolments`,
      body: { courseId: 'free10', category: 'academic', paymentNote: 'bKash 1234' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: ({ other }) => ({
        url: `/ext/people/${other.studentId}/enrolments`,
        body: { courseId: 'unknown', category: 'academic' },
      }),
      status: 404,
    },
  },
  'DELETE /ext/people/{id}/enrolments/{category}/{courseId}': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.enrolled()).studentId}/enrolments/academic/free10`,
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: ({ other }) => ({ url: `/ext/people/${other.studentId}/enrolments/academic/free10` }),
      status: 404,
    },
  },
  'POST /ext/people/imports/check': {
    ask: () => ({ url: '/ext/people/imports/check', body: { rows: [row('check')] } }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/people/imports/check', body: { rows: [] } }),
      status: 400,
    },
  },
  'POST /ext/people/imports': {
    ask: () => ({ url: '/ext/people/imports', body: { rows: [row('import')] } }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/people/imports', body: { rows: [{ address: 'x' }] } }),
      status: 400,
    },
  },
  'POST /ext/people/invitations': {
    ask: () => ({ url: '/ext/people/invitations' }),
    answers: adminOnly(200),
    refused: { by: 'owner', ask: () => ({ url: '/ext/people/invitations' }), status: 403 },
  },
  'GET /ext/people/{id}/sessions': {
    ask: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/sessions` }),
    answers: adminOnly(200),
    refused: unknownPerson('/sessions'),
  },
  'GET /ext/people/{id}/attempts': {
    ask: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/attempts?limit=5` }),
    answers: adminOnly(200),
    refused: unknownPerson('/attempts'),
  },
  'GET /ext/people/{id}/results': {
    ask: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/results?limit=5` }),
    answers: adminOnly(200),
    refused: unknownPerson('/results'),
  },
  'PUT /ext/people/{id}/block': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/block`,
    }),
    answers: adminOnly(200),
    refused: unknownPerson('/block'),
  },
  'DELETE /ext/people/{id}/block': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/block`,
    }),
    answers: adminOnly(200),
    refused: unknownPerson('/block'),
  },
  'DELETE /ext/people/{id}/sessions': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/sessions`,
    }),
    answers: adminOnly(200),
    refused: unknownPerson('/sessions'),
  },
  'POST /ext/people/{id}/password-reset': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/password-reset`,
    }),
    answers: adminOnly(202),
    refused: unknownPerson('/password-reset'),
  },
  'DELETE /ext/people/{id}': {
    ask: async ({ backend, admin }) => {
      await confirmed(admin, ADMIN_PASSWORD);
      return { url: `/ext/people/${(await backend.student()).studentId}` };
    },
    answers: adminOnly(200),
    refused: unknownPerson(''),
  },
  'GET /students/student': {
    ask: () => ({ url: '/students/student' }),
    answers: anyAccount,
    refused: { by: 'visitor', ask: () => ({ url: '/students/student' }), status: 401 },
  },
  'PUT /user': {
    ask: () => ({ url: '/user' }),
    answers: anyAccount,
    refused: { by: 'visitor', ask: () => ({ url: '/user' }), status: 401 },
  },
  'DELETE /user': {
    ask: async (world, person) => ({ url: '/user', sender: await leaver(world, person) }),
    answers: anyAccount,
    refused: {
      by: 'admin',
      ask: async ({ admin }) => {
        await confirmed(admin, ADMIN_PASSWORD);
        return { url: '/user' };
      },
      status: 409,
    },
  },
  'PATCH /users/{id}': {
    // An admin's change of an address ends that account's sessions: the owner's are still needed.
    ask: async ({ backend, owner, admin }, person) => {
      if (person === 'admin') await confirmed(admin, ADMIN_PASSWORD);
      if (person === 'owner') await confirmed(owner);
      const { userId } = person === 'admin' ? await backend.student() : owner;
      return { url: `/users/${userId}`, body: { email: newAddress(), role: 'student' } };
    },
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({ url: `/users/${owner.userId}`, body: { role: 'admin' } }),
      status: 403,
    },
  },
  'POST /student/createstudent': {
    ask: async (world, person) => {
      const body = { personalInfo: { fullName: { name: 'Rafi' } } };
      const url = '/student/createstudent';
      if (person === 'owner') return { url, body, sender: await aRecordless(world) };
      return { url, body: { ...body, userId: (await aRecordless(world)).userId } };
    },
    answers: ownerOnly(201),
    refused: { by: 'owner', ask: () => ({ url: '/student/createstudent', body: {} }), status: 409 },
  },
  'PATCH /students/student/update/{id}': {
    ask: async ({ owner }) => {
      const { student } = (await owner.get('/students/student')).body;
      return { url: `/students/student/update/${owner.studentId}`, body: student };
    },
    answers: ownerOnly(),
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({
        url: `/students/student/update/${owner.studentId}`,
        body: { role: 'admin' },
      }),
      status: 400,
    },
  },
  'DELETE /student/{id}': {
    ask: async ({ backend, owner }, person) => {
      if (person === 'visitor' || person === 'other') return { url: `/student/${owner.studentId}` };
      const student = await backend.student();
      return {
        url: `/student/${student.studentId}`,
        ...(person === 'owner' && { sender: student }),
      };
    },
    answers: ownerOnly(),
    refused: { by: 'admin', ask: () => ({ url: '/student/unknown' }), status: 404 },
  },
  'POST /students/student/enroll': {
    ask: async ({ backend, owner }, person) => {
      const student = person === 'owner' ? await backend.student() : owner;
      return {
        url: '/students/student/enroll',
        body: { studentId: student.studentId, courseId: 'free', category: 'admissionPrep' },
        ...(person === 'owner' && { sender: student }),
      };
    },
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: ({ owner }) => ({
        url: '/students/student/enroll',
        body: { studentId: owner.studentId, courseId: 'free', category: 'admissionPrep' },
      }),
      status: 409,
    },
  },
  'GET /students/student/enrolledcourses/{id}': {
    ask: ({ owner }) => ({ url: `/students/student/enrolledcourses/${owner.studentId}` }),
    answers: ownerOnly(),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/students/student/enrolledcourses/unknown' }),
      status: 404,
    },
  },
  'GET /students': {
    ask: () => ({ url: '/students?limit=2' }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/students?limit=101' }), status: 400 },
  },
};
