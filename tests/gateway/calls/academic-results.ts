// Examples of the calls of academic results.
import { type Examples, studentCall } from './example.ts';

const reply = {
  _id: 'ar1',
  studentId: 's1',
  examName: 'SSC',
  institution: 'Viqarunnisa',
  board: 'Dhaka',
  year: 2024,
  grade: 'A+',
  gpa: 5,
  recordedBy: 'admin',
};
const result = {
  id: 'ar1',
  examName: 'SSC',
  institution: 'Viqarunnisa',
  board: 'Dhaka',
  year: 2024,
  grade: 'A+',
  gpa: 5,
  recordedBy: 'ADMIN',
};
const fields = 'id examName institution board year grade gpa recordedBy';

export const academicResultsCalls: Examples = {
  'GET /academicresult/student/{studentId}': {
    field: 'Student.academicResults',
    as: 'student',
    before: [studentCall],
    query: `{ viewer { student { academicResults { ${fields} } } } }`,
    path: '/academicresult/student/s1',
    reply: [reply],
    data: { viewer: { student: { academicResults: [result] } } },
    errorPath: ['viewer', 'student', 'academicResults'],
  },
  'POST /academicresult': {
    field: 'Mutation.createAcademicResult',
    as: 'student',
    before: [studentCall],
    query: `mutation ($input: CreateAcademicResultInput!) { createAcademicResult(input: $input) {
      academicResult { ${fields} } academicResults { id } } }`,
    variables: { input: { studentId: 's1', examName: 'SSC', year: 2024, gpa: 5 } },
    path: '/academicresult',
    body: { studentId: 's1', examName: 'SSC', year: 2024, gpa: 5 },
    reply,
    after: [{ call: 'GET /academicresult/student/s1', reply: [reply, { ...reply, _id: 'ar0' }] }],
    data: {
      createAcademicResult: {
        academicResult: result,
        academicResults: [{ id: 'ar1' }, { id: 'ar0' }],
      },
    },
    errorPath: ['createAcademicResult'],
  },
  'PUT /academicresult/{id}': {
    field: 'Mutation.updateAcademicResult',
    as: 'student',
    query: `mutation ($input: UpdateAcademicResultInput!) { updateAcademicResult(input: $input) {
      academicResult { ${fields} } } }`,
    variables: { input: { id: 'ar1', board: null, gpa: 4.5 } },
    path: '/academicresult/ar1',
    body: { board: null, gpa: 4.5 },
    reply: { ...reply, board: null, gpa: 4.5, recordedBy: 'student' },
    data: {
      updateAcademicResult: {
        academicResult: { ...result, board: null, gpa: 4.5, recordedBy: 'STUDENT' },
      },
    },
    errorPath: ['updateAcademicResult'],
  },
  'DELETE /academicresult/{id}': {
    field: 'Mutation.deleteAcademicResult',
    as: 'student',
    query: 'mutation { deleteAcademicResult(input: { id: "ar1" }) { deletedId message } }',
    path: '/academicresult/ar1',
    reply: { message: 'Academic result deleted.' },
    data: { deleteAcademicResult: { deletedId: 'ar1', message: 'Academic result deleted.' } },
    errorPath: ['deleteAcademicResult'],
  },
};
