// Examples of the calls of the extension `people`.
import { adminCall, type Examples, type OtherCall } from './example.ts';
import { reply, user } from './students.ts';

const person = { student: reply, account: user, createdAt: '2026-03-01T10:00:00.000Z' };
const enrolments = [
  {
    courseId: 'c1',
    category: 'academic',
    courseCode: 'class10',
    name: 'Physics',
    paymentNote: 'bKash 1234',
    byAdmin: true,
  },
];
const personData = {
  id: 's1',
  createdAt: '2026-03-01T10:00:00.000Z',
  student: { name: 'Aisha' },
  account: { email: 'aisha@example.com', role: 'STUDENT' },
};
const personFields = 'id createdAt student { name } account { email role }';
const enrollments = [
  {
    courseId: 'c1',
    category: 'ACADEMIC',
    courseCode: 'class10',
    name: 'Physics',
    paymentNote: 'bKash 1234',
    isByAdmin: true,
  },
];
const enrollmentFields = 'enrollments { courseId category courseCode name paymentNote isByAdmin }';

const personCall: OtherCall = { call: 'GET /ext/people/s1', reply: person };
export const peopleCalls: Examples = {
  'GET /ext/people': {
    field: 'Query.people',
    query: `{ people(search: " Aisha ", first: 5) {
      nodes { ${personFields} ${enrollmentFields} } totalCount totalCountIsExact endCursor } }`,
    before: [adminCall],
    path: '/ext/people?offset=0&limit=5&q=Aisha',
    reply: [person],
    data: {
      people: {
        nodes: [{ ...personData, enrollments: null }],
        totalCount: 1,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
    errorPath: ['people'],
  },
  'GET /ext/people/{id}': {
    field: 'Query.person',
    query: `{ person(id: "s1") { ${personFields} ${enrollmentFields} } }`,
    before: [adminCall],
    path: '/ext/people/s1',
    reply: { ...person, enrolments },
    data: { person: { ...personData, enrollments } },
    errorPath: ['person'],
  },
  'POST /ext/people/{id}/enrolments': {
    field: 'Mutation.enrollStudent',
    query: `mutation { enrollStudent(input: { studentId: "s1", courseId: "c1", category: ACADEMIC,
      paymentNote: " bKash 1234 " }) {
      person { id ${enrollmentFields} } } }`,
    before: [adminCall],
    path: '/ext/people/s1/enrolments',
    body: { courseId: 'c1', category: 'academic', paymentNote: 'bKash 1234' },
    reply: { ...person, enrolments },
    data: { enrollStudent: { person: { id: 's1', enrollments } } },
    errorPath: ['enrollStudent'],
  },
  'DELETE /ext/people/{id}/enrolments/{category}/{courseId}': {
    field: 'Mutation.endEnrollment',
    query: `mutation { endEnrollment(input: { studentId: "s1", courseId: "c1", category: ACADEMIC })
      { person { id enrollments { courseId } } } }`,
    before: [adminCall],
    path: '/ext/people/s1/enrolments/academic/c1',
    body: '',
    reply: { ...person, enrolments: [] },
    data: { endEnrollment: { person: { id: 's1', enrollments: [] } } },
    errorPath: ['endEnrollment'],
  },
  'POST /ext/people/imports/check': {
    field: 'Mutation.checkStudentImport',
    query: `mutation { checkStudentImport(input: { rows: [{ line: 2, address: "x", name: "Aisha" }] }) {
      import { newCount existingCount problems { line address kind firstLine } } } }`,
    before: [adminCall],
    path: '/ext/people/imports/check',
    body: { rows: [{ line: 2, address: 'x', name: 'Aisha' }] },
    reply: {
      newCount: 0,
      existingCount: 0,
      problems: [{ line: 2, address: 'x', problem: 'invalid-address' }],
    },
    data: {
      checkStudentImport: {
        import: {
          newCount: 0,
          existingCount: 0,
          problems: [{ line: 2, address: 'x', kind: 'INVALID_ADDRESS', firstLine: null }],
        },
      },
    },
    errorPath: ['checkStudentImport'],
  },
  'POST /ext/people/imports': {
    field: 'Mutation.importStudents',
    query: `mutation { importStudents(input: { rows: [{ line: 2, address: "a@b.cd", institution: "School" }] }) {
      import { newCount existingCount problems { line } } } }`,
    before: [adminCall],
    path: '/ext/people/imports',
    body: { rows: [{ line: 2, address: 'a@b.cd', institution: 'School' }] },
    reply: { newCount: 1, existingCount: 0, problems: [] },
    data: { importStudents: { import: { newCount: 1, existingCount: 0, problems: [] } } },
    errorPath: ['importStudents'],
  },
  'POST /ext/people/invitations': {
    field: 'Mutation.sendInvitations',
    query: 'mutation { sendInvitations { sentCount leftCount } }',
    before: [adminCall],
    path: '/ext/people/invitations',
    body: '',
    reply: { sentCount: 10, leftCount: 3 },
    data: { sendInvitations: { sentCount: 10, leftCount: 3 } },
    errorPath: ['sendInvitations'],
  },
  'GET /ext/people/{id}/sessions': {
    field: 'Person.sessions',
    query: '{ person(id: "s1") { id sessions { id isCurrent device } } }',
    before: [adminCall, personCall],
    path: '/ext/people/s1/sessions',
    reply: [{ _id: 'x1', device: 'Chrome, Android' }],
    data: {
      person: { id: 's1', sessions: [{ id: 'x1', isCurrent: false, device: 'Chrome, Android' }] },
    },
    errorPath: ['person', 'sessions'],
  },
  'GET /ext/people/{id}/attempts': {
    field: 'Person.attempts',
    query: `{ person(id: "s1") { id attempts(first: 5) {
      nodes { id examKind examId title startedAt closedAt isHandedIn } totalCount endCursor } } }`,
    before: [adminCall, personCall],
    path: '/ext/people/s1/attempts?offset=0&limit=5',
    reply: [
      {
        _id: 'a1',
        kind: 'multi-subject',
        examId: 'm1',
        title: 'Paper',
        closedBy: 'student',
        startedAt: '2026-03-01T10:00:00.000Z',
        closedAt: '2026-03-01T11:00:00.000Z',
      },
    ],
    data: {
      person: {
        id: 's1',
        attempts: {
          nodes: [
            {
              id: 'a1',
              examKind: 'MULTI_SUBJECT',
              examId: 'm1',
              title: 'Paper',
              startedAt: '2026-03-01T10:00:00.000Z',
              closedAt: '2026-03-01T11:00:00.000Z',
              isHandedIn: true,
            },
          ],
          totalCount: 1,
          endCursor: null,
        },
      },
    },
    errorPath: ['person', 'attempts'],
  },
  'GET /ext/people/{id}/results': {
    field: 'Person.results',
    query: `{ person(id: "s1") { id results(first: 5) {
      nodes { id examKind examId title takenAt score } totalCount endCursor } } }`,
    before: [adminCall, personCall],
    path: '/ext/people/s1/results?offset=0&limit=5',
    reply: [
      {
        _id: 'r1',
        kind: 'single',
        examId: 'e1',
        title: 'Exam',
        score: 12.5,
        dateTaken: '2026-03-01T11:00:00.000Z',
      },
    ],
    data: {
      person: {
        id: 's1',
        results: {
          nodes: [
            {
              id: 'r1',
              examKind: 'SINGLE',
              examId: 'e1',
              title: 'Exam',
              score: 12.5,
              takenAt: '2026-03-01T11:00:00.000Z',
            },
          ],
          totalCount: 1,
          endCursor: null,
        },
      },
    },
    errorPath: ['person', 'results'],
  },
  'PUT /ext/people/{id}/block': {
    field: 'Mutation.blockPerson',
    query: 'mutation { blockPerson(input: { studentId: "s1" }) { person { id blockedAt } } }',
    before: [adminCall],
    path: '/ext/people/s1/block',
    body: '',
    reply: { ...person, account: { ...user, blockedAt: '2026-03-02T10:00:00.000Z' } },
    data: { blockPerson: { person: { id: 's1', blockedAt: '2026-03-02T10:00:00.000Z' } } },
    errorPath: ['blockPerson'],
  },
  'DELETE /ext/people/{id}/block': {
    field: 'Mutation.unblockPerson',
    query: 'mutation { unblockPerson(input: { studentId: "s1" }) { person { id blockedAt } } }',
    before: [adminCall],
    path: '/ext/people/s1/block',
    body: '',
    reply: person,
    data: { unblockPerson: { person: { id: 's1', blockedAt: null } } },
    errorPath: ['unblockPerson'],
  },
  'DELETE /ext/people/{id}/sessions': {
    field: 'Mutation.endPersonSessions',
    query: 'mutation { endPersonSessions(input: { studentId: "s1" }) { person { id } } }',
    before: [adminCall],
    path: '/ext/people/s1/sessions',
    body: '',
    reply: { message: 'All sessions have ended.' },
    after: [personCall],
    data: { endPersonSessions: { person: { id: 's1' } } },
    errorPath: ['endPersonSessions'],
  },
  'POST /ext/people/{id}/password-reset': {
    field: 'Mutation.sendResetCode',
    query: 'mutation { sendResetCode(input: { studentId: "s1" }) { sentTo } }',
    before: [adminCall],
    path: '/ext/people/s1/password-reset',
    body: '',
    reply: { to: 'aisha@example.com' },
    data: { sendResetCode: { sentTo: 'aisha@example.com' } },
    errorPath: ['sendResetCode'],
  },
  'DELETE /ext/people/{id}': {
    field: 'Mutation.deletePerson',
    query: 'mutation { deletePerson(input: { studentId: "s1" }) { deletedId } }',
    before: [adminCall],
    path: '/ext/people/s1',
    body: '',
    reply: { message: 'Account deleted.' },
    data: { deletePerson: { deletedId: 's1' } },
    errorPath: ['deletePerson'],
  },
};
