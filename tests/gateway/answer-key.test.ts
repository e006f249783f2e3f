// The answer key must not leave the gateway before the paper is submitted, although upstream sends
// it with every document.
import { readFileSync } from 'node:fs';
import { buildASTSchema, type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  aChapter,
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmin,
  anAdmissionCourse,
  anExam,
  aQuestion,
  aTicket,
  aUnit,
  aViewer,
  aYear,
  withoutKey,
} from './fixtures.ts';
import { COOKIE, type GraphQLResponse, useGateway } from './kit.ts';

const CANARY = 'canary-of-the-key';
const leaking = (id: string) => ({
  ...aQuestion(id, { explanation: CANARY }),
  options: aQuestion(id).options?.map((option) => ({
    ...option,
    isCorrect: CANARY,
    why: CANARY,
  })) as never,
});
const leakingExam = () => ({
  ...anExam({
    mcqs: [leaking('q1')],
    written: [
      {
        _id: 'w1',
        questionText: 'Explain.',
        answerGuidelines: CANARY,
        handwrittenPdf: CANARY,
      } as never,
    ],
  }),
  answerKey: CANARY,
});
const leakingPaper = () => ({
  ...aMultiSubjectExam({
    subjects: [{ _id: 'ms1', subjectName: 'Physics', mcqs: [leaking('q1')] }],
  }),
  answerKey: CANARY,
});
const EXAM = `
  id title type totalMarks timeLimitMinutes passingScorePercent negativeMarkingPercentage
  startingDate questionCount myResult { id }
`;
const PAPER = `
  id title timeLimitMinutes negativeMarkingPercentage questionCount totalPoints
  subjects { id name mandatory questionCount } myResult { id }
`;
const TEXT = 'text { source html }';
const QUESTIONS = `questions { id ${TEXT} points options { id ${TEXT} } }`;

describe.each([[[] as string[]], [['batch', 'attempts']]])(
  'with the extensions %j',
  (extensions) => {
    const { executeAsStudent, upstream, ticket } = useGateway({ extensions });
    const attempt = {
      _id: 'at1',
      startedAt: '2026-03-01T10:00:00Z',
      deadline: '2026-03-01T11:00:00Z',
    };
    const expectSilence = <T>(response: GraphQLResponse<T>) => {
      expect(response.errors).toEqual([]);
      expect(response.raw.body).not.toContain('canary');
    };
    const asStudent = () => upstream.on('GET', '/students/student', aViewer());
    const withAttempt = () =>
      extensions.includes('attempts') && upstream.on('POST', '/ext/attempts', attempt);

    test('starting a single exam does not return the key', async () => {
      asStudent();
      withAttempt();
      upstream.on('GET', '/examcreation/examid/e1', leakingExam());
      upstream.fail('GET', '/exams/results/user/u1/exam/e1', 404);
      expectSilence(
        await executeAsStudent(`mutation {
          startExam(input: { examId: "e1" }) {
            ticket { token attemptId startedAt deadline serverTime }
            paper { exam { ${EXAM} } ${QUESTIONS} writtenQuestions { id ${TEXT} } }
          }
        }`),
      );
    });

    test('starting a multi-subject exam does not return the key', async () => {
      asStudent();
      withAttempt();
      upstream.on('GET', '/multisubjectexams/mcqs/m1', leakingPaper());
      upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/m1', 404);
      expectSilence(
        await executeAsStudent(`mutation { startMultiSubjectExam(input: { examId: "m1" }) { ticket { token attemptId }
        paper { exam { ${PAPER} } subjects { id name mandatory ${QUESTIONS} } } } }`),
      );
    });

    test('exams by id, of a chapter and of a year do not contain the key', async () => {
      asStudent();
      upstream.on('GET', '/examcreation/examid/e1', leakingExam());
      upstream.on('GET', '/multisubjectexams/mcqs/m1', leakingPaper());
      upstream.on('GET', '/course/chapters/ch1', aChapter());
      upstream.on('GET', '/examcreation/chapter/ch1', [leakingExam()]);
      upstream.on('GET', '/admissioncourse/universities/coursedetails/du', anAdmissionCourse());
      upstream.on('GET', '/admissioncourse/units/uni1', [aUnit()]);
      upstream.on('GET', '/admissioncourse/years/unit1', [aYear()]);
      upstream.fail('GET', '/exams/results/user/u1/exam/e1', 404);
      upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/m1', 404);
      expectSilence(
        await executeAsStudent(`{
          exam(id: "e1") { ${EXAM} } multiSubjectExam(id: "m1") { ${PAPER} }
          chapter(id: "ch1") { exams { ${EXAM} } }
          admissionCourse(courseCode: "du") { units { years { exam { ${PAPER} } } } }
        }`),
      );
    });

    test('lists of exams, papers of years and running attempts do not contain the key', async () => {
      asStudent();
      upstream.on('GET', '/examcreation/?offset=0&limit=20', [leakingExam()]);
      upstream.on('GET', '/multisubjectexams/?offset=0&limit=20', [leakingPaper()]);
      upstream.on('GET', '/multisubjectexams/mcqs/parentid/y1', leakingPaper());
      upstream.on('GET', '/course/lessons/l1', { _id: 'l1', exams: [leakingExam()] });
      upstream.on('GET', '/examcreation/lesson/l1', [leakingExam()]);
      upstream.on('GET', '/examcreation/examid/e1', leakingExam());
      upstream.fail('GET', '/exams/results/user/u1/exam/e1', 404);
      upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/m1', 404);
      if (extensions.includes('attempts')) {
        const open = {
          ...attempt,
          kind: 'single',
          examId: 'e1',
          userId: 'u1',
          answerKey: CANARY,
          answers: { selections: [], key: CANARY },
        };
        upstream.on('GET', '/ext/attempts/open', [open]);
      }
      expectSilence(
        await executeAsStudent(`{
          exams { nodes { ${EXAM} } } multiSubjectExams { nodes { ${PAPER} } }
          multiSubjectExamOfYear(yearId: "y1") { ${PAPER} } lesson(id: "l1") { exams { ${EXAM} } }
          openAttempts {
            id exam { ${EXAM} } ticket { token }
            answers {
              selections { questionId selectedOptionIds } writtenAnswers { questionId answerPdfUrl }
            }
          }
        }`),
      );
    });

    test('a rejected submission does not return the key', async () => {
      asStudent();
      const paper = aMultiSubjectExam({
        subjects: [
          {
            _id: 'ms1',
            subjectName: 'Physics',
            mandatory: true,
            mcqs: [aQuestion('q1', { explanation: CANARY })],
          },
        ],
      });
      upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
      const response = await executeAsStudent(
        `mutation ($ticket: String!) {
          submitMultiSubjectExam(input: { ticket: $ticket, answers: [] }) { exam { title } }
        }`,
        { ticket: ticket(aTicket()) },
      );
      expect(response.codes).toEqual(['BAD_USER_INPUT']);
      expect(response.raw.body).not.toContain('canary');
    });

    test('the same query after the submission returns the key to its owner', async () => {
      asStudent();
      upstream.on('GET', '/multisubjectexamsresult/exam-results/u1/m1', aMultiSubjectResult());
      upstream.on(
        'GET',
        '/multisubjectexams/mcqs/m1',
        aMultiSubjectExam({
          subjects: [
            { _id: 'ms1', subjectName: 'P', mcqs: [aQuestion('q1', { explanation: CANARY })] },
          ],
        }),
      );
      const response = await executeAsStudent(`{
        examResult(userId: "u1", examId: "m1") {
          ... on MultiSubjectExamResult { subjects { questions { explanation { source } } } }
        }
      }`);
      expect(response.raw.body).toContain(CANARY);
    });
  },
);

describe('the key for editors', () => {
  const { execute, executeAsStudent, upstream } = useGateway();
  const KEYS = [
    ['exam', '{ exam(id: "e1") { id key { questions { explanation } } } }'],
    [
      'multiSubjectExam',
      '{ multiSubjectExam(id: "m1") { id key { subjects { questions { explanation } } } } }',
    ],
  ] as const;
  test.each(KEYS)(
    'is not shown to students and visitors, although upstream sends it: %s',
    async (field, query) => {
      const [path, leaking] =
        field === 'exam'
          ? ['/examcreation/examid/e1', leakingExam()]
          : ['/multisubjectexams/mcqs/m1', leakingPaper()];
      upstream.on('GET', path, leaking, { times: 2 });
      upstream.on('GET', '/students/student', aViewer());
      const asStudent = await executeAsStudent(query);
      const asVisitor = await execute(query);
      expect([asStudent.codes, asVisitor.codes]).toEqual([['FORBIDDEN'], ['UNAUTHENTICATED']]);
      for (const response of [asStudent, asVisitor]) {
        expect(response.data).toMatchObject({ [field]: { key: null } });
        expect(response.errors[0]?.path).toEqual([field, 'key']);
        expect(response.raw.body).not.toContain('canary');
      }
    },
  );

  test('is read with the session of the admin, never with the service credential', async () => {
    const mcqs = [aQuestion('q1', { explanation: CANARY })];
    upstream.on('GET', '/examcreation/examid/e1', anExam({ mcqs }));
    upstream.on(
      'GET',
      '/multisubjectexams/mcqs/m1',
      aMultiSubjectExam({ subjects: [{ _id: 'ms1', subjectName: 'Physics', mcqs }] }),
    );
    upstream.on('GET', '/students/student', anAdmin());
    const { raw, codes } = await executeAsStudent(
      `{ ${KEYS.map(([, query]) => query.slice(1, -1)).join(' ')} }`,
    );
    expect(codes).toEqual([]);
    expect(raw.body.match(/canary/g)).toHaveLength(2);
    expect(upstream.calls.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
      [COOKIE, undefined],
      [COOKIE, undefined],
      [COOKIE, undefined],
    ]);
  });

  test('is an error if a host omits it, so that questions are not saved without their correct options', async () => {
    upstream.on('GET', '/examcreation/examid/e1', withoutKey(anExam()));
    upstream.on('GET', '/multisubjectexams/mcqs/m1', withoutKey(aMultiSubjectExam()));
    upstream.on('GET', '/students/student', anAdmin());
    const response = await executeAsStudent(
      `{ ${KEYS.map(([, query]) => query.slice(1, -1)).join(' ')} }`,
    );
    expect(response.codes).toEqual(['UPSTREAM_BAD_RESPONSE', 'UPSTREAM_BAD_RESPONSE']);
  });

  test('is an error for an outline too', async () => {
    const { mcqs: _, ...outline } = anExam();
    // The exam, and its questions in a second read, because the first may be an outline from a
    // batch.
    upstream.on('GET', '/examcreation/examid/e1', outline, { times: 2 });
    upstream.on('GET', '/students/student', anAdmin());
    expect((await executeAsStudent(KEYS[0][1])).codes).toEqual(['UPSTREAM_BAD_RESPONSE']);
  });
});

test('types with the key are reached only by `key` and by results', () => {
  const sdl = buildASTSchema(
    parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')),
  );
  const fieldsWith = (type: RegExp) =>
    Object.values(sdl.getTypeMap())
      .filter(isObjectType)
      .flatMap((owner) =>
        Object.values(owner.getFields()).map((field) => [
          `${owner.name}.${field.name}`,
          getNamedType(field.type).name,
        ]),
      )
      .filter(([, name]) => type.test(name ?? ''))
      .map(([path]) => path);
  // Types with a key are only reachable through a field `key`, which is for admins, or a result,
  // which exists only after the submission.
  expect(fieldsWith(/^(MultiSubject)?ExamKey$/).sort()).toEqual([
    'Exam.key',
    'MultiSubjectExam.key',
  ]);
  expect(fieldsWith(/^Key(Option|Question|Subject|WrittenQuestion)$/).sort()).toEqual([
    'ExamKey.questions',
    'ExamKey.writtenQuestions',
    'KeyQuestion.options',
    'KeySubject.questions',
    'MultiSubjectExamKey.subjects',
  ]);
  // Corrections contain the correct options, for admins.
  expect(fieldsWith(/^(ExamKeyCorrections|KeyCorrection)$/).sort()).toEqual([
    'CorrectKeyPayload.examCorrections',
    'ExamKeyCorrections.corrections',
    'Query.examKeyCorrections',
  ]);
  // Students see corrections in reviews only.
  expect(fieldsWith(/^QuestionCorrection$/)).toEqual(['ReviewedQuestion.correction']);
  expect(fieldsWith(/^Reviewed(Subject|Question|WrittenQuestion)$/).sort()).toEqual([
    'MultiSubjectExamResult.subjects',
    'ReviewedSubject.questions',
    'SingleExamResult.questions',
    'SingleExamResult.writtenQuestions',
    // For admins, who mark it.
    'WrittenSubmission.writtenQuestions',
  ]);
});

test('no other type has a key field', () => {
  const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const keyed = Object.values(buildASTSchema(parse(sdl)).getTypeMap())
    .filter(isObjectType)
    .filter((type) =>
      Object.keys(type.getFields()).some((field) =>
        /correct|explanation|guidelines|handwritten/i.test(field),
      ),
    )
    .map((type) => type.name);
  expect(keyed.sort()).toEqual([
    // The bank is for admins.
    'BankOption',
    'BankQuestion',
    'BankUsage',
    // Fields of corrections; the test above covers where they are reachable.
    'CorrectKeyPayload',
    'ExamKeyCorrections',
    'KeyCorrection',
    // LateOption is for admins, who decide about late answers; so is QuestionStatistics, which
    // counts correct answers.
    'KeyOption',
    'KeyQuestion',
    'KeyWrittenQuestion',
    'LateOption',
    'Mutation',
    'Query',
    'QuestionCorrection',
    'QuestionStatistics',
    'ReviewedOption',
    'ReviewedQuestion',
    'ReviewedSubject',
    'ReviewedWrittenQuestion',
  ]);
  const roots = ['Query', 'Mutation'].flatMap((name) =>
    Object.keys((buildASTSchema(parse(sdl)).getType(name) as GraphQLObjectType).getFields()),
  );
  const named = roots.filter((field) => /correct|explanation|guidelines|handwritten/i.test(field));
  expect(named.sort()).toEqual(['correctKey', 'examKeyCorrections', 'keyCorrectionPreview']);
});
