// Shared by tests of notifications: concurrent schedulers, campaigns, and decided late answers.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import { withDailyCaps } from '../../backend/src/messages/daily-caps.ts';
import { notifierTasks } from '../../backend/src/modules/notifications/notifier.ts';
import { sheetOf, startAttempt } from './attempt-kit.ts';
import { FREE_PAPER, PAID_PAPER } from './content-fixture.ts';
import { MINUTE } from './durations.ts';
import { advanceClock, type Backend, type Student, startBackend, type Visitor } from './kit.ts';

export let backend: Backend;
export let admin: Visitor;
let problems: unknown[];
/** A backend for the file, closed after it. */
export function useNotifications() {
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    backend.sent.length = 0;
    problems = [];
    await backend.db.delete(messageCounts);
  });
}

export const moment = (ms: number) => new Date(backend.clock.now.getTime() + ms).toISOString();

function deps(settings: Record<string, string> = {}) {
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...settings });
  const now = () => backend.clock.now;
  const messages = withDailyCaps(
    { send: async (message) => void backend.sent.push(message) },
    { db: backend.db, now, caps: env.messageCaps, log: backend.app.log },
  );
  return { db: backend.db, now, env, messages };
}
const log = { error: (...problem: unknown[]) => void problems.push(problem) };

/** Runs the given number of concurrent schedulers, each until it finds nothing more. */
export async function run(schedulers = 2, settings: Record<string, string> = {}): Promise<void> {
  const work = async () => {
    const tasks = Object.values(notifierTasks(deps(settings), log));
    for (let runs = 0, hasMore = true; runs < 20 && hasMore; runs += 1) {
      hasMore = false;
      for (const task of tasks) if ((await task.run()).hasMore) hasMore = true;
    }
  };
  await Promise.all(Array.from({ length: schedulers }, work));
  // A scheduler skips events that another one has locked; nothing may be left for a further run.
  await work();
  expect(problems).toEqual([]);
}

export const listOf = async (person: Visitor, query = '') =>
  (await person.get(`/ext/notifications${query}`)).body;
export const notificationsOfKind = async (person: Visitor, kind: string) =>
  (await listOf(person)).filter((entry: { kind: string }) => entry.kind === kind);

export async function aCampaign(startsIn: number, endsIn: number): Promise<string> {
  const body = {
    title: 'Open test',
    examId: PAID_PAPER,
    examKind: 'multi-subject',
    startDate: moment(startsIn),
    endDate: moment(endsIn),
  };
  return (await admin.post('/examcampaigns', body)).body._id;
}
export const register = (person: Student, campaignId: string) =>
  person.post('/examcampaigns/register', {
    campaignId,
    studentId: person.studentId,
    basicInfo: { name: 'Rafi' },
  });

export async function decidedLate(person: Student, what: 'accept' | 'refuse'): Promise<void> {
  const { _id: id } = (await startAttempt(person)).body;
  advanceClock(backend, 62 * MINUTE);
  const late = await person.post(
    `/ext/attempts/${id}/late-answers`,
    await sheetOf(person, FREE_PAPER, ['A']),
  );
  const reason = what === 'refuse' ? 'Too late.' : 'The network was down.';
  await admin.post(`/ext/late-answers/${late.body._id}/${what}`, { reason });
}
