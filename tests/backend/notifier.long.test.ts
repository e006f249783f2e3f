// The notifier with failures, slow messages, and many events.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../backend/src/config.ts';
import { withDailyCaps } from '../../backend/src/messages/daily-caps.ts';
import type { Messages } from '../../backend/src/messages/messages.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  examCampaignRegistrations,
  examCampaigns,
} from '../../backend/src/modules/campaigns/tables.ts';
import { EVENT_LISTS } from '../../backend/src/modules/notifications/events.ts';
import { notificationJobs } from '../../backend/src/modules/notifications/notifier.ts';
import { notifications } from '../../backend/src/modules/notifications/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { startJobs } from '../../backend/src/worker/run-jobs.ts';
import { PAID_PAPER } from './content-fixture.ts';
import { HOUR, MINUTE } from './durations.ts';
import { advanceClock } from './kit.ts';
import {
  aCampaign,
  backend,
  deps,
  log,
  moment,
  notifier,
  now,
  problems,
  queueMessages,
  recipientsOf,
  register,
  send,
  useNotifier,
  waiting,
} from './notifier-kit.ts';

useNotifier();

/** Makes statements fail. @param when `before insert on …` @param condition of the row */
async function failing(when: string, condition: string): Promise<void> {
  await backend.db.execute(
    sql.raw(
      `create or replace function failure() returns trigger language plpgsql as $$ begin raise exception 'failure'; end $$`,
    ),
  );
  await backend.db.execute(
    sql.raw(
      `create trigger failure ${when} for each row when (${condition}) execute function failure()`,
    ),
  );
}

describe('a failure', () => {
  it('of one event does not stop the others, and is retried only after the pause', async () => {
    const person = await backend.student();
    for (const title of ['Bad', 'Good'])
      await register(person, await aCampaign(title, title === 'Bad' ? HOUR : 2 * HOUR));
    await failing('before insert on notifications', `new.details->>'title' = 'Bad'`);
    const { make } = notifier();
    await make.run();
    expect([await recipientsOf('Bad'), await recipientsOf('Good')]).toEqual([[], [person.userId]]);
    expect(problems).toMatchObject([{ event: expect.stringMatching(/^exam-soon /) }]);
    advanceClock(backend, 200);
    await make.run();
    expect(problems).toHaveLength(1);
    advanceClock(backend, 15_000);
    await make.run();
    expect(problems).toHaveLength(2);
    await backend.db.execute(sql`drop trigger failure on notifications`);
    advanceClock(backend, 16_000);
    await make.run();
    expect(await recipientsOf('Bad')).toEqual([person.userId]);
  });

  it('of one merit list does not stop the others', async () => {
    const [good, bad] = [
      await aCampaign('Good', MINUTE, HOUR),
      await aCampaign('Bad', MINUTE, 2 * HOUR),
    ];
    advanceClock(backend, 4 * HOUR);
    await failing('before update on exam_campaigns', `new.id = '${bad}'`);
    await notifier().publish.run();
    const rows = await backend.db.select().from(examCampaigns);
    expect(rows.filter(({ meritListAt }) => meritListAt).map(({ id }) => id)).toEqual([good]);
    expect(problems).toMatchObject([{ event: `merit list ${bad}` }]);
  });

  it('to delete a message that was sent costs the others no try', async () => {
    await queueMessages(3);
    await failing('before delete on notification_messages', `old.notification_id = 'queued-0'`);
    await send();
    expect(backend.sent).toHaveLength(3);
    expect((await waiting()).map(({ notificationId, tries }) => [notificationId, tries])).toEqual([
      ['queued-0', 0],
    ]);
    expect(problems).toHaveLength(1);
  });

  it('to send counts as a try; a cap does not', async () => {
    await queueMessages(1);
    const capped = withDailyCaps(
      { send: async () => undefined },
      {
        db: backend.db,
        now,
        caps: readEnv({ NODE_ENV: 'test', EMAILS_PER_DAY: '0' }).env.messageCaps,
        log: backend.app.log,
      },
    );
    for (let hour = 0; hour < 4; hour += 1) {
      await send(capped.send);
      advanceClock(backend, 61 * MINUTE);
    }
    expect((await waiting()).map(({ tries }) => tries)).toEqual([0]);
    const fail = () => Promise.reject(new Error('no connection'));
    for (const left of [[1], [2], []]) {
      await send(fail);
      expect((await waiting()).map(({ tries }) => tries)).toEqual(left);
      advanceClock(backend, 16 * MINUTE);
    }
  });
});

describe('slow messages', () => {
  it('do not delay notifications, and the end of the server waits for one message only', async () => {
    const id = await aCampaign('Many', HOUR);
    const names = Array.from({ length: 501 }, (_, index) => `slow-${index}`);
    await backend.db
      .insert(users)
      .values(names.map((name) => ({ id: name, email: `${name}@slow.test`, passwordHash: '-' })));
    await backend.db
      .insert(students)
      .values(names.map((name) => ({ id: `s-${name}`, userId: name })));
    await backend.db
      .insert(examCampaignRegistrations)
      .values(names.map((name) => ({ campaignId: id, studentId: `s-${name}`, basicInfo: {} })));
    await queueMessages(3);
    let release = () => {};
    const recipients: string[] = [];
    const slow: Messages['send'] = ({ to }) => {
      recipients.push(to);
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const logs = { ...log, warn: log.error };
    const worker = startJobs({
      jobs: notificationJobs(deps(slow), log),
      runSql: backend.runSql,
      log: logs,
    });
    await vi.waitFor(async () => expect(await recipientsOf('Many')).toHaveLength(501), {
      timeout: 15_000,
    });
    expect(recipients).toHaveLength(1);
    const closed = worker.stop();
    release();
    await closed;
    expect(recipients).toHaveLength(1);
    // The others do not wait until the claim ends.
    expect((await waiting()).map(({ nextTryAt }) => nextTryAt <= now())).toEqual([true, true]);
  });

  it('end a batch long before its claim ends', async () => {
    await queueMessages(4);
    const slow: Messages['send'] = async (message) => {
      backend.sent.push(message);
      advanceClock(backend, 3 * MINUTE);
    };
    expect(await send(slow)).toBe(true);
    expect(backend.sent).toHaveLength(2);
    expect(await waiting()).toHaveLength(2);
  });
});

describe('many events', () => {
  it('delay none: more than a page of exams, and of merit lists that are to be published', async () => {
    const person = await backend.student();
    const dates = { startDate: new Date(moment(HOUR)), endDate: new Date(moment(2 * HOUR)) };
    const ids = Array.from({ length: 51 }, (_, index) => `page-${String(index).padStart(2, '0')}`);
    await backend.db
      .insert(examCampaigns)
      .values(ids.map((id) => ({ id, title: id, multiSubjectExamId: PAID_PAPER, ...dates })));
    await backend.db
      .insert(examCampaignRegistrations)
      .values(
        ids.map((campaignId) => ({ campaignId, studentId: person.studentId, basicInfo: {} })),
      );
    await notifier().make.run();
    expect(await backend.db.$count(notifications, eq(notifications.userId, person.userId))).toBe(
      51,
    );
    advanceClock(backend, 4 * HOUR);
    await notifier().publish.run();
    expect(await backend.db.$count(examCampaigns, sql`merit_list_at is not null`)).toBe(51);
  });

  it('do not include merit lists that were published long ago', async () => {
    await register(await backend.student(), await aCampaign('Known', MINUTE, HOUR));
    advanceClock(backend, 3 * HOUR);
    const { publish, make } = notifier();
    await publish.run();
    const lists = () => EVENT_LISTS[1].find(backend.db, now(), '');
    expect((await lists()).rows).toHaveLength(1);
    await make.run();
    expect((await lists()).rows).toEqual([]);
  });
});
