// Checks every call: each documented call has a route with schemas, and each route has an example,
// which is sent by every role.
import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { EXAMPLES } from './calls/all.ts';
import type { CallRequest, Role, TestContext } from './calls/example.ts';
import { startBackend, type Visitor } from './kit.ts';

const DOCUMENTED = readFileSync(new URL('../rest-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(1, 3).join(' '));
const ROLES: Role[] = ['visitor', 'owner', 'other', 'admin'];

let context: TestContext;
/** The calls in /openapi.json, by path and method. */
let paths: Record<string, Record<string, Described>>;
beforeAll(async () => {
  const backend = await startBackend();
  const [owner, other, admin] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
  ];
  context = { backend, visitor: backend.visitor(), owner, other, admin };
  paths = (await context.visitor.get('/openapi.json')).body.paths;
});
afterAll(() => context.backend.close());

type Described = {
  requestBody?: unknown;
  parameters?: { in: string; name: string }[];
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
};

/** The description of a call in /openapi.json. */
function described(call: string): Described | undefined {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()];
}

function send(call: string, sender: Visitor, { url, body, headers, payload }: CallRequest) {
  return sender.send(call.split(' ')[0] as 'GET', url, {
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(payload !== undefined && { payload }),
  });
}

describe('the documented calls', () => {
  it('are 113, and all of them have an entry', () => {
    expect(new Set(DOCUMENTED).size).toBe(113);
    expect(DOCUMENTED.filter((call) => !CALLS[call])).toEqual([]);
  });

  it('are extended under /ext and nowhere else', () => {
    expect(
      Object.keys(CALLS).filter((call) => !DOCUMENTED.includes(call) && !/ \/ext(\/|$)/.test(call)),
    ).toEqual([]);
  });
});

describe.each(Object.keys(CALLS))('%s', (call) => {
  const example = EXAMPLES[call];

  it('has a route, and schemas for its requests and responses', () => {
    const route = described(call);
    expect(route, 'no route').toBeDefined();
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(
      (route?.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name),
    ).toEqual(inPath);
    const statuses = Object.keys(route?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^20[0124]$/), '4XX']));
    const success = statuses.find((status) => status.startsWith('2')) ?? '';
    expect(
      Object.values(route?.responses?.[success]?.content ?? {})[0]?.schema,
      'no answer described',
    ).toBeDefined();
  });

  it('returns the expected status for each role', async () => {
    if (!example) throw new Error('no example');
    for (const role of ROLES) {
      const request = await example.request(context, role);
      const response = await send(call, request.sender ?? context[role], request);
      expect(response.status, `${role}: ${response.text}`).toBe(example.expectedStatus[role]);
      if (response.status >= 400)
        expect(response.body, role).toMatchObject({ error: expect.any(String) });
      else expectDescribed(call, response);
    }
    expect(
      Object.values(example.expectedStatus).some((status) => status < 300),
      'no role may make this call',
    ).toBe(true);
  });

  it('rejects an invalid request', async () => {
    if (!example) throw new Error('no example');
    const { by, request: makeRequest, status } = example.rejectedRequest;
    const request = await makeRequest(context);
    const response = await send(call, request.sender ?? context[by], request);
    expect(response.status, response.text).toBe(status);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(response.body).toMatchObject({ error: expect.any(String) });
  });
});

/** Expects a response that matches the schema in /openapi.json. */
function expectDescribed(
  call: string,
  response: { status: number; body: unknown; text: string },
): void {
  const route = described(call);
  const schema = Object.values(route?.responses?.[response.status]?.content ?? {})[0]?.schema;
  expect(schema, `${response.status} is not described`).toBeDefined();
  if (!schema) return;
  expect([...Compile(schema).Errors(response.body)], response.text.slice(0, 500)).toEqual([]);
}
