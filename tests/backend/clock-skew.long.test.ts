// Two hosts whose clocks differ by an hour, over one database (docs/decisions/067).
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { browserAt, startIn } from './backend-process.ts';
import { aContent, FREE_PAPER } from './content-fixture.ts';
import { HOUR } from './durations.ts';
import { openEnvironments, withDb } from './operations-kit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const environments = openEnvironments();
afterAll(() => environments.close());

/** Sets the clock of a process before anything else runs in it. */
function clockAhead(aheadMs: number): string[] {
  const script = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + ${aheadMs}])); }
      static now() { return Real.now() + ${aheadMs}; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}

// The embedded database has one process, and so one clock.
it.skipIf(!process.env.DATABASE_URL)(
  'an exam that one backend has started continues at the other, and both return the same time',
  { timeout: 300_000 },
  async () => {
    const environment = await environments.create('postgres');
    const content = aContent();
    await withDb(environment, async ({ db }) => {
      await insertDemoAccounts(db);
      const files = Object.values(content).flatMap((sources) => sources.map(({ file }) => file));
      await db.transaction((tx) => writeContent(tx, content, new Set(files), new Date()));
    });
    const variables = { ...environment.variables, DEMO: '0' };
    const right = await startIn(root, variables);
    const ahead = await startIn(root, variables, clockAhead(HOUR));
    try {
      const [atRightBackend, atAheadBackend] = [browserAt(right.url), browserAt(ahead.url)];
      const account = { email: 'student@alokpath.test', password: 'alokpath-student' };
      await atRightBackend('POST', '/auth/student/login', account);
      // Sessions and their cookies use the same clock.
      await atAheadBackend('POST', '/auth/student/login', account);
      const times = [await atRightBackend('GET', '/ext'), await atAheadBackend('GET', '/ext')];
      const [first = 0, second = 0] = times.map(({ time }) => Date.parse(time));
      expect(Math.abs(second - first)).toBeLessThan(10_000);

      const { student } = await atRightBackend('GET', '/students/student');
      const enrolment = { courseId: 'free', category: 'admissionPrep' };
      await atRightBackend('POST', '/students/student/enroll', {
        studentId: student._id,
        ...enrolment,
      });
      const exam = { kind: 'multi-subject', examId: FREE_PAPER };
      const { _id: id } = await atRightBackend('POST', '/ext/attempts', exam);
      const sheet = { sequence: 1, selections: [], writtenAnswer: [] };
      expect(await atAheadBackend('PUT', `/ext/attempts/${id}/answers`, sheet)).toMatchObject({
        stored: true,
      });
    } finally {
      await Promise.all([right.stop(), ahead.stop()]);
    }
  },
);
