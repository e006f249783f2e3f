// Examples of the calls of assignments.
import { adminCall, type Examples, studentCall } from './example.ts';

const reply = {
  _id: 'as1',
  title: 'Essay',
  description: 'Write.',
  dueDate: '2027-01-01T00:00:00.000Z',
};
const assignment = {
  id: 'as1',
  title: 'Essay',
  description: 'Write.',
  dueDate: '2027-01-01T00:00:00.000Z',
};
const fields = 'id title description dueDate';

export const assignmentsCalls: Examples = {
  'GET /assignments': {
    field: 'Query.assignments',
    as: 'student',
    before: [studentCall],
    query: `{ assignments { ${fields} } }`,
    path: '/assignments',
    reply: [reply],
    data: { assignments: [assignment] },
    errorPath: ['assignments'],
  },
  'POST /assignments': {
    field: 'Mutation.createAssignment',
    query: `mutation ($input: CreateAssignmentInput!) { createAssignment(input: $input) { assignment { ${fields} } } }`,
    variables: { input: { title: 'Essay', dueDate: '2027-01-01T00:00:00Z' } },
    before: [adminCall],
    path: '/assignments',
    body: { title: 'Essay', dueDate: '2027-01-01T00:00:00.000Z' },
    reply,
    data: { createAssignment: { assignment } },
    errorPath: ['createAssignment'],
  },
  'PUT /assignments/{id}': {
    field: 'Mutation.updateAssignment',
    query: `mutation ($input: UpdateAssignmentInput!) { updateAssignment(input: $input) { assignment { ${fields} } } }`,
    variables: { input: { id: 'as1', description: null } },
    before: [adminCall],
    path: '/assignments/as1',
    body: { description: null },
    reply,
    data: { updateAssignment: { assignment } },
    errorPath: ['updateAssignment'],
  },
  'DELETE /assignments/{id}': {
    field: 'Mutation.deleteAssignment',
    query: 'mutation { deleteAssignment(input: { id: "as1" }) { deletedId message } }',
    before: [adminCall],
    path: '/assignments/as1',
    reply: { message: 'Assignment deleted.' },
    data: { deleteAssignment: { deletedId: 'as1', message: 'Assignment deleted.' } },
    errorPath: ['deleteAssignment'],
  },
};
