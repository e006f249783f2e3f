// Editing of single exams and papers by admins: upstream calls, the path of a deletion, and
// authorization.
import { describe, expect, test } from 'vitest';
import {
  aChapter,
  aLesson,
  aMultiSubjectExam,
  anAdmin,
  anExam,
  aSubject,
  aViewer,
} from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const CREATE =
  'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id chapter { exams { id } } } } }';
const UPDATE =
  'mutation ($input: UpdateExamInput!) { updateExam(input: $input) { exam { id title } } }';
const DELETE =
  'mutation ($input: DeleteExamInput!) { deleteExam(input: $input) { deletedId message } }';
const CREATE_PAPER =
  'mutation ($input: CreateMultiSubjectExamInput!) { createMultiSubjectExam(input: $input) { exam { id } } }';
const UPDATE_PAPER =
  'mutation ($input: UpdateMultiSubjectExamInput!) { updateMultiSubjectExam(input: $input) { exam { id } } }';
const anExamInput = (changes: object = {}) => ({
  parentType: 'CHAPTER',
  parentId: 'ch1',
  title: 'Motion',
  type: 'MCQ',
  totalMarks: 1,
  timeLimitMinutes: 10,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  ...changes,
});
const options = [
  { text: 'one', isCorrect: true },
  { text: 'two', isCorrect: false },
];

describe('an exam written by an admin', () => {
  const { execute, executeAsStudent: executeAsAdmin, upstream } = useGateway();
  const asAdmin = () => upstream.on('GET', '/students/student', anAdmin());

  test.each([
    ['questions', { mcqs: null, written: null }],
    ['options', { mcqs: [{ _id: 'q1', question: 'One?', options: null }] }],
  ])('is returned if the host stores it and sends null for its %s', async (_, lists) => {
    asAdmin();
    upstream.on('POST', '/examcreation/chapter/createexam', { ...anExam(), ...lists });
    const create =
      'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }';
    expect(dataOf(await executeAsAdmin(create, { input: anExamInput() }))).toEqual({
      createExam: { exam: { id: 'e1' } },
    });
  });

  test('is listed in its chapter in the same response, although the chapter was read earlier', async () => {
    asAdmin();
    upstream.on('POST', '/examcreation/chapter/createexam', anExam());
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/examcreation/chapter/ch1', [anExam()]);
    expect(dataOf(await executeAsAdmin(CREATE, { input: anExamInput() }))).toEqual({
      createExam: { exam: { id: 'e1', chapter: { exams: [{ id: 'e1' }] } } },
    });
    expect(upstream.requestLines.indexOf('POST /examcreation/chapter/createexam')).toBeLessThan(
      upstream.requestLines.indexOf('GET /examcreation/chapter/ch1'),
    );
  });

  test.each(['COURSE', 'LESSON', 'SUBJECT', 'UNIT'])('can hang on a %s', async (parentType) => {
    const parent = parentType.toLowerCase();
    asAdmin();
    upstream.on(
      'POST',
      `/examcreation/${parent}/createexam`,
      anExam({ parentType: parent, parentId: 'p1' }),
    );
    const query = `mutation ($input: CreateExamInput!) {
      createExam(input: $input) { exam { parentType parentId chapter { id } } }
    }`;
    expect(
      dataOf(await executeAsAdmin(query, { input: anExamInput({ parentType, parentId: 'p1' }) })),
    ).toEqual({
      createExam: { exam: { parentType, parentId: 'p1', chapter: null } },
    });
  });

  test('changes only the given fields', async () => {
    asAdmin();
    upstream.on('PUT', '/examcreation/e1', anExam({ title: 'New' }));
    await executeAsAdmin(UPDATE, { input: { id: 'e1', title: 'New' } });
    expect(upstream.call('PUT', '/examcreation/e1').body).toEqual({ title: 'New' });
  });

  test('keeps the ids of questions and options that are sent with them', async () => {
    asAdmin();
    upstream.on('PUT', '/examcreation/e1', anExam());
    const question = {
      id: 'q1',
      text: 'New?',
      points: 1,
      explanation: null,
      options: [{ id: 'a', text: 'x', isCorrect: true }],
    };
    await executeAsAdmin(UPDATE, {
      input: { id: 'e1', questions: [question, { ...question, id: null, options }] },
    });
    expect(upstream.call('PUT', '/examcreation/e1').body).toEqual({
      mcqs: [
        {
          _id: 'q1',
          question: 'New?',
          points: 1,
          explanation: null,
          options: [{ _id: 'a', text: 'x', isCorrect: true }],
        },
        { question: 'New?', points: 1, explanation: null, options },
      ],
    });
  });

  test('rejected by upstream has field errors with the names of the input', async () => {
    const fields = [
      { path: 'mcqs.0.options.1.text', message: 'a' },
      { path: 'mcqs.0.question', message: 'b' },
      { path: 'written.2.questionText', message: 'c' },
      { path: 'written.2.handwrittenPdf', message: 'd' },
      { path: 'negetiveMarkingPercentage', message: 'e' },
      { path: 'timeLimit', message: 'f' },
    ];
    asAdmin();
    upstream.fail('PUT', '/examcreation/e1', 422, 'No.', { fields });
    const { errors } = await executeAsAdmin(UPDATE, { input: { id: 'e1' } });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.extensions.fieldErrors?.map(({ path }) => path)).toEqual([
      'questions.0.options.1.text',
      'questions.0.text',
      'writtenQuestions.2.text',
      'writtenQuestions.2.solutionPdfUrl',
      'negativeMarkingPercentage',
      'timeLimitMinutes',
    ]);
  });

  test('of a year that has a paper already is rejected, with the message of upstream and the names of the input', async () => {
    const input = {
      yearId: 'y1',
      title: 'Paper',
      timeLimitMinutes: 60,
      negativeMarkingPercentage: 25,
      subjects: [],
    };
    asAdmin();
    upstream.fail('POST', '/multisubjectexams/mcqs', 409, 'This year has a paper already.', {
      fields: [{ path: 'parentId', message: 'x' }],
    });
    const { errors } = await executeAsAdmin(CREATE_PAPER, { input });
    expect(errors[0]).toMatchObject({
      message: 'This year has a paper already.',
      extensions: { code: 'CONFLICT', fieldErrors: [{ path: 'yearId' }] },
    });
  });

  const input = { id: 'e1' };
  test.each([
    ['createExam', CREATE, anExamInput()],
    ['updateExam', UPDATE, input],
    ['deleteExam', DELETE, input],
    [
      'createMultiSubjectExam',
      CREATE_PAPER,
      { yearId: 'y', title: '', timeLimitMinutes: 1, negativeMarkingPercentage: 0, subjects: [] },
    ],
    ['updateMultiSubjectExam', UPDATE_PAPER, input],
  ])(
    'is for admins only: %s does not reach upstream for others',
    async (_, mutation, variables) => {
      upstream.on('GET', '/students/student', aViewer());
      expect((await executeAsAdmin(mutation, { input: variables })).codes).toEqual(['FORBIDDEN']);
      expect((await execute(mutation, { input: variables })).codes).toEqual(['UNAUTHENTICATED']);
      expect(upstream.requestLines).toEqual(['GET /students/student']);
    },
  );

  test('as a paper: omitted fields and subjects are kept', async () => {
    asAdmin();
    upstream.on('PUT', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    await executeAsAdmin(UPDATE_PAPER, { input: { id: 'm1', timeLimitMinutes: 90 } });
    expect(upstream.call('PUT', '/multisubjectexams/mcqs/m1').body).toEqual({ timeLimit: 90 });
  });
});

describe('deleting an exam sends the whole path to it', () => {
  const { executeAsStudent: executeAsAdmin, upstream } = useGateway();
  const prepare = (parentType: string, parentId: string) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.on('GET', '/examcreation/examid/e1', anExam({ parentType, parentId }));
  };
  const remove = (force?: boolean) =>
    executeAsAdmin(DELETE, { input: { id: 'e1', ...(force === undefined ? {} : { force }) } });

  test('of a lesson: its subject and course', async () => {
    prepare('lesson', 'l1');
    upstream.on('GET', '/course/lessons/l1', aLesson());
    upstream.on('GET', '/course/chapters/ch1', aChapter());
    upstream.on('GET', '/course/subject/sub1', aSubject());
    upstream.on('DELETE', '/examcreation/c1/sub1/e1', { message: 'Exam deleted.' });
    expect(dataOf(await remove())).toEqual({
      deleteExam: { deletedId: 'e1', message: 'Exam deleted.' },
    });
  });

  test('of a subject: it and its course', async () => {
    prepare('subject', 'sub1');
    upstream.on('GET', '/course/subject/sub1', aSubject());
    upstream.on('DELETE', '/examcreation/c1/sub1/e1', {});
    expect(dataOf(await remove(false))).toMatchObject({ deleteExam: { message: 'Exam deleted.' } });
  });

  test('of a course: it twice', async () => {
    prepare('course', 'c1');
    upstream.on('DELETE', '/examcreation/c1/c1/e1?force=true', {});
    expect(dataOf(await remove(true))).toMatchObject({ deleteExam: { deletedId: 'e1' } });
  });

  test('of a unit of an admission course: that course and the unit', async () => {
    prepare('unit', 'unit1');
    upstream.on('GET', '/admissioncourse/units/unit/unit1', { _id: 'unit1', universityId: 'uni1' });
    upstream.on('DELETE', '/examcreation/uni1/unit1/e1', {});
    expect(dataOf(await remove())).toMatchObject({ deleteExam: { deletedId: 'e1' } });
  });

  test('of a unit of another course: the course that has it, searched in all courses', async () => {
    prepare('unit', 'au2');
    upstream.fail('GET', '/admissioncourse/units/unit/au2', 404);
    upstream.on('GET', '/course/', [{ _id: 'c1' }, { _id: 'c2' }]);
    upstream.on('GET', '/academiccourse/c1/units', [{ _id: 'au1' }]);
    upstream.on('GET', '/academiccourse/c2/units', [{ _id: 'au2' }]);
    upstream.on('DELETE', '/examcreation/c2/au2/e1', {});
    expect(dataOf(await remove())).toMatchObject({ deleteExam: { deletedId: 'e1' } });
  });

  test('with results is rejected without force, with the message of upstream', async () => {
    const message = 'Students have results in it. Send force=true to archive it.';
    prepare('course', 'c1');
    upstream.fail('DELETE', '/examcreation/c1/c1/e1', 409, message);
    expect((await remove()).errors[0]).toMatchObject({
      message,
      extensions: { code: 'CONFLICT' },
    });
  });

  test.each([
    ['that is not there', undefined],
    ['whose chapter is gone', anExam()],
    ['whose parent the host does not tell', anExam({ parentType: undefined })],
  ])('%s is NOT_FOUND, and nothing is deleted', async (_, exam) => {
    upstream.on('GET', '/students/student', anAdmin());
    upstream.reply('GET', '/examcreation/examid/e1', exam ? { body: exam } : { status: 404 });
    if (exam?.parentType) upstream.fail('GET', '/course/chapters/ch1', 404);
    expect((await remove(true)).codes).toEqual(['NOT_FOUND']);
  });
});
