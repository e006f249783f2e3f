// Examples of the calls of the extension `grants`.
import { adminCall, type Examples, type OtherCall } from './example.ts';

const reply = [
  {
    courseId: 'c1',
    category: 'academic',
    courseCode: 'class10',
    name: 'Physics',
    role: 'teacher',
    grantedAt: '2026-03-01T10:00:00.000Z',
  },
];
const grants = [
  {
    courseId: 'c1',
    category: 'ACADEMIC',
    courseCode: 'class10',
    name: 'Physics',
    role: 'TEACHER',
    since: '2026-03-01T10:00:00.000Z',
  },
];
const fields = 'courseId category courseCode name role since';
const personCall: OtherCall = {
  call: 'GET /ext/people/s1',
  reply: { student: { _id: 's1' }, account: { _id: 'u1' } },
};

export const grantCalls: Examples = {
  'GET /ext/people/{id}/grants': {
    field: 'Person.grants',
    query: `{ person(id: "s1") { id grants { ${fields} } } }`,
    before: [adminCall, personCall],
    path: '/ext/people/s1/grants',
    reply,
    data: { person: { id: 's1', grants } },
    errorPath: ['person', 'grants'],
  },
  'PUT /ext/people/{id}/grants/{category}/{courseId}': {
    field: 'Mutation.giveGrant',
    query: `mutation { giveGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC,
      role: TEACHER }) { person { id } } }`,
    before: [adminCall],
    path: '/ext/people/s1/grants/academic/c1',
    body: { role: 'teacher' },
    reply: { grants: reply },
    after: [personCall],
    data: { giveGrant: { person: { id: 's1' } } },
    errorPath: ['giveGrant'],
  },
  'DELETE /ext/people/{id}/grants/{category}/{courseId}': {
    field: 'Mutation.endGrant',
    query:
      'mutation { endGrant(input: { studentId: "s1", courseId: "u1", category: ADMISSION_PREP }) { person { id } } }',
    before: [adminCall],
    path: '/ext/people/s1/grants/admissionPrep/u1',
    body: '',
    reply: { grants: [] },
    after: [personCall],
    data: { endGrant: { person: { id: 's1' } } },
    errorPath: ['endGrant'],
  },
  'GET /ext/grants/mine': {
    field: 'Query.myGrants',
    query: `{ myGrants { ${fields} } }`,
    path: '/ext/grants/mine',
    reply,
    data: { myGrants: grants },
    errorPath: ['myGrants'],
  },
  'GET /ext/grants/courses/{id}/exams': {
    field: 'Query.grantedExams',
    query: '{ grantedExams(courseId: "c1") { examKind examId title startedCount } }',
    before: [
      {
        call: 'GET /students/student',
        reply: { _id: 'u1', role: 'student', grants: [{ courseId: 'c1', role: 'teacher' }] },
      },
    ],
    path: '/ext/grants/courses/c1/exams',
    reply: [{ kind: 'multi-subject', examId: 'p1', title: 'Paper', startedCount: 3 }],
    data: {
      grantedExams: [{ examKind: 'MULTI_SUBJECT', examId: 'p1', title: 'Paper', startedCount: 3 }],
    },
    errorPath: ['grantedExams'],
  },
};
