// Corrections of answer keys: the preview, rescoring in batches and the audit list
// (docs/decisions/040).
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { scoreChanges } from '../../backend/src/modules/key-corrections/tables.ts';
import {
  PAPER,
  PAPER_RESULTS,
  paperVersions,
  SINGLE,
  save,
  sheetOf,
  singleVersions,
  start,
} from './attempt-kit.ts';
import { aContent } from './content-fixture.ts';
import { aQuestion, submitExam } from './exam-fixture.ts';
import {
  admin,
  answer,
  backend,
  correct,
  make,
  optionOf,
  type Question,
  questionId,
  rescoreAll,
  scoreOf,
  url,
  useKeyCorrections,
} from './key-correction-kit.ts';
import { expectSameDetails } from './own-details.ts';

useKeyCorrections();

/** Not the paper of the other tests, which correct its key. */
const PAID = 'paid-a-2023-exam';

describe('a correction of the key', () => {
  it('rescores every stored submission, with old and new score in the audit list', async () => {
    const { examId, questions } = await make();
    const [right, wrong, blank] = [
      await answer(examId, questions, 'AA'),
      await answer(examId, questions, 'BA'),
      await answer(examId, questions, ' A'),
    ];
    const key = {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    };
    const corrected = await correct(examId, key);
    expect([corrected.status, corrected.body]).toEqual([
      201,
      {
        corrections: [
          {
            _id: expect.any(String),
            ...key,
            previousOptionIds: [optionOf(questions, 0, 0)],
            reason: 'Misprint',
            correctedAt: backend.clock.now.toISOString(),
            correctedBy: expect.any(String),
          },
        ],
        submissionCount: 3,
        pendingCount: 3,
        changedCount: 0,
      },
    ]);
    // The same request again, as after a lost response.
    expect((await correct(examId, key)).body.corrections).toHaveLength(1);
    await rescoreAll();
    expect([
      await scoreOf(right, examId),
      await scoreOf(wrong, examId),
      await scoreOf(blank, examId),
    ]).toEqual([1.5, 4, 1.5]);
    expect(
      (await singleVersions(backend, wrong.userId)).map(({ score, wrongCount }) => [
        score,
        wrongCount,
      ]),
    ).toEqual([[4, 0]]);
    const { body } = await admin.get(url(examId));
    expect([body.submissionCount, body.pendingCount, body.changedCount]).toEqual([3, 0, 2]);
    const [result] = (await wrong.get(`/exams/results/user/${wrong.userId}`)).body;
    const changes = await wrong.get(`/ext/results/single/score-changes?ids=${result._id}`);
    expect(await expectSameDetails(wrong, 'single', result._id, examId)).toContain('scoreChanges');
    expect(changes.body).toEqual({
      [result._id]: [
        {
          _id: expect.any(String),
          oldScore: 1.5,
          newScore: 4,
          changedAt: backend.clock.now.toISOString(),
          reasons: ['Misprint'],
        },
      ],
    });
    expect((await right.get(`/ext/results/single/score-changes?ids=${result._id}`)).body).toEqual(
      {},
    );
  });

  it('gives the points to every student, excludes a question from the scoring, and counts it again', async () => {
    const { examId, questions } = await make();
    const [student, otherStudent] = [
      await answer(examId, questions, 'AB'),
      await answer(examId, questions, 'B '),
    ];
    const scores = async () => [
      await scoreOf(student, examId),
      await scoreOf(otherStudent, examId),
    ];
    const id = questionId(questions, 1);
    const step = async (kind: string, extra: object = {}) => {
      expect((await correct(examId, { questionId: id, kind, ...extra })).status, kind).toBe(201);
      await rescoreAll();
      return scores();
    };
    expect(await scores()).toEqual([1.5, -1]);
    expect(await step('bonus')).toEqual([4, 1.5]);
    expect(await step('void')).toEqual([2, -0.5]);
    expect(await step('key', { correctOptionIds: [optionOf(questions, 1, 0)] })).toEqual([1.5, -1]);
    const [result] = (await student.get(`/exams/results/user/${student.userId}`)).body;
    const { [result._id]: changes } = (
      await student.get(`/ext/results/single/score-changes?ids=${result._id}`)
    ).body;
    expect(
      changes.map((change: { oldScore: number; newScore: number }) => [
        change.oldScore,
        change.newScore,
      ]),
    ).toEqual([
      [2, 1.5],
      [4, 2],
      [1.5, 4],
    ]);
  });

  it('scores later submissions, and shows the correction only to readers of the key', async () => {
    const { examId, questions } = await make();
    const early = await answer(examId, questions, 'AA');
    const body = { questionId: questionId(questions, 0), kind: 'bonus' };
    await correct(examId, body);
    const late = await answer(examId, questions, 'BA');
    expect(await scoreOf(late, examId)).toBe(4);
    expect(
      (await singleVersions(backend, late.userId)).map(({ keyRevision }) => keyRevision),
    ).toEqual([1]);
    const storedExam = await admin.get(`/examcreation/examid/${examId}`);
    expect(storedExam.body.mcqs[0].correction).toEqual({
      kind: 'bonus',
      reason: 'Misprint',
      correctedAt: backend.clock.now.toISOString(),
    });
    expect((await early.get(`/examcreation/examid/${examId}`)).text).not.toContain('Misprint');
    // A document that was read is sent back with another change, and keeps the correction.
    expect(
      (await admin.put(`/examcreation/${examId}`, storedExam.body)).body.mcqs[0].correction.kind,
    ).toBe('bonus');
  });

  it('rescores a submission that was scored by an earlier key during the correction', async () => {
    const { examId, questions } = await make();
    const person = await answer(examId, questions, 'BA');
    await correct(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await rescoreAll();
    // As if it had read the key before the correction, and was committed after the last batch.
    const late = await answer(examId, questions, 'BA');
    await backend.db.execute(
      `update exam_result_versions set key_revision = 0, score = 1.5 where user_id = '${late.userId}'`,
    );
    await backend.db.execute(
      `update exam_results set score = 1.5 where user_id = '${late.userId}'`,
    );
    await rescoreAll();
    expect([await scoreOf(person, examId), await scoreOf(late, examId)]).toEqual([4, 4]);
  });

  it('is stored exactly once, however often and by however many workers it is rescored', async () => {
    const { examId, questions } = await make();
    for (const letters of ['BA', 'AA', 'BB']) await answer(examId, questions, letters);
    await correct(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await Promise.all([rescoreAll(), rescoreAll(), rescoreAll()]);
    await rescoreAll();
    const changes = await backend.db
      .select()
      .from(scoreChanges)
      .where(eq(scoreChanges.examId, examId));
    expect(changes.map(({ oldScore, newScore }) => [oldScore, newScore]).sort()).toEqual([
      [-1, 1.5],
      [1.5, 4],
      [4, 1.5],
    ]);
    expect((await admin.get(url(examId))).body.pendingCount).toBe(0);
  });

  it('keeps the newest result when an older submission is rescored', async () => {
    const { examId, questions } = await make();
    const person = await answer(examId, questions, 'BA');
    const [result] = (await person.get(`/exams/results/user/${person.userId}`)).body;
    const mcqAnswers = [
      { questionId: questionId(questions, 1), selectedOption: optionOf(questions, 1, 0) },
    ];
    const again = {
      userId: person.userId,
      examId,
      mcqAnswers,
      writtenAnswer: [],
      score: 0,
      timeTaken: 1,
    };
    expect((await person.put(`/exams/results/${result._id}`, again)).body.score).toBe(1.5);
    await correct(examId, {
      questionId: questionId(questions, 0),
      kind: 'key',
      correctOptionIds: [optionOf(questions, 0, 1)],
    });
    await rescoreAll();
    expect((await singleVersions(backend, person.userId)).map(({ score }) => score)).toEqual([
      4, 1.5,
    ]);
    expect(await scoreOf(person, examId)).toBe(1.5);
  });
});

describe('in a paper of several subjects', () => {
  it('changes score, single answers and the number of wrong ones; several options may be correct', async () => {
    const person = await backend.enrolled();
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${PAPER}`);
    const mcqs: Question[] = paper.subjects.flatMap(
      (subject: { mcqs: Question[] }) => subject.mcqs,
    );
    const attempt = (await start(person)).body;
    const sheet = await sheetOf(person, PAPER, ['B', 'A', 'C', 'D']);
    await save(person, attempt._id, 1, sheet);
    const subjects = paper.subjects.map((subject: { _id: string; mcqs: Question[] }) => ({
      subjectId: subject._id,
      results: sheet.selections.filter(({ questionId: id }) =>
        subject.mcqs.some(({ _id }) => _id === id),
      ),
    }));
    const body = { examId: PAPER, userId: person.userId, subjects, totalScore: 0, timeTaken: 1 };
    const before = await person.post(PAPER_RESULTS, body, { 'idempotency-key': attempt._id });
    expect(before.body.totalScore).toBe(-0.25 - 0.5 + 2);
    const options = [optionOf(mcqs, 0, 0), optionOf(mcqs, 0, 1)];
    expect(
      (
        await correct(
          PAPER,
          { questionId: questionId(mcqs, 0), kind: 'key', correctOptionIds: options },
          'multi-subject',
        )
      ).status,
    ).toBe(201);
    await correct(PAPER, { questionId: questionId(mcqs, 1), kind: 'bonus' }, 'multi-subject');
    await rescoreAll();
    const after = (await person.get(`${PAPER_RESULTS}/${before.body._id}`)).body;
    expect(after.totalScore).toBe(-0.25 + 2 + 2);
    expect(
      after.subjects[0].results.map(({ isCorrect }: { isCorrect: boolean }) => isCorrect),
    ).toEqual([false, true]);
    const [version] = await paperVersions(backend, person.userId);
    expect([version?.totalScore, version?.wrongCount, version?.keyRevision]).toEqual([3.75, 1, 2]);
    // The same submission repeated gets the current score.
    expect(
      (await person.post(PAPER_RESULTS, body, { 'idempotency-key': attempt._id })).body.totalScore,
    ).toBe(3.75);
  });
});

describe('later changes of the exam', () => {
  it('keep answers with their question if subjects get other ids', async () => {
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${PAID}`);
    const mcqs: Question[] = paper.subjects.flatMap(
      (subject: { mcqs: Question[] }) => subject.mcqs,
    );
    const person = await backend.enrolled();
    await admin.post(`/ext/people/${person.studentId}/enrolments`, {
      courseId: 'paid',
      category: 'admissionPrep',
    });
    const results = mcqs.slice(2).map((mcq) => ({
      questionId: mcq._id,
      selectedOption: mcq.options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id),
    }));
    const subjects = [{ subjectId: paper.subjects[1]._id, results }];
    const { body: result } = await person.post(PAPER_RESULTS, {
      examId: PAID,
      userId: person.userId,
      subjects,
      totalScore: 0,
      timeTaken: 1,
    });
    const before = result.totalScore;
    const renamed = paper.subjects.map(
      ({ _id: _, questionCount: __, points: ___, ...subject }: Record<string, unknown>) => subject,
    );
    expect((await admin.put(`/multisubjectexams/mcqs/${PAID}`, { subjects: renamed })).status).toBe(
      200,
    );
    await correct(PAID, { questionId: questionId(mcqs, 2), kind: 'void' }, 'multi-subject');
    await rescoreAll();
    expect((await person.get(`${PAPER_RESULTS}/${result._id}`)).body.totalScore).toBe(before - 1);
  });

  it('by an import do not undo a corrected key', async () => {
    const { body: paper } = await admin.get(`/examcreation/examid/${SINGLE}`);
    const wrong = optionOf(paper.mcqs, 0, 1);
    await correct(SINGLE, {
      questionId: questionId(paper.mcqs, 0),
      kind: 'key',
      correctOptionIds: [wrong],
    });
    const content = aContent();
    const files = new Set(
      Object.values(content).flatMap((sources) => sources.map(({ file }) => file)),
    );
    await backend.db.transaction((tx) => writeContent(tx, content, files, backend.clock.now));
    const after: Question = (await admin.get(`/examcreation/examid/${SINGLE}`)).body.mcqs[0];
    expect(after.options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id)).toEqual([
      wrong,
    ]);
  });
});

describe('a dry run', () => {
  it('shows whose score changes, and stores nothing', async () => {
    const { examId, questions } = await make();
    const people = [
      await answer(examId, questions, 'AA'),
      await answer(examId, questions, 'BA'),
      await answer(examId, questions, 'BB'),
    ];
    const body = { questionId: questionId(questions, 1), kind: 'void' };
    const preview = await admin.post(`${url(examId)}/preview`, body);
    expect([
      preview.status,
      preview.body.examinedCount,
      preview.body.submissionCount,
      preview.body.nextCursor,
    ]).toEqual([200, 3, 3, undefined]);
    const scores = preview.body.changes.map(({ oldScore, newScore }: Record<string, number>) => [
      oldScore,
      newScore,
    ]);
    expect(scores.sort()).toEqual([
      [-1, -0.5],
      [1.5, -0.5],
      [4, 2],
    ]);
    expect(
      preview.body.changes.every(({ countsForRank }: { countsForRank: boolean }) => countsForRank),
    ).toBe(true);
    await rescoreAll();
    expect(await Promise.all(people.map((person) => scoreOf(person, examId)))).toEqual([
      4, 1.5, -1,
    ]);
    expect((await admin.get(url(examId))).body.corrections).toEqual([]);
  });
});

describe('rejected corrections', () => {
  it('a correction that does not fit the question, or changes nothing', async () => {
    const { examId, questions } = await make();
    const id = questionId(questions, 0);
    const [first, other] = [optionOf(questions, 0, 0), optionOf(questions, 1, 0)];
    const refusals: [object, number, string][] = [
      [{ questionId: 'unknown', kind: 'bonus' }, 404, 'QUESTION_NOT_FOUND'],
      [{ questionId: id, kind: 'key' }, 422, 'ONE_CORRECT_OPTION'],
      [
        { questionId: id, kind: 'key', correctOptionIds: [first, optionOf(questions, 0, 1)] },
        422,
        'ONE_CORRECT_OPTION',
      ],
      [{ questionId: id, kind: 'key', correctOptionIds: [other] }, 422, 'OPTION_OF_OTHER_QUESTION'],
      [{ questionId: id, kind: 'key', correctOptionIds: [first] }, 409, 'KEY_UNCHANGED'],
      [{ questionId: id, kind: 'void', correctOptionIds: [first] }, 422, 'OPTIONS_WITHOUT_KEY'],
      [{ questionId: id, kind: 'void', reason: '   ' }, 400, 'INVALID_FIELD'],
      [{ questionId: id, kind: 'void', reason: 'x'.repeat(1001) }, 400, 'INVALID_FIELD'],
      [{ questionId: id, kind: 'double' }, 400, 'INVALID_FIELD'],
    ];
    for (const [body, status, code] of refusals) {
      const refused = await correct(examId, body);
      expect([refused.status, refused.body.code], JSON.stringify(body).slice(0, 80)).toEqual([
        status,
        code,
      ]);
    }
    expect(
      (await correct('free10-motion-exam-2', { questionId: id, kind: 'void' })).body.code,
    ).toBe('EXAM_NOT_FOUND');
    expect((await correct('unknown', { questionId: id, kind: 'void' })).body.code).toBe(
      'EXAM_NOT_FOUND',
    );
  });

  it('a key without a correct option', async () => {
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${PAID}`);
    const correction = { questionId: paper.subjects[0].mcqs[0]._id, kind: 'key' };
    const { status, body } = await correct(PAID, correction, 'multi-subject');
    expect([status, body.code, body.fields]).toMatchObject([
      422,
      'BANK_NO_CORRECT_OPTION',
      [{ path: 'correctOptionIds', code: 'NEEDS_A_CORRECT_OPTION' }],
    ]);
  });

  it('another key by editing an exam in which students have results', async () => {
    const { examId, questions } = await make();
    const flipped = questions.map((question, index) =>
      index === 1
        ? {
            ...question,
            options: question.options.map((option) => ({
              ...option,
              isCorrect: !option.isCorrect,
            })),
          }
        : question,
    );
    const edit = (mcqs: object[]) => admin.put(`/examcreation/${examId}`, { mcqs });
    expect((await edit(flipped)).status).toBe(200);
    expect((await edit(questions)).status).toBe(200);
    await answer(examId, questions, 'AA');
    const refused = await edit(flipped);
    expect([refused.status, refused.body.code, refused.body.fields[0].path]).toEqual([
      409,
      'KEY_FIXED',
      'mcqs.1.options',
    ]);
    // Texts and new questions may still change.
    const better = questions.map((question) => ({ ...question, question: 'How much, exactly?' }));
    expect((await edit([...better, aQuestion('three')])).status).toBe(200);
  });
});

describe('in a contest', () => {
  it('keeps the zero of an attempt without answers, and hides changes until the scores are released', async () => {
    const { examId, questions } = await make();
    const now = backend.clock.now.getTime();
    const iso = (ms: number) => new Date(now + ms).toISOString();
    const times = { startDate: iso(-1000), endDate: iso(600_000) };
    const { body: campaign } = await admin.post('/examcampaigns', {
      title: 'Contest',
      examId,
      examKind: 'single',
      ...times,
    });
    const [blank, busy] = [await backend.enrolled(), await backend.enrolled()];
    for (const who of [blank, busy]) {
      await who.post('/examcampaigns/register', {
        campaignId: campaign._id,
        studentId: who.studentId,
        basicInfo: { name: 'Rafi' },
      });
    }
    const empty = (await start(blank, examId)).body;
    await blank.post(`/ext/attempts/${empty._id}/close`);
    const attempt = (await start(busy, examId)).body;
    const mcqAnswers = [
      { questionId: questionId(questions, 0), selectedOption: optionOf(questions, 0, 1) },
    ];
    await submitExam(busy, examId, { 'idempotency-key': attempt._id }, { mcqAnswers });
    await correct(examId, { questionId: questionId(questions, 0), kind: 'bonus' });
    await rescoreAll();
    expect(
      (await singleVersions(backend, blank.userId)).map(({ score, keyRevision }) => [
        score,
        keyRevision,
      ]),
    ).toEqual([[0, 1]]);
    const [result] = (await busy.get(`/exams/results/user/${busy.userId}`)).body;
    const changesUrl = `/ext/results/single/score-changes?ids=${result._id}`;
    expect((await busy.get(changesUrl)).body).toEqual({});
    backend.clock.now = new Date(now + 1_200_000);
    expect((await busy.get(changesUrl)).body[result._id]).toMatchObject([
      { oldScore: -1, newScore: 1.5 },
    ]);
    // The merit list waits until all submissions are rescored.
    await correct(examId, { questionId: questionId(questions, 1), kind: 'void' });
    const meritList = async () =>
      (await busy.get(`/ext/examcampaigns/${campaign._id}/merit-list`)).status;
    expect(await meritList()).toBe(404);
    await rescoreAll();
    expect(await meritList()).toBe(200);
    await admin.send('DELETE', `/examcampaigns/${campaign._id}?force=true`);
  });
});
