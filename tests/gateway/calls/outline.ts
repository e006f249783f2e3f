// Examples of the calls for the levels below a course: subjects, chapters, lessons and notes.
import { aChapter, aContent, aCourse, aLesson, aSubject } from '../fixtures.ts';
import { adminCall, type Examples, type OtherCall } from './example.ts';

const subject = {
  id: 'sub1',
  name: 'Physics',
  description: 'Force and light',
  imageUrl: '/media/subjects/physics.svg',
};
const subjectFields = 'id name description imageUrl';
const chapter = { id: 'ch1', title: 'Motion', summary: 'Speed' };
const chapterFields = 'id title summary';
const lesson = {
  id: 'l1',
  title: 'Velocity',
  durationMinutes: 15,
  examIds: ['e1'],
  videoUrl: 'https://youtu.be/abcdefghijk',
};
const lessonFields = 'id title durationMinutes examIds videoUrl';
const content = { id: 'n1', title: 'Note', body: '<p>A note.</p>' };
const contentFields = 'id title body';

const courseCall: OtherCall = { call: 'GET /course/c1', reply: aCourse() };
const subjectCall: OtherCall = { call: 'GET /course/subject/sub1', reply: aSubject() };
const chapterCall: OtherCall = { call: 'GET /course/chapters/ch1', reply: aChapter() };

export const outlineCalls: Examples = {
  'GET /course/{id}/subjects': {
    field: 'Course.subjects',
    as: 'visitor',
    query: `{ course(id: "c1") { subjects { ${subjectFields} } } }`,
    before: [courseCall],
    path: '/course/c1/subjects',
    reply: [aSubject()],
    data: { course: { subjects: [subject] } },
    errorPath: ['course', 'subjects'],
  },
  'POST /course/{id}/createsubject': {
    field: 'Mutation.createSubject',
    query: `mutation ($input: CreateSubjectInput!) { createSubject(input: $input) { subject { ${subjectFields} } } }`,
    variables: {
      input: {
        courseId: 'c1',
        name: 'Physics',
        description: 'Force and light',
        imageUrl: '/media/subjects/physics.svg',
      },
    },
    before: [adminCall],
    path: '/course/c1/createsubject',
    body: {
      subjectName: 'Physics',
      subjectDescription: 'Force and light',
      imageUrl: '/media/subjects/physics.svg',
    },
    reply: aSubject(),
    data: { createSubject: { subject } },
    errorPath: ['createSubject'],
  },
  'GET /course/subject/{id}': {
    field: 'Query.subject',
    as: 'visitor',
    query: `{ subject(id: "sub1") { ${subjectFields} } }`,
    path: '/course/subject/sub1',
    reply: aSubject(),
    data: { subject },
    errorPath: ['subject'],
  },
  'PUT /course/subject/{id}': {
    field: 'Mutation.updateSubject',
    query: `mutation ($input: UpdateSubjectInput!) { updateSubject(input: $input) { subject { ${subjectFields} } } }`,
    variables: { input: { id: 'sub1', description: null, position: 1 } },
    before: [adminCall],
    path: '/course/subject/sub1',
    body: { subjectDescription: null, position: 1 },
    reply: aSubject(),
    data: { updateSubject: { subject } },
    errorPath: ['updateSubject'],
  },
  'GET /course/{id}/chapters': {
    field: 'Subject.chapters',
    as: 'visitor',
    query: `{ subject(id: "sub1") { chapters { ${chapterFields} } } }`,
    before: [subjectCall],
    path: '/course/sub1/chapters',
    reply: [aChapter()],
    data: { subject: { chapters: [chapter] } },
    errorPath: ['subject', 'chapters'],
  },
  'POST /course/{id}/createchapter': {
    field: 'Mutation.createChapter',
    query: `mutation ($input: CreateChapterInput!) { createChapter(input: $input) { chapter { ${chapterFields} } } }`,
    variables: { input: { subjectId: 'sub1', title: 'Motion', summary: 'Speed' } },
    before: [adminCall],
    path: '/course/sub1/createchapter',
    body: { chapterTitle: 'Motion', chapterSummary: 'Speed' },
    reply: aChapter(),
    data: { createChapter: { chapter } },
    errorPath: ['createChapter'],
  },
  'GET /course/chapters/{id}': {
    field: 'Query.chapter',
    as: 'visitor',
    query: `{ chapter(id: "ch1") { ${chapterFields} } }`,
    path: '/course/chapters/ch1',
    reply: aChapter(),
    data: { chapter },
    errorPath: ['chapter'],
  },
  'PUT /course/chapter/{id}': {
    field: 'Mutation.updateChapter',
    query: `mutation ($input: UpdateChapterInput!) { updateChapter(input: $input) { chapter { ${chapterFields} } } }`,
    variables: { input: { id: 'ch1', title: 'Motion', summary: null } },
    before: [adminCall],
    path: '/course/chapter/ch1',
    body: { chapterTitle: 'Motion', chapterSummary: null },
    reply: aChapter(),
    data: { updateChapter: { chapter } },
    errorPath: ['updateChapter'],
  },
  'GET /course/{id}/lessons': {
    field: 'Chapter.lessons',
    query: `{ chapter(id: "ch1") { lessons { ${lessonFields} } } }`,
    before: [chapterCall],
    path: '/course/ch1/lessons',
    reply: [aLesson()],
    data: { chapter: { lessons: [lesson] } },
    errorPath: ['chapter', 'lessons'],
  },
  'GET /course/lessons/{id}': {
    field: 'Query.lesson',
    query: `{ lesson(id: "l1") { ${lessonFields} } }`,
    path: '/course/lessons/l1',
    reply: aLesson(),
    data: { lesson },
    errorPath: ['lesson'],
  },
  'POST /course/{id}/createlesson': {
    field: 'Mutation.createLesson',
    query: `mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { ${lessonFields} } } }`,
    variables: {
      input: {
        chapterId: 'ch1',
        title: 'Velocity',
        source: '<p onclick="x()">$v$ Fast.</p>',
        durationMinutes: 15,
        videoUrl: 'https://youtu.be/abcdefghijk',
        examIds: ['e1'],
      },
    },
    before: [adminCall],
    path: '/course/ch1/createlesson',
    body: {
      title: 'Velocity',
      content: '<p onclick="x()">$v$ Fast.</p>',
      duration: 15,
      videoLink: 'https://youtu.be/abcdefghijk',
      exams: ['e1'],
    },
    reply: aLesson(),
    data: { createLesson: { lesson } },
    errorPath: ['createLesson'],
  },
  'PUT /course/lesson/{id}': {
    field: 'Mutation.updateLesson',
    query: `mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { ${lessonFields} } } }`,
    variables: { input: { id: 'l1', source: '<p>Faster.</p>', videoUrl: null, examIds: [] } },
    before: [adminCall],
    path: '/course/lesson/l1',
    body: { content: '<p>Faster.</p>', videoLink: null, exams: [] },
    reply: aLesson(),
    data: { updateLesson: { lesson } },
    errorPath: ['updateLesson'],
  },
  'GET /course/{id}/contents': {
    field: 'Chapter.contents',
    query: `{ chapter(id: "ch1") { contents { ${contentFields} } } }`,
    before: [chapterCall],
    path: '/course/ch1/contents',
    reply: [aContent()],
    data: { chapter: { contents: [content] } },
    errorPath: ['chapter', 'contents'],
  },
  'GET /course/{id}/contentdetails': {
    field: 'Query.content',
    query: `{ content(id: "n1") { ${contentFields} } }`,
    path: '/course/n1/contentdetails',
    reply: aContent(),
    data: { content },
    errorPath: ['content'],
  },
  'POST /course/{id}/createcontent': {
    field: 'Mutation.createContent',
    query: `mutation ($input: CreateContentInput!) { createContent(input: $input) { content { ${contentFields} } } }`,
    variables: {
      input: { chapterId: 'ch1', title: 'Note', source: '<p>A note.</p>', position: 4 },
    },
    before: [adminCall],
    path: '/course/ch1/createcontent',
    body: { title: 'Note', contentDetails: '<p>A note.</p>', position: 4 },
    reply: aContent(),
    data: { createContent: { content } },
    errorPath: ['createContent'],
  },
  'PUT /course/content/{id}': {
    field: 'Mutation.updateContent',
    query: `mutation ($input: UpdateContentInput!) { updateContent(input: $input) { content { ${contentFields} } } }`,
    variables: { input: { id: 'n1', source: null } },
    before: [adminCall],
    path: '/course/content/n1',
    body: { contentDetails: null },
    reply: aContent(),
    data: { updateContent: { content } },
    errorPath: ['updateContent'],
  },
};
