// Scores and reviews by the version of an exam, with its corrections (docs/decisions/045).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../backend/src/modules/attempts/tables.ts';
import { examVersions } from '../../backend/src/modules/exam-versions/tables.ts';
import { examResultVersions } from '../../backend/src/modules/results/tables.ts';
import { MINUTE } from './durations.ts';
import { editExam, versionsOf } from './exam-version-kit.ts';
import {
  admin,
  backend,
  correctKey,
  createExam,
  optionOf,
  questionId,
  rescoreAll,
  scoreOf,
  submitLetters,
  useKeyCorrections,
} from './key-correction-kit.ts';
import type { Student } from './kit.ts';

useKeyCorrections();

describe('rescoring', () => {
  it('uses the version of each submission with all corrections', async () => {
    const { examId, questions } = await createExam();
    const before = await submitLetters(examId, questions, 'BB');
    await editExam(examId, { mcqs: [{ ...questions[0], points: 10 }, questions[1]] });
    const after = await submitLetters(examId, questions, 'BB');
    expect([await scoreOf(before, examId), await scoreOf(after, examId)]).toEqual([-1, -3]);
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await rescoreAll();
    expect([await scoreOf(before, examId), await scoreOf(after, examId)]).toEqual([1.5, 9.5]);
    await correctKey(examId, { questionId: questionId(questions, 1), kind: 'void' });
    await rescoreAll();
    expect([await scoreOf(before, examId), await scoreOf(after, examId)]).toEqual([2, 10]);
  });

  it('corrects a question that is only in an earlier version, with a dry run', async () => {
    const { examId, questions } = await createExam();
    const before = await submitLetters(examId, questions, 'AB');
    await editExam(examId, { mcqs: [questions[0]] });
    const proposed = { questionId: questionId(questions, 1), kind: 'bonus' };
    const preview = await admin.post(
      `/ext/exams/single/${examId}/key-corrections/preview`,
      proposed,
    );
    expect(preview.body.changes).toMatchObject([{ oldScore: 1.5, newScore: 4 }]);
    expect((await correctKey(examId, proposed)).status).toBe(201);
    await rescoreAll();
    expect(await scoreOf(before, examId)).toBe(4);
  });

  it('keeps a key that was corrected before the version was stored', async () => {
    const { examId, questions } = await createExam();
    // No attempt was started, so the key may still be edited after the correction.
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await editExam(examId, { mcqs: questions });
    const student = await submitLetters(examId, questions, 'AA');
    expect(await scoreOf(student, examId)).toBe(4);
  });
});

describe('the version of a result', () => {
  const versionFor = async (student: Pick<Student, 'get'>, resultId: string) =>
    (await student.get(`/ext/results/single/exam-versions?ids=${resultId}`)).body[resultId];

  it('is shown to its owner with its corrections, and only to admins while a contest withholds the result', async () => {
    const { examId, questions } = await createExam();
    const student = await submitLetters(examId, questions, 'AA');
    const { _id } = (await student.get(`/exams/results/user/${student.userId}/exam/${examId}`))
      .body;
    const [version] = await versionsOf(examId);
    const { passingScore } = (await admin.get(`/examcreation/examid/${examId}`)).body;
    const rule = { totalMarks: 4, passingScore };
    expect(await versionFor(student, _id)).toEqual({
      examVersionId: version?.id,
      corrections: [],
      ...rule,
    });
    await correctKey(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await correctKey(examId, { questionId: questionId(questions, 1), kind: 'bonus' });
    const correction = { reason: 'Misprint', correctedAt: backend.clock.now.toISOString() };
    const expected = {
      examVersionId: version?.id,
      ...rule,
      corrections: [
        {
          questionId: questionId(questions, 0),
          kind: 'key',
          correctOptionIds: [optionOf(questions, 0, 1)],
          ...correction,
        },
        { questionId: questionId(questions, 1), kind: 'bonus', ...correction },
      ],
    };
    expect(await versionFor(student, _id)).toEqual(expected);
    expect(await versionFor(await backend.enrolled(), _id)).toBeUndefined();
    const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();
    const contest = {
      title: 'Contest',
      examId,
      examKind: 'single',
      startDate: moment(MINUTE),
      endDate: moment(60 * MINUTE),
    };
    expect((await admin.post('/examcampaigns', contest)).status).toBe(201);
    expect([await versionFor(student, _id), await versionFor(admin, _id)]).toEqual([
      undefined,
      expected,
    ]);
  });

  it('is read for all results in one statement, with total marks and passing score; reading stores nothing', async () => {
    const { examId, questions } = await createExam();
    const people = [
      await submitLetters(examId, questions, 'AA'),
      await submitLetters(examId, questions, 'AB'),
    ];
    await editExam(examId, { totalMarks: 40, passingScore: 90 });
    const ids = await Promise.all(
      people.map(
        async (student) =>
          (await student.get(`/exams/results/user/${student.userId}/exam/${examId}`)).body
            ._id as string,
      ),
    );
    const old = await createExam();
    const studentWithoutVersion = await submitLetters(old.examId, old.questions, 'AA');
    ids.push(
      (
        await studentWithoutVersion.get(
          `/exams/results/user/${studentWithoutVersion.userId}/exam/${old.examId}`,
        )
      ).body._id,
    );
    await backend.db.delete(examVersions).where(eq(examVersions.examId, old.examId));
    await backend.db
      .update(examResultVersions)
      .set({ examVersionId: null })
      .where(eq(examResultVersions.userId, studentWithoutVersion.userId));
    backend.statements.length = 0;
    const versions = (await admin.get(`/ext/results/single/exam-versions?ids=${ids.join()}`)).body;
    expect(
      backend.statements.filter((statement) => statement.includes('exam_versions')),
    ).toHaveLength(1);
    const [first] = await versionsOf(examId);
    for (const id of ids.slice(0, 2))
      expect(versions[id]).toMatchObject({ examVersionId: first?.id, totalMarks: 4 });
    expect(versions[ids[2] ?? '']).toEqual({ corrections: [] });
    expect(await versionsOf(old.examId)).toEqual([]);
    // A submission that was stored without a version belongs to the newest one.
    await backend.db
      .update(examResultVersions)
      .set({ examVersionId: null })
      .where(eq(examResultVersions.userId, people[0]?.userId ?? ''));
    await backend.db
      .update(attempts)
      .set({ examVersionId: null })
      .where(eq(attempts.userId, people[0]?.userId ?? ''));
    expect(await versionFor(admin, ids[0] ?? '')).toMatchObject({
      totalMarks: 40,
      passingScore: 90,
    });
  });
});
