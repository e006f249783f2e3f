// Students' challenges of questions, and the decisions about them (docs/decisions/040).
import { describe, expect, it } from 'vitest';
import { confirmed } from './confirm.ts';
import { aQuestion } from './exam-fixture.ts';
import {
  admin,
  backend,
  correctKey,
  createExam,
  questionId,
  submitLetters,
  useKeyCorrections,
} from './key-correction-kit.ts';
import { advanceClock, type Visitor } from './kit.ts';
import { expectSameDetails } from './own-details.ts';

useKeyCorrections();

describe('a challenge', () => {
  const challenge = (
    who: Visitor,
    examId: string,
    id: string,
    reason = 'Option B is right as well.',
  ) => who.post('/ext/key-challenges', { examKind: 'single', examId, questionId: id, reason });

  it('is sent once by a student who has a result, and rejected with a reply or accepted by a correction', async () => {
    const { examId, questions } = await createExam();
    const person = await submitLetters(examId, questions, 'BA');
    const [first, second] = [questionId(questions, 0), questionId(questions, 1)];
    const challengeResponse = await challenge(person, examId, first);
    expect([challengeResponse.status, challengeResponse.body.state]).toEqual([201, 'open']);
    // Open challenges are listed in the order of their creation.
    advanceClock(backend, 1000);
    await challenge(person, examId, second);
    expect((await challenge(person, examId, first)).body.code).toBe('CHALLENGED_ALREADY');
    const openOnes = async () =>
      (await admin.get('/ext/key-challenges?state=open&limit=100')).body.filter(
        (challenge: { examId: string }) => challenge.examId === examId,
      );
    const open = await openOnes();
    expect(
      open.map(({ questionText, examTitle }: Record<string, string>) => [questionText, examTitle]),
    ).toEqual([
      ['How one?', 'Test'],
      ['How two?', 'Test'],
    ]);
    const refuse = (text: string) =>
      admin.post(`/ext/key-challenges/${open[1]._id}/refuse`, { answer: text });
    expect((await refuse('Book, page 12.')).body).toMatchObject({
      state: 'refused',
      answer: 'Book, page 12.',
    });
    expect((await refuse('Book, page 12.')).status).toBe(200);
    expect((await refuse('Another answer')).body.code).toBe('ALREADY_DECIDED');
    await correctKey(examId, { questionId: first, kind: 'bonus' });
    const [result] = (await person.get(`/exams/results/user/${person.userId}`)).body;
    expect(await expectSameDetails(person, 'single', result._id, examId)).toContain('challenges');
    const mine = (await person.get(`/ext/key-challenges/mine?examKind=single&examId=${examId}`))
      .body;
    expect(mine.map(({ state, answer: text }: Record<string, string>) => [state, text])).toEqual([
      ['accepted', 'Misprint'],
      ['refused', 'Book, page 12.'],
    ]);
    expect(await openOnes()).toEqual([]);
  });

  it('searches an unknown question in the versions of the exam with one statement', async () => {
    const { examId, questions } = await createExam();
    const person = await submitLetters(examId, questions, 'BA');
    for (const timeLimit of [11, 12, 13, 14])
      await admin.put(`/examcreation/${examId}`, { timeLimit });
    await admin.put(`/examcreation/${examId}`, { mcqs: [questions[0]] });
    const before = backend.statements.length;
    expect((await challenge(person, examId, 'unknown')).status).toBe(404);
    const read = backend.statements
      .slice(before)
      .filter((statement) => /from "exam_versions"/.test(statement));
    expect(read.length).toBeLessThan(5);
    expect((await challenge(person, examId, questionId(questions, 1))).status).toBe(201);
  });

  it('needs a released result, a question of the exam, a text, and has a limit', async () => {
    const { examId, questions } = await createExam({
      mcqs: Array.from({ length: 22 }, (_, index) => aQuestion(`${index}`)),
    });
    const id = questionId(questions, 0);
    const stranger = await backend.enrolled();
    expect((await challenge(stranger, examId, id)).body.code).toBe('REVIEW_REQUIRED');
    const person = await submitLetters(examId, questions, 'B');
    expect((await challenge(person, examId, 'unknown')).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await challenge(person, examId, id, 'short')).status).toBe(400);
    const start20 = await Promise.all(
      questions.slice(0, 21).map(({ _id }) => challenge(person, examId, _id)),
    );
    expect(start20.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409]);
    const now = backend.clock.now.getTime();
    const [startDate, endDate] = [
      new Date(now - 1000).toISOString(),
      new Date(now + 60_000).toISOString(),
    ];
    const campaign = await admin.post('/examcampaigns', {
      title: 'Contest',
      examId,
      examKind: 'single',
      startDate,
      endDate,
    });
    expect((await challenge(person, examId, questionId(questions, 21))).body.code).toBe(
      'REVIEW_REQUIRED',
    );
    await admin.send('DELETE', `/examcampaigns/${campaign.body._id}?force=true`);
  });

  it('has no decision for its student while the answers are withheld, because it tells the key', async () => {
    const { examId, questions } = await createExam();
    const person = await submitLetters(examId, questions, 'BA');
    const [first, second] = [questionId(questions, 0), questionId(questions, 1)];
    await challenge(person, examId, first);
    const { body: refused } = await challenge(person, examId, second);
    const now = backend.clock.now.getTime();
    const { body: campaign } = await admin.post('/examcampaigns', {
      title: 'Contest',
      examId,
      examKind: 'single',
      startDate: new Date(now - 1000).toISOString(),
      endDate: new Date(now + 60_000).toISOString(),
    });
    await correctKey(examId, { questionId: first, kind: 'bonus' });
    await admin.post(`/ext/key-challenges/${refused._id}/refuse`, { answer: 'A is correct.' });
    await confirmed(person);
    const [result] = (await person.get(`/exams/results/user/${person.userId}`)).body;
    const decisions = async () => {
      await expectSameDetails(person, 'single', result._id, examId);
      const mine = await person.get(`/ext/key-challenges/mine?examKind=single&examId=${examId}`);
      const { keyChallenges } = (await person.get('/ext/own-data')).body;
      return [mine.body, keyChallenges].map((list: Record<string, string>[]) =>
        // Both were sent at the same moment.
        list.map(({ state, answer }) => [state, answer ?? null]).sort(),
      );
    };
    const withheld = [
      ['open', null],
      ['open', null],
    ];
    expect(await decisions()).toEqual([withheld, withheld]);
    await admin.send('DELETE', `/examcampaigns/${campaign._id}?force=true`);
    const shown = [
      ['accepted', 'Misprint'],
      ['refused', 'A is correct.'],
    ];
    expect(await decisions()).toEqual([shown, shown]);
  });
});
