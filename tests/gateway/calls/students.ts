// Examples of the calls of accounts and students.
import { adminCall, type Examples, type OtherCall, studentCall } from './example.ts';

const reply = {
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
const user = { _id: 'u1', email: 'aisha@example.com', role: 'student' };

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
  ...[
    {
      courseId: 'c1',
      category: 'ACADEMIC',
      courseCode: 'class10',
      name: 'Physics',
      paymentNote: 'bKash 1234',
      isByAdmin: true,
    },
  ],
];
const enrollmentFields = 'enrollments { courseId category courseCode name paymentNote isByAdmin }';

const personCall: OtherCall = { call: 'GET /ext/people/s1', reply: person };

export const studentsCalls: Examples = {
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
    query:
      'mutation ($input: UploadProfilePhotoInput!) { uploadProfilePhoto(input: $input) { student { id profilePhotoUrl } } }',
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
