// The language of an account's SMS and e-mails: that of the interface in its last write, or both
// while it is unknown.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { revisionOf } from '../../backend/src/db/revision-cache.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { sendNotificationMessages } from '../../backend/src/modules/notifications/send-messages.ts';
import {
  notificationMessages,
  notificationPreferences,
  notifications,
} from '../../backend/src/modules/notifications/tables.ts';
import { ADMIN_PASSWORD, confirmed } from './confirm.ts';
import { type Backend, type Student, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const password = 'a long password';
const BENGALI = /^[^A-Za-z]+$/;
const ENGLISH = /^[ -~]+$/;
const BOTH = /^[^A-Za-z]+\n[ -~]+$/;
const inLanguage = (language: string) => ({ 'accept-language': language });

let phone = 8801900000000;
const newPhone = () => {
  phone += 1;
  return String(phone);
};

const sentTo = (to: string) => backend.sent.findLast((message) => message.to === to);
async function storedLanguageOf(id: string) {
  const [row] = await backend.db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, id));
  return row?.language;
}

/** A student who signed up with an interface in this language. */
async function studentIn(language: string): Promise<Student & { phoneNumber: string }> {
  const person = backend.visitor();
  const phoneNumber = newPhone();
  await person.post('/auth/signup', { phoneNumber, password }, inLanguage(language));
  const { body } = await person.post(
    '/auth/verify',
    { otp: sentTo(phoneNumber)?.otp },
    inLanguage(language),
  );
  return Object.assign(person, { userId: body._id, studentId: '', phoneNumber });
}

/** The text of the message that `make` sends. */
async function messageTo(to: string, make: () => Promise<unknown>): Promise<string> {
  const before = backend.sent.length;
  await make();
  return vi.waitFor(
    () => {
      const message = backend.sent.slice(before).findLast((message) => message.to === to);
      if (!message) throw new Error('not sent yet');
      return message.text;
    },
    { timeout: 15_000 },
  );
}

const signUp = (phoneNumber: string, headers = {}) =>
  backend.visitor().post('/auth/signup', { phoneNumber, password }, headers);
const forget = (phoneNumber: string, headers = {}) =>
  backend.visitor().post('/ext/password-reset', { phoneNumber }, headers);

describe('a sign-up', () => {
  it.each([
    ['bn', BENGALI, 'bn'],
    ['en', ENGLISH, 'en'],
    ['bn-BD,bn;q=0.9,en;q=0.8', BOTH, null],
    ['fr', BOTH, null],
    ['', BOTH, null],
  ])(
    'with Accept-Language "%s" gets its code in that language, which the account keeps',
    async (language, text, storedLanguage) => {
      const person = await studentIn(language);
      expect(sentTo(person.phoneNumber)?.text).toMatch(text);
      expect(await storedLanguageOf(person.userId)).toBe(storedLanguage);
    },
  );

  it('with the address of an account notifies the owner in the language of the account', async () => {
    const { phoneNumber } = await studentIn('bn');
    expect(await messageTo(phoneNumber, () => signUp(phoneNumber, inLanguage('en')))).toMatch(
      BENGALI,
    );
    const unknown = await studentIn('fr');
    expect(
      await messageTo(unknown.phoneNumber, () => signUp(unknown.phoneNumber, inLanguage('en'))),
    ).toMatch(BOTH);
  });
});

describe('an account', () => {
  it.each([
    ['bn', BENGALI],
    ['en', ENGLISH],
    ['fr', BOTH],
  ])('with "%s" gets all its messages in that language', async (language, text) => {
    const person = await studentIn(language);
    const { phoneNumber } = person;
    // The language of other accounts does not count.
    expect(await messageTo(phoneNumber, () => forget(phoneNumber, inLanguage('en')))).toMatch(text);
    await confirmed(person);
    const email = `${phoneNumber}@example.com`;
    expect(await messageTo(email, () => person.post('/ext/address-change', { email }))).toMatch(
      text,
    );
    expect(
      await messageTo(phoneNumber, () =>
        person.post('/ext/address-change/confirm', { otp: sentTo(email)?.otp }),
      ),
    ).toMatch(text);
    const change = { currentPassword: password, password: 'another password' };
    expect(await messageTo(email, () => person.post('/ext/password', change))).toMatch(text);
    expect(await notice(person, email)).toMatchObject({
      text: expect.stringMatching(text),
      subject:
        { bn: 'আলোকপথের বিজ্ঞপ্তি', en: 'Alokpath notification' }[language] ??
        'আলোকপথের বিজ্ঞপ্তি · Alokpath notification',
    });
  });

  it('that switches gets the next message in the new language, at the latest after its next write', async () => {
    const person = await studentIn('bn');
    expect((await person.put('/user', undefined, inLanguage('en'))).status).toBe(200);
    expect(await storedLanguageOf(person.userId)).toBe('en');
    expect(await messageTo(person.phoneNumber, () => forget(person.phoneNumber))).toMatch(ENGLISH);
    await person.post(
      '/ext/notifications/read',
      { until: backend.clock.now.toISOString() },
      inLanguage('bn'),
    );
    expect(await storedLanguageOf(person.userId)).toBe('bn');
    // Reads, and writes without a language, change nothing.
    await person.get('/students/student', inLanguage('en'));
    await person.put('/user');
    await person.put('/user', undefined, inLanguage('en-GB,en;q=0.7'));
    expect(await storedLanguageOf(person.userId)).toBe('bn');
  });

  it('that logs in elsewhere gets the language of that interface', async () => {
    const { phoneNumber, userId } = await studentIn('bn');
    const login = (browser: Visitor, currentPassword: string, language: string) =>
      browser.post(
        '/auth/student/login',
        { phoneNumber, password: currentPassword },
        inLanguage(language),
      );
    expect((await login(backend.visitor(), 'a wrong password', 'en')).status).toBe(401);
    expect(await storedLanguageOf(userId)).toBe('bn');
    expect((await login(backend.visitor(), password, 'en')).status).toBe(200);
    expect(await storedLanguageOf(userId)).toBe('en');
    // The same language again is not stored again: a crowd that logs in writes no accounts.
    const revision = () =>
      backend.db
        .select({ xmin: revisionOf(users) })
        .from(users)
        .where(eq(users.id, userId));
    const before = await revision();
    expect((await login(backend.visitor(), password, 'en')).status).toBe(200);
    expect(await revision()).toEqual(before);
  });

  it('that an admin changes is reported in its own language', async () => {
    const person = await studentIn('bn');
    const admin = await confirmed(await backend.admin(), ADMIN_PASSWORD);
    const change = () =>
      admin.send('PATCH', `/users/${person.userId}`, {
        body: { email: 'new@example.com' },
        headers: inLanguage('en'),
      });
    expect(await messageTo(person.phoneNumber, change)).toMatch(BENGALI);
    expect(await storedLanguageOf(person.userId)).toBe('bn');
  });
});

/** The e-mail about a notification to this account. */
async function notice({ userId }: Student, to: string) {
  const kind = 'merit-list' as const;
  await backend.db
    .insert(notificationPreferences)
    .values({ userId, kind, email: true, sms: false });
  const [row] = await backend.db
    .insert(notifications)
    .values({
      userId,
      kind,
      subject: 'x',
      details: { title: '2026' },
      createdAt: backend.clock.now,
    })
    .returning({ id: notifications.id });
  const expiresAt = new Date(backend.clock.now.getTime() + 60_000);
  await backend.db.insert(notificationMessages).values({
    notificationId: row?.id ?? '',
    channel: 'email',
    nextTryAt: backend.clock.now,
    expiresAt,
  });
  const sender = {
    db: backend.db,
    now: () => backend.clock.now,
    messages: {
      send: async (message: (typeof backend.sent)[number]) => void backend.sent.push(message),
    },
  };
  await sendNotificationMessages(sender, {
    error: (problem: unknown) => expect(problem).toBeUndefined(),
  });
  return sentTo(to);
}
