// The answer key must not leave the gateway before the paper is handed in, although upstream sends it with every document.
import { readFileSync } from 'node:fs';
import { buildASTSchema, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  aChapter,
  aMultiSubjectExam,
  aMultiSubjectResult,
  anAdmissionCourse,
  anExam,
  aQuestion,
  aTicket,
  aUnit,
  aViewer,
  aYear,
} from './fixtures.ts';
import { type Answer, useGateway } from './kit.ts';

const CANARY = 'canary-of-the-key';
const leaking = (id: string) => ({
  ...aQuestion(id, { explanation: CANARY }),
  options: aQuestion(id).options?.map((option) => ({ ...option, isCorrect: CANARY, why: CANARY })) as never,
});
const leakingExam = () => ({
  ...anExam({
    mcqs: [leaking('q1')],
    written: [{ _id: 'w1', questionText: 'Explain.', answerGuidelines: CANARY, handwrittenPdf: CANARY } as never],
  }),
  answerKey: CANARY,
});
const leakingPaper = () => ({
  ...aMultiSubjectExam({ subjects: [{ _id: 'ms1', subjectName: 'Physics', mcqs: [leaking('q1')] }] }),
  answerKey: CANARY,
});
const EXAM =
  'id title type totalMarks timeLimitMinutes passingScorePercent negativeMarkingPercentage startingDate questionCount myResult { id }';
const PAPER =
  'id title timeLimitMinutes negativeMarkingPercentage questionCount totalPoints subjects { id name mandatory questionCount } myResult { id }';
const TEXT = 'text { source html }';
const QUESTIONS = `questions { id ${TEXT} points options { id ${TEXT} } }`;

describe.each([[[] as string[]], [['batch', 'attempts']]])('with the extensions %j', (extensions) => {
  const { askAsStudent, upstream, ticket } = useGateway({ extensions });
  const attempt = { _id: 'at1', startedAt: '2026-03-01T10:00:00Z', deadline: '2026-03-01T11:00:00Z' };
  const expectSilence = <T>(answer: Answer<T>) => {
    expect(answer.errors).toEqual([]);
    expect(answer.raw.body).not.toContain('canary');
  };
  const asStudent = () => upstream.on('GET', '/students/student', aViewer());
  const withAttempt = () => extensions.includes('attempts') && upstream.on('POST', '/ext/attempts', attempt);

  test('starting a single exam shows nothing of the key', async () => {
    asStudent();
    withAttempt();
    upstream.on('GET', '/examcreation/examid/e1', leakingExam());
    upstream.fail('GET', '/exams/results/user/u1/exam/e1', 404);
    expectSilence(
      await askAsStudent(`mutation { startExam(input: { examId: "e1" }) { ticket { token attemptId startedAt deadline serverTime }
        paper { exam { ${EXAM} } ${QUESTIONS} writtenQuestions { id ${TEXT} } } } }`),
    );
  });

  test('starting a multi-subject exam shows nothing of the key', async () => {
    asStudent();
    withAttempt();
    upstream.on('GET', '/multisubjectexams/mcqs/m1', leakingPaper());
    upstream.fail('GET', '/multisubjectexamsresult/exam-results/u1/m1', 404);
    expectSilence(
      await askAsStudent(`mutation { startMultiSubjectExam(input: { examId: "m1" }) { ticket { token attemptId }
        paper { exam { ${PAPER} } subjects { id name mandatory ${QUESTIONS} } } } }`),
    );
  });

  test('exams by id, of a chapter and of a year show nothing of the key', async () => {
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
      await askAsStudent(`{ exam(id: "e1") { ${EXAM} } multiSubjectExam(id: "m1") { ${PAPER} } chapter(id: "ch1") { exams { ${EXAM} } }
        admissionCourse(courseCode: "du") { units { years { exam { ${PAPER} } } } } }`),
    );
  });

  test('a refused hand-in shows nothing of the key', async () => {
    asStudent();
    const paper = aMultiSubjectExam({
      subjects: [{ _id: 'ms1', subjectName: 'Physics', mandatory: true, mcqs: [aQuestion('q1', { explanation: CANARY })] }],
    });
    upstream.on('GET', '/multisubjectexams/mcqs/m1', paper);
    const answer = await askAsStudent(
      'mutation ($ticket: String!) { submitMultiSubjectExam(input: { ticket: $ticket, answers: [] }) { exam { title } } }',
      { ticket: ticket(aTicket()) },
    );
    expect(answer.codes).toEqual(['BAD_USER_INPUT']);
    expect(answer.raw.body).not.toContain('canary');
  });

  test('the same question after the hand-in does show it, to its owner', async () => {
    asStudent();
    upstream.on('GET', '/multisubjectexamsresult/exam-results/u1/m1', aMultiSubjectResult());
    upstream.on(
      'GET',
      '/multisubjectexams/mcqs/m1',
      aMultiSubjectExam({ subjects: [{ _id: 'ms1', subjectName: 'P', mcqs: [aQuestion('q1', { explanation: CANARY })] }] }),
    );
    const answer = await askAsStudent(`{ examResult(userId: "u1", examId: "m1") { ... on MultiSubjectExamResult { subjects { questions {
      explanation { source } } } } } }`);
    expect(answer.raw.body).toContain(CANARY);
  });
});

test('no type that a student reaches before handing in has a field for the key', () => {
  const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
  const keyed = Object.values(buildASTSchema(parse(sdl)).getTypeMap())
    .filter(isObjectType)
    .filter((type) => Object.keys(type.getFields()).some((field) => /correct|explanation|guidelines|handwritten/i.test(field)))
    .map((type) => type.name);
  expect(keyed.sort()).toEqual(['ReviewedOption', 'ReviewedQuestion', 'ReviewedSubject', 'ReviewedWrittenQuestion']);
});
