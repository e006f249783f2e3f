// Accounts with grants: which operations the gateway allows. Upstream decides about the course.
import { describe, expect, test } from 'vitest';
import { aSingleResult, aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const marker = { grants: [{ courseId: 'c1', role: 'marker' as const }] };
const teacher = { grants: [...marker.grants, { courseId: 'c2', role: 'teacher' as const }] };
const TEACHERS = [
  '{ currentExams { examId } }',
  '{ examActivity(examKind: SINGLE, examId: "e1") { startedCount } }',
  '{ examParticipants(examKind: SINGLE, examId: "e1") { totalCount } }',
  '{ examStatistics(examKind: SINGLE, examId: "e1") { submissionCount } }',
  '{ grantedExams(courseId: "c1") { examId } }',
];
const MARKERS = [
  '{ unmarkedExamResults { totalCount } }',
  '{ writtenSubmissions(userId: "u2", examId: "e1") { id } }',
  '{ lateAnswers { totalCount } }',
  '{ lateAnswersById(id: "l1") { id } }',
  'mutation { decideLateAnswers(input: { id: "l1", accept: true, reason: "Ill" }) { lateAnswers { id } } }',
  `mutation {
    markWrittenExam(input: { userId: "u2", examId: "e1", submissionId: "v1", score: 1 }) {
      submission { id }
    }
  }`,
];

describe('a gateway in front of a host with grants', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: [
      'attempts',
      'exam-monitoring',
      'grants',
      'late-decisions',
      'marking',
      'submissions',
    ],
  });
  const prepareViewer = (viewer: object) =>
    upstream.on('GET', '/students/student', aViewer(viewer));
  const refusal = async (query: string) => (await executeAsStudent(query)).errors[0]?.extensions;

  test.each([...TEACHERS, ...MARKERS])('rejects a student without a grant: %s', async (query) => {
    prepareViewer({});
    expect(await refusal(query)).toMatchObject({ code: 'FORBIDDEN', reason: 'ADMINS_ONLY' });
  });

  test('tells a teacher whose grant has ended meanwhile that the permission is missing', async () => {
    prepareViewer({});
    const { errors } = await executeAsStudent('{ unmarkedExamResults { totalCount } }');
    expect(errors[0]?.message).toBe('You have no permission for this, or no longer.');
  });

  test.each(TEACHERS)('rejects a teacher-only operation from a marker: %s', async (query) => {
    prepareViewer(marker);
    expect(await refusal(query)).toMatchObject({ code: 'FORBIDDEN', reason: 'ADMINS_ONLY' });
  });

  test.each([
    [null, {}],
    ['MARKER', marker],
    ['TEACHER', teacher],
  ])('shows as grant of the viewer the one with the most rights: %s', async (grantRole, viewer) => {
    prepareViewer(viewer);
    expect(dataOf(await executeAsStudent('{ viewer { grantRole } }'))).toEqual({
      viewer: { grantRole },
    });
  });

  test.each([
    ['a marker', marker],
    ['a teacher', teacher],
  ])('allows %s to read submissions, and passes on rejections of upstream', async (_, viewer) => {
    prepareViewer(viewer);
    upstream.fail('GET', '/ext/results/submissions/u2/e1', 403, 'No grant.', {
      code: 'COURSE_NOT_GRANTED',
    });
    const query = '{ writtenSubmissions(userId: "u2", examId: "e1") { id } }';
    expect(await refusal(query)).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'COURSE_NOT_GRANTED',
    });
  });

  test('returns the submission to a marker, and does not read the result of the student', async () => {
    prepareViewer(marker);
    const submission = { submissionId: 'v1', number: 1, isNewest: false, countsForRank: true };
    const before = { ...aSingleResult({ score: null }), ...submission };
    upstream.on('GET', '/ext/results/submissions/u2/e1', [before]);
    upstream.on('PUT', '/ext/results/submissions/v1/mark', { ...before, score: 1 });
    const query = `mutation { markWrittenExam(input: { userId: "u2", examId: "e1", submissionId: "v1", score: 1 }) {
      submission { id score } result { score } } }`;
    expect(dataOf(await executeAsStudent(query)).markWrittenExam).toEqual({
      submission: { id: 'v1', score: 1 },
      result: { score: 1 },
    });
  });
});

describe('a host without grants', () => {
  const { execute, executeAsStudent, upstream } = useGateway({ extensions: ['people'] });

  test('has none of the viewer, and none of a person', async () => {
    expect(dataOf(await executeAsStudent('{ myGrants { courseId } }'))).toEqual({ myGrants: [] });
    upstream.on('GET', '/students/student', aViewer({ role: 'admin' }));
    upstream.on('GET', '/ext/people/s1', { student: { _id: 's1' }, account: { _id: 'u2' } });
    expect(dataOf(await executeAsStudent('{ person(id: "s1") { grants { role } } }'))).toEqual({
      person: { grants: null },
    });
  });

  test('cannot give any', async () => {
    upstream.on('GET', '/students/student', aViewer({ role: 'admin' }));
    const { errors } = await executeAsStudent(
      `mutation {
        giveGrant(input: { studentId: "s1", courseId: "c1", category: ACADEMIC, role: MARKER }) {
          person { id }
        }
      }`,
    );
    expect(errors[0]?.extensions).toMatchObject({ reason: 'NO_GRANTS' });
  });

  test('is UNAUTHENTICATED for a visitor', async () => {
    const { errors } = await execute('{ myGrants { courseId } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
