// Examples of the calls of multi-subject exams.
import { adminCall, type Examples } from './example.ts';

const outline = {
  _id: 'm1',
  parentId: 'y1',
  title: 'DU A 2023',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  questionCount: 1,
  subjects: [{ _id: 'ms1', subjectName: 'Physics', mandatory: true, questionCount: 1, points: 2 }],
};
const mcq = {
  _id: 'q1',
  question: 'How fast?',
  points: 2,
  explanation: 'So.',
  options: [
    { _id: 'a', text: 'Fast', isCorrect: true },
    { _id: 'b', text: 'Slow', isCorrect: false },
  ],
};
const whole = { ...outline, subjects: [{ ...outline.subjects[0], mcqs: [mcq] }] };
const exam = {
  id: 'm1',
  title: 'DU A 2023',
  timeLimitMinutes: 60,
  negativeMarkingPercentage: 25,
  questionCount: 1,
  totalPoints: 2,
  subjects: [{ id: 'ms1', name: 'Physics', mandatory: true, questionCount: 1 }],
};
const fields = `id title timeLimitMinutes negativeMarkingPercentage questionCount totalPoints
  subjects { id name mandatory questionCount }`;
const key = {
  subjects: [
    {
      id: 'ms1',
      name: 'Physics',
      mandatory: true,
      questions: [
        {
          id: 'q1',
          text: 'How fast?',
          points: 2,
          explanation: 'So.',
          options: [
            { id: 'a', text: 'Fast', isCorrect: true },
            { id: 'b', text: 'Slow', isCorrect: false },
          ],
        },
      ],
    },
  ],
};
const keyFields =
  'key { subjects { id name mandatory questions { id text points explanation options { id text isCorrect } } } }';
const subjects = [
  {
    name: 'Physics',
    mandatory: true,
    questions: [
      {
        text: 'How fast?',
        points: 2,
        options: [
          { text: 'Fast', isCorrect: true },
          { text: 'Slow', isCorrect: false },
        ],
      },
    ],
  },
];
const restSubjects = [
  {
    subjectName: 'Physics',
    mandatory: true,
    mcqs: [
      {
        question: 'How fast?',
        points: 2,
        options: [
          { text: 'Fast', isCorrect: true },
          { text: 'Slow', isCorrect: false },
        ],
      },
    ],
  },
];

export const multiSubjectExamsCalls: Examples = {
  'GET /multisubjectexams/': {
    field: 'Query.multiSubjectExams',
    as: 'visitor',
    query: `{ multiSubjectExams { nodes { ${fields} } totalCount endCursor } }`,
    path: '/multisubjectexams/?offset=0&limit=20',
    reply: [outline],
    replyHeaders: [['x-total-count', '1']],
    data: { multiSubjectExams: { nodes: [exam], totalCount: 1, endCursor: null } },
    errorPath: ['multiSubjectExams'],
  },
  'GET /multisubjectexams/mcqs/{id}': {
    field: 'Query.multiSubjectExam',
    as: 'visitor',
    query: `{ multiSubjectExam(id: "m1") { ${fields} } }`,
    path: '/multisubjectexams/mcqs/m1',
    reply: outline,
    data: { multiSubjectExam: exam },
    errorPath: ['multiSubjectExam'],
  },
  'GET /multisubjectexams/mcqs/parentid/{id}': {
    field: 'Query.multiSubjectExamOfYear',
    as: 'visitor',
    query: `{ multiSubjectExamOfYear(yearId: "y1") { ${fields} } }`,
    path: '/multisubjectexams/mcqs/parentid/y1',
    reply: outline,
    data: { multiSubjectExamOfYear: exam },
    errorPath: ['multiSubjectExamOfYear'],
  },
  'POST /multisubjectexams/mcqs': {
    field: 'Mutation.createMultiSubjectExam',
    query: `mutation ($input: CreateMultiSubjectExamInput!) { createMultiSubjectExam(input: $input) {
      exam { ${fields} year { id exam { id } } ${keyFields} } } }`,
    variables: {
      input: {
        yearId: 'y1',
        title: 'DU A 2023',
        timeLimitMinutes: 60,
        negativeMarkingPercentage: 25,
        subjects,
      },
    },
    before: [adminCall],
    path: '/multisubjectexams/mcqs',
    body: {
      parentId: 'y1',
      title: 'DU A 2023',
      timeLimit: 60,
      negativeMarkingPercentage: 25,
      subjects: restSubjects,
    },
    reply: whole,
    after: [
      {
        call: 'GET /admissioncourse/years/year/y1',
        reply: { _id: 'y1', unitId: 'unit1', year: 2023, exam: 'm1' },
      },
    ],
    data: {
      createMultiSubjectExam: { exam: { ...exam, year: { id: 'y1', exam: { id: 'm1' } }, key } },
    },
    errorPath: ['createMultiSubjectExam'],
  },
  'PUT /multisubjectexams/mcqs/{examId}': {
    field: 'Mutation.updateMultiSubjectExam',
    query: `mutation ($input: UpdateMultiSubjectExamInput!) {
      updateMultiSubjectExam(input: $input) { exam { ${fields} ${keyFields} } } }`,
    variables: { input: { id: 'm1', title: 'DU A 2023', subjects } },
    before: [adminCall],
    path: '/multisubjectexams/mcqs/m1',
    body: { title: 'DU A 2023', subjects: restSubjects },
    reply: whole,
    data: { updateMultiSubjectExam: { exam: { ...exam, key } } },
    errorPath: ['updateMultiSubjectExam'],
  },
};
