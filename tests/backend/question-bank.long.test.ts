// The extension `question-bank`: questions apart from exams, their usage, and random draws.
import { createHash } from 'node:crypto';
import { questionContent } from '@alokpath/exam-rules/question-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUsages } from '../../backend/src/modules/question-bank/usage-queries.ts';
import { anExam, aPaper, aQuestion, aSubject } from './exam-fixture.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';
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
const createExam = async (mcqs: object[]) =>
  (await admin.post('/examcreation/chapter/createexam', anExam({ mcqs }))).body;

it('lists questions with their key in the order in which they came, filtered by place, difficulty and tag', async () => {
  const place = {
    subject: '  Listed ',
    chapter: 'Motion',
    difficulty: 'easy',
    tags: ['SSC  2024', 'SSC 2024', 'listed'],
  };
  const { status, body } = await add(
    aQuestion('filter one', place),
    aQuestion('filter two', { ...place, difficulty: 'hard', tags: [] }),
  );
  expect([status, body]).toEqual([
    201,
    { ids: [expect.any(String), expect.any(String)], existingCount: 0, skippedCount: 0 },
  ]);
  const [first] = await list('subject=Listed&chapter=Motion');
  expect(first).toEqual({
    _id: body.ids[0],
    kind: 'mcq',
    ...aQuestion('filter one'),
    subject: 'Listed',
    chapter: 'Motion',
    difficulty: 'easy',
    tags: ['SSC 2024', 'listed'],
    usageCount: 0,
    revision: 1,
    createdAt: expect.any(String),
  });
  expect(await texts('subject=Listed')).toEqual(['How filter one?', 'How filter two?']);
  expect(await texts('subject=Listed&difficulty=hard')).toEqual(['How filter two?']);
  expect(await texts('tag=listed')).toEqual(['How filter one?']);
  const { body: words } = await admin.get(`${BASE}/words`);
  expect(words.places).toContainEqual({ subject: 'Listed', chapter: 'Motion', count: 2 });
  expect(words.tags).toContainEqual({ tag: 'listed', count: 1 });
});

it('finds a question in other Bengali spellings and in Latin letters', async () => {
  await add(aQuestion('বেগ', { question: 'সালোকসংশ্লেষণ প্রক্রিয়ায় কোন গ্যাস নির্গত হয়?' }));
  expect(await texts(`q=${encodeURIComponent('শালোকসংস্লেষন')}`)).toHaveLength(1);
  expect(await texts('q=salokshongshleshon')).toHaveLength(1);
  expect(await texts('q=nothing')).toEqual([]);
});

it('keeps one question of the same texts, whatever the order of its options', async () => {
  const question = aQuestion('twice');
  const turned = {
    ...question,
    question: `${question.question}\n`,
    options: [...question.options].reverse(),
    points: 5,
  };
  expect((await add(question, turned)).body).toMatchObject({
    ids: [expect.any(String)],
    existingCount: 1,
  });
  expect((await add(turned)).body).toMatchObject({ ids: [], existingCount: 1 });
});

it('rejects a question without a correct option and one with equal options', async () => {
  const [right, wrong] = aQuestion('faulty').options;
  const none = await add(
    aQuestion('fine'),
    aQuestion('faulty', { options: [wrong, { ...wrong, text: 'x' }] }),
  );
  expect([none.status, none.body.code]).toEqual([422, 'BANK_NO_CORRECT_OPTION']);
  const equal = await add(
    aQuestion('faulty', { options: [right, { ...right, isCorrect: false }] }),
  );
  expect([equal.status, equal.body.code]).toEqual([422, 'BANK_EQUAL_OPTIONS']);
  expect(await texts('q=fine')).toEqual([]);
});

it('changes the revision that was read, and rejects a change of another revision', async () => {
  const id = (await add(aQuestion('edited'))).body.ids[0];
  const body = { ...aQuestion('edited again'), revision: 1 };
  expect((await admin.put(`${BASE}/${id}`, body)).body).toMatchObject({
    question: 'How edited again?',
    revision: 2,
  });
  // The same again, as after a lost response.
  expect((await admin.put(`${BASE}/${id}`, body)).body).toMatchObject({
    question: 'How edited again?',
    revision: 2,
  });
  expect((await admin.put(`${BASE}/${id}`, { ...body, points: 7 })).body.code).toBe(
    'BANK_QUESTION_CHANGED',
  );
  await add(aQuestion('other'));
  const same = await admin.put(`${BASE}/${id}`, { ...aQuestion('other'), revision: 2 });
  expect([same.status, same.body.code]).toEqual([409, 'BANK_QUESTION_EXISTS']);
  expect(await texts('q=edited again')).toEqual(['How edited again?']);
});

it('rejects a change to a question that is added to an exam at the same moment', async () => {
  const id = (await add(aQuestion('raced'))).body.ids[0];
  // Adds it between the check and the change.
  await backend.db.execute(sql`create function add_same() returns trigger language plpgsql as $$ begin
    insert into bank_questions select (jsonb_populate_record(null::bank_questions,
    to_jsonb(new) || '{"id": "raced-copy"}')).*;
    return new; end $$`);
  await backend.db.execute(
    sql`create trigger add_same before update on bank_questions for each row execute function add_same()`,
  );
  const { status, body } = await admin.put(`${BASE}/${id}`, {
    ...aQuestion('raced'),
    points: 4,
    revision: 1,
  });
  await backend.db.execute(sql`drop trigger add_same on bank_questions`);
  expect([status, body.code]).toEqual([409, 'BANK_QUESTION_EXISTS']);
});

it('treats the two encodings of a Bengali letter as equal', async () => {
  const [composed, decomposed] = ['\u09dc\u09dd\u09df', '\u09a1\u09bc\u09a2\u09bc\u09af\u09bc'];
  const written = (letters: string) => {
    const options = aQuestion('forms').options.map((option) => ({
      ...option,
      text: `${option.text} ${letters}`,
    }));
    return aQuestion('forms', { question: `forms ${letters}?`, options });
  };
  const { ids } = (await add(written(composed))).body;
  expect((await add(written(decomposed))).body).toMatchObject({ ids: [], existingCount: 1 });
  const [first, ...others] = written(composed).options;
  const equal = await add(
    aQuestion('forms', {
      options: [first, ...others, { ...first, text: first?.text.normalize('NFD') }],
    }),
  );
  expect(equal.body.code).toBe('BANK_EQUAL_OPTIONS');
  await createExam([written(composed)]);
  await createExam([written(decomposed)]);
  expect((await admin.get(`${BASE}/${ids[0]}/usage`)).body).toMatchObject([
    { sameKey: true },
    { sameKey: true },
  ]);
});

it('archives and restores; archived questions are neither listed nor drawn', async () => {
  const { ids } = (await add(aQuestion('old', { chapter: 'Old' }))).body;
  expect((await admin.post(`${BASE}/archive`, { ids, archived: true })).body).toEqual({
    changedCount: 1,
  });
  expect((await admin.post(`${BASE}/archive`, { ids, archived: true })).body).toEqual({
    changedCount: 0,
  });
  expect([await texts('chapter=Old'), await texts('chapter=Old&archived=true')]).toEqual([
    [],
    ['How old?'],
  ]);
  const draw = { rules: [{ chapter: 'Old', count: 1 }], singleAnswer: true };
  expect((await admin.post(`${BASE}/draw`, draw)).body).toEqual({
    rules: [{ matchingCount: 0, questions: [] }],
  });
  await admin.post(`${BASE}/archive`, { ids, archived: false });
  expect(await texts('chapter=Old')).toEqual(['How old?']);
});

it('imports the questions of an exam, with its subject and chapter, and finds by their content where they are used', async () => {
  const exam = await createExam([aQuestion('taken one'), aQuestion('taken two')]);
  const importResponse = await admin.post(`${BASE}/from-exam`, {
    kind: 'single',
    examId: exam._id,
    tags: ['taken'],
  });
  expect([importResponse.status, importResponse.body.ids.length]).toEqual([201, 2]);
  const [first] = await list('tag=taken');
  expect(first).toMatchObject({
    question: 'How taken one?',
    subject: expect.stringMatching(/\S/),
    chapter: expect.stringMatching(/\S/),
    usageCount: 1,
  });
  await add(aQuestion('taken three', { tags: ['taken'] }));
  expect(await texts('tag=taken&unused=true')).toEqual(['How taken three?']);
  const [, corrected] = exam.mcqs[0].options;
  await admin.post(`/ext/exams/single/${exam._id}/key-corrections`, {
    questionId: exam.mcqs[0]._id,
    kind: 'key',
    correctOptionIds: [corrected._id],
    reason: 'Misprint',
  });
  const { body: usage } = await admin.get(`${BASE}/${first?._id}/usage`);
  const entry = {
    kind: 'single',
    examId: exam._id,
    title: 'Test',
    archived: false,
    sameKey: false,
    examinedCount: 0,
    correctCount: 0,
  };
  expect(usage).toEqual([entry]);
});

it('imports the questions of a paper under the names of its subjects', async () => {
  const years = await admin.get('/admissioncourse/years');
  const papers = (await admin.get('/multisubjectexams')).body;
  const paper = aPaper({ subjects: [aSubject('Botany', { mcqs: [aQuestion('paper one')] })] });
  const { body } = await admin.put(`/admissioncourse/exams/${papers[0]._id}`, paper);
  expect([years.status, body._id]).toEqual([200, papers[0]._id]);
  await admin.post(`${BASE}/from-exam`, { kind: 'multi-subject', examId: papers[0]._id });
  const [question] = await list('subject=Botany');
  expect(question).toMatchObject({ question: 'How paper one?', usageCount: 1 });
  expect((await admin.get(`${BASE}/${question?._id}/usage`)).body).toMatchObject([
    { kind: 'multi-subject', sameKey: true },
  ]);
});

it('counts questions once if the database has the import of an exam run again', async () => {
  const exam = await createExam([aQuestion('again one'), aQuestion('again two')]);
  // Fails at the first commit. A sequence is not rolled back.
  for (const statement of [
    'create sequence runs',
    `create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('runs') = 1 then raise exception 'conflict' using errcode = '40001'; end if;
      return null; end $$`,
    `create constraint trigger fail_once after insert on bank_questions
      deferrable initially deferred for each row execute function fail_once()`,
  ])
    await backend.db.execute(sql.raw(statement));
  const { body } = await admin.post(`${BASE}/from-exam`, { kind: 'single', examId: exam._id });
  await backend.db.execute(sql`drop trigger fail_once on bank_questions`);
  expect([body.ids.length, body.existingCount]).toEqual([2, 0]);
});

it('shows how students answered it in an exam', async () => {
  const exam = await createExam([aQuestion('answered one'), aQuestion('answered two')]);
  const { ids } = (await admin.post(`${BASE}/from-exam`, { kind: 'single', examId: exam._id }))
    .body;
  for (const chosen of [0, 0, 1]) {
    const student = await backend.enrolled();
    const mcqAnswers = exam.mcqs.map(
      ({ _id, options }: { _id: string; options: { _id: string }[] }) => ({
        questionId: _id,
        selectedOption: options[chosen]?._id,
      }),
    );
    const { body: attempt } = await student.post('/ext/attempts', {
      kind: 'single',
      examId: exam._id,
    });
    const submitted = await submitExam(
      student,
      exam._id,
      { 'idempotency-key': attempt._id },
      { mcqAnswers },
    );
    expect(submitted.status).toBe(201);
  }
  const { body } = await admin.get(`${BASE}/${ids[0]}/usage`);
  expect(body).toMatchObject([
    { examinedCount: 3, correctCount: 2, sameKey: true, discrimination: 1 },
  ]);
  // The exams after the one that uses up the budget have no figures.
  await admin.post(
    '/examcreation/chapter/createexam',
    anExam({ title: 'Test 2', mcqs: [aQuestion('answered one')] }),
  );
  const [first, second] = await findUsages(backend.db, ids[0], 3);
  expect([
    first?.examinedCount,
    second?.title,
    second?.examinedCount,
    second?.correctCount,
  ]).toEqual([3, 'Test 2', undefined, undefined]);
  expect(
    (await findUsages(backend.db, ids[0], 4)).map(({ examinedCount }) => examinedCount),
  ).toEqual([3, 0]);
});

it('draws by rules without a question twice or one that the exam has, and counts without drawing', async () => {
  const easy = { chapter: 'Draws', difficulty: 'easy' };
  const two = aQuestion('several').options.map((option) => ({ ...option, isCorrect: true }));
  const has = aQuestion('draw zero', easy);
  const names = ['one', 'two', 'three', 'four'];
  await add(
    has,
    aQuestion('several', { ...easy, options: two }),
    ...names.map((name) => aQuestion(`draw ${name}`, easy)),
  );
  const questions = [{ question: has.question, options: ['draw zero wrong', 'draw zero right'] }];
  const rules = [
    { chapter: 'Draws', count: 2 },
    { ...easy, count: 10 },
  ];
  const { body } = await admin.post(`${BASE}/draw`, { rules, questions, singleAnswer: true });
  expect(
    body.rules.map((rule: { matchingCount: number; questions: object[] }) => [
      rule.matchingCount,
      rule.questions.length,
    ]),
  ).toEqual([
    [4, 2],
    [4, 2],
  ]);
  const drawn = body.rules.flatMap((rule: { questions: { question: string }[] }) =>
    rule.questions.map(({ question }) => question),
  );
  expect(drawn.sort()).toEqual(names.map((name) => `How draw ${name}?`).sort());
  const counted = await admin.post(`${BASE}/draw`, {
    rules,
    questions,
    singleAnswer: false,
    countOnly: true,
  });
  expect(counted.body.rules).toEqual([
    { matchingCount: 5, questions: [] },
    { matchingCount: 5, questions: [] },
  ]);
});

it('is closed to students, visitors and the service credential, and rejects values above each limit', async () => {
  const student = await backend.student();
  expect([(await student.get(BASE)).status, (await backend.visitor().get(BASE)).status]).toEqual([
    403, 401,
  ]);
  const tooMany = Array.from({ length: 201 }, (_, index) => aQuestion(`n${index}`));
  const statuses = await Promise.all([
    add(...tooMany),
    add(aQuestion('long', { question: 'x'.repeat(4001) })),
    add(aQuestion('tags', { tags: Array.from({ length: 11 }, String) })),
    add(aQuestion('place', { subject: 'x'.repeat(101) })),
    admin.post(`${BASE}/draw`, { rules: [], singleAnswer: true }),
    admin.get(`${BASE}?limit=101`),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});

it('draws no question that the exam has, by the hashes of its questions', async () => {
  const place = { chapter: 'Hashes' };
  const letters = { composed: '\u09df', decomposed: '\u09af\u09bc' };
  const options = ['\u{1d4ab}', '\uff21', ` ${letters.composed} `].map((text, index) => ({
    text,
    isCorrect: index === 0,
  }));
  await add(aQuestion('hash one', { ...place, options }), aQuestion('hash two', place));
  const content = questionContent('How hash one?\n', [letters.decomposed, '\uff21', '\u{1d4ab}']);
  const contentHashes = [createHash('md5').update(content).digest('hex')];
  const body = { rules: [{ ...place, count: 5 }], contentHashes, singleAnswer: true };
  const { rules } = (await admin.post(`${BASE}/draw`, body)).body;
  expect(rules).toMatchObject([{ matchingCount: 1, questions: [{ question: 'How hash two?' }] }]);
  const wrong = await admin.post(`${BASE}/draw`, { ...body, contentHashes: ['x'] });
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'contentHashes.0']);
});

it('finds copies that programs write, and loses those that they change', async () => {
  const exam = await createExam([aQuestion('by hand')]);
  const { ids } = (await add(aQuestion('by hand'))).body;
  const usage = async () => (await list(`q=by hand`)).find(({ _id }) => _id === ids[0])?.usageCount;
  const [{ _id: mcqId, options }] = exam.mcqs;
  expect(await usage()).toBe(1);
  await backend.db.execute(sql`update exam_options set text = 'else' where id = ${options[1]._id}`);
  expect([await usage(), await texts('unused=true&q=by hand')]).toEqual([0, ['How by hand?']]);
  await backend.db.execute(
    sql`update exam_options set text = ' by hand wrong ' where id = ${options[1]._id}`,
  );
  expect(await usage()).toBe(1);
  await backend.db.execute(sql`update exam_mcqs set question = 'How else?' where id = ${mcqId}`);
  expect(await usage()).toBe(0);
  await backend.db.execute(sql`update exam_mcqs set question = 'How by hand?' where id = ${mcqId}`);
  await backend.db.execute(sql`delete from exam_options where id = ${options[1]._id}`);
  expect(await usage()).toBe(0);
});
