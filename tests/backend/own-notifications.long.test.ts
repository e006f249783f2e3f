// Own notifications: their reader, their deletion, and messages about them.
import { and, eq, lt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messageCounts } from '../../backend/src/messages/count-tables.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import {
  notificationFanOuts,
  notificationMessages,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { HOUR, MINUTE } from './durations.ts';
import { advanceClock, type Student, type Visitor } from './kit.ts';
import { backend, decidedLate, listOf, moment, run, useNotifications } from './notification-kit.ts';

useNotifications();

describe('own notifications', () => {
  it('are read page by page, counted and marked as read, only by their owner', async () => {
    const [person, other] = [await backend.student(), await backend.student()];
    const rows = Array.from({ length: 3 }, (_, index) => ({
      id: `own-${index}`,
      userId: person.userId,
      kind: 'merit-list' as const,
      subject: `own-${index}`,
      details: { title: `List ${index}` },
      createdAt: new Date(backend.clock.now.getTime() + index),
    }));
    await backend.db.insert(notifications).values(rows);
    const first = await person.get('/ext/notifications?after=&limit=2');
    expect([
      first.body.map((entry: { _id: string }) => entry._id),
      first.headers['x-total-count'],
    ]).toEqual([['own-2', 'own-1'], '3']);
    expect((await listOf(person, `?after=${first.headers['x-next-cursor']}&limit=2`))[0]._id).toBe(
      'own-0',
    );
    expect((await person.get('/ext/notifications/unread')).body).toEqual({ unread: 3 });
    expect((await other.post('/ext/notifications/read', { ids: ['own-0'] })).body).toEqual({
      unread: 0,
    });
    expect((await person.get('/ext/notifications/unread')).body).toEqual({ unread: 3 });
    expect((await person.post('/ext/notifications/read', { ids: ['own-0'] })).body).toEqual({
      unread: 2,
    });
    expect((await listOf(person)).map((entry: { readAt?: string }) => entry.readAt)).toEqual([
      undefined,
      undefined,
      moment(0),
    ]);
    await backend.db
      .update(notifications)
      .set({ readAt: null })
      .where(eq(notifications.userId, person.userId));
    expect((await person.post('/ext/notifications/read', { before: moment(1) })).body).toEqual({
      unread: 1,
    });
    expect((await listOf(person)).map((entry: { readAt?: string }) => entry.readAt)).toEqual([
      undefined,
      moment(0),
      moment(0),
    ]);
    expect((await person.post('/ext/notifications/read', { before: 'yesterday' })).status).toBe(
      400,
    );
    expect((await person.post('/ext/notifications/read', {})).body).toEqual({ unread: 0 });
    expect(await listOf(other)).toEqual([]);
  });

  it('are deleted after NOTIFICATION_DAYS and not created again', async () => {
    const person = await backend.enrolled();
    const isTheirs = and(
      eq(notifications.userId, person.userId),
      eq(notifications.kind, 'late-decided'),
    );
    await decidedLate(person, 'accept');
    await run();
    advanceClock(backend, 8 * 24 * HOUR - MINUTE);
    await run(2, { NOTIFICATION_DAYS: '8' });
    expect(await backend.db.$count(notifications, isTheirs)).toBe(1);
    advanceClock(backend, 2 * MINUTE);
    await run(2, { NOTIFICATION_DAYS: '8' });
    expect(await backend.db.$count(notifications, isTheirs)).toBe(0);
    expect(
      await backend.db.$count(
        notificationFanOuts,
        lt(notificationFanOuts.createdAt, new Date(backend.clock.now.getTime() - 8 * 24 * HOUR)),
      ),
    ).toBe(0);
  });
});

describe('messages', () => {
  const choose = (person: Visitor, email: boolean, sms: boolean) =>
    person.put('/ext/notifications/preferences', { kinds: [{ kind: 'late-decided', email, sms }] });

  it('are sent only if the account has chosen so and has the address, in both languages, once', async () => {
    const [silent, person] = [await backend.enrolled(), await backend.enrolled()];
    expect((await person.get('/ext/notifications/preferences')).body).toMatchObject({
      canEmail: false,
      canSms: true,
    });
    expect((await choose(person, true, true)).body.kinds).toContainEqual({
      kind: 'late-decided',
      email: true,
      sms: true,
    });
    backend.sent.length = 0;
    for (const who of [silent, person]) await decidedLate(who, 'accept');
    await run(3);
    const [account] = await backend.db.select().from(users).where(eq(users.id, person.userId));
    expect(backend.sent).toMatchObject([
      { channel: 'sms', to: account?.phoneNumber, isReminder: true },
    ]);
    expect(backend.sent[0]?.text).toMatch(/গৃহীত হয়েছে।\nYour late answers were accepted\./);
    expect(await backend.db.$count(notificationMessages)).toBe(0);
  });

  it('use half of a cap at most, wait for the next hour, and are dropped when they are outdated', async () => {
    const settings = { SMS_PER_DAY: '2' };
    const people = [await backend.enrolled(), await backend.enrolled()];
    for (const person of people) {
      await choose(person, false, true);
      await decidedLate(person, 'accept');
    }
    backend.sent.length = 0;
    await backend.db.delete(messageCounts);
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([1, 1]);
    advanceClock(backend, 2 * HOUR);
    // Unless a day has passed meanwhile, the cap still applies.
    await backend.db.delete(messageCounts);
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([2, 0]);

    await decidedLate(people[0] as Student, 'refuse');
    await run(1, { SMS_PER_DAY: '0' });
    advanceClock(backend, 25 * HOUR);
    backend.sent.length = 0;
    await run(1, settings);
    expect([backend.sent.length, await backend.db.$count(notificationMessages)]).toEqual([0, 0]);
  });
});
