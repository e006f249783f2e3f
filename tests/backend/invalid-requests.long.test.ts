// Walks every call with broken requests: each refusal has a sentence and a code, and names the
// field to blame.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { FIELD_PROBLEMS } from '../../backend/src/refusals/field-problems.ts';
import { REFUSALS } from '../../backend/src/refusals/refusals.ts';
import { EXAMPLES } from './calls/all.ts';
import type { Ask, Person, World } from './calls/example.ts';
import { type Answer, startBackend, type Visitor } from './kit.ts';

const PEOPLE: Person[] = ['admin', 'owner', 'other', 'visitor'];

type Parameter = { in: string; name: string; schema: { type?: string } };
type Described = {
  requestBody?: {
    content: Record<string, { schema: { required?: string[]; properties?: object } }>;
  };
  parameters?: Parameter[];
};

let world: World;
let paths: Record<string, Record<string, Described>>;
beforeAll(async () => {
  const backend = await startBackend();
  const [owner, other, admin] = [
    await backend.enrolled(),
    await backend.student(),
    await backend.admin(),
  ];
  world = { backend, visitor: backend.visitor(), owner, other, admin };
  paths = (await world.visitor.get('/openapi.json')).body.paths;
});
afterAll(() => world.backend.close());

type Sent = { method: 'GET'; ask: Ask; sender: Visitor; route: Described | undefined };

/** A request that would be accepted, and who may send it. */
async function valid(call: string): Promise<Sent> {
  const example = EXAMPLES[call];
  const person = PEOPLE.find((one) => (example?.answers[one] ?? 500) < 300);
  if (!example || !person) throw new Error('no example');
  const [method = '', path = ''] = call.split(' ');
  const ask = await example.ask(world, person);
  return {
    method: method as 'GET',
    ask,
    sender: ask.sender ?? world[person],
    route: paths[path]?.[method.toLowerCase()],
  };
}

function send({ method, sender, ask }: Sent, body: unknown): Promise<Answer> {
  return sender.send(method, ask.url, { body, ...(ask.headers && { headers: ask.headers }) });
}

/**
 * A refusal for an invalid request, with a code for itself and for each field.
 * @param path of the first field; others may follow
 */
function expectRefused({ status, body, text }: Answer, path: string): void {
  expect(status, text).toBe(400);
  expect(body.code, text).toBe('INVALID_FIELD');
  expect(body.error.length).toBeGreaterThan(5);
  expect(body.params).toEqual({ field: body.fields[0].path, problem: body.fields[0].message });
  const [first] = body.fields;
  expect(first.path === path || first.path.startsWith(`${path}.`), `${path}: ${text}`).toBe(true);
  for (const field of body.fields) {
    expect(FIELD_PROBLEMS, text).toHaveProperty(field.code);
    expect(field.message, text).toEqual(expect.any(String));
  }
}

const names = (route: Described | undefined, place: string) =>
  (route?.parameters ?? []).filter((parameter) => parameter.in === place);

describe.each(Object.keys(CALLS))('%s', (call) => {
  it('names each field of its body that has a wrong type, is unknown or missing', async () => {
    const request = await valid(call);
    const schema = request.route?.requestBody?.content['application/json']?.schema;
    const { body } = request.ask;
    if (!schema?.properties || typeof body !== 'object' || body === null) return;
    expectRefused(await send(request, { ...body, notAField: 1 }), 'notAField');
    expectRefused(await send(request, null), 'body');
    expectRefused(await send(request, []), 'body');
    const properties: Record<string, object> = { ...schema.properties };
    for (const name of schema.required ?? []) {
      // A default takes its place.
      if ('default' in (properties[name] ?? {})) continue;
      const { [name]: _, ...rest } = body as Record<string, unknown>;
      expectRefused(await send(request, rest), name);
    }
    for (const [name, of] of Object.entries(properties)) {
      // Fields that a change may carry along are not read.
      if (Object.keys(of).length === 0) continue;
      expectRefused(await send(request, { ...body, [name]: { notAField: [] } }), name);
    }
  });

  it('says that a body is no JSON, or of another content type', async () => {
    const request = await valid(call);
    if (!request.route?.requestBody?.content['application/json']) return;
    const { method, sender, ask } = request;
    const raw = (type: string, payload: string) =>
      sender.send(method, ask.url, { payload, headers: { ...ask.headers, 'content-type': type } });
    const fields = [{ path: 'body', message: 'is not valid', code: 'IS_INVALID' }];
    expect((await raw('application/json', '{"a":')).body).toEqual({
      error: 'The body is not valid JSON.',
      code: 'INVALID_JSON',
      fields,
    });
    expect(await raw('text/plain', 'a')).toMatchObject({
      status: 415,
      body: { error: expect.any(String), code: 'WRONG_CONTENT_TYPE' },
    });
  });

  it('names the parameters of its address and its query', async () => {
    const { method, sender, ask, route } = await valid(call);
    const [address = ''] = ask.url.split('?');
    const [first] = names(route, 'path');
    if (first) {
      const url = (call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, 'x'.repeat(101));
      expectRefused(await sender.send(method, url, { body: ask.body }), first.name);
    }
    const query = names(route, 'query');
    const own = ask.url.split('?')[1] ?? '';
    if (query.length > 0)
      expectRefused(
        await sender.send(method, `${address}?${own}&notAField=1`, { body: ask.body }),
        'notAField',
      );
    for (const { name, schema } of query) {
      const wrong =
        schema.type === 'integer' || schema.type === 'boolean' ? 'x' : 'x'.repeat(25_001);
      const others = new URLSearchParams(own);
      others.set(name, wrong);
      expectRefused(await sender.send(method, `${address}?${others}`, { body: ask.body }), name);
    }
  });
});

it('tells of a field that takes several kinds of values what it may be', async () => {
  const { url, body } = await valid('POST /academiccourse/academicCourses').then(({ ask }) => ask);
  const fields = async (totalDuration: unknown) =>
    (await world.admin.post(url, { ...(body as object), totalDuration })).body.fields;
  expect(await fields(61)).toEqual([
    {
      path: 'totalDuration',
      message: 'must be at most 60',
      code: 'IS_TOO_LARGE',
      params: { limit: 60 },
    },
  ]);
  expect(await fields('x')).toEqual([
    {
      path: 'totalDuration',
      message: 'must be integer or null',
      code: 'IS_WRONG_TYPE',
      params: { type: 'integer or null' },
    },
  ]);
});

it('says that there is no such address', async () => {
  expect(await world.visitor.get('/no/such/address')).toMatchObject({
    status: 404,
    body: { error: REFUSALS.UNKNOWN_ADDRESS.text, code: 'UNKNOWN_ADDRESS' },
  });
});
