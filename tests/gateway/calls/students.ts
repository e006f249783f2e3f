// Examples of the calls of accounts and students.
import { adminCall, type Examples, studentCall } from './example.ts';

export const reply = {
  _id: 's1',
  userId: 'u1',
  personalInfo: {
    fullName: { name: 'Aisha' },
    dob: '2008-05-04',
    gender: 'Female',
    address: { city: 'Dhaka' },
    contact: {},
  },
  educationalBackground: { gradesGPA: '5.00' },
  version: 2,
};
const student = {
  id: 's1',
  userId: 'u1',
  name: 'Aisha',
  dateOfBirth: '2008-05-04',
  gender: 'FEMALE',
  address: { city: 'Dhaka' },
  educationalBackground: { gradesGpa: '5.00' },
  version: 2,
};
const fields =
  'id userId name dateOfBirth gender address { city } educationalBackground { gradesGpa } version';
const profile = {
  name: 'Aisha',
  gender: 'FEMALE',
  address: { city: 'Dhaka' },
  educationalBackground: { gradesGpa: '5.00' },
};
const profileBody = {
  personalInfo: {
    fullName: { name: 'Aisha', certificateName: null },
    dob: null,
    gender: 'Female',
    address: { street: null, city: 'Dhaka', district: null, division: null },
    contact: { email: null, mobile: null },
  },
  educationalBackground: {
    lastLevel: null,
    lastInstitution: null,
    gradesGPA: '5.00',
    currentStatus: null,
  },
};
export const user = { _id: 'u1', email: 'aisha@example.com', role: 'student' };

export const studentsCalls: Examples = {
  'GET /students/student': {
    field: 'Query.viewer',
    as: 'student',
    query: `{ viewer { user { email } student { ${fields} } } }`,
    path: '/students/student',
    reply: { ...user, student: reply },
    data: { viewer: { user: { email: 'aisha@example.com' }, student } },
    errorPath: ['viewer'],
  },
  'PUT /user': {
    field: 'Mutation.refreshViewer',
    as: 'student',
    query: 'mutation { refreshViewer { user { id email role } } }',
    path: '/user',
    body: '',
    reply: user,
    data: { refreshViewer: { user: { id: 'u1', email: 'aisha@example.com', role: 'STUDENT' } } },
    errorPath: ['refreshViewer'],
  },
  'DELETE /user': {
    field: 'Mutation.deleteAccount',
    as: 'student',
    query: 'mutation { deleteAccount { message } }',
    path: '/user',
    body: '',
    reply: { message: 'Account deleted.' },
    data: { deleteAccount: { message: 'Account deleted.' } },
    errorPath: ['deleteAccount'],
  },
  'POST /student/createstudent': {
    field: 'Mutation.createStudent',
    query: `mutation ($input: CreateStudentInput!) { createStudent(input: $input) { student { ${fields} } } }`,
    variables: { input: { userId: 'u1', ...profile } },
    before: [adminCall],
    path: '/student/createstudent',
    body: { userId: 'u1', ...profileBody },
    reply,
    data: { createStudent: { student } },
    errorPath: ['createStudent'],
  },
  'PATCH /students/student/update/{id}': {
    field: 'Mutation.updateStudent',
    otherFields: ['Mutation.removeProfilePhoto'],
    as: 'student',
    query: `mutation ($input: UpdateStudentInput!) { updateStudent(input: $input) { student { ${fields} } } }`,
    variables: { input: { id: 's1', ...profile, version: 1 } },
    before: [{ ...studentCall, reply: { ...user, student: { ...reply, version: 1 } } }],
    path: '/students/student/update/s1',
    body: { ...profileBody, version: 1 },
    reply,
    data: { updateStudent: { student } },
    errorPath: ['updateStudent'],
  },
  'DELETE /student/{id}': {
    field: 'Mutation.deleteStudent',
    query: 'mutation { deleteStudent(input: { id: "s1" }) { deletedId message } }',
    before: [adminCall],
    path: '/student/s1',
    body: '',
    reply: { message: 'Student deleted.' },
    data: { deleteStudent: { deletedId: 's1', message: 'Student deleted.' } },
    errorPath: ['deleteStudent'],
  },
  'POST /students/student/enroll': {
    field: 'Mutation.enroll',
    as: 'student',
    query:
      'mutation ($input: EnrollInput!) { enroll(input: $input) { message student { id } course { id isEnrolled } } }',
    variables: { input: { courseId: 'c1', category: 'ACADEMIC' } },
    before: [studentCall],
    path: '/students/student/enroll',
    body: { studentId: 's1', courseId: 'c1', category: 'academic' },
    reply: { message: 'Enrolled successfully', student: reply },
    after: [
      {
        call: 'GET /students/student',
        reply: {
          ...user,
          student: { ...reply, courseEnrollment: { academic: { enrolledCourses: ['c1'] } } },
        },
      },
      { call: 'GET /course/c1', reply: { _id: 'c1' } },
    ],
    data: {
      enroll: {
        message: 'Enrolled successfully',
        student: { id: 's1' },
        course: { id: 'c1', isEnrolled: true },
      },
    },
    errorPath: ['enroll'],
  },
  'GET /students/student/enrolledcourses/{id}': {
    field: 'Student.enrollments',
    as: 'student',
    query: `{ viewer { student { enrollments { category totalEnrolled overallProgressPercent
      courses { id courseCode name thumbnailUrl progressPercent lastLessonId } } } } }`,
    before: [studentCall],
    path: '/students/student/enrolledcourses/s1',
    reply: {
      admissionPrep: {
        totalEnrolled: 1,
        overallProgress: 50,
        enrolledCourses: [
          {
            _id: 'uni1',
            courseCode: 'du',
            name: 'Dhaka University',
            courseThumbnail: '/media/covers/du.svg',
            progress: 50,
            lastLessonId: 'l1',
          },
        ],
      },
    },
    data: {
      viewer: {
        student: {
          enrollments: [
            {
              category: 'ADMISSION_PREP',
              totalEnrolled: 1,
              overallProgressPercent: 50,
              courses: [
                {
                  id: 'uni1',
                  courseCode: 'du',
                  name: 'Dhaka University',
                  thumbnailUrl: '/media/covers/du.svg',
                  progressPercent: 50,
                  lastLessonId: 'l1',
                },
              ],
            },
            { category: 'ACADEMIC', totalEnrolled: 0, overallProgressPercent: 0, courses: [] },
          ],
        },
      },
    },
    errorPath: ['viewer', 'student', 'enrollments'],
  },
  'POST /students/student/{studentId}/upload-profile-picture': {
    field: 'Mutation.uploadProfilePhoto',
    as: 'student',
    query: `mutation ($input: UploadProfilePhotoInput!) {
      uploadProfilePhoto(input: $input) { student { id profilePhotoUrl } }
    }`,
    variables: { input: { studentId: 's1', image: null } },
    file: 'variables.input.image',
    before: [studentCall],
    path: '/students/student/s1/upload-profile-picture',
    reply: { imageUrl: '/media/files/new.webp' },
    after: [
      {
        call: 'GET /students/student',
        reply: {
          ...user,
          student: { ...reply, personalInfo: { profilePhotoUrl: '/media/files/new.webp' } },
        },
      },
    ],
    data: {
      uploadProfilePhoto: { student: { id: 's1', profilePhotoUrl: '/media/files/new.webp' } },
    },
    errorPath: ['uploadProfilePhoto'],
  },
  'GET /students': {
    field: 'Query.students',
    query: `{ students(first: 2) { nodes { ${fields} } totalCount endCursor } }`,
    before: [adminCall],
    path: '/students?offset=0&limit=2',
    reply: [reply],
    replyHeaders: [['x-total-count', '3']],
    data: {
      students: {
        nodes: [student],
        totalCount: 3,
        endCursor: Buffer.from('offset:1').toString('base64url'),
      },
    },
    errorPath: ['students'],
  },
  'PATCH /users/{id}': {
    field: 'Mutation.updateUser',
    query:
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id email phoneNumber role } } }',
    variables: { input: { id: 'u1', email: null, phoneNumber: '8801712345678', role: 'ADMIN' } },
    before: [adminCall],
    path: '/users/u1',
    body: { email: null, phoneNumber: '8801712345678', role: 'admin' },
    reply: { _id: 'u1', phoneNumber: '8801712345678', role: 'admin' },
    data: {
      updateUser: { user: { id: 'u1', email: null, phoneNumber: '8801712345678', role: 'ADMIN' } },
    },
    errorPath: ['updateUser'],
  },
};
