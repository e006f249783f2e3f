import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiSubjectExams } from '../../backend/src/modules/multi-subject-exams/tables.ts';
import { aPaper, aQuestion, aSubject } from './exam-fixture.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';
import { submitPaper } from './submission-kit.ts';

let backend: Backend;
let admin: Visitor;
let student: Student;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
  student = await backend.enrolled();
});
afterAll(() => backend.close());

/** An exam year of the free course without a paper. */
let next = 1971;
async function aYear(): Promise<string> {
  next += 1;
  return (await admin.post('/admissioncourse/years', { unitId: 'free-b', year: next })).body._id;
}
const create = (parentId: string, body: object = aPaper()) =>
  admin.post('/multisubjectexams/mcqs', { parentId, ...body });
const created = async (body?: object) => (await create(await aYear(), body)).body;
const change = (id: string, body: object) => admin.put(`/multisubjectexams/mcqs/${id}`, body);
const read = async (who: Visitor, id: string) =>
  (await who.get(`/multisubjectexams/mcqs/${id}`)).body;
const option = (text: string, isCorrect: boolean) => ({ text, isCorrect });

describe('creating a paper', () => {
  it('by both calls, with its questions in order', async () => {
    const [first, second] = [await aYear(), await aYear()];
    for (const [parentId, response] of [
      [first, await create(first)],
      [second, await admin.post(`/admissioncourse/years/${second}/exams`, aPaper())],
    ] as const) {
      expect(response.status, response.text).toBe(201);
      const subject = (name: string) => ({ ...aSubject(name), questionCount: 2, points: 4 });
      expect(response.body).toMatchObject({
        ...aPaper(),
        parentId,
        questionCount: 4,
        subjects: [subject('Physics'), subject('Chemistry')],
      });
      expect((await admin.get(`/admissioncourse/years/year/${parentId}`)).body.exam).toBe(
        response.body._id,
      );
      expect((await admin.get(`/multisubjectexams/mcqs/parentid/${parentId}`)).body).toEqual(
        response.body,
      );
    }
  });

  it('and shows its questions to enrolled students, its key to no student', async () => {
    const { _id } = await created();
    const studentView = await student.get(`/multisubjectexams/mcqs/${_id}`);
    expect(studentView.body.subjects[1].mcqs[1].question).toBe('How Chemistry two?');
    expect(studentView.text).not.toMatch(/isCorrect|explanation/);
    expect((await read(await backend.student(), _id)).subjects[0]).not.toHaveProperty('mcqs');
  });

  it('with any number of right options, none too', async () => {
    const options = [
      [true, true],
      [false, false],
    ].map((right) => right.map((isCorrect, at) => option(String(at), isCorrect)));
    const paper = await created(
      aPaper({
        subjects: [
          aSubject('Logic', { mcqs: options.map((list) => aQuestion('x', { options: list })) }),
        ],
      }),
    );
    expect(
      paper.subjects[0].mcqs.map((mcq: { options: { isCorrect: boolean }[] }) =>
        mcq.options.map((o) => o.isCorrect),
      ),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
    const [both, none] = paper.subjects[0].mcqs;
    const results = [
      {
        questionId: both._id,
        selectedOption: both.options.map((o: { _id: string }) => o._id),
        isCorrect: true,
      },
    ];
    const result = await submitPaper(student, paper._id, {}, [
      { subjectId: paper.subjects[0]._id, results },
    ]);
    expect(result.body.totalScore, none._id).toBe(4);
  });

  it('of as many questions as a body holds', async () => {
    const options = Array.from({ length: 10 }, (_, at) => option(String(at), at === 0));
    const mcqs = Array.from({ length: 130 }, () => ({ question: 'q', points: 1, options }));
    const subjects = Array.from({ length: 20 }, (_, at) => aSubject(String(at), { mcqs }));
    expect(await created(aPaper({ subjects }))).toMatchObject({ questionCount: 2600 });
  });
});

describe('rejected papers', () => {
  it.each<[what: string, status: number, field: string, body: object]>([
    ['without subjects', 400, 'subjects', aPaper({ subjects: [] })],
    [
      'with 21 subjects',
      400,
      'subjects',
      aPaper({ subjects: Array.from({ length: 21 }, (_, n) => aSubject(String(n))) }),
    ],
    [
      'with a subject without questions',
      400,
      'subjects.0.mcqs',
      aPaper({ subjects: [aSubject('Empty', { mcqs: [] })] }),
    ],
    [
      'with a negative percentage',
      400,
      'negativeMarkingPercentage',
      aPaper({ negativeMarkingPercentage: -1 }),
    ],
    [
      'with the spelling of single exams',
      400,
      'negetiveMarkingPercentage',
      aPaper({ negetiveMarkingPercentage: 1 }),
    ],
    [
      'with a strange field in a question',
      400,
      'subjects.0.mcqs.0.hint',
      aPaper({ subjects: [aSubject('x', { mcqs: [aQuestion('x', { hint: 'a' })] })] }),
    ],
    [
      'with the id of a subject',
      422,
      'subjects.0._id',
      aPaper({ subjects: [aSubject('x', { _id: 'free-a-2023-exam-subject-1' })] }),
    ],
  ])('%s', async (_what, status, field, body) => {
    const year = await aYear();
    const response = await create(year, body);
    expect(response.status, response.text).toBe(status);
    expect(response.body.fields.map(({ path }: { path: string }) => path)).toContain(field);
    expect((await admin.get(`/multisubjectexams/mcqs/parentid/${year}`)).status).toBe(404);
  });

  it('for a year that has a paper, or an unknown year', async () => {
    expect(await create('free-a-2023')).toMatchObject({
      status: 409,
      body: { error: 'This year has a paper already.' },
    });
    expect((await create('free-a')).status).toBe(404);
    expect(
      (
        await admin.post('/admissioncourse/years/free-a-2022/exams', {
          ...aPaper(),
          parentId: 'free-a-2022',
        })
      ).status,
    ).toBe(400);
  });

  it('when another paper was added at the same moment', async () => {
    const year = await aYear();
    const responses = await Promise.all([
      create(year),
      create(year),
      admin.post(`/admissioncourse/years/${year}/exams`, aPaper()),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
    expect(
      await backend.db.select().from(multiSubjectExams).where(eq(multiSubjectExams.yearId, year)),
    ).toHaveLength(1);
  });
});

describe('a changed paper', () => {
  it('keeps omitted fields, by both calls', async () => {
    const paper = await created();
    expect((await change(paper._id, { timeLimit: 90 })).body).toEqual({ ...paper, timeLimit: 90 });
    const response = await admin.put(`/admissioncourse/exams/${paper._id}`, {
      title: 'Other',
      negativeMarkingPercentage: 0,
    });
    expect(response).toMatchObject({
      status: 200,
      body: { ...paper, timeLimit: 90, title: 'Other', negativeMarkingPercentage: 0 },
    });
    expect((await change(paper._id, response.body)).body).toEqual(response.body);
    expect((await change(paper._id, {})).body).toEqual(response.body);
  });

  it('keeps the ids that are sent, also of a question that moves to another subject', async () => {
    const paper = await created();
    const [physics, chemistry] = paper.subjects;
    const subjects = [
      { ...chemistry, mcqs: [physics.mcqs[1], aQuestion('new')] },
      aSubject('Biology'),
      { ...physics, mcqs: [physics.mcqs[0]] },
    ];
    const { body } = await change(paper._id, { subjects });
    const [first, second, third] = body.subjects;
    expect([first._id, third._id]).toEqual([chemistry._id, physics._id]);
    expect([first.mcqs[0], third.mcqs]).toEqual([physics.mcqs[1], [physics.mcqs[0]]]);
    expect([physics._id, chemistry._id]).not.toContain(second._id);
    expect(body.questionCount).toBe(5);
    expect(await read(admin, paper._id)).toEqual(body);
  });

  it('rejects unknown ids and duplicate ids', async () => {
    const [paper, other] = [await created(), await created()];
    const [physics, chemistry] = paper.subjects;
    for (const [path, subjects] of [
      ['subjects.0._id', [other.subjects[0]]],
      ['subjects.1._id', [physics, { ...aSubject('x'), _id: physics._id }]],
      ['subjects.0.mcqs.0._id', [{ ...physics, mcqs: other.subjects[0].mcqs }]],
      ['subjects.1.mcqs.0._id', [physics, { ...chemistry, mcqs: [physics.mcqs[0]] }]],
      [
        'subjects.0.mcqs.0.options.0._id',
        [{ ...physics, mcqs: [{ ...physics.mcqs[0], options: chemistry.mcqs[0].options }] }],
      ],
    ] as const) {
      expect(await change(paper._id, { title: 'Lost', subjects })).toMatchObject({
        status: 422,
        body: { fields: [{ path }] },
      });
    }
    expect([await read(admin, paper._id), await read(admin, other._id)]).toEqual([paper, other]);
  });

  it('keeps its year', async () => {
    const paper = await created();
    expect((await change(paper._id, { parentId: 'free-a-2022' })).status).toBe(409);
    expect((await change(paper._id, { parentId: paper.parentId, title: 'Same year' })).status).toBe(
      200,
    );
  });
});

describe('all papers', () => {
  it('are listed page by page, each once, always without questions', async () => {
    const whole = await admin.get('/multisubjectexams/');
    expect(Number(whole.headers['x-total-count'])).toBe(whole.body.length);
    const pages = [];
    for (let offset = 0; offset < whole.body.length; offset += 4)
      pages.push(await student.get(`/multisubjectexams/?limit=4&offset=${offset}`));
    expect(pages.flatMap((page) => page.body)).toEqual(whole.body);
    expect(new Set(whole.body.map((paper: { _id: string }) => paper._id)).size).toBe(
      whole.body.length,
    );
    expect(whole.text).not.toContain('"mcqs"');
  });
});

describe('the paper of a year that was archived', () => {
  it('is hidden, except for students who review its results; running attempts can be submitted', async () => {
    const paper = await created();
    const attempt = (
      await student.post('/ext/attempts', { kind: 'multi-subject', examId: paper._id })
    ).body;
    expect(
      (await admin.send('DELETE', `/admissioncourse/years/${paper.parentId}?force=true`)).status,
    ).toBe(200);
    for (const who of [student, admin]) {
      expect((await who.get(`/multisubjectexams/mcqs/parentid/${paper.parentId}`)).status).toBe(
        404,
      );
      expect(
        (await who.get(`/ext/batch/multisubjectexams?parents=${paper.parentId}`)).text,
      ).not.toContain(paper._id);
      expect((await who.get('/multisubjectexams/')).text).not.toContain(paper._id);
    }
    expect((await student.get(`/multisubjectexams/mcqs/${paper._id}`)).status).toBe(404);
    expect((await student.get(`/ext/batch/multisubjectexams?ids=${paper._id}`)).body).toEqual([]);
    expect(await read(admin, paper._id)).toEqual(paper);
    expect(
      (
        await backend
          .visitor()
          .get(`/ext/batch/multisubjectexams?ids=${paper._id}`, backend.service)
      ).body,
    ).toEqual([paper]);
    expect((await change(paper._id, { title: 'Back' })).status).toBe(404);
    expect((await create(paper.parentId)).status).toBe(404);
    const late = await backend.enrolled();
    expect(
      (await late.post('/ext/attempts', { kind: 'multi-subject', examId: paper._id })).status,
    ).toBe(404);
    expect((await submitPaper(late, paper._id)).status).toBe(404);
    const [{ _id: subjectId, mcqs }] = paper.subjects;
    const answered = [
      {
        subjectId,
        results: [{ questionId: mcqs[0]._id, selectedOption: [mcqs[0].options[0]._id] }],
      },
    ];
    expect(
      (await submitPaper(student, paper._id, { 'idempotency-key': attempt._id }, answered)).status,
    ).toBe(201);
  });
});
