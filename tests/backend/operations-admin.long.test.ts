// `npm run data -- create-admin`, through the real command: a first admin, a student who becomes
// one, a forgotten password.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../backend/src/modules/auth/passwords.ts';
import { sessions, users } from '../../backend/src/modules/auth/tables.ts';
import { students } from '../../backend/src/modules/students/tables.ts';
import { createAdmin as adminFunction } from '../../backend/src/operations/accounts/create-admin.ts';
import { searchKey, withSearchKey } from '../../backend/src/records/search/search-key.ts';
import { aRun, command, openEnvironments, type TestEnvironment, withDb } from './operations-kit.ts';

const environments = openEnvironments();
let environment: TestEnvironment;
beforeAll(async () => {
  environment = await environments.create();
});
afterAll(() => environments.close());

const createAdmin = (args: string[], input = '') =>
  command(environment, ['create-admin', ...args], input).ended;
const account = (email: string) =>
  withDb(
    environment,
    async ({ db }) => (await db.select().from(users).where(eq(users.email, email)))[0],
  );
const isPasswordOf = (user: Awaited<ReturnType<typeof account>>, password: string) =>
  verifyPassword(user?.passwordHash, password, {
    givenUpAt: Number.POSITIVE_INFINITY,
    isGivenUp: () => false,
  });

describe('create-admin', () => {
  it('creates an admin with the password from the pipe, and prints it nowhere', async () => {
    const { code, output, errors } = await createAdmin(
      ['--email', 'Head@School.test', '--name', 'Head Teacher'],
      'a long password\n',
    );
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(
      /^head@school\.test was created as an admin, is shown as Head Teacher \(\d+\.\d s\)\n$/,
    );
    const user = await account('head@school.test');
    expect(user?.role).toBe('admin');
    expect(await isPasswordOf(user, 'a long password')).toBe(true);
    expect(
      await withDb(environment, ({ db }) => db.select({ name: students.name }).from(students)),
    ).toEqual([{ name: 'Head Teacher' }]);
  });

  it('asks before a student becomes one, keeps the password, and sets a new one only on request', async () => {
    await withDb(environment, async ({ db }) => {
      await db.insert(users).values({
        id: 'u',
        email: 'rafi@school.test',
        passwordHash: await hashPassword('the old password'),
      });
      await db
        .insert(sessions)
        .values({ idHash: 'x', userId: 'u', expiresAt: new Date('2100-01-01') });
    });
    const refused = await createAdmin(['--email', 'rafi@school.test'], 'another password\n');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toBe(
      'rafi@school.test has an account and is a student: use --yes to make it an admin.\n',
    );
    expect((await account('rafi@school.test'))?.role).toBe('student');

    const outcome = await createAdmin(
      ['--email', 'rafi@school.test', '--yes'],
      'another password\n',
    );
    expect(outcome.output).toContain('rafi@school.test is an admin now, keeps its password');
    expect(await account('rafi@school.test')).toMatchObject({ role: 'admin' });
    expect(await isPasswordOf(await account('rafi@school.test'), 'the old password')).toBe(true);
    expect(await withDb(environment, ({ db }) => db.select().from(sessions))).toHaveLength(1);

    const reset = await createAdmin(
      ['--email', 'rafi@school.test', '--reset-password'],
      'another password\n',
    );
    expect(reset.output).toContain(
      'was an admin already, has a new password, and its sessions have ended',
    );
    expect(await isPasswordOf(await account('rafi@school.test'), 'another password')).toBe(true);
    expect(await withDb(environment, ({ db }) => db.select().from(sessions))).toEqual([]);
  });

  it('changes the name of a student in the search too, and in a new version of the record', async () => {
    await withDb(environment, async ({ db }) => {
      await db
        .insert(users)
        .values({ id: 'renamed', email: 'renamed@school.test', passwordHash: 'none' });
      await db
        .insert(students)
        .values({ userId: 'renamed', ...withSearchKey({ name: 'Old Name' }, 'Old Name') });
    });
    const options = { email: 'renamed@school.test', name: 'Head Teacher', yes: true };
    await adminFunction(aRun(environment), options, Readable.from([]));
    expect(
      await withDb(environment, ({ db }) =>
        db
          .select({ searchKey: students.searchKey, version: students.version })
          .from(students)
          .where(eq(students.userId, 'renamed')),
      ),
    ).toEqual([{ searchKey: searchKey('Head Teacher'), version: 2 }]);
  });

  it('refuses a blocked account, which could not log in', async () => {
    const email = 'blocked@school.test';
    await withDb(environment, ({ db }) =>
      db.insert(users).values({ email, passwordHash: 'none', blockedAt: new Date() }),
    );
    await expect(
      adminFunction(aRun(environment), { email, yes: true }, Readable.from([])),
    ).rejects.toThrow(`${email} is blocked, and could not log in.`);
    expect((await account(email))?.role).toBe('student');
  });

  it('rejects the same input as sign-up, and prints the usage', async () => {
    const wrong: [string[], string, string][] = [
      [
        ['--email', 'new@school.test'],
        'short\n',
        'A password has 8 to 128 characters. Nothing was changed.',
      ],
      [
        ['--email', 'new@school.test'],
        '',
        'A password has 8 to 128 characters. Nothing was changed.',
      ],
      [
        ['--email', 'no address'],
        'a long password\n',
        "--email must be one address, not 'no address'.",
      ],
      [['--phone', '123'], 'a long password\n', "--phone must be 88 and 11 digits, not '123'."],
      [[], 'a long password\n', 'Use --email or --phone.'],
    ];
    for (const [args, input, sentence] of wrong) {
      const [flag, value = ''] = args;
      let options = {};
      if (flag === '--email') options = { email: value };
      if (flag === '--phone') options = { phone: value };
      await expect(
        adminFunction(aRun(environment), options, Readable.from([input])),
        sentence,
      ).rejects.toThrow(new Error(sentence));
    }
    const both = await createAdmin(['--email', 'a@b.test', '--phone', '8801700000000']);
    const unknown = await createAdmin(['--email', 'a@b.test', '--password', 'a long password']);
    expect([both.code, unknown.code]).toEqual([1, 1]);
    expect(both.errors).toContain('cannot be used with');
    expect(unknown.errors).toContain("unknown option '--password'");
    expect(await account('new@school.test')).toBeUndefined();
  });

  it.skipIf(process.env.DATABASE_URL)(
    'reports that a running backend must be stopped first',
    async () => {
      // A running process that holds the folder: this one.
      const lock = join(environment.dataDir, 'db.lock');
      const stat = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
      writeFileSync(lock, `${process.pid} ${boot}-${stat.split(' ')[19]}`);
      const { code, errors } = await createAdmin(['--phone', '8801700000000'], 'a long password\n');
      writeFileSync(lock, '');
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The backend runs on .* \(process \d+\)\. Stop it first: the embedded database belongs to one process at a time\.\n$/,
      );
    },
  );
});
