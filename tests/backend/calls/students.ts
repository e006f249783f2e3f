// Examples of the calls of accounts and students.
import { ADMIN_PASSWORD, confirmed } from '../confirm.ts';
import type { Student } from '../kit.ts';
import { adminOnly, type Examples, ownerOnly, type Role, type TestContext } from './example.ts';

const anyAccount = { visitor: 401, owner: 200, other: 200, admin: 200 };

/** An account whose student record was deleted. */
async function aRecordless({ backend }: TestContext): Promise<Student> {
  const person = await backend.student();
  await person.send('DELETE', `/student/${person.studentId}`);
  return person;
}

/** Another admin, so that the admin of the examples is not the last one. */
async function aSecondAdmin({ backend, admin }: TestContext): Promise<Student> {
  const person = await backend.student();
  await confirmed(admin, ADMIN_PASSWORD);
  await admin.send('PATCH', `/users/${person.userId}`, { body: { role: 'admin' } });
  return person;
}

async function leaver(context: TestContext, role: Role) {
  if (role === 'visitor') return context.visitor;
  return confirmed(await (role === 'admin' ? aSecondAdmin(context) : context.backend.student()));
}

/** A call with an unknown student id. */
const unknownPerson = (call: string) => ({
  by: 'admin' as const,
  request: () => ({ url: `/ext/people/unknown${call}` }),
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
    request: () => ({ url: '/ext/people?q=alokpath&limit=5' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `/ext/people?q=${'x'.repeat(101)}` }),
      status: 400,
    },
  },
  'GET /ext/people/{id}': {
    request: ({ owner }) => ({ url: `/ext/people/${owner.studentId}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/ext/people/unknown' }), status: 404 },
  },
  'POST /ext/people/{id}/enrolments': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/enrolments`,
      body: { courseId: 'free10', category: 'academic', paymentNote: 'bKash 1234' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: ({ other }) => ({
        url: `/ext/people/${other.studentId}/enrolments`,
        body: { courseId: 'unknown', category: 'academic' },
      }),
      status: 404,
    },
  },
  'DELETE /ext/people/{id}/enrolments/{category}/{courseId}': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.enrolled()).studentId}/enrolments/academic/free10`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: ({ other }) => ({
        url: `/ext/people/${other.studentId}/enrolments/academic/free10`,
      }),
      status: 404,
    },
  },
  'POST /ext/people/imports/check': {
    request: () => ({ url: '/ext/people/imports/check', body: { rows: [row('check')] } }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/people/imports/check', body: { rows: [] } }),
      status: 400,
    },
  },
  'POST /ext/people/imports': {
    request: () => ({ url: '/ext/people/imports', body: { rows: [row('import')] } }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/people/imports', body: { rows: [{ address: 'x' }] } }),
      status: 400,
    },
  },
  'POST /ext/people/invitations': {
    request: () => ({ url: '/ext/people/invitations' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/people/invitations' }),
      status: 403,
    },
  },
  'GET /ext/people/{id}/sessions': {
    request: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/sessions` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/sessions'),
  },
  'GET /ext/people/{id}/attempts': {
    request: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/attempts?limit=5` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/attempts'),
  },
  'GET /ext/people/{id}/results': {
    request: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/results?limit=5` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/results'),
  },
  'PUT /ext/people/{id}/block': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/block`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/block'),
  },
  'DELETE /ext/people/{id}/block': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/block`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/block'),
  },
  'DELETE /ext/people/{id}/sessions': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/sessions`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson('/sessions'),
  },
  'POST /ext/people/{id}/password-reset': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/password-reset`,
    }),
    expectedStatus: adminOnly(202),
    rejectedRequest: unknownPerson('/password-reset'),
  },
  'DELETE /ext/people/{id}': {
    request: async ({ backend, admin }) => {
      await confirmed(admin, ADMIN_PASSWORD);
      return { url: `/ext/people/${(await backend.student()).studentId}` };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: unknownPerson(''),
  },
  'GET /students/student': {
    request: () => ({ url: '/students/student' }),
    expectedStatus: anyAccount,
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/students/student' }), status: 401 },
  },
  'PUT /user': {
    request: () => ({ url: '/user' }),
    expectedStatus: anyAccount,
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/user' }), status: 401 },
  },
  'DELETE /user': {
    request: async (context, role) => ({ url: '/user', sender: await leaver(context, role) }),
    expectedStatus: anyAccount,
    rejectedRequest: {
      by: 'admin',
      request: async ({ admin }) => {
        await confirmed(admin, ADMIN_PASSWORD);
        return { url: '/user' };
      },
      status: 409,
    },
  },
  'PATCH /users/{id}': {
    // An admin's change of an address ends that account's sessions, and the owner's are still
    // needed.
    request: async ({ backend, owner, admin }, role) => {
      if (role === 'admin') await confirmed(admin, ADMIN_PASSWORD);
      if (role === 'owner') await confirmed(owner);
      const { userId } = role === 'admin' ? await backend.student() : owner;
      return { url: `/users/${userId}`, body: { email: newAddress(), role: 'student' } };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({ url: `/users/${owner.userId}`, body: { role: 'admin' } }),
      status: 403,
    },
  },
  'POST /student/createstudent': {
    request: async (context, role) => {
      const body = { personalInfo: { fullName: { name: 'Rafi' } } };
      const url = '/student/createstudent';
      if (role === 'owner') return { url, body, sender: await aRecordless(context) };
      return { url, body: { ...body, userId: (await aRecordless(context)).userId } };
    },
    expectedStatus: ownerOnly(201),
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/student/createstudent', body: {} }),
      status: 409,
    },
  },
  'PATCH /students/student/update/{id}': {
    request: async ({ owner }) => {
      const { student } = (await owner.get('/students/student')).body;
      return { url: `/students/student/update/${owner.studentId}`, body: student };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: `/students/student/update/${owner.studentId}`,
        body: { role: 'admin' },
      }),
      status: 400,
    },
  },
  'DELETE /student/{id}': {
    request: async ({ backend, owner }, role) => {
      if (role === 'visitor' || role === 'other') return { url: `/student/${owner.studentId}` };
      const student = await backend.student();
      return {
        url: `/student/${student.studentId}`,
        ...(role === 'owner' && { sender: student }),
      };
    },
    expectedStatus: ownerOnly(),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/student/unknown' }), status: 404 },
  },
  'POST /students/student/enroll': {
    request: async ({ backend, owner }, role) => {
      const student = role === 'owner' ? await backend.student() : owner;
      return {
        url: '/students/student/enroll',
        body: { studentId: student.studentId, courseId: 'free', category: 'admissionPrep' },
        ...(role === 'owner' && { sender: student }),
      };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: ({ owner }) => ({
        url: '/students/student/enroll',
        body: { studentId: owner.studentId, courseId: 'free', category: 'admissionPrep' },
      }),
      status: 409,
    },
  },
  'GET /students/student/enrolledcourses/{id}': {
    request: ({ owner }) => ({ url: `/students/student/enrolledcourses/${owner.studentId}` }),
    expectedStatus: ownerOnly(),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/students/student/enrolledcourses/unknown' }),
      status: 404,
    },
  },
  'GET /students': {
    request: () => ({ url: '/students?limit=2' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/students?limit=101' }), status: 400 },
  },
};
