// Examples of the calls of academics: courses and their units; the levels below a course are in
// outline.ts.
import { aCourse } from '../fixtures.ts';
import { adminCall, type Examples } from './example.ts';
import { outlineCalls } from './outline.ts';

const course = {
  id: 'c1',
  courseCode: 'class10',
  title: 'Class ten',
  courseType: 'academic',
  price: 30,
  discount: 30,
};
const fields = 'id courseCode title courseType price discount';
const skill = aCourse({ courseType: 'skill' });
const unitReply = { _id: 'au1', courseId: 'c1', unitName: 'Term one', description: 'Until June.' };
const unit = { id: 'au1', name: 'Term one', description: 'Until June.' };
const unitFields = 'id name description';

const courseInput = {
  courseCode: 'class10',
  title: 'Class ten',
  description: 'The whole year.',
  price: 30,
  discount: 30,
  thumbnailUrl: '/media/covers/class10.svg',
  totalDurationMonths: 12,
  averageRating: 4,
  position: 2,
  features: [{ icon: 'video', text: '40 lessons' }],
  testimonials: [{ studentName: 'Karim', review: 'Good.' }],
};
const courseBody = {
  courseCode: 'class10',
  title: 'Class ten',
  description: 'The whole year.',
  price: 30,
  discountPrice: 30,
  thumbnailImageUrl: '/media/covers/class10.svg',
  totalDuration: 12,
  averageRating: 4,
  position: 2,
  courseFeatures: [{ icon: 'video', feature: '40 lessons' }],
  testimonials: [{ studentName: 'Karim', review: 'Good.' }],
};
const create = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { ${fields} } } }`;
const update = `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { ${fields} } } }`;

export const academicsCalls: Examples = {
  ...outlineCalls,
  'GET /course/': {
    field: 'Query.courses',
    as: 'visitor',
    query: `{ courses { ${fields} } }`,
    path: '/course/',
    reply: [aCourse()],
    data: { courses: [course] },
    errorPath: ['courses'],
  },
  'POST /course/createcourse': {
    field: 'Mutation.createCourse (any other courseType)',
    query: create,
    variables: { input: { ...courseInput, courseType: 'skill' } },
    before: [adminCall],
    path: '/course/createcourse',
    body: { ...courseBody, courseType: 'skill' },
    reply: skill,
    data: { createCourse: { course: { ...course, courseType: 'skill' } } },
    errorPath: ['createCourse'],
  },
  'GET /course/{id}': {
    field: 'Query.course',
    as: 'visitor',
    query: `{ course(id: "c/1") { ${fields} } }`,
    path: '/course/c%2F1',
    reply: aCourse(),
    data: { course },
    errorPath: ['course'],
  },
  'GET /course/courseCode/{code}': {
    field: 'Query.coursesByCode',
    as: 'visitor',
    query: `{ coursesByCode(courseCode: "class10") { ${fields} } }`,
    path: '/course/courseCode/class10',
    reply: [aCourse()],
    data: { coursesByCode: [course] },
    errorPath: ['coursesByCode'],
  },
  'PUT /course/{id}': {
    field: 'Mutation.updateCourse (any other courseType)',
    query: update,
    variables: { input: { id: 'c1', discount: 30, description: null } },
    before: [adminCall, { call: 'GET /course/c1', reply: skill }],
    path: '/course/c1',
    body: { discountPrice: 30, description: null },
    reply: skill,
    data: { updateCourse: { course: { ...course, courseType: 'skill' } } },
    errorPath: ['updateCourse'],
  },
  'GET /academiccourse/academicCourses': {
    field: 'Query.academicCourses',
    as: 'visitor',
    query: `{ academicCourses { ${fields} } }`,
    path: '/academiccourse/academicCourses',
    reply: [aCourse()],
    data: { academicCourses: [course] },
    errorPath: ['academicCourses'],
  },
  'POST /academiccourse/academicCourses': {
    field: 'Mutation.createCourse (courseType academic)',
    query: create,
    variables: { input: { ...courseInput, courseType: 'academic' } },
    before: [adminCall],
    path: '/academiccourse/academicCourses',
    body: { ...courseBody, courseType: 'academic' },
    reply: aCourse(),
    data: { createCourse: { course } },
    errorPath: ['createCourse'],
  },
  'GET /academiccourse/academicCourses/{id}': {
    field: 'Query.academicCourse',
    as: 'visitor',
    query: `{ academicCourse(id: "c1") { ${fields} } }`,
    path: '/academiccourse/academicCourses/c1',
    reply: aCourse(),
    data: { academicCourse: course },
    errorPath: ['academicCourse'],
  },
  'PUT /academiccourse/academicCourses/{id}': {
    field: 'Mutation.updateCourse (courseType academic)',
    query: update,
    variables: { input: { id: 'c1', title: 'Class ten', features: [], totalDurationMonths: null } },
    before: [adminCall, { call: 'GET /course/c1', reply: aCourse() }],
    path: '/academiccourse/academicCourses/c1',
    body: { title: 'Class ten', courseFeatures: [], totalDuration: null },
    reply: aCourse(),
    data: { updateCourse: { course } },
    errorPath: ['updateCourse'],
  },
  'DELETE /academiccourse/{id}': {
    field: 'Mutation.deleteCourse',
    query: 'mutation { deleteCourse(input: { id: "c1", force: true }) { deletedId message } }',
    before: [adminCall],
    path: '/academiccourse/c1?force=true',
    reply: { message: 'Course archived.' },
    data: { deleteCourse: { deletedId: 'c1', message: 'Course archived.' } },
    errorPath: ['deleteCourse'],
  },
  'GET /academiccourse/{courseId}/units': {
    field: 'Course.units',
    as: 'visitor',
    query: `{ course(id: "c1") { units { ${unitFields} } } }`,
    before: [{ call: 'GET /course/c1', reply: aCourse() }],
    path: '/academiccourse/c1/units',
    reply: [unitReply],
    data: { course: { units: [unit] } },
    errorPath: ['course', 'units'],
  },
  'POST /academiccourse/{courseId}/units': {
    field: 'Mutation.createAcademicUnit',
    query: `mutation ($input: CreateAcademicUnitInput!) { createAcademicUnit(input: $input) {
      academicUnit { ${unitFields} } } }`,
    variables: { input: { courseId: 'c1', name: 'Term one', description: 'Until June.' } },
    before: [adminCall],
    path: '/academiccourse/c1/units',
    body: { unitName: 'Term one', description: 'Until June.' },
    reply: unitReply,
    data: { createAcademicUnit: { academicUnit: unit } },
    errorPath: ['createAcademicUnit'],
  },
  'PUT /academiccourse/{courseId}/units/{unitId}': {
    field: 'Mutation.updateAcademicUnit',
    query: `mutation ($input: UpdateAcademicUnitInput!) { updateAcademicUnit(input: $input) {
      academicUnit { ${unitFields} } } }`,
    variables: { input: { id: 'au1', courseId: 'c1', name: 'Term one', description: null } },
    before: [adminCall],
    path: '/academiccourse/c1/units/au1',
    body: { unitName: 'Term one', description: null },
    reply: unitReply,
    data: { updateAcademicUnit: { academicUnit: unit } },
    errorPath: ['updateAcademicUnit'],
  },
  'DELETE /academiccourse/{courseId}/units/{unitId}': {
    field: 'Mutation.deleteAcademicUnit',
    query:
      'mutation { deleteAcademicUnit(input: { id: "au1", courseId: "c1" }) { deletedId message } }',
    before: [adminCall],
    path: '/academiccourse/c1/units/au1',
    reply: { message: 'Unit deleted.' },
    data: { deleteAcademicUnit: { deletedId: 'au1', message: 'Unit deleted.' } },
    errorPath: ['deleteAcademicUnit'],
  },
};
