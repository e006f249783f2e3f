// Corrections of answer keys: later changes of the exam, the preview, and rejected corrections
// (docs/decisions/040).
import { describe, expect, it } from 'vitest';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { PAPER_RESULTS, SINGLE } from './attempt-kit.ts';
import { aContent, PAID_PAPER } from './content-fixture.ts';
import { aQuestion } from './exam-fixture.ts';
import {
  admin,
  backend,
  correctKey,
  createExam,
  optionOf,
  type Question,
  questionId,
  rescoreAll,
  scoreOf,
  submitLetters,
  url,
  useKeyCorrections,
} from './key-correction-kit.ts';

useKeyCorrections();

describe('later changes of the exam', () => {
  it('keep answers with their question if subjects get other ids', async () => {
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${PAID_PAPER}`);
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
      examId: PAID_PAPER,
      userId: person.userId,
      subjects,
      totalScore: 0,
      timeTaken: 1,
    });
    const before = result.totalScore;
    const renamed = paper.subjects.map(
      ({ _id: _, questionCount: __, points: ___, ...subject }: Record<string, unknown>) => subject,
    );
    expect(
      (await admin.put(`/multisubjectexams/mcqs/${PAID_PAPER}`, { subjects: renamed })).status,
    ).toBe(200);
    await correctKey(
      PAID_PAPER,
      { questionId: questionId(mcqs, 2), kind: 'void' },
      'multi-subject',
    );
    await rescoreAll();
    expect((await person.get(`${PAPER_RESULTS}/${result._id}`)).body.totalScore).toBe(before - 1);
  });

  it('by an import do not undo a corrected key', async () => {
    const { body: paper } = await admin.get(`/examcreation/examid/${SINGLE}`);
    const wrong = optionOf(paper.mcqs, 0, 1);
    await correctKey(SINGLE, {
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
    const { examId, questions } = await createExam();
    const people = [
      await submitLetters(examId, questions, 'AA'),
      await submitLetters(examId, questions, 'BA'),
      await submitLetters(examId, questions, 'BB'),
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
    const { examId, questions } = await createExam();
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
      const refused = await correctKey(examId, body);
      expect([refused.status, refused.body.code], JSON.stringify(body).slice(0, 80)).toEqual([
        status,
        code,
      ]);
    }
    expect(
      (await correctKey('free10-motion-exam-2', { questionId: id, kind: 'void' })).body.code,
    ).toBe('EXAM_NOT_FOUND');
    expect((await correctKey('unknown', { questionId: id, kind: 'void' })).body.code).toBe(
      'EXAM_NOT_FOUND',
    );
  });

  it('a key without a correct option', async () => {
    const { body: paper } = await admin.get(`/multisubjectexams/mcqs/${PAID_PAPER}`);
    const correction = { questionId: paper.subjects[0].mcqs[0]._id, kind: 'key' };
    const { status, body } = await correctKey(PAID_PAPER, correction, 'multi-subject');
    expect([status, body.code, body.fields]).toMatchObject([
      422,
      'BANK_NO_CORRECT_OPTION',
      [{ path: 'correctOptionIds', code: 'NEEDS_A_CORRECT_OPTION' }],
    ]);
  });

  it('another key by editing an exam in which students have results', async () => {
    const { examId, questions } = await createExam();
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
    await submitLetters(examId, questions, 'AA');
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
