// Walks every call: each documented one has a route with schemas, and each route an example that is
// sent by everybody.
import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { EXAMPLES } from './calls/all.ts';
import type { Ask, Person, World } from './calls/example.ts';
import { startBackend, type Visitor } from './kit.ts';

const DOCUMENTED = readFileSync(new URL('../rest-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(1, 3).join(' '));
const PEOPLE: Person[] = ['visitor', 'owner', 'other', 'admin'];

let world: World;
beforeAll(async () => {
  const backend = await startBackend();
  const [owner, other, admin] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
  ];
  world = { backend, visitor: backend.visitor(), owner, other, admin };
});
afterAll(() => world.backend.close());

type Described = {
  requestBody?: unknown;
  parameters?: { in: string; name: string }[];
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
};

/** What /openapi.json says of a call. */
async function described(call: string): Promise<Described | undefined> {
  const [method = '', path = ''] = call.split(' ');
  const { body } = await world.visitor.get('/openapi.json');
  return body.paths[path]?.[method.toLowerCase()];
}

function send(call: string, sender: Visitor, { url, body, headers, payload }: Ask) {
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

  it('has a route, and schemas for what it takes and answers', async () => {
    const route = await described(call);
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

  it('answers each person as it should', async () => {
    if (!example) throw new Error('no example');
    for (const person of PEOPLE) {
      const ask = await example.ask(world, person);
      const answer = await send(call, ask.sender ?? world[person], ask);
      expect(answer.status, `${person}: ${answer.text}`).toBe(example.answers[person]);
      if (answer.status >= 400)
        expect(answer.body, person).toMatchObject({ error: expect.any(String) });
      else await expectDescribed(call, answer);
    }
    expect(
      Object.values(example.answers).some((status) => status < 300),
      'nobody may make this call',
    ).toBe(true);
  });

  it('refuses a wrong request', async () => {
    if (!example) throw new Error('no example');
    const { by, ask, status } = example.refused;
    const request = await ask(world);
    const answer = await send(call, request.sender ?? world[by], request);
    expect(answer.status, answer.text).toBe(status);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(answer.body).toMatchObject({ error: expect.any(String) });
  });
});

/** The answer has the form that the description of the calls promises. */
async function expectDescribed(
  call: string,
  answer: { status: number; body: unknown; text: string },
): Promise<void> {
  const route = await described(call);
  const schema = Object.values(route?.responses?.[answer.status]?.content ?? {})[0]?.schema;
  expect(schema, `${answer.status} is not described`).toBeDefined();
  if (!schema) return;
  expect([...Compile(schema).Errors(answer.body)], answer.text.slice(0, 500)).toEqual([]);
}
