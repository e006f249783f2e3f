// The download of the own data: complete without withheld data and secrets, and paginated.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examCampaigns } from '../../backend/src/modules/campaigns/tables.ts';
import { notifications } from '../../backend/src/modules/notifications/tables.ts';
import { studentNotes } from '../../backend/src/modules/students/tables.ts';
import { save, sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import { type Backend, startBackend, type Visitor } from './kit.ts';
import { onePaperAnswer } from './one-answer.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();

describe('the download of own data', () => {
  it('requires the password, and contains everything except withheld data and secrets', async () => {
    const person = await backend.enrolled();
    expect((await person.get('/ext/own-data')).body.code).toBe('CONFIRMATION_REQUIRED');
    const { _id: attemptId } = (await startAttempt(person)).body;
    await save(person, attemptId, 1, await sheetOf(person, FREE_PAPER, ['A']));
    const answers = {
      examId: FREE_PAPER,
      userId: person.userId,
      subjects: onePaperAnswer(FREE_PAPER),
      totalScore: 1,
      timeTaken: 1,
    };
    await person.post('/multisubjectexamsresult/exam-results', answers, {
      'idempotency-key': attemptId,
    });
    await person.post('/ext/notes', { lessonId: 'free10-motion-lesson-1', text: 'Remember' });
    await person.put('/ext/study-plan', { schoolClass: 'class11-12', goal: 'admission-test' });
    await person.post('/ext/confirm', { password: 'a long password' });
    const { status, body, text } = await person.get('/ext/own-data');
    expect([status, body.account.id, body.student._id]).toEqual([
      200,
      person.userId,
      person.studentId,
    ]);
    expect(body).toMatchObject({
      attempts: [{ id: attemptId, examId: FREE_PAPER }],
      notes: [{ text: 'Remember' }],
    });
    expect(body.attempts[0].answers.selections).toHaveLength(1);
    expect(body.multiSubjectResults).toMatchObject([
      { examId: FREE_PAPER, totalScore: expect.any(Number), version: 1 },
    ]);
    expect(body.studyPlan).toMatchObject({ goal: 'admission-test', schoolClass: 'class11-12' });
    expect(body.next).toBeUndefined();
    expect(text).not.toMatch(/passwordHash|argon2|idHash/);

    const contest = {
      title: 'Again',
      examId: FREE_PAPER,
      examKind: 'multi-subject',
      startDate: moment(HOUR),
      endDate: moment(2 * HOUR),
    };
    expect((await admin.post('/examcampaigns', contest)).status).toBe(201);
    const withheld = await person.get('/ext/own-data');
    expect(withheld.body.multiSubjectResults[0]).toMatchObject({
      examId: FREE_PAPER,
      releasedAt: expect.any(String),
    });
    expect(withheld.text).not.toMatch(/totalScore|isCorrect/);
    await backend.db.delete(examCampaigns);
  });

  it('is read page by page, each row once, for every kind of data', async () => {
    const person = await backend.enrolled();
    const userId = person.userId;
    const numbers = Array.from({ length: 250 }, (_, index) => index);
    const at = (index: number) => new Date(backend.clock.now.getTime() - index * 1000);
    await backend.db
      .insert(studentNotes)
      .values(numbers.map((index) => ({ userId, text: `note ${index}`, createdAt: at(index) })));
    await backend.db.insert(notifications).values(
      numbers.map((index) => ({
        userId,
        kind: 'merit-list' as const,
        subject: `list ${index}`,
        details: { title: 'List' },
        createdAt: at(index),
      })),
    );
    await person.post('/ext/confirm', { password: 'a long password' });
    const pages: Record<string, { _id?: string; id?: string }[]>[] = [];
    for (let after: string | undefined; pages.length < 20; ) {
      const { status, body } = await person.get(`/ext/own-data${after ? `?after=${after}` : ''}`);
      expect(status).toBe(200);
      pages.push(body);
      after = body.next;
      if (after === undefined) break;
    }
    const idsOf = (part: string) =>
      pages.flatMap((page) => page[part] ?? []).map((row) => row._id ?? row.id);
    for (const part of ['notes', 'notifications'])
      expect([idsOf(part).length, new Set(idsOf(part)).size]).toEqual([250, 250]);
    const rows = pages.map(
      (page) => Object.values(page).flatMap((part) => (Array.isArray(part) ? part : [])).length,
    );
    expect(Math.max(...rows)).toBeLessThanOrEqual(110);
    expect(pages.filter(({ account }) => account)).toHaveLength(1);
    expect((await person.get('/ext/own-data?after=users:')).status).toBe(400);
  });
});
