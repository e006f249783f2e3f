import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicUnits } from '../../backend/src/modules/academics/tables.ts';
import { anExam, aQuestion, aWrittenExam } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { submitExam } from './submission-kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  student = await backend.enrolled();
  await backend.db
    .insert(academicUnits)
    .values({ id: 'free10-part', courseId: 'free10', unitName: 'Part one' });
});
afterAll(() => backend.close());

const create = (body: object, type = 'chapter') =>
  admin.post(`/examcreation/${type}/createexam`, body);
const created = async (body: object = anExam(), type?: string) => (await create(body, type)).body;
const change = (id: string, body: object) => admin.put(`/examcreation/${id}`, body);
const read = async (who: Visitor, id: string) => (await who.get(`/examcreation/examid/${id}`)).body;

describe('creating an exam', () => {
  it('below a chapter, a course, a subject, a lesson and a unit of either kind', async () => {
    const places = {
      chapter: 'free10-motion',
      course: 'free10',
      subject: 'free10-physics',
      lesson: 'free10-motion-lesson-1',
      unit: 'free-a',
    };
    for (const [parentType, parentId] of [
      ...Object.entries(places),
      ['unit', 'free10-part'] as const,
    ]) {
      const { status, body } = await create(anExam({ parentId }), parentType);
      expect(status, parentType).toBe(201);
      expect(body).toMatchObject({
        parentType,
        parentId,
        title: 'Test',
        totalMarks: 4,
        questionCount: 2,
      });
      expect(body.mcqs[0]).toMatchObject(aQuestion('one'));
      const list = (await student.get(`/examcreation/${parentType}/${parentId}`)).body;
      expect(list.at(-1)).toMatchObject({
        _id: body._id,
        mcqs: [{ question: 'How one?' }, { question: 'How two?' }],
      });
      expect(JSON.stringify(list)).not.toMatch(/isCorrect|explanation/);
      expect(await read(backend.visitor(), body._id)).not.toHaveProperty('mcqs');
    }
  });

  it('of written questions too, and only admins read its key', async () => {
    const exam = await created(aWrittenExam());
    expect(exam.written).toEqual([{ _id: expect.any(String), ...aWrittenExam().written[0] }]);
    expect((await read(student, exam._id)).written).toEqual([
      { _id: exam.written[0]._id, questionText: 'Why?' },
    ]);
  });

  it('at the end of its list, or at its position', async () => {
    const parentId = 'free10-force';
    const last = await created(anExam({ parentId, position: 5 }));
    const [later, first] = [
      await created(anExam({ parentId })),
      await created(anExam({ parentId, position: 0 })),
    ];
    const list = () =>
      student
        .get(`/examcreation/chapter/${parentId}`)
        .then(({ body }) => body.map((exam: { _id: string }) => exam._id));
    expect(await list()).toEqual([first._id, last._id, later._id]);
    await change(later._id, { position: 1 });
    expect(await list()).toEqual([first._id, later._id, last._id]);
  });

  it('and opens at its opening time; null removes that time', async () => {
    const startingDate = new Date(backend.clock.now.getTime() + 3_600_000).toISOString();
    const exam = await created(anExam({ startingDate }));
    expect(exam.startingDate).toBe(startingDate);
    expect(await read(student, exam._id)).not.toHaveProperty('mcqs');
    expect((await change(exam._id, { startingDate: null })).body).not.toHaveProperty(
      'startingDate',
    );
    expect(await read(student, exam._id)).toHaveProperty('mcqs');
  });
});

describe('rejected exams', () => {
  const twoRight = aQuestion('x', {
    options: [1, 2].map((n) => ({ text: String(n), isCorrect: true })),
  });
  const noneRight = aQuestion('x', {
    options: [1, 2].map((n) => ({ text: String(n), isCorrect: false })),
  });
  const oneOption = aQuestion('x', { options: [{ text: '1', isCorrect: true }] });

  it.each<[what: string, status: number, field: string | undefined, body: object]>([
    ['without a title', 400, '', (({ title: _title, ...rest }) => rest)(anExam())],
    ['with an unknown field', 400, 'isHard', anExam({ isHard: true })],
    ['with an id of its own', 400, '_id', anExam({ _id: 'mine' })],
    ['without time', 400, 'timeLimit', anExam({ timeLimit: 0 })],
    ['with more than five hours', 400, 'timeLimit', anExam({ timeLimit: 301 })],
    ['with no marks', 400, 'totalMarks', anExam({ totalMarks: 0 })],
    [
      'with a percentage finer than it is stored',
      400,
      'negetiveMarkingPercentage',
      anExam({ negetiveMarkingPercentage: 33.333 }),
    ],
    ['with more than all as passing score', 400, 'passingScore', anExam({ passingScore: 100.01 })],
    [
      'opening on a day that there is not',
      400,
      'startingDate',
      anExam({ startingDate: '2026-02-31T00:00:00Z' }),
    ],
    [
      'opening in a leap second',
      400,
      'startingDate',
      anExam({ startingDate: '2016-12-31T23:59:60Z' }),
    ],
    [
      'opening in the year 0',
      400,
      'startingDate',
      anExam({ startingDate: '0000-01-01T00:00:00Z' }),
    ],
    [
      'with a question of no points',
      400,
      'mcqs.0.points',
      anExam({ mcqs: [aQuestion('x', { points: 0 })] }),
    ],
    [
      'with points finer than scores are',
      400,
      'mcqs.0.points',
      anExam({ mcqs: [aQuestion('x', { points: 0.000001 })] }),
    ],
    [
      'with points beyond what fits',
      400,
      'mcqs.0.points',
      anExam({ mcqs: [aQuestion('x', { points: 1000 })] }),
    ],
    ['with a single option', 400, 'mcqs.0.options', anExam({ mcqs: [oneOption] })],
    [
      'with 201 questions',
      400,
      'mcqs',
      anExam({ mcqs: Array.from({ length: 201 }, (_, n) => aQuestion(String(n))) }),
    ],
    [
      'with a solution by script',
      400,
      'written.0.handwrittenPdf',
      aWrittenExam({ written: [{ questionText: 'Why?', handwrittenPdf: 'javascript:alert(1)' }] }),
    ],
    [
      'with two right options',
      422,
      'mcqs.1.options',
      anExam({ mcqs: [aQuestion('fine'), twoRight] }),
    ],
    ['with no right option', 422, 'mcqs.0.options', anExam({ mcqs: [noneRight] })],
    [
      'of type MCQ with written questions',
      422,
      'written',
      anExam({ written: [{ questionText: 'Why?' }] }),
    ],
    ['of type Written with choices', 422, 'mcqs', aWrittenExam({ mcqs: [aQuestion('x')] })],
    [
      "with another exam's question",
      422,
      'mcqs.0._id',
      anExam({ mcqs: [aQuestion('x', { _id: 'free10-motion-exam-1' })] }),
    ],
    ['below a chapter that there is not', 404, undefined, anExam({ parentId: 'free10' })],
  ])('%s', async (_what, status, field, body) => {
    const before = (await admin.get('/examcreation/')).headers['x-total-count'];
    const response = await create(body);
    expect(response.status, response.text).toBe(status);
    if (field)
      expect(response.body.fields.map(({ path }: { path: string }) => path)).toContain(field);
    expect((await admin.get('/examcreation/')).headers['x-total-count']).toBe(before);
  });
});

describe('a changed exam', () => {
  it('keeps omitted fields, and the ids of questions and options that were sent', async () => {
    const exam = await created();
    const [firstQuestion, secondQuestion] = exam.mcqs;
    const turned = {
      ...firstQuestion,
      question: 'How else?',
      options: [
        firstQuestion.options[1],
        { text: 'new', isCorrect: false },
        firstQuestion.options[0],
      ],
    };
    const { status, body } = await change(exam._id, { mcqs: [aQuestion('three'), turned] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Test',
      questionCount: 2,
      mcqs: [{ question: 'How three?' }, { _id: firstQuestion._id, question: 'How else?' }],
    });
    expect(body.mcqs[1].options.map((option: { _id: string }) => option._id)).toEqual([
      firstQuestion.options[1]._id,
      expect.not.stringMatching(
        new RegExp(`^(${firstQuestion.options[0]._id}|${secondQuestion.options[0]._id})$`),
      ),
      firstQuestion.options[0]._id,
    ]);
    expect(await read(admin, exam._id)).toEqual(body);
  });

  it('is the same when it is sent back as it was read', async () => {
    for (const body of [anExam({ startingDate: '2024-01-01T00:00:00.000Z' }), aWrittenExam()]) {
      const exam = await created(body);
      expect(await change(exam._id, exam)).toMatchObject({ status: 200, body: exam });
      expect((await change(exam._id, {})).body).toEqual(exam);
    }
  });

  it('rejects unknown ids, duplicate ids, and options of another question', async () => {
    const [exam, other] = [await created(), await created()];
    const [firstQuestion, secondQuestion] = exam.mcqs;
    for (const [path, mcqs] of [
      ['mcqs.0._id', [other.mcqs[0]]],
      ['mcqs.1._id', [firstQuestion, firstQuestion]],
      [
        'mcqs.0.options.1._id',
        [
          { ...firstQuestion, options: [firstQuestion.options[0], secondQuestion.options[1]] },
          secondQuestion,
        ],
      ],
      ['mcqs.0.options.0._id', [aQuestion('x', { options: firstQuestion.options })]],
      [
        'mcqs.0.options.1._id',
        [
          {
            ...firstQuestion,
            options: [firstQuestion.options[0], { ...firstQuestion.options[0], isCorrect: false }],
          },
        ],
      ],
    ] as const) {
      expect(await change(exam._id, { title: 'Lost', mcqs })).toMatchObject({
        status: 422,
        body: { fields: [{ path }] },
      });
    }
    const written = await created(aWrittenExam());
    expect(
      (await change(written._id, { written: [{ ...written.written[0], _id: firstQuestion._id }] }))
        .status,
    ).toBe(422);
    expect([await read(admin, exam._id), await read(admin, other._id)]).toEqual([exam, other]);
  });

  it('keeps its key after the first result, and scores the next one by a corrected key', async () => {
    const exam = await created();
    const mcqAnswers = [
      { questionId: exam.mcqs[0]._id, selectedOption: exam.mcqs[0].options[0]._id },
    ];
    const before = (await submitExam(student, exam._id, {}, { mcqAnswers })).body;
    expect(before).toMatchObject({ score: 1.5, mcqAnswers });
    const options = exam.mcqs[0].options.map((option: { isCorrect: boolean }) => ({
      ...option,
      isCorrect: !option.isCorrect,
    }));
    const changed = { mcqs: [{ ...exam.mcqs[0], options }] };
    expect(await change(exam._id, changed)).toMatchObject({
      status: 409,
      body: { code: 'KEY_FIXED' },
    });
    const correction = {
      questionId: exam.mcqs[0]._id,
      kind: 'key',
      correctOptionIds: [options[1]._id],
      reason: 'Misprint',
    };
    expect(
      (await admin.post(`/ext/exams/single/${exam._id}/key-corrections`, correction)).status,
    ).toBe(201);
    await change(exam._id, { mcqs: [{ ...exam.mcqs[0], options }] });
    expect(
      (await student.get(`/exams/results/user/${student.userId}/exam/${exam._id}`)).body,
    ).toEqual(before);
    const other = await backend.enrolled();
    expect((await submitExam(other, exam._id, {}, { mcqAnswers })).body.score).toBe(-0.5);
  });

  it('changes its type only before the first attempt', async () => {
    const exam = await created();
    expect((await change(exam._id, { type: 'Written', mcqs: exam.mcqs })).status).toBe(422);
    const { body } = await change(exam._id, {
      type: 'Written',
      written: [{ questionText: 'Why?' }],
    });
    expect(body).toMatchObject({
      type: 'Written',
      questionCount: 1,
      written: [{ questionText: 'Why?' }],
    });
    expect((await change(exam._id, { type: 'MCQ' })).body).toMatchObject({
      type: 'MCQ',
      questionCount: 0,
      mcqs: [],
    });
    const options = [
      { text: 'A', isCorrect: true },
      { text: 'B', isCorrect: false },
    ];
    await change(exam._id, { mcqs: [{ question: 'Who?', points: 1, options }] });
    await student.post('/ext/attempts', { kind: 'single', examId: exam._id });
    expect(await change(exam._id, { type: 'Written' })).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'type' }] },
    });
    expect((await change(exam._id, { type: 'MCQ', title: 'Still' })).body.title).toBe('Still');
  });

  it('keeps its parent', async () => {
    const exam = await created();
    expect((await change(exam._id, { parentId: 'paid10-motion' })).status).toBe(409);
    expect((await change(exam._id, { parentType: 'subject' })).status).toBe(409);
  });

  it('is one of two concurrent changes, never a mixture', async () => {
    const exam = await created();
    const bodies = ['left', 'right'].map((name) => ({
      title: name,
      mcqs: [aQuestion(`${name} a`), aQuestion(`${name} b`)],
    }));
    const responses = await Promise.all(bodies.map((body) => change(exam._id, body)));
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    const now = await read(admin, exam._id);
    expect(now.questionCount).toBe(2);
    expect(
      now.mcqs.every((mcq: { question: string }) => mcq.question.startsWith(`How ${now.title}`)),
    ).toBe(true);
  });
});

describe('all exams', () => {
  it('are listed page by page, each once, always without questions', async () => {
    const whole = await admin.get('/examcreation/');
    expect(Number(whole.headers['x-total-count'])).toBe(whole.body.length);
    const pages = [];
    for (let offset = 0; offset < whole.body.length; offset += 5)
      pages.push(await student.get(`/examcreation/?limit=5&offset=${offset}`));
    expect(pages.flatMap((page) => page.body)).toEqual(whole.body);
    expect(new Set(whole.body.map((exam: { _id: string }) => exam._id)).size).toBe(
      whole.body.length,
    );
    expect(whole.text).not.toMatch(/"(mcqs|written)"/);
  });
});
