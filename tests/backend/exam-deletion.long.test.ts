import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicUnits } from '../../backend/src/modules/academics/tables.ts';
import { examMcqs, exams } from '../../backend/src/modules/exams/tables.ts';
import { anExam } from './exam-fixture.ts';
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

const created = async (parentId = 'free10-motion', type = 'chapter'): Promise<string> =>
  (await admin.post(`/examcreation/${type}/createexam`, anExam({ parentId }))).body._id;
const remove = (id: string, query = '', place = 'free10/free10-physics') =>
  admin.send('DELETE', `/examcreation/${place}/${id}${query}`);
const ofChapter = async (who: Visitor) =>
  (await who.get('/examcreation/chapter/free10-motion')).text;

describe('an exam without attempts', () => {
  it('is deleted with its questions, forced or not', async () => {
    for (const query of ['', '?force=true']) {
      const id = await created();
      expect(await remove(id, query)).toMatchObject({
        status: 200,
        body: { message: 'Exam deleted.' },
      });
      expect(await backend.db.select().from(exams).where(eq(exams.id, id))).toEqual([]);
      expect(await backend.db.select().from(examMcqs).where(eq(examMcqs.examId, id))).toEqual([]);
      expect((await remove(id)).status).toBe(404);
    }
  });

  it('is found only at its own URL', async () => {
    for (const [type, parentId, right, wrong] of [
      ['lesson', 'free10-motion-lesson-1', 'free10/free10-physics', 'free10/free10-motion'],
      ['subject', 'free10-physics', 'free10/free10-physics', 'paid10/free10-physics'],
      ['course', 'free10', 'free10/free10', 'free10/free10-physics'],
      ['unit', 'free-a', 'free/free-a', 'free/free-b'],
      ['unit', 'free10-part', 'free10/free10-part', 'free/free10-part'],
    ] as const) {
      const id = await created(parentId, type);
      expect((await remove(id, '?force=true', wrong)).status, wrong).toBe(404);
      expect((await remove(id, '', right)).status, right).toBe(200);
    }
  });
});

describe('an exam that students have taken', () => {
  it('is rejected, and archived if an admin forces it', async () => {
    const id = await created();
    const result = (await submitExam(student, id)).body;
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { error: 'Students have results in it. Send force=true to archive it.' },
    });
    expect((await remove(id, '?force=false')).status).toBe(409);
    expect(await ofChapter(student)).toContain(id);
    expect(await remove(id, '?force=true')).toMatchObject({
      status: 200,
      body: { message: 'Exam archived.' },
    });
    expect((await student.get(`/exams/results/user/${student.userId}/exam/${id}`)).body).toEqual(
      result,
    );
  });

  it('is hidden from then on, except for students who review its results', async () => {
    const id = await created();
    await submitExam(student, id);
    await remove(id, '?force=true');
    for (const who of [backend.visitor(), student, admin]) {
      expect(await ofChapter(who)).not.toContain(id);
      expect((await who.get('/ext/batch/exams?parents=free10-motion')).text).not.toContain(id);
      expect((await who.get('/examcreation/?limit=100')).text).not.toContain(id);
    }
    for (const who of [backend.visitor(), student]) {
      expect((await who.get(`/examcreation/examid/${id}`)).status).toBe(404);
      expect((await who.get(`/ext/batch/exams?ids=${id}`)).body).toEqual([]);
    }
    for (const [who, headers] of [
      [admin, {}] as const,
      [backend.visitor(), backend.service] as const,
    ]) {
      expect(
        (await who.get(`/examcreation/examid/${id}`, headers)).body.mcqs[0].options[0],
      ).toHaveProperty('isCorrect', true);
      expect((await who.get(`/ext/batch/exams?ids=${id}`, headers)).body).toHaveLength(1);
    }
    expect((await admin.put(`/examcreation/${id}`, { title: 'Back' })).status).toBe(404);
    expect((await remove(id, '?force=true')).status).toBe(404);
  });

  it('cannot be started, and running attempts can be submitted', async () => {
    const id = await created();
    const attempt = (await student.post('/ext/attempts', { kind: 'single', examId: id })).body;
    const [question] = (await student.get(`/examcreation/examid/${id}`)).body.mcqs;
    const mcqAnswers = [{ questionId: question._id, selectedOption: question.options[1]._id }];
    expect((await remove(id)).status).toBe(409);
    await remove(id, '?force=true');
    const late = await backend.enrolled();
    expect((await late.post('/ext/attempts', { kind: 'single', examId: id })).status).toBe(404);
    expect((await submitExam(late, id)).status).toBe(404);
    expect(
      await submitExam(student, id, { 'idempotency-key': attempt._id }, { mcqAnswers }),
    ).toMatchObject({
      status: 201,
      body: { score: -1 },
    });
  });
});

describe('at the same moment', () => {
  it('a deletion and a concurrent result keep both or neither', async () => {
    // The deletion starts a little later each time, so that each of the two is first once.
    for (let delay = 0; delay < 40; delay += 2) {
      const id = await created();
      const [gone, result] = await Promise.all([
        setTimeout(delay).then(() => remove(id)),
        submitExam(student, id),
      ]);
      const rows = await backend.db.select().from(exams).where(eq(exams.id, id));
      expect(
        [gone.status, result.status < 300, rows.length],
        `${gone.text} ${result.text}`,
      ).toEqual(gone.status === 200 ? [200, false, 0] : [409, true, 1]);
      expect(result.status, result.text).not.toBe(500);
    }
  });

  it('the archiving of a unit and a new exam below it leave no exam behind that is not archived', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const unit = (
        await admin.post('/admissioncourse/units', {
          universityId: 'free',
          unitName: `Unit ${turn}`,
        })
      ).body._id;
      await submitExam(student, await created(unit, 'unit'));
      const body = anExam({ parentId: unit });
      const [gone, made] = await Promise.all([
        admin.send('DELETE', `/admissioncourse/units/${unit}?force=true`),
        admin.post('/examcreation/unit/createexam', body),
      ]);
      expect([gone.status, [201, 404].includes(made.status)], gone.text + made.text).toEqual([
        200,
        true,
      ]);
      const rows = await backend.db.select().from(exams).where(eq(exams.unitId, unit));
      expect(rows.filter((row) => row.archivedAt === null)).toEqual([]);
      expect((await admin.post('/examcreation/unit/createexam', body)).status).toBe(404);
    }
  });
});
