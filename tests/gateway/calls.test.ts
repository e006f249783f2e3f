// Every documented REST call is reached by a field: the operation sends the right method, path,
// body and credential, and maps the response, a 4xx and a 5xx correctly. Generates the table in
// docs/rest-to-graphql.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './calls/all.ts';
import type { Example } from './calls/example.ts';
import { runExample } from './calls/run-example.ts';
import type { Call } from './fake-upstream.ts';
import { COOKIE, SERVICE_TOKEN, useGateway } from './kit.ts';
import { valueAt } from './value-at.ts';

const DOCUMENTED = readFileSync(new URL('../rest-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(1, 3).join(' '));
const fieldsOf = (example: Example | undefined) =>
  example
    ? [example.field, ...(example.otherFields ?? [])].map((field) => `\`${field}\``).join(', ')
    : '';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

describe('the documented calls', () => {
  it('are 113, and all are reached', () => {
    expect(new Set(DOCUMENTED).size).toBe(113);
    expect(DOCUMENTED.filter((call) => !EXAMPLES[call])).toEqual([]);
  });

  it('are listed in docs/rest-to-graphql.md with their fields', async () => {
    const rows = [
      ...DOCUMENTED,
      ...Object.keys(EXAMPLES).filter((call) => !DOCUMENTED.includes(call)),
    ].map((call) => `| ${call} | ${fieldsOf(EXAMPLES[call])} |`);
    const page = `# Which field makes which REST call\n\nMade by tests/gateway/calls.test.ts (\`npx vitest run --project gateway -u\`), which also proves it. Calls under /ext are extensions.\n\n| REST call | field |\n|---|---|\n${rows.join('\n')}\n`;
    await expect(page).toMatchFileSnapshot('../../docs/rest-to-graphql.md');
  });
});

describe('each call', () => {
  // One gateway for all examples: they share no state, and building one takes longer than an
  // example.
  const gateway = useGateway({
    extensions: [
      'accounts',
      'answer-changes',
      'assignment-revisions',
      'assignment-submissions',
      'attempts',
      'campaign-revisions',
      'content-moves',
      'content-revisions',
      'content-tree',
      'audit-log',
      'course-admin',
      'course-revisions',
      'current-versions',
      'exam-control',
      'exam-monitoring',
      'exam-versions',
      'exclusions',
      'files',
      'grants',
      'key-corrections',
      'late-after-release',
      'late-decisions',
      'marking',
      'marking-comments',
      'marking-queue',
      'notes',
      'notifications',
      'own-data',
      'own-merit-entry',
      'pages',
      'password-reset',
      'people',
      'personal-windows',
      'pictures',
      'progress',
      'question-bank',
      'question-times',
      'ranks',
      'registration-limits',
      'registrations',
      'release-rules',
      'result-details',
      'rosters',
      'search',
      'second-marking',
      'shuffled-exams',
      'study-plan',
      'submissions',
      'takeable',
      'text-history',
      'uploads',
    ],
  });
  const { upstream } = gateway;

  describe.each(Object.entries(EXAMPLES))('%s', (call, example) => {
    const method = call.split(' ')[0] as Method;
    const run = () => runExample(gateway, example);
    const prepare = (others: Example['before'] = []) => {
      for (const other of others) {
        const [otherMethod, path] = other.call.split(' ') as [Method, string];
        upstream.on(otherMethod, path, other.reply, { times: other.times ?? 1 });
      }
    };

    it(`is made by ${example.field}, and its response is returned`, async () => {
      prepare(example.before);
      upstream.reply(method, example.path, {
        body: example.reply,
        headers: example.replyHeaders ?? [],
      });
      prepare(example.after);
      const response = await run();
      expect(response.errors).toEqual([]);
      expect(response.data).toEqual(example.data);
      const sentCall = upstream.calls.find(
        (call) => call.method === method && call.path === example.path,
      ) as Call;
      if (example.body !== undefined) expect(sentCall.body).toEqual(example.body);
      expectCredential(sentCall, example);
    });

    if (example.isOptional) {
      it.each([403, 500])('is not an error for the client if it fails with %s', async (status) => {
        prepare(example.before);
        upstream.fail(method, example.path, status, 'select * from secrets');
        const response = await run();
        expect(response.errors).toEqual([]);
        expect(valueAt(response.data, example.errorPath)).toBeNull();
      });
      return;
    }

    it('fails with the code and message of upstream at its path', async () => {
      prepare(example.before);
      upstream.fail(method, example.path, 403, 'Not for you.');
      const { errors } = await run();
      expect(errors.map((error) => [error.extensions.code, error.message])).toEqual([
        ['FORBIDDEN', 'Not for you.'],
      ]);
      expect(errors[0]?.path).toEqual(example.errorPath);
    });

    it('fails with a code and without the message of upstream when upstream is broken', async () => {
      prepare(example.before);
      upstream.fail(method, example.path, 500, 'select * from secrets');
      const response = await run();
      expect(response.codes).toEqual(['UPSTREAM_ERROR']);
      expect(response.errors[0]?.path).toEqual(example.errorPath);
      expect(response.raw.body).not.toContain('secrets');
    });
  });
});

function expectCredential(
  { headers }: Call,
  { as, credential = as === 'visitor' ? 'none' : 'cookie' }: Example,
): void {
  expect(headers.cookie).toBe(credential === 'cookie' ? COOKIE : undefined);
  expect(headers.authorization).toBe(
    credential === 'service' ? `Bearer ${SERVICE_TOKEN}` : undefined,
  );
}
