// `npm run data -- reset-second-factor`, through the real command: for an owner who has lost the
// app and the recovery codes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '../../backend/src/modules/auth/tables.ts';
import { command, openEnvironments, type TestEnvironment, withDb } from './operations-kit.ts';

const environments = openEnvironments();
let environment: TestEnvironment;
beforeAll(async () => {
  environment = await environments.create();
  await withDb(environment, async (database) => {
    await database.migrate();
    const { db } = database;
    const people = ['head', 'clerk', 'cook'];
    await db.insert(users).values(
      people.map((id, number) => ({
        id,
        email: `${id}@school.test`,
        phoneNumber: `880170000000${number}`,
        passwordHash: 'x',
        role: 'admin' as const,
      })),
    );
    await db
      .insert(secondFactors)
      .values(
        people.slice(0, 2).map((userId) => ({ userId, secret: 'ABCD', enabledAt: new Date() })),
      );
    await db.insert(recoveryCodes).values({ userId: 'head', codeHash: 'x' });
    const expiresAt = new Date('2100-01-01');
    await db
      .insert(sessions)
      .values(people.map((userId) => ({ idHash: userId, userId, expiresAt })));
    await db.insert(sessions).values({ idHash: 'head, elsewhere', userId: 'head', expiresAt });
  });
});
afterAll(() => environments.close());

const reset = (...args: string[]) => command(environment, ['reset-second-factor', ...args]).ended;
const owners = () =>
  withDb(environment, async ({ db }) => ({
    factors: (await db.select().from(secondFactors)).map(({ userId }) => userId).sort(),
    codes: await db.$count(recoveryCodes),
    sessions: (await db.select().from(sessions)).map(({ userId }) => userId).sort(),
    passwords: (await db.select().from(users)).map(({ passwordHash }) => passwordHash),
  }));
const before = {
  factors: ['clerk', 'head'],
  codes: 1,
  sessions: ['clerk', 'cook', 'head', 'head'],
  passwords: ['x', 'x', 'x'],
};

it('changes nothing without confirmation, for an unknown account, and without a second factor', async () => {
  const refusals: [string[], string][] = [
    [
      ['--email', 'head@school.test'],
      'Nothing was changed: use --yes to switch off the second factor of head@school.test.\n',
    ],
    [['--email', 'nobody@school.test', '--yes'], 'There is no account nobody@school.test.\n'],
    [
      ['--id', 'cook', '--yes'],
      'cook@school.test logs in without a second factor. Nothing was changed.\n',
    ],
    [['--yes'], 'Use --email or --phone.\n'],
  ];
  for (const [args, sentence] of refusals)
    expect(await reset(...args)).toEqual({ code: 1, output: '', errors: sentence });
  expect((await reset('--id', 'head', '--email', 'head@school.test', '--yes')).errors).toContain(
    'cannot be used with',
  );
  expect(await owners()).toEqual(before);
});

it('switches it off, ends the sessions of that account only, and reports the time', async () => {
  const { code, output, errors } = await reset('--email', 'Head@School.test', '--yes');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(
    /^\d{4}-\S+Z: the second factor of head@school\.test \(account head\) is off, and 2 sessions have ended \(\d+\.\d s\)\n$/,
  );
  expect(await owners()).toEqual({
    ...before,
    factors: ['clerk'],
    codes: 0,
    sessions: ['clerk', 'cook'],
  });
  expect((await reset('--phone', '+8801700000001', '--yes')).output).toContain(
    'clerk@school.test (account clerk) is off, and one session has',
  );
  expect(await owners()).toEqual({ ...before, factors: [], codes: 0, sessions: ['cook'] });
});
