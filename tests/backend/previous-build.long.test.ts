// During an update the migrations are applied before the last backend of the previous build has
// ended (docs/operations.md): it must continue to work on the new tables, and the new build must
// read what it has written.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { browserAt, startIn } from './backend-process.ts';
import { aContent, FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { onePaperAnswer } from './one-answer.ts';
import { openEnvironments, withApi, withDb } from './operations-kit.ts';
import { checkOut, previousCommit } from './previous-build.ts';

const commit = previousCommit();
if (commit === null)
  console.warn('Skipped: the build before the newest migration needs the history of git.');

const environments = openEnvironments();
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await environments.close();
});

/** The one-time password that was sent last. */
function newestOtp(dataDir: string): string {
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).sort() : [];
  return JSON.parse(readFileSync(join(outbox, files.at(-1) ?? ''), 'utf8')).otp;
}

describe.skipIf(commit === null)('the previous build on the new tables', () => {
  it('signs up, registers, takes an exam and edits content, and the new build reads all of it', {
    timeout: 300_000,
  }, async () => {
    const environment = await environments.create();
    const content = aContent();
    const now = new Date();
    await withDb(environment, async ({ db }) => {
      await insertDemoAccounts(db);
      const files = Object.values(content).flatMap((sources) => sources.map(({ file }) => file));
      await db.transaction((tx) => writeContent(tx, content, new Set(files), now));
    });
    const folder = checkOut(commit ?? '');
    folders.push(folder);
    const old = await startIn(folder, { ...environment.variables, DEMO: '0' });
    const [admin, student] = [browserAt(old.url), browserAt(old.url)];
    let written: { userId: string; resultId: string; title: string };
    try {
      await admin('POST', '/auth/student/login', {
        email: 'admin@alokpath.test',
        password: 'alokpath-admin',
      });
      await student('POST', '/auth/signup', {
        email: 'new@example.com',
        password: 'a long password',
      });
      const { _id: userId } = await student('POST', '/auth/verify', {
        otp: newestOtp(environment.dataDir),
      });
      const { student: own } = await student('GET', '/students/student');
      const studentId = own._id;
      await student('POST', '/students/student/enroll', {
        studentId,
        courseId: 'free',
        category: 'admissionPrep',
      });
      await student('PUT', '/ext/study-plan', {
        name: 'Rafi',
        schoolClass: 'class10',
        goal: 'school',
      });

      const campaign = await admin('POST', '/examcampaigns', {
        title: 'Open test',
        examId: PAID_PAPER,
        examKind: 'multi-subject',
        startDate: new Date(now.getTime() + 3_600_000).toISOString(),
        endDate: new Date(now.getTime() + 7_200_000).toISOString(),
      });
      await student('POST', '/examcampaigns/register', {
        campaignId: campaign._id,
        studentId,
        basicInfo: { name: 'Rafi' },
      });

      const attempt = await student('POST', '/ext/attempts', {
        kind: 'multi-subject',
        examId: FREE_PAPER,
      });
      const { subjects } = await student('GET', `/multisubjectexams/mcqs/${FREE_PAPER}`);
      const [mcq] = subjects[0].mcqs;
      const selection = { questionId: mcq._id, selectedOption: [mcq.options[0]._id] };
      await student('PUT', `/ext/attempts/${attempt._id}/answers`, {
        sequence: 1,
        selections: [selection],
        writtenAnswer: [],
      });
      const result = await student(
        'POST',
        '/multisubjectexamsresult/exam-results',
        {
          examId: FREE_PAPER,
          userId,
          subjects: onePaperAnswer(FREE_PAPER),
          totalScore: 1,
          timeTaken: 1,
        },
        { 'idempotency-key': attempt._id },
      );

      const lessons = await admin('GET', '/course/free10-motion/lessons');
      const title = 'Edited by the previous build';
      await admin('PUT', `/course/lesson/${lessons[0]._id}`, { title });
      const exam = await admin('GET', '/examcreation/examid/free10-motion-exam-1');
      await admin('PUT', '/examcreation/free10-motion-exam-1', {
        title,
        timeLimit: exam.timeLimit,
      });
      written = { userId, resultId: result._id, title };
    } finally {
      expect(await old.stop()).toBe(0);
    }
    expect(old.output()).not.toMatch(/"level":(50|60)|error:/i);

    await withApi(environment, async (get) => {
      const path = `/multisubjectexamsresult/exam-results/${written.userId}/${FREE_PAPER}`;
      expect(await get(path)).toMatchObject({ _id: written.resultId });
      const exam = await get('/examcreation/examid/free10-motion-exam-1');
      expect(exam).toMatchObject({ title: written.title });
    });
  });
});
