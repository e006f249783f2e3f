// Examples of the calls of the extensions notes and progress.
import { type Examples, studentCall } from './example.ts';

const note = {
  _id: 'n1',
  lessonId: 'l1',
  text: 'Remember.',
  videoSeconds: 30,
  version: 2,
  createdAt: '2026-02-01T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
};
const shownNote = {
  id: 'n1',
  text: 'Remember.',
  videoSeconds: 30,
  version: 2,
  createdAt: '2026-02-01T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
};
const noteFields = 'id text videoSeconds version createdAt updatedAt';
const progress = {
  lessonId: 'l1',
  done: true,
  doneAt: '2026-02-01T00:00:00.000Z',
  position: 90,
  updatedAt: '2026-02-01T00:00:00.000Z',
};
const shownProgress = {
  done: true,
  doneAt: '2026-02-01T00:00:00.000Z',
  positionSeconds: 90,
  updatedAt: '2026-02-01T00:00:00.000Z',
};
const progressFields = 'done doneAt positionSeconds updatedAt';
const lesson = { _id: 'l1', title: 'Motion' };

export const notesAndProgressCalls: Examples = {
  'PUT /ext/progress/lessons/{lessonId}': {
    field: 'Mutation.saveLessonProgress',
    as: 'student',
    query: `mutation ($input: SaveLessonProgressInput!) {
      saveLessonProgress(input: $input) { progress { ${progressFields} } lesson { id progress {
      ${progressFields} } } } }`,
    variables: { input: { lessonId: 'l1', done: true, positionSeconds: 90 } },
    path: '/ext/progress/lessons/l1',
    body: { done: true, position: 90 },
    reply: progress,
    after: [{ call: 'GET /course/lessons/l1', reply: lesson }],
    data: {
      saveLessonProgress: {
        progress: shownProgress,
        lesson: { id: 'l1', progress: shownProgress },
      },
    },
    errorPath: ['saveLessonProgress'],
  },
  'GET /ext/progress/mine': {
    field: 'Lesson.progress',
    as: 'student',
    query: `{ lesson(id: "l1") { progress { ${progressFields} } } }`,
    before: [{ call: 'GET /course/lessons/l1', reply: lesson }],
    path: '/ext/progress/mine?lessonIds=l1',
    reply: [progress],
    data: { lesson: { progress: shownProgress } },
    errorPath: ['lesson', 'progress'],
  },
  'GET /ext/exams/takeable': {
    field: 'Viewer.takeableExams',
    as: 'student',
    query: `{ viewer { takeableExams(first: 1, kind: SINGLE, courseId: "c1", subject: "Physics") {
      nodes { kind examId title timeLimitMinutes questionCount courseId courseName subjects startingDate }
      totalCount endCursor courses { id name } subjects } } }`,
    before: [studentCall],
    path: '/ext/exams/takeable?offset=0&limit=1&opens=now&kind=single&courseId=c1&subject=Physics',
    reply: {
      exams: [
        {
          kind: 'single',
          examId: 'e1',
          title: 'Motion',
          timeLimit: 10,
          questionCount: 3,
          courseId: 'c1',
          courseName: 'Class ten',
          subjects: ['Physics'],
        },
      ],
      total: 2,
      courses: [{ _id: 'c1', name: 'Class ten' }],
      subjects: ['Physics', 'Chemistry'],
    },
    data: {
      viewer: {
        takeableExams: {
          nodes: [
            {
              kind: 'SINGLE',
              examId: 'e1',
              title: 'Motion',
              timeLimitMinutes: 10,
              questionCount: 3,
              courseId: 'c1',
              courseName: 'Class ten',
              subjects: ['Physics'],
              startingDate: null,
            },
          ],
          totalCount: 2,
          endCursor: Buffer.from('offset:1').toString('base64url'),
          courses: [{ id: 'c1', name: 'Class ten' }],
          subjects: ['Physics', 'Chemistry'],
        },
      },
    },
    errorPath: ['viewer', 'takeableExams'],
  },
  'GET /ext/notes': {
    field: 'Viewer.notes',
    as: 'student',
    query: `{ viewer { notes(first: 1) { nodes { ${noteFields} } totalCount endCursor } } }`,
    before: [studentCall],
    path: '/ext/notes?offset=0&limit=1',
    reply: [note],
    replyHeaders: [['x-total-count', '2']],
    data: {
      viewer: {
        notes: {
          nodes: [shownNote],
          totalCount: 2,
          endCursor: Buffer.from('offset:1').toString('base64url'),
        },
      },
    },
    errorPath: ['viewer', 'notes'],
  },
  'POST /ext/notes': {
    field: 'Mutation.createNote',
    as: 'student',
    query: `mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { ${noteFields} } } }`,
    variables: { input: { lessonId: 'l1', contentId: null, text: 'Remember.', videoSeconds: 30 } },
    path: '/ext/notes',
    body: { lessonId: 'l1', text: 'Remember.', videoSeconds: 30 },
    reply: note,
    data: { createNote: { note: shownNote } },
    errorPath: ['createNote'],
  },
  'PUT /ext/notes/{id}': {
    field: 'Mutation.updateNote',
    as: 'student',
    query: `mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { note { ${noteFields} } } }`,
    variables: { input: { id: 'n1', videoSeconds: null, version: 1 } },
    path: '/ext/notes/n1',
    body: { videoSeconds: null, version: 1 },
    reply: note,
    data: { updateNote: { note: shownNote } },
    errorPath: ['updateNote'],
  },
  'DELETE /ext/notes/{id}': {
    field: 'Mutation.deleteNote',
    as: 'student',
    query: 'mutation { deleteNote(input: { id: "n1" }) { deletedId message } }',
    path: '/ext/notes/n1',
    body: '',
    reply: { message: 'Note deleted.' },
    data: { deleteNote: { deletedId: 'n1', message: 'Note deleted.' } },
    errorPath: ['deleteNote'],
  },
};
