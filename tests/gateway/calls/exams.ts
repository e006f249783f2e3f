// Examples of the calls of single exams.
import { adminCall, type Examples } from './example.ts';

const option = (id: string, isCorrect: boolean) => ({ _id: id, text: `Option ${id}`, isCorrect });
const mcq = {
  _id: 'q1',
  question: 'How fast?',
  points: 2,
  options: [option('a', true), option('b', false)],
  explanation: 'By $v = s/t$.',
};
const outline = {
  _id: 'e1',
  parentType: 'chapter',
  parentId: 'ch1',
  title: 'Motion test',
  type: 'MCQ',
  totalMarks: 2,
  timeLimit: 10,
  passingScore: 50,
  negetiveMarkingPercentage: 25,
  startingDate: '2027-01-01T04:00:00.000Z',
  questionCount: 1,
};
const whole = { ...outline, mcqs: [mcq] };
const exam = {
  id: 'e1',
  parentType: 'CHAPTER',
  parentId: 'ch1',
  title: 'Motion test',
  type: 'MCQ',
  totalMarks: 2,
  timeLimitMinutes: 10,
  passingScorePercent: 50,
  negativeMarkingPercentage: 25,
  startingDate: '2027-01-01T04:00:00.000Z',
  questionCount: 1,
};
const fields = `id parentType parentId title type totalMarks timeLimitMinutes passingScorePercent
  negativeMarkingPercentage startingDate questionCount`;
const key = {
  questions: [
    {
      id: 'q1',
      text: 'How fast?',
      points: 2,
      explanation: 'By $v = s/t$.',
      options: [
        { id: 'a', text: 'Option a', isCorrect: true },
        { id: 'b', text: 'Option b', isCorrect: false },
      ],
    },
  ],
  writtenQuestions: [],
};
const keyFields = `key { questions { id text points explanation options { id text isCorrect } }
  writtenQuestions { id text answerGuidelines solutionPdfUrl } }`;
const chapterCall = {
  call: 'GET /course/chapters/ch1',
  reply: { _id: 'ch1', subjectId: 'sub1' },
} as const;

export const examsCalls: Examples = {
  'GET /examcreation/': {
    field: 'Query.exams',
    as: 'visitor',
    query: `{ exams(first: 1) { nodes { ${fields} } totalCount endCursor } }`,
    path: '/examcreation/?offset=0&limit=1',
    reply: [outline],
    replyHeaders: [['x-total-count', '2']],
    data: { exams: { nodes: [exam], totalCount: 2, endCursor: 'b2Zmc2V0OjE' } },
    errorPath: ['exams'],
  },
  'GET /examcreation/examid/{id}': {
    field: 'Query.exam',
    as: 'visitor',
    query: `{ exam(id: "e1") { ${fields} } }`,
    path: '/examcreation/examid/e1',
    reply: outline,
    data: { exam },
    errorPath: ['exam'],
  },
  'GET /examcreation/{parenttype}/{parentid}': {
    field: 'Chapter.exams',
    as: 'visitor',
    before: [chapterCall],
    query: `{ chapter(id: "ch1") { exams { ${fields} } } }`,
    path: '/examcreation/chapter/ch1',
    reply: [outline],
    data: { chapter: { exams: [exam] } },
    errorPath: ['chapter', 'exams'],
  },
  'POST /examcreation/{parenttype}/createexam': {
    field: 'Mutation.createExam',
    query: `mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { ${fields} ${keyFields} } } }`,
    variables: {
      input: {
        parentType: 'CHAPTER',
        parentId: 'ch1',
        title: 'Motion test',
        type: 'MCQ',
        totalMarks: 2,
        timeLimitMinutes: 10,
        passingScorePercent: 50,
        negativeMarkingPercentage: 25,
        startingDate: '2027-01-01T04:00:00Z',
        position: 3,
        questions: [
          {
            text: 'How fast?',
            points: 2,
            explanation: 'By $v = s/t$.',
            options: [
              { text: 'Option a', isCorrect: true },
              { text: 'Option b', isCorrect: false },
            ],
          },
        ],
      },
    },
    before: [adminCall],
    path: '/examcreation/chapter/createexam',
    body: {
      parentId: 'ch1',
      title: 'Motion test',
      type: 'MCQ',
      totalMarks: 2,
      timeLimit: 10,
      passingScore: 50,
      negetiveMarkingPercentage: 25,
      startingDate: '2027-01-01T04:00:00.000Z',
      position: 3,
      mcqs: [
        {
          question: 'How fast?',
          points: 2,
          explanation: 'By $v = s/t$.',
          options: [
            { text: 'Option a', isCorrect: true },
            { text: 'Option b', isCorrect: false },
          ],
        },
      ],
    },
    reply: whole,
    data: { createExam: { exam: { ...exam, key } } },
    errorPath: ['createExam'],
  },
  'PUT /examcreation/{id}': {
    field: 'Mutation.updateExam',
    query: `mutation ($input: UpdateExamInput!) { updateExam(input: $input) { exam { ${fields} ${keyFields} } } }`,
    variables: {
      input: {
        id: 'e1',
        type: 'WRITTEN',
        startingDate: null,
        writtenQuestions: [
          {
            id: 'w1',
            text: 'Explain.',
            answerGuidelines: null,
            solutionPdfUrl: '/media/files/s.pdf',
          },
        ],
      },
    },
    before: [adminCall],
    path: '/examcreation/e1',
    body: {
      type: 'Written',
      startingDate: null,
      written: [
        {
          _id: 'w1',
          questionText: 'Explain.',
          answerGuidelines: null,
          handwrittenPdf: '/media/files/s.pdf',
        },
      ],
    },
    reply: {
      ...outline,
      type: 'Written',
      startingDate: null,
      written: [{ _id: 'w1', questionText: 'Explain.', handwrittenPdf: '/media/files/s.pdf' }],
    },
    data: {
      updateExam: {
        exam: {
          ...exam,
          type: 'WRITTEN',
          startingDate: null,
          key: {
            questions: [],
            writtenQuestions: [
              {
                id: 'w1',
                text: 'Explain.',
                answerGuidelines: null,
                solutionPdfUrl: '/media/files/s.pdf',
              },
            ],
          },
        },
      },
    },
    errorPath: ['updateExam'],
  },
  'DELETE /examcreation/{courseId}/{subjectId}/{examId}': {
    field: 'Mutation.deleteExam',
    query: 'mutation { deleteExam(input: { id: "e1", force: true }) { deletedId message } }',
    before: [
      adminCall,
      { call: 'GET /examcreation/examid/e1', reply: whole },
      chapterCall,
      { call: 'GET /course/subject/sub1', reply: { _id: 'sub1', courseId: 'c1' } },
    ],
    path: '/examcreation/c1/sub1/e1?force=true',
    reply: { message: 'Exam archived.' },
    data: { deleteExam: { deletedId: 'e1', message: 'Exam archived.' } },
    errorPath: ['deleteExam'],
  },
};
