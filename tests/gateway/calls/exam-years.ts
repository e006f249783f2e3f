// Examples of the calls of a unit's years and of their papers.
import { aMultiSubjectExam, aUnit, aYear } from '../fixtures.ts';
import { adminCall, type Examples } from './example.ts';

const year = { id: 'y1', year: 2023 };

const paperInput = {
  title: 'DU A 2023',
  timeLimitMinutes: 60,
  negativeMarkingPercentage: 25,
  subjects: [
    {
      id: 'ms1',
      name: 'Physics',
      mandatory: true,
      questions: [
        {
          text: 'Which?',
          points: 1,
          explanation: 'So.',
          options: [{ id: 'q1a', text: 'one', isCorrect: true }],
        },
      ],
    },
  ],
};
const paperBody = {
  title: 'DU A 2023',
  timeLimit: 60,
  negativeMarkingPercentage: 25,
  subjects: [
    {
      _id: 'ms1',
      subjectName: 'Physics',
      mandatory: true,
      mcqs: [
        {
          question: 'Which?',
          points: 1,
          explanation: 'So.',
          options: [{ _id: 'q1a', text: 'one', isCorrect: true }],
        },
      ],
    },
  ],
};

export const examYearsCalls: Examples = {
  'GET /admissioncourse/years': {
    field: 'Query.examYears',
    as: 'visitor',
    query: '{ examYears { id year } }',
    path: '/admissioncourse/years',
    reply: [aYear()],
    data: { examYears: [year] },
    errorPath: ['examYears'],
  },
  'GET /admissioncourse/years/{id}': {
    field: 'AdmissionUnit.years',
    as: 'visitor',
    query: '{ admissionUnit(id: "unit1") { years { id year } } }',
    before: [{ call: 'GET /admissioncourse/units/unit/unit1', reply: aUnit() }],
    path: '/admissioncourse/years/unit1',
    reply: [aYear()],
    data: { admissionUnit: { years: [year] } },
    errorPath: ['admissionUnit', 'years'],
  },
  'GET /admissioncourse/years/year/{id}': {
    field: 'Query.examYear',
    as: 'visitor',
    query: '{ examYear(id: "y1") { id year } }',
    path: '/admissioncourse/years/year/y1',
    reply: aYear(),
    data: { examYear: year },
    errorPath: ['examYear'],
  },
  'POST /admissioncourse/years': {
    field: 'Mutation.createExamYear',
    query:
      'mutation { createExamYear(input: { unitId: "unit1", year: 2023 }) { examYear { id year exam { id } } } }',
    before: [adminCall],
    path: '/admissioncourse/years',
    body: { unitId: 'unit1', year: 2023 },
    reply: aYear({ exam: null }),
    data: { createExamYear: { examYear: { ...year, exam: null } } },
    errorPath: ['createExamYear'],
  },
  'PUT /admissioncourse/years/{id}': {
    field: 'Mutation.updateExamYear',
    query: 'mutation { updateExamYear(input: { id: "y1", year: 2023 }) { examYear { id year } } }',
    before: [
      adminCall,
      { call: 'GET /admissioncourse/years/year/y1', reply: aYear({ year: 2022 }) },
    ],
    path: '/admissioncourse/years/y1',
    body: { year: 2023 },
    reply: aYear(),
    data: { updateExamYear: { examYear: year } },
    errorPath: ['updateExamYear'],
  },
  'DELETE /admissioncourse/years/{id}': {
    field: 'Mutation.deleteExamYear',
    query: 'mutation { deleteExamYear(input: { id: "y1" }) { deletedId message } }',
    before: [adminCall],
    path: '/admissioncourse/years/y1',
    reply: { message: 'Year deleted.' },
    data: { deleteExamYear: { deletedId: 'y1', message: 'Year deleted.' } },
    errorPath: ['deleteExamYear'],
  },
  'POST /admissioncourse/years/{yearId}/exams': {
    field: 'Mutation.createExamYear(input: { exam })',
    query: `mutation ($input: CreateExamYearInput!) {
      createExamYear(input: $input) { examYear { id year exam { id title } } }
    }`,
    variables: { input: { unitId: 'unit1', year: 2023, exam: paperInput } },
    before: [adminCall, { call: 'POST /admissioncourse/years', reply: aYear({ exam: null }) }],
    path: '/admissioncourse/years/y1/exams',
    body: paperBody,
    reply: aMultiSubjectExam(),
    after: [{ call: 'GET /multisubjectexams/mcqs/m1', reply: aMultiSubjectExam() }],
    data: { createExamYear: { examYear: { ...year, exam: { id: 'm1', title: 'DU A 2023' } } } },
    errorPath: ['createExamYear'],
  },
  'PUT /admissioncourse/exams/{examId}': {
    field: 'Mutation.updateExamYear(input: { exam })',
    query: `mutation ($input: UpdateExamYearInput!) {
      updateExamYear(input: $input) { examYear { id year exam { id title } } }
    }`,
    variables: { input: { id: 'y1', exam: { title: 'DU A 2023' } } },
    before: [adminCall, { call: 'GET /admissioncourse/years/year/y1', reply: aYear() }],
    path: '/admissioncourse/exams/m1',
    body: { title: 'DU A 2023' },
    reply: aMultiSubjectExam(),
    after: [{ call: 'GET /multisubjectexams/mcqs/m1', reply: aMultiSubjectExam() }],
    data: { updateExamYear: { examYear: { ...year, exam: { id: 'm1', title: 'DU A 2023' } } } },
    errorPath: ['updateExamYear'],
  },
};
