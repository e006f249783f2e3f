// Exams that are shuffled for each attempt, over GraphQL on the real backend (docs/decisions/053).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anExam, aPaper, aSubject } from '../backend/exam-fixture.ts';
import type { Student, Visitor } from '../backend/kit.ts';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';
import { aMultiSubjectExam, anAdmin, anExam as anExamOnTheWire } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

type Question = { id: string; options: { id: string }[] };
type Subject = { id: string; questions: Question[] };
type Started<Paper> = { ticket: { token: string; attemptId: string }; paper: Paper };
type SinglePaper = { questions: Question[] };

const QUESTIONS = 12;
const manyQuestions = (subject: string) =>
  Array.from({ length: QUESTIONS }, (_, question) => ({
    question: `${subject} ${question}`,
    points: 1,
    options: Array.from({ length: 5 }, (_, option) => ({
      text: `${subject} ${question} option ${option}`,
      isCorrect: option === 0,
    })),
  }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const sorted = (list: readonly { id: string }[]) => ids(list).sort();

describe('an exam that is shuffled', () => {
  let kit: AnswerKeyKit;
  beforeAll(async () => {
    kit = await startAnswerKeyKit();
  });
  afterAll(() => kit.close());

  async function execute<T>(who: Visitor, query: string, variables: object = {}): Promise<T> {
    const { body } = await kit.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: `alokpath_session=${who.cookie}`, 'content-type': 'application/json' },
      payload: { query, variables },
    });
    const { data, errors } = JSON.parse(body) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }

  async function newExam(shuffle: string): Promise<string> {
    const body = anExam({
      title: `Shuffled ${shuffle}`,
      mcqs: manyQuestions('Motion'),
      totalMarks: QUESTIONS,
    });
    const { _id } = (await kit.admin.post('/examcreation/chapter/createexam', body)).body;
    const { updateExam } = await execute<{ updateExam: { exam: { shuffle: string } } }>(
      kit.admin,
      'mutation ($input: UpdateExamInput!) { updateExam(input: $input) { exam { shuffle } } }',
      { input: { id: _id, shuffle } },
    );
    expect(updateExam.exam.shuffle).toBe(shuffle);
    return _id;
  }
  /** In the authors' order. */
  const authored = async (examId: string): Promise<Question[]> => {
    const query = 'query ($id: ID!) { exam(id: $id) { key { questions { id options { id } } } } }';
    return (await execute<{ exam: { key: SinglePaper } }>(kit.admin, query, { id: examId })).exam
      .key.questions;
  };
  const start = async (
    who: Student,
    examId: string,
    attemptId?: string,
  ): Promise<Started<SinglePaper>> =>
    (
      await execute<{ startExam: Started<SinglePaper> }>(
        who,
        `mutation ($input: StartExamInput!) {
          startExam(input: $input) {
            ticket { token attemptId } paper { questions { id options { id } } }
          }
        }`,
        { input: { examId, attemptId } },
      )
    ).startExam;
  const REVIEW =
    '... on SingleExamResult { score questions { id score options { id isSelected } } }';
  type Review = {
    score: number;
    questions: { id: string; score: number; options: { id: string; isSelected: boolean }[] }[];
  };
  const submit = async (
    who: Student,
    { ticket }: Started<SinglePaper>,
    chosen: readonly { questionId: string; selectedOptionId: string }[],
  ) =>
    (
      await execute<{ submitExam: { result: Review } }>(
        who,
        `mutation ($input: SubmitExamInput!) { submitExam(input: $input) { result { ${REVIEW} } } }`,
        { input: { ticket: ticket.token, mcqAnswers: chosen } },
      )
    ).submitExam.result;
  const review = async (reader: Visitor, who: Student, examId: string) =>
    (
      await execute<{ examResult: Review }>(
        reader,
        `{ examResult(userId: "${who.userId}", examId: "${examId}") { ${REVIEW} } }`,
      )
    ).examResult;

  test('has another order for each student, with the same questions and options', async () => {
    const examId = await newExam('BOTH');
    const key = await authored(examId);
    const [started, otherStarted] = [
      await start(kit.reader, examId),
      await start(kit.other, examId),
    ];
    const papers = [key, started.paper.questions, otherStarted.paper.questions];
    expect(new Set(papers.map((questions) => ids(questions).join())).size).toBe(3);
    for (const { id, options } of key) {
      for (const { questions } of [started.paper, otherStarted.paper]) {
        expect(sorted(questions)).toEqual(sorted(key));
        expect(sorted(questions.find((question) => question.id === id)?.options ?? [])).toEqual(
          sorted(options),
        );
      }
    }
    const moved = key.filter(({ id, options }) => {
      const own = started.paper.questions.find((question) => question.id === id)?.options ?? [];
      return ids(own).join() !== ids(options).join();
    });
    expect(moved.length).toBeGreaterThan(QUESTIONS / 2);
  });

  test('does not reveal the seed, from which the order of the authors could be computed', async () => {
    const examId = await newExam('BOTH');
    const who = await kit.newStudent();
    const { ticket } = await start(who, examId);
    const attempts = (await who.get('/ext/attempts/open')).body;
    const seed: string = attempts[0].orderSeed;
    expect(seed).toMatch(/^[\w-]{16}$/);
    const saved = await execute(
      who,
      '{ openAttempts { id ticket { token attemptId } exam { id title shuffle } } }',
    );
    const texts = [ticket.token, JSON.stringify(saved)].flatMap((text) => [
      text,
      ...text.split(/[."]/).map((part) => Buffer.from(part, 'base64url').toString()),
    ]);
    expect(texts.filter((text) => text.includes(seed))).toEqual([]);
  });

  test('keeps the order of an attempt on every device, also after an admin has changed the setting; the next attempt has the new one', async () => {
    const examId = await newExam('BOTH');
    const who = await kit.newStudent();
    const first = await start(who, examId);
    const newDevice: Student = { ...who };
    expect((await start(newDevice, examId, first.ticket.attemptId)).paper).toEqual(first.paper);
    await kit.admin.put(`/examcreation/${examId}`, { shuffle: 'off' });
    expect((await start(who, examId, first.ticket.attemptId)).paper).toEqual(first.paper);
    const key = await authored(examId);
    const next = await start(await kit.newStudent(), examId);
    expect(next.paper.questions).toEqual(key);

    await submit(who, first, [
      { questionId: key[0]?.id ?? '', selectedOptionId: key[0]?.options[0]?.id ?? '' },
    ]);
    expect((await review(who, who, examId)).questions.map(({ id }) => id)).toEqual(
      ids(first.paper.questions),
    );
  });

  test('is scored by ids: the same answers have the same score in every order, and the review has the order of its student', async () => {
    const examId = await newExam('BOTH');
    const key = await authored(examId);
    // Right, wrong and blank; the same for both students.
    const chosen = key.slice(0, 8).map(({ id, options }, index) => ({
      questionId: id,
      selectedOptionId: options[index % 2]?.id ?? '',
    }));
    const students = [await kit.newStudent(), await kit.newStudent()];
    for (const who of students) {
      const started = await start(who, examId);
      const result = await submit(who, started, chosen);
      expect(result.score).toBe(4 - 0.25 * 8);
      for (const reader of [who, kit.admin]) {
        const { questions, score } = await review(reader, who, examId);
        expect(score).toBe(result.score);
        expect(questions.map(({ id, options }) => ({ id, options: ids(options) }))).toEqual(
          started.paper.questions.map(({ id, options }) => ({ id, options: ids(options) })),
        );
        for (const { questionId, selectedOptionId } of chosen) {
          const selected =
            questions
              .find(({ id }) => id === questionId)
              ?.options.filter(({ isSelected }) => isSelected) ?? [];
          expect(ids(selected)).toEqual([selectedOptionId]);
        }
      }
    }
  });

  test('has another order in the next attempt of the same student', async () => {
    const examId = await newExam('QUESTIONS');
    const [key, who] = [await authored(examId), await kit.newStudent()];
    const first = await start(who, examId);
    const chosen = [
      { questionId: key[0]?.id ?? '', selectedOptionId: key[0]?.options[0]?.id ?? '' },
    ];
    await submit(who, first, chosen);
    const second = await start(who, examId);
    expect(ids(second.paper.questions)).not.toEqual(ids(first.paper.questions));
    await submit(who, second, chosen);
    expect((await review(who, who, examId)).questions.map(({ id }) => id)).toEqual(
      ids(second.paper.questions),
    );
  });

  test('shuffles only what the settings select', async () => {
    const [questionsOnly, optionsOnly] = [await newExam('QUESTIONS'), await newExam('OPTIONS')];
    const [first, second] = [
      await start(kit.reader, questionsOnly),
      await start(kit.reader, optionsOnly),
    ];
    const byId = new Map(
      (await authored(questionsOnly)).map((question) => [question.id, question]),
    );
    expect(ids(first.paper.questions)).not.toEqual([...byId.keys()]);
    for (const question of first.paper.questions) expect(question).toEqual(byId.get(question.id));
    const key = await authored(optionsOnly);
    expect(ids(second.paper.questions)).toEqual(ids(key));
    expect(second.paper.questions).not.toEqual(key);
  });

  test('keeps subjects and their parts, and shows editors, print and statistics the order of its authors', async () => {
    const subjects = ['Physics', 'Chemistry'].map((name) =>
      aSubject(name, { mcqs: manyQuestions(name) }),
    );
    const { _id: yearId } = (
      await kit.admin.post('/admissioncourse/years', { unitId: 'free-b', year: 1978 })
    ).body;
    const created = await kit.admin.post('/multisubjectexams/mcqs', {
      parentId: yearId,
      ...aPaper({ subjects, shuffle: 'both' }),
    });
    const examId: string = created.body._id;
    const paper = 'subjects { id questions { id options { id } } }';
    const startPaper = async (who: Student) =>
      (
        await execute<{ startMultiSubjectExam: Started<{ subjects: Subject[] }> }>(
          who,
          `mutation ($input: StartMultiSubjectExamInput!) {
            startMultiSubjectExam(input: $input) { ticket { token attemptId } paper { ${paper} } }
          }`,
          { input: { examId } },
        )
      ).startMultiSubjectExam;
    const readKey = async () =>
      (
        await execute<{ multiSubjectExam: { key: { subjects: Subject[] } } }>(
          kit.admin,
          `query ($id: ID!) { multiSubjectExam(id: $id) { key { ${paper} } } }`,
          { id: examId },
        )
      ).multiSubjectExam.key.subjects;
    const key = await readKey();
    const started = await startPaper(kit.reader);
    expect(ids(started.paper.subjects)).toEqual(ids(key));
    for (const [index, subject] of started.paper.subjects.entries()) {
      expect(sorted(subject.questions)).toEqual(sorted(key[index]?.questions ?? []));
      expect(ids(subject.questions)).not.toEqual(ids(key[index]?.questions ?? []));
    }
    const answers = key.flatMap(({ questions }) =>
      questions.map(({ id, options }) => ({ questionId: id, selectedOptionIds: [options[0]?.id] })),
    );
    const REVIEWED = 'totalScore subjects { id questions { id options { id } } }';
    const submitted = await execute<{
      submitMultiSubjectExam: { result: { totalScore: number; subjects: Subject[] } };
    }>(
      kit.reader,
      `mutation ($input: SubmitMultiSubjectExamInput!) {
        submitMultiSubjectExam(input: $input) { result { ${REVIEWED} } }
      }`,
      { input: { ticket: started.ticket.token, answers } },
    );
    const { result } = submitted.submitMultiSubjectExam;
    expect(result.totalScore).toBe(2 * QUESTIONS);
    expect(result.subjects).toEqual(started.paper.subjects);
    expect(await readKey()).toEqual(key);
    const statistics = (await kit.admin.get(`/ext/exams/multi-subject/${examId}/statistics`)).body;
    expect(
      statistics.questions.map(({ questionId }: { questionId: string }) => questionId),
    ).toEqual(key.flatMap(({ questions }) => ids(questions)));
  });
});

describe('the start of a shuffled exam', () => {
  const { executeAsStudent, upstream } = useGateway({
    extensions: ['attempts', 'exam-versions'],
    server: { keepsExamVersions: true },
  });
  const times = { startedAt: '2026-03-01T10:00:00.000Z', deadline: '2026-03-01T11:00:00.000Z' };
  const mcqs = Array.from({ length: 20 }, (_, index) => ({
    _id: `q${index}`,
    question: 'Why?',
    points: 1,
    options: [],
  }));
  const start = async () => {
    const response = await executeAsStudent<{
      startExam: { paper: { questions: { id: string }[] } };
    }>('mutation { startExam(input: { examId: "e1" }) { paper { questions { id } } } }');
    return ids(dataOf(response).startExam.paper.questions);
  };

  test('takes one call after the version is known, and its copy in memory keeps its order', async () => {
    upstream.on('GET', '/ext/exam-versions/s1', {
      _id: 's1',
      exam: anExamOnTheWire({ _id: 'e1', shuffle: 'questions', mcqs }),
    });
    const orders: string[][] = [];
    for (const orderSeed of ['one', 'two', 'one', undefined]) {
      upstream.on('POST', '/ext/attempts', {
        _id: 'at1',
        userId: 'u1',
        ...times,
        examVersionId: 's1',
        orderSeed,
      });
      orders.push(await start());
    }
    const [firstOrder, secondOrder, repeatedOrder, authorsOrder] = orders;
    expect(repeatedOrder).toEqual(firstOrder);
    expect(secondOrder).not.toEqual(firstOrder);
    // An attempt started by a backend without seeds.
    expect(authorsOrder).toEqual(mcqs.map(({ _id }) => _id));
    expect(upstream.calls).toHaveLength(5);
  });
});

describe('a host that does not shuffle', () => {
  const { executeAsStudent: executeAsAdmin, upstream } = useGateway({ extensions: [] });
  const update = (shuffle: string) => {
    upstream.on('GET', '/students/student', anAdmin());
    return executeAsAdmin(
      `mutation {
        updateMultiSubjectExam(input: { id: "m1", title: "New", shuffle: ${shuffle} }) {
          exam { shuffle }
        }
      }`,
    );
  };

  test('does not get the field', async () => {
    upstream.on('PUT', '/multisubjectexams/mcqs/m1', aMultiSubjectExam());
    expect(dataOf(await update('OFF'))).toEqual({
      updateMultiSubjectExam: { exam: { shuffle: 'OFF' } },
    });
    expect(upstream.call('PUT', '/multisubjectexams/mcqs/m1').body).toEqual({ title: 'New' });
  });

  test('rejects shuffling', async () => {
    expect((await update('BOTH')).codes).toEqual(['OPERATION_NOT_ALLOWED']);
  });
});
