// Examples of the calls of academics: courses, their units, subjects, chapters, lessons and notes.
import {
  adminOnly,
  anyone,
  type CallRequest,
  type Example,
  type Examples,
  type TestContext,
} from './example.ts';

/** Longer than an id may be. */
const TOO_LONG = 'x'.repeat(101);
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

async function createRecord({ admin }: TestContext, url: string, body: object): Promise<string> {
  return (await admin.post(url, body)).body._id;
}
const aCourse = (context: TestContext) =>
  createRecord(context, '/course/createcourse', {
    courseCode: 'example',
    courseName: 'Example',
    enrollmentFee: 10,
  });
const aSubject = async (context: TestContext) =>
  createRecord(context, `/course/${await aCourse(context)}/createsubject`, {
    subjectName: 'Physics',
  });
const aChapter = async (context: TestContext) =>
  createRecord(context, `/course/${await aSubject(context)}/createchapter`, {
    chapterTitle: 'Motion',
  });
const aLesson = async (context: TestContext) =>
  createRecord(context, `/course/${await aChapter(context)}/createlesson`, { title: 'Speed' });
const aNote = async (context: TestContext) =>
  createRecord(context, `/course/${await aChapter(context)}/createcontent`, { title: 'Note' });

const readExample = (url: string, rejectedUrl: string, status: number): Example => ({
  request: () => ({ url }),
  expectedStatus: anyone(),
  rejectedRequest: { by: 'visitor', request: () => ({ url: rejectedUrl }), status },
});
/** A list without parameters; the only rejected request is one with an invalid session. */
const listExample = (url: string): Example => ({
  request: () => ({ url }),
  expectedStatus: anyone(),
  rejectedRequest: {
    by: 'visitor',
    request: () => ({ url, headers: { authorization: 'Bearer wrong' } }),
    status: 401,
  },
});
/** A read for enrolled students and admins. */
const enrolledOnly = (url: string, rejectedUrl: string): Example => ({
  request: () => ({ url }),
  expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 200 },
  rejectedRequest: { by: 'admin', request: () => ({ url: rejectedUrl }), status: 404 },
});
const writeExample = (
  success: number,
  request: Example['request'],
  rejectedRequest: CallRequest,
  status: number,
): Example => ({
  request,
  expectedStatus: adminOnly(success),
  rejectedRequest: { by: 'admin', request: () => rejectedRequest, status },
});

const courseCalls: Examples = {
  'GET /course/': listExample('/course/'),
  'POST /course/createcourse': writeExample(
    201,
    () => ({
      url: '/course/createcourse',
      body: { courseCode: 'example', courseName: 'Example', enrollmentFee: 10, discountFee: 5 },
    }),
    {
      url: '/course/createcourse',
      body: { courseCode: 'example', title: 'One', courseName: 'Another', price: 1 },
    },
    400,
  ),
  'GET /course/{id}': readExample('/course/free10', '/course/unknown', 404),
  'GET /course/courseCode/{code}': readExample(
    '/course/courseCode/class10',
    `/course/courseCode/${TOO_LONG}`,
    400,
  ),
  'PUT /course/{id}': writeExample(
    200,
    async (context) => ({
      url: `/course/${await aCourse(context)}`,
      body: { courseName: 'Better' },
    }),
    { url: '/course/free10', body: { discountFee: 5 } },
    422,
  ),
  'GET /course/{id}/subjects': readExample(
    '/course/free10/subjects',
    `/course/${TOO_LONG}/subjects`,
    400,
  ),
  'POST /course/{id}/createsubject': writeExample(
    201,
    async (context) => ({
      url: `/course/${await aCourse(context)}/createsubject`,
      body: { subjectName: 'Physics', imageUrl: null },
    }),
    { url: '/course/unknown/createsubject', body: { subjectName: 'Physics' } },
    404,
  ),
  'GET /course/subject/{id}': readExample(
    '/course/subject/free10-physics',
    '/course/subject/unknown',
    404,
  ),
  'PUT /course/subject/{id}': writeExample(
    200,
    async (context) => ({
      url: `/course/subject/${await aSubject(context)}`,
      body: { subjectName: 'Chemistry' },
    }),
    { url: '/course/subject/free10-physics', body: { imageUrl: 'javascript:alert(1)' } },
    400,
  ),
  'GET /course/{id}/chapters': readExample(
    '/course/free10-physics/chapters',
    `/course/${TOO_LONG}/chapters`,
    400,
  ),
  'POST /course/{id}/createchapter': writeExample(
    201,
    async (context) => ({
      url: `/course/${await aSubject(context)}/createchapter`,
      body: { chapterTitle: 'Motion' },
    }),
    { url: '/course/unknown/createchapter', body: { chapterTitle: 'Motion' } },
    404,
  ),
  'GET /course/chapters/{id}': readExample(
    '/course/chapters/free10-motion',
    '/course/chapters/unknown',
    404,
  ),
  'PUT /course/chapter/{id}': writeExample(
    200,
    async (context) => ({
      url: `/course/chapter/${await aChapter(context)}`,
      body: { chapterSummary: null, position: 3 },
    }),
    { url: '/course/chapter/unknown', body: {} },
    404,
  ),
  'GET /course/{id}/lessons': readExample(
    '/course/free10-motion/lessons',
    `/course/${TOO_LONG}/lessons`,
    400,
  ),
  'GET /course/lessons/{id}': enrolledOnly(
    '/course/lessons/free10-motion-lesson-1',
    '/course/lessons/unknown',
  ),
  'POST /course/{id}/createlesson': writeExample(
    201,
    async (context) => ({
      url: `/course/${await aChapter(context)}/createlesson`,
      body: {
        title: 'Speed',
        content: '<p>$v = s/t$</p>',
        videoLink: VIDEO,
        duration: 12,
        exams: [],
      },
    }),
    {
      url: '/course/free10-motion/createlesson',
      body: { title: 'Speed', exams: ['paid10-motion-exam-1'] },
    },
    422,
  ),
  'PUT /course/lesson/{id}': writeExample(
    200,
    async (context) => ({
      url: `/course/lesson/${await aLesson(context)}`,
      body: { videoLink: VIDEO },
    }),
    {
      url: '/course/lesson/free10-motion-lesson-1',
      body: { videoLink: 'https://example.com/watch?v=dQw4w9WgXcQ' },
    },
    400,
  ),
  'GET /course/{id}/contents': readExample(
    '/course/free10-motion/contents',
    `/course/${TOO_LONG}/contents`,
    400,
  ),
  'GET /course/{id}/contentdetails': enrolledOnly(
    '/course/free10-motion-note-1/contentdetails',
    '/course/unknown/contentdetails',
  ),
  'POST /course/{id}/createcontent': writeExample(
    201,
    async (context) => ({
      url: `/course/${await aChapter(context)}/createcontent`,
      body: { title: 'Note', contentDetails: '<p>$v$</p>' },
    }),
    { url: '/course/free10-motion/createcontent', body: { title: '' } },
    400,
  ),
  'PUT /course/content/{id}': writeExample(
    200,
    async (context) => ({
      url: `/course/content/${await aNote(context)}`,
      body: { contentDetails: '<h2>New</h2>' },
    }),
    { url: '/course/content/unknown', body: {} },
    404,
  ),
};

const base = '/academiccourse';
const aUnit = async (context: TestContext) => {
  const url = `${base}/${await aCourse(context)}/units`;
  return `${url}/${await createRecord(context, url, { unitName: 'Unit A' })}`;
};

const academicCourseCalls: Examples = {
  'GET /academiccourse/academicCourses': listExample(`${base}/academicCourses`),
  'POST /academiccourse/academicCourses': writeExample(
    201,
    () => ({
      url: `${base}/academicCourses`,
      body: {
        courseCode: 'example',
        title: 'Example',
        description: null,
        price: 100,
        discountPrice: 25,
        totalDuration: 12,
        averageRating: 4.5,
        thumbnailImageUrl: '/media/covers/example.svg',
        courseFeatures: [{ icon: 'video', feature: 'Videos' }],
        testimonials: [{ studentName: 'Mitu', enrolledYear: 2024, review: 'Clear' }],
      },
    }),
    {
      url: `${base}/academicCourses`,
      body: { courseCode: 'example', title: 'Example', price: 100, discountPrice: 101 },
    },
    422,
  ),
  'GET /academiccourse/academicCourses/{id}': readExample(
    `${base}/academicCourses/free10`,
    `${base}/academicCourses/unknown`,
    404,
  ),
  'PUT /academiccourse/academicCourses/{id}': writeExample(
    200,
    async (context) => ({
      url: `${base}/academicCourses/${await aCourse(context)}`,
      body: { title: 'Better' },
    }),
    { url: `${base}/academicCourses/free10`, body: { courseName: 'The generic spelling' } },
    400,
  ),
  'DELETE /academiccourse/{id}': writeExample(
    200,
    async (context) => ({ url: `${base}/${await aCourse(context)}` }),
    // The owner is enrolled in it.
    { url: `${base}/free10` },
    409,
  ),
  'GET /academiccourse/{courseId}/units': readExample(
    `${base}/free10/units`,
    `${base}/${TOO_LONG}/units`,
    400,
  ),
  'POST /academiccourse/{courseId}/units': writeExample(
    201,
    async (context) => ({
      url: `${base}/${await aCourse(context)}/units`,
      body: { unitName: 'Unit A', description: 'Science' },
    }),
    { url: `${base}/unknown/units`, body: { unitName: 'Unit A' } },
    404,
  ),
  'PUT /academiccourse/{courseId}/units/{unitId}': writeExample(
    200,
    async (context) => ({ url: await aUnit(context), body: { unitName: 'Unit B' } }),
    { url: `${base}/free10/units/unknown`, body: {} },
    404,
  ),
  'DELETE /academiccourse/{courseId}/units/{unitId}': writeExample(
    200,
    async (context) => ({ url: await aUnit(context) }),
    { url: `${base}/free10/units/unknown` },
    404,
  ),
};

export const academicsCalls: Examples = { ...courseCalls, ...academicCourseCalls };
