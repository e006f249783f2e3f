// Written and creative questions in the extension `question-bank`.
import { createHash } from 'node:crypto';
import { questionContent } from '@alokpath/exam-rules/question-content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUsages } from '../../backend/src/modules/question-bank/usage-queries.ts';
import { aQuestion, aWrittenExam } from './exam-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';
import { oneWrittenAnswer } from './one-answer.ts';
import { addQuestions, BASE, listQuestions, textsOf } from './question-bank-kit.ts';
import { submitExam } from './submission-kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const add = (...questions: object[]) => addQuestions(admin, ...questions);
const list = (query: string) => listQuestions(admin, query);
const texts = (query: string) => textsOf(admin, query);

const CREATIVE =
  'একটি গাড়ি চলছে।\n\nক) বেগ কী? [১]\nখ) ব্যাখ্যা করো। [২]\nগ) ত্বরণ নির্ণয় করো। [৩]\nঘ) বিশ্লেষণ করো। [৪.৫]';

it('contains written questions, and recognizes creative ones by their form', async () => {
  const written = { kind: 'written', options: [], points: 2, chapter: 'Written' };
  const { body } = await add(
    { ...written, question: 'Why written?', explanation: 'Guide' },
    { ...written, question: CREATIVE },
    aQuestion('beside', { chapter: 'Written' }),
  );
  expect(body.ids).toHaveLength(3);
  const kindOf = async (query: string) =>
    (await list(`chapter=Written&${query}`)).map(
      (question) => (question as unknown as { kind: string }).kind,
    );
  expect(await kindOf('')).toEqual(['written', 'creative', 'mcq']);
  expect([
    await kindOf('kind=written'),
    await kindOf('kind=creative'),
    await kindOf('kind=mcq'),
  ]).toEqual([['written', 'creative'], ['creative'], ['mcq']]);
  const [first, creative] = await list('chapter=Written&kind=written');
  expect([first, creative]).toMatchObject([
    { question: 'Why written?', options: [], points: 2, explanation: 'Guide' },
    { points: 10.5 },
  ]);
  // A multiple-choice question of the same text is another question.
  expect((await add(aQuestion('other', { question: 'Why written?' }))).body.ids).toHaveLength(1);
  expect(await kindOf('kind=written&withoutCreative=true')).toEqual(['written']);
  // A rule without a kind draws multiple-choice questions; `singleAnswer` applies only to these.
  const place = { chapter: 'Written', count: 9 };
  const rules = [
    place,
    { ...place, kind: 'creative' },
    { ...place, kind: 'written', withoutCreative: true },
    { ...place, kind: 'written' },
  ];
  const draw = await admin.post(`${BASE}/draw`, { rules, singleAnswer: true });
  expect(
    draw.body.rules.map((rule: { matchingCount: number; questions: { kind: string }[] }) => [
      rule.matchingCount,
      rule.questions.map(({ kind }) => kind),
    ]),
  ).toEqual([
    [1, ['mcq']],
    [1, ['creative']],
    [1, ['written']],
    [2, []],
  ]);
  const contentHashes = [createHash('md5').update(questionContent(CREATIVE, [])).digest('hex')];
  const others = await admin.post(`${BASE}/draw`, {
    rules: rules.slice(1, 2),
    contentHashes,
    singleAnswer: false,
  });
  expect(others.body.rules).toEqual([{ matchingCount: 0, questions: [] }]);
  const change = await admin.put(`${BASE}/${first?._id}`, {
    ...written,
    question: 'Why changed?',
    revision: 1,
  });
  expect(change.body).toMatchObject({ kind: 'written', question: 'Why changed?', revision: 2 });
});

it('rejects options that a kind of question cannot have', async () => {
  const [option] = aQuestion('kinds').options;
  const refused = await add(aQuestion('kinds', { options: [option] }));
  expect([refused.status, refused.body.code, refused.body.fields]).toMatchObject([
    422,
    'BANK_TOO_FEW_OPTIONS',
    [{ path: 'questions.0.options', code: 'HAS_TOO_FEW' }],
  ]);
  const written = await add(aQuestion('kinds', { kind: 'written' }));
  expect([written.status, written.body.code]).toEqual([422, 'BANK_WRITTEN_OPTIONS']);
});

const HUGE = 'Stem\n\na) Why? [999]\nb) How? [1]';

it('rejects a creative question with more marks than a question can have, and omits it from an exam', async () => {
  const question = { kind: 'written', options: [], points: 2, question: HUGE };
  const { status, body } = await add(question);
  expect([status, body.code, body.fields]).toMatchObject([
    422,
    'BANK_TOO_MANY_MARKS',
    [{ path: 'questions.0.question', code: 'HAS_TOO_MANY_MARKS' }],
  ]);
  const written = [{ questionText: HUGE }, { questionText: 'Why not huge?' }];
  const exam = (await admin.post('/examcreation/chapter/createexam', aWrittenExam({ written })))
    .body;
  const importResponse = await admin.post(`${BASE}/from-exam`, {
    kind: 'single',
    examId: exam._id,
  });
  expect(importResponse.body).toMatchObject({ ids: [expect.any(String)], skippedCount: 1 });
});

it('imports the questions of a written exam, and finds where they are used', async () => {
  const written = [
    { questionText: CREATIVE.replace('গাড়ি', 'বাস'), answerGuidelines: 'Guide' },
    { questionText: 'Why taken?' },
  ];
  const exam = (await admin.post('/examcreation/chapter/createexam', aWrittenExam({ written })))
    .body;
  const importResponse = await admin.post(`${BASE}/from-exam`, {
    kind: 'single',
    examId: exam._id,
    tags: ['taken written'],
  });
  expect(importResponse.body).toMatchObject({
    ids: [expect.any(String), expect.any(String)],
    skippedCount: 0,
  });
  const questions = await list('tag=taken written');
  expect(questions).toMatchObject([
    { kind: 'creative', points: 10.5, explanation: 'Guide', usageCount: 1 },
    { kind: 'written', points: 1, usageCount: 1 },
  ]);
  expect(await texts('tag=taken written&unused=true')).toEqual([]);
  const usage = await admin.get(`${BASE}/${questions[0]?._id}/usage`);
  const entry = {
    kind: 'single',
    examId: exam._id,
    title: 'Test',
    archived: false,
    sameKey: true,
  };
  expect(usage.body).toEqual([{ ...entry, markedCount: 0 }]);

  // The second student is marked as a whole, without marks per question; the third is not marked.
  const questionId = exam.written[0]._id;
  const marks = [
    { questionId, marks: 1.5, comment: 'Good' },
    { questionId: exam.written[1]._id, marks: 0 },
  ];
  const students = [{ marks }, { score: 3 }, null, { marks: [{ questionId, marks: 2 }] }];
  for (const marking of students) {
    const student = await backend.enrolled();
    const writtenAnswer = await oneWrittenAnswer(student, exam._id);
    const { body } = await submitExam(student, exam._id, {}, { writtenAnswer });
    const markResponse = marking && (await admin.put(`/exams/results/${body._id}`, marking));
    expect(markResponse?.status ?? 200).toBe(200);
  }
  const usageResponse = await admin.get(`${BASE}/${questions[0]?._id}/usage`);
  expect(usageResponse.body).toEqual([{ ...entry, markedCount: 2, meanMarks: 1.75 }]);
  // The budget of submissions is shared with multiple-choice questions.
  expect(
    (await findUsages(backend.db, questions[0]?._id ?? '', 0))[0]?.markedCount,
  ).toBeUndefined();
});
