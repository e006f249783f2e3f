// Examples of the calls of admission courses and their units; their years are in exam-years.ts.
import { anAdmissionCourse, aUnit } from '../fixtures.ts';
import { adminCall, type Examples } from './example.ts';

const course = {
  id: 'uni1',
  courseCode: 'du',
  name: 'Dhaka University',
  fee: 50,
  discount: 20,
  enrollmentDurationMonths: 6,
};
const courseFields = 'id courseCode name fee discount enrollmentDurationMonths';
const unit = { id: 'unit1', name: 'A', description: 'Science' };
const unitFields = 'id name description';

export const admissionCalls: Examples = {
  'GET /admissioncourse/universities': {
    field: 'Query.admissionCourses',
    as: 'visitor',
    query: `{ admissionCourses { ${courseFields} } }`,
    path: '/admissioncourse/universities',
    reply: [anAdmissionCourse()],
    data: { admissionCourses: [course] },
    errorPath: ['admissionCourses'],
  },
  'GET /admissioncourse/universities/{id}': {
    field: 'Query.admissionCourseById',
    as: 'visitor',
    query: `{ admissionCourseById(id: "uni 1") { ${courseFields} } }`,
    path: '/admissioncourse/universities/uni%201',
    reply: anAdmissionCourse(),
    data: { admissionCourseById: course },
    errorPath: ['admissionCourseById'],
  },
  'GET /admissioncourse/universities/coursedetails/{courseCode}': {
    field: 'Query.admissionCourse',
    as: 'visitor',
    query: `{ admissionCourse(courseCode: "du") { ${courseFields} } }`,
    path: '/admissioncourse/universities/coursedetails/du',
    reply: anAdmissionCourse(),
    data: { admissionCourse: course },
    errorPath: ['admissionCourse'],
  },
  'GET /admissioncourse/universities/coursecode/{courseCode}': {
    field: 'Query.admissionUnits(courseCode:)',
    as: 'visitor',
    query: `{ admissionUnits(courseCode: "du") { ${unitFields} } }`,
    path: '/admissioncourse/universities/coursecode/du',
    reply: [aUnit()],
    data: { admissionUnits: [unit] },
    errorPath: ['admissionUnits'],
  },
  'POST /admissioncourse/universities': {
    field: 'Mutation.createAdmissionCourse',
    query: `mutation ($input: CreateAdmissionCourseInput!) { createAdmissionCourse(input: $input) {
      admissionCourse { ${courseFields} } } }`,
    variables: {
      input: {
        courseCode: 'du',
        name: 'Dhaka University',
        fee: 50,
        enrollmentDurationMonths: 6,
        thumbnailUrl: '/media/covers/du.svg',
        averageRating: 4.5,
        testimonials: [{ studentName: 'Karim', enrolledYear: 2023, review: 'It helped.' }],
        position: 0,
      },
    },
    before: [adminCall],
    path: '/admissioncourse/universities',
    body: {
      courseCode: 'du',
      name: 'Dhaka University',
      enrollmentFee: 50,
      discountFee: 0,
      enrollmentDuration: 6,
      courseThumbnail: '/media/covers/du.svg',
      averageRating: 4.5,
      position: 0,
      testimonials: [{ studentName: 'Karim', enrolledYear: 2023, review: 'It helped.' }],
    },
    reply: anAdmissionCourse(),
    data: { createAdmissionCourse: { admissionCourse: course } },
    errorPath: ['createAdmissionCourse'],
  },
  'PUT /admissioncourse/universities/{id}': {
    field: 'Mutation.updateAdmissionCourse',
    query: `mutation ($input: UpdateAdmissionCourseInput!) { updateAdmissionCourse(input: $input) {
      admissionCourse { ${courseFields} } } }`,
    variables: { input: { id: 'uni1', fee: 50, thumbnailUrl: null } },
    before: [adminCall],
    path: '/admissioncourse/universities/uni1',
    body: { enrollmentFee: 50, courseThumbnail: null },
    reply: anAdmissionCourse(),
    data: { updateAdmissionCourse: { admissionCourse: course } },
    errorPath: ['updateAdmissionCourse'],
  },
  'DELETE /admissioncourse/universities/{id}': {
    field: 'Mutation.deleteAdmissionCourse',
    query: 'mutation { deleteAdmissionCourse(input: { id: "uni1" }) { deletedId message } }',
    before: [adminCall],
    path: '/admissioncourse/universities/uni1',
    reply: { message: 'Course deleted.' },
    data: { deleteAdmissionCourse: { deletedId: 'uni1', message: 'Course deleted.' } },
    errorPath: ['deleteAdmissionCourse'],
  },
  'GET /admissioncourse/units': {
    field: 'Query.admissionUnits',
    as: 'visitor',
    query: `{ admissionUnits { ${unitFields} } }`,
    path: '/admissioncourse/units',
    reply: [aUnit()],
    data: { admissionUnits: [unit] },
    errorPath: ['admissionUnits'],
  },
  'GET /admissioncourse/units/{id}': {
    field: 'AdmissionCourse.units',
    as: 'visitor',
    query: `{ admissionCourse(courseCode: "du") { units { ${unitFields} } } }`,
    before: [
      { call: 'GET /admissioncourse/universities/coursedetails/du', reply: anAdmissionCourse() },
    ],
    path: '/admissioncourse/units/uni1',
    reply: [aUnit()],
    data: { admissionCourse: { units: [unit] } },
    errorPath: ['admissionCourse', 'units'],
  },
  'GET /admissioncourse/units/unit/{id}': {
    field: 'Query.admissionUnit',
    as: 'visitor',
    query: `{ admissionUnit(id: "unit1") { ${unitFields} } }`,
    path: '/admissioncourse/units/unit/unit1',
    reply: aUnit(),
    data: { admissionUnit: unit },
    errorPath: ['admissionUnit'],
  },
  'POST /admissioncourse/units': {
    field: 'Mutation.createAdmissionUnit',
    query: `mutation ($input: CreateAdmissionUnitInput!) { createAdmissionUnit(input: $input) {
      admissionUnit { ${unitFields} } } }`,
    variables: { input: { courseId: 'uni1', name: 'A', description: 'Science' } },
    before: [adminCall],
    path: '/admissioncourse/units',
    body: { universityId: 'uni1', unitName: 'A', description: 'Science' },
    reply: aUnit(),
    data: { createAdmissionUnit: { admissionUnit: unit } },
    errorPath: ['createAdmissionUnit'],
  },
  'PUT /admissioncourse/units/{id}': {
    field: 'Mutation.updateAdmissionUnit',
    query: `mutation ($input: UpdateAdmissionUnitInput!) { updateAdmissionUnit(input: $input) {
      admissionUnit { ${unitFields} } } }`,
    variables: { input: { id: 'unit1', name: 'A', position: 3 } },
    before: [adminCall],
    path: '/admissioncourse/units/unit1',
    body: { unitName: 'A', position: 3 },
    reply: aUnit(),
    data: { updateAdmissionUnit: { admissionUnit: unit } },
    errorPath: ['updateAdmissionUnit'],
  },
  'DELETE /admissioncourse/units/{id}': {
    field: 'Mutation.deleteAdmissionUnit',
    query:
      'mutation { deleteAdmissionUnit(input: { id: "unit1", force: true }) { deletedId message } }',
    before: [adminCall],
    path: '/admissioncourse/units/unit1?force=true',
    reply: { message: 'Unit archived.' },
    data: { deleteAdmissionUnit: { deletedId: 'unit1', message: 'Unit archived.' } },
    errorPath: ['deleteAdmissionUnit'],
  },
};
