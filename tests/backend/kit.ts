// Starts the whole backend over a real database for a test file, with HTTP clients that keep
// cookies like a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { buildApp } from '../../backend/src/app.ts';
import { readEnv } from '../../backend/src/config.ts';
import type { Content } from '../../backend/src/db/content/read-content.ts';
import { insertDemoAccounts } from '../../backend/src/db/demo/accounts.ts';
import { writeContent } from '../../backend/src/db/demo/write.ts';
import { openFileLinks } from '../../backend/src/files/file-links.ts';
import type { Files } from '../../backend/src/files/files.ts';
import type { Message } from '../../backend/src/messages/transport.ts';
import { users } from '../../backend/src/modules/auth/tables.ts';
import { aContent } from './content-fixture.ts';
import { openTestDatabase } from './database.ts';

const SERVICE_TOKEN = 'service-token-for-the-tests';

// biome-ignore lint/suspicious/noExplicitAny: responses of all shapes; a wrong shape fails the test.
type Body = any;
export type ApiResponse = {
  status: number;
  body: Body;
  text: string;
  headers: Record<string, unknown>;
};
type Options = {
  body?: unknown;
  headers?: Record<string, string>;
  payload?: InjectOptions['payload'];
};

/** An HTTP client with its own cookie. */
export type Visitor = {
  cookie: string | undefined;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: Options,
  ): Promise<ApiResponse>;
  get(url: string, headers?: Record<string, string>): Promise<ApiResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
};
export const statusAndCode = ({ status, body }: Pick<ApiResponse, 'status' | 'body'>) => [
  status,
  body.code,
];
export type Student = Visitor & { userId: string; studentId: string };

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Moves the backend's clock and, if it is faked, the process's, which counters use. */
export function advanceClock(backend: Pick<Backend, 'clock'>, ms: number): void {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
  if (vi.isFakeTimers()) vi.setSystemTime(backend.clock.now);
}

/** With a file store of the test's own, and additional settings. */
export async function startBackend(
  content: Content = aContent(),
  { files, settings }: { files?: Files; settings?: Record<string, string> } = {},
) {
  const statements: string[] = [];
  const executed: { query: string; params: unknown[] }[] = [];
  const logQuery = (query: string, params: unknown[]) => {
    statements.push(query);
    executed.push({ query, params });
  };
  const database = await openTestDatabase({ logQuery });
  const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-backend-'));
  const clock = { now: new Date() };
  const sent: Message[] = [];
  const logged: string[] = [];
  const { env } = readEnv({
    DATA_DIR: dataDir,
    UPSTREAM_SERVICE_TOKEN: SERVICE_TOKEN,
    NODE_ENV: 'test',
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  });
  const app = await buildApp({
    db: database.requests,
    jobs: database,
    env,
    now: () => clock.now,
    ...(files && { files }),
    messages: { send: async (message) => void sent.push(message) },
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  const links = openFileLinks(env);
  await app.ready();
  await insertDemoAccounts(database.db);
  const sourceFiles = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  await database.db.transaction((tx) => writeContent(tx, content, sourceFiles, clock.now));

  const visitor = (): Visitor => {
    const send: Visitor['send'] = async (method, url, { body, headers, payload } = {}) => {
      const response = await app.inject({
        method,
        url,
        headers: { ...(self.cookie && { cookie: `alokpath_session=${self.cookie}` }), ...headers },
        ...(payload !== undefined
          ? { payload }
          : body !== undefined && { payload: body as object }),
      });
      const set = response.cookies.find((cookie) => cookie.name === 'alokpath_session');
      if (set) self.cookie = set.value || undefined;
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : undefined,
        text: response.body,
        headers: response.headers,
      };
    };
    const self: Visitor = {
      cookie: undefined,
      send,
      get: (url, headers = {}) => send('GET', url, { headers }),
      post: (url, body, headers = {}) => send('POST', url, { body, headers }),
      put: (url, body, headers = {}) => send('PUT', url, { body, headers }),
    };
    return self;
  };

  let phone = 8801700000000;
  return {
    app,
    db: database.db,
    /** The connections of requests. */
    requests: database.requests,
    runSql: database.runSql,
    dataDir,
    clock,
    sent,
    logged,
    statements,
    executed,
    visitor,
    /** A new student, signed up and verified. */
    async student(): Promise<Student> {
      const person = visitor();
      phone += 1;
      const phoneNumber = String(phone);
      await person.post('/auth/signup', { phoneNumber, password: 'a long password' });
      // Concurrent sign-ups send messages, too.
      const verified = await person.post('/auth/verify', {
        otp: sent.findLast(({ to }) => to === phoneNumber)?.otp,
      });
      const own = await person.get('/students/student');
      return Object.assign(person, {
        userId: verified.body._id as string,
        studentId: own.body.student._id as string,
      });
    },
    /** A student enrolled in the free courses of both kinds. */
    async enrolled(): Promise<Student> {
      const person = await this.student();
      const { studentId } = person;
      await person.post('/students/student/enroll', {
        studentId,
        courseId: 'free',
        category: 'admissionPrep',
      });
      await person.post('/students/student/enroll', {
        studentId,
        courseId: 'free10',
        category: 'academic',
      });
      return person;
    },
    async admin(): Promise<Visitor> {
      const person = visitor();
      await person.post('/auth/student/login', {
        email: 'admin@alokpath.test',
        password: 'alokpath-admin',
      });
      return person;
    },
    /** The address of a stored PDF, as in documents for its readers. */
    signed: (url: string) => links.sign(url, clock.now),
    /** A new account with an admin's rights. */
    async newAdmin(): Promise<Student> {
      const person = await this.student();
      await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.userId));
      return person;
    },
    /** The gateway's own credential. */
    service: { authorization: `Bearer ${SERVICE_TOKEN}` },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
