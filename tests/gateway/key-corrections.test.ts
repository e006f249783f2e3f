// Corrected questions in reviews and scores, and hosts without the extension `key-corrections`.
import { describe, expect, test } from 'vitest';
import { anAdmin } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const question = (id: string, correction?: object) => ({
  _id: id,
  question: 'Why?',
  points: 2,
  correction,
  options: [
    { _id: `${id}-a`, text: 'A', isCorrect: true },
    { _id: `${id}-b`, text: 'B', isCorrect: false },
  ],
});
const corrected = (kind: string) => ({
  kind,
  reason: 'Misprint',
  correctedAt: '2026-03-01T10:00:00.000Z',
});
const QUESTIONS = 'questions { id score reason correction { kind reason correctedAt } }';

describe('a review', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['key-corrections'] });

  test('scores questions with a bonus or taken out of the scoring as upstream did', async () => {
    upstream.on('GET', '/multisubjectexamsresult/exam-results/r1', {
      _id: 'r1',
      userId: 'u1',
      examId: 'm1',
      dateTaken: '2026-03-01T10:00:00.000Z',
      totalScore: 4,
      timeTaken: 10,
      subjects: [
        {
          subjectId: 's1',
          results: ['q1', 'q2', 'q3'].map((questionId) => ({
            questionId,
            selectedOption: [`${questionId}-b`],
          })),
        },
      ],
    });
    upstream.on('GET', '/multisubjectexams/mcqs/m1', {
      _id: 'm1',
      negativeMarkingPercentage: 25,
      subjects: [
        {
          _id: 's1',
          subjectName: 'Physics',
          mcqs: [
            question('q1', corrected('bonus')),
            question('q2', corrected('void')),
            question('q3', corrected('key')),
            question('q4'),
          ],
        },
      ],
    });
    const review = await executeAsStudent(`{ multiSubjectExamResult(id: "r1") {
      subjects { score totalPoints correctCount wrongCount blankCount ${QUESTIONS} } } }`);
    const correctionOf = (kind: string) => ({
      kind,
      reason: 'Misprint',
      correctedAt: '2026-03-01T10:00:00.000Z',
    });
    expect(dataOf(review)).toEqual({
      multiSubjectExamResult: {
        subjects: [
          {
            score: 1.5,
            totalPoints: 6,
            correctCount: 0,
            wrongCount: 1,
            blankCount: 1,
            questions: [
              { id: 'q1', score: 2, reason: 'BONUS', correction: correctionOf('BONUS') },
              { id: 'q2', score: 0, reason: 'VOID', correction: correctionOf('VOID') },
              { id: 'q3', score: -0.5, reason: 'WRONG', correction: correctionOf('KEY') },
              { id: 'q4', score: 0, reason: 'BLANK', correction: null },
            ],
          },
        ],
      },
    });
  });
});

describe('corrections and challenges', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: [] });
  const refusedBy = async (operation: string) =>
    (await executeAsStudent(operation)).errors[0]?.extensions;

  test('are rejected with a host that does not rescore', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const target = 'examKind: SINGLE, examId: "e1", questionId: "q1"';
    for (const operation of [
      `mutation {
        correctKey(input: { reason: "x", correction: { ${target}, kind: VOID } }) {
          examCorrections { pendingCount }
        }
      }`,
      `mutation { challengeKey(input: { ${target}, reason: "Option B is right." }) { challenge { id } } }`,
    ]) {
      expect(await refusedBy(operation), operation).toMatchObject({
        code: 'OPERATION_NOT_ALLOWED',
        reason: 'NO_KEY_CORRECTIONS',
      });
    }
  });
});

describe('a dry run', () => {
  const { executeAsStudent, upstream } = useGateway({ extensions: ['key-corrections'] });

  test('rejects an invalid cursor', async () => {
    upstream.on('GET', '/students/student', anAdmin());
    const response = await executeAsStudent(
      `{
        keyCorrectionPreview(
          input: { examKind: SINGLE, examId: "e1", questionId: "q1", kind: VOID }
          after: "../x"
        ) {
          examinedCount
        }
      }`,
    );
    expect(response.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'NOT_A_CURSOR',
    });
  });
});
