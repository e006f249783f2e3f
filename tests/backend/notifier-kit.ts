// Shared by tests of the notifier: its tasks, campaigns, assignments and queued messages.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import type { Messages } from '../../backend/src/messages/messages.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  examCampaignRegistrations,
  examCampaigns,
} from '../../backend/src/modules/campaigns/tables.ts';
import { notifierTasks } from '../../backend/src/modules/notifications/notifier.ts';
import { sendNotificationMessages } from '../../backend/src/modules/notifications/send-messages.ts';
import {
  notificationFanOuts,
  notificationMessages,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { DAY, HOUR } from './durations.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

export let backend: Backend;
export let admin: Visitor;
export let problems: { event?: string }[];
/**
 * A backend for the file, closed after it; notifications and campaigns are deleted after each test.
 */
export function useNotifier() {
  beforeAll(async () => {
    backend = await startBackend();
    admin = await backend.admin();
  });
  afterAll(() => backend.close());
  beforeEach(() => {
    backend.sent.length = 0;
    problems = [];
  });
  afterEach(async () => {
    await backend.db.execute(sql`drop trigger if exists failure on notifications`);
    await backend.db.execute(sql`drop trigger if exists failure on exam_campaigns`);
    await backend.db.execute(sql`drop trigger if exists failure on notification_messages`);
    for (const table of [
      notifications,
      notificationFanOuts,
      messageCounts,
      examCampaignRegistrations,
      examCampaigns,
    ]) {
      await backend.db.delete(table);
    }
  });
}

export const now = () => backend.clock.now;
export const moment = (ms: number) => new Date(now().getTime() + ms).toISOString();
export const log = {
  error: (problem: unknown) => void problems.push(problem as { event?: string }),
};

export function deps(
  send: Messages['send'] = async (message) => void backend.sent.push(message),
  settings: Record<string, string> = {},
) {
  const { env } = readEnv({ NODE_ENV: 'test', DATA_DIR: backend.dataDir, ...settings });
  return { db: backend.db, now, env, messages: { send } };
}
export const notifier = () => notifierTasks(deps(), log);
export const send = (...args: Parameters<typeof deps>) =>
  sendNotificationMessages(deps(...args), log);
export const waiting = () => backend.db.select().from(notificationMessages);
export const recipientsOf = async (title: string) =>
  (await backend.db.select().from(notifications))
    .filter(({ details }) => details.title === title)
    .map(({ userId }) => userId);

export async function aCampaign(
  title: string,
  startsIn: number,
  endsIn = startsIn + HOUR,
): Promise<string> {
  const body = {
    title,
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
export const anAssignment = async (dueIn: number, course?: object): Promise<string> =>
  (
    await admin.post('/assignments', {
      title: 'Essay',
      dueDate: moment(dueIn),
      ...(course && { course }),
    })
  ).body._id;

/** As many queued messages, each about a merit list and to a different account. */
export async function queueMessages(count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `queued-${index}`);
  const kind = 'merit-list' as const;
  await backend.db
    .insert(users)
    .values(names.map((id) => ({ id, email: `${id}@many.test`, passwordHash: '-' })))
    .onConflictDoNothing();
  for (const userId of names) {
    await backend.db.execute(sql`insert into notification_preferences (user_id, kind, email, sms)
      values (${userId}, ${kind}, true, false) on conflict do nothing`);
  }
  await backend.db.insert(notifications).values(
    names.map((id) => ({
      id,
      userId: id,
      kind,
      subject: 'list',
      details: { title: id },
      createdAt: now(),
    })),
  );
  await backend.db.insert(notificationMessages).values(
    names.map((id) => ({
      notificationId: id,
      channel: 'email' as const,
      nextTryAt: now(),
      expiresAt: new Date(moment(DAY)),
    })),
  );
}
