// Examples of the calls of the extension `course-admin`.
import { adminCall, type Examples } from './example.ts';

const entry = {
  _id: 'c1',
  kind: 'other',
  courseCode: 'ielts',
  courseType: 'language',
  title: 'IELTS',
  price: 30,
  discountPrice: 5,
  status: 'draft',
  studentCount: 2,
  lessonCount: 3,
  contentCount: 4,
  examCount: 5,
};
const usage = {
  _id: 'c1',
  title: 'IELTS',
  unitCount: 1,
  subjectCount: 2,
  chapterCount: 3,
  lessonCount: 4,
  contentCount: 5,
  examCount: 6,
  assignmentCount: 7,
  studentCount: 0,
  resultCount: 0,
  attemptCount: 0,
  submissionCount: 0,
  examCampaignCount: 1,
};

export const courseAdminCalls: Examples = {
  'GET /ext/courses': {
    field: 'Query.courseList',
    query: `{ courseList(kind: OTHER, status: DRAFT, search: " ielts ", first: 5) { totalCount endCursor
      nodes { id kind courseCode courseType title price discount thumbnailUrl status studentCount
      lessonCount noteCount examCount } } }`,
    before: [adminCall],
    path: '/ext/courses?kind=other&status=draft&q=ielts&offset=0&limit=5',
    reply: [entry],
    data: {
      courseList: {
        totalCount: 1,
        endCursor: null,
        nodes: [
          {
            id: 'c1',
            kind: 'OTHER',
            courseCode: 'ielts',
            courseType: 'language',
            title: 'IELTS',
            price: 30,
            discount: 5,
            thumbnailUrl: null,
            status: 'DRAFT',
            studentCount: 2,
            lessonCount: 3,
            noteCount: 4,
            examCount: 5,
          },
        ],
      },
    },
    errorPath: ['courseList'],
  },
  'GET /ext/courses/{id}/usage': {
    field: 'Query.courseUsage',
    query:
      '{ courseUsage(id: "c1") { id title unitCount noteCount assignmentCount examCampaignCount isDeletable } }',
    before: [adminCall],
    path: '/ext/courses/c1/usage',
    reply: usage,
    data: {
      courseUsage: {
        id: 'c1',
        title: 'IELTS',
        unitCount: 1,
        noteCount: 5,
        assignmentCount: 7,
        examCampaignCount: 1,
        isDeletable: false,
      },
    },
    errorPath: ['courseUsage'],
  },
};
