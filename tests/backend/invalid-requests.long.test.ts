// Sends invalid requests to every call: each refusal has a message and a code, and names the
// invalid field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../backend/src/calls.ts';
import { FIELD_PROBLEMS } from '../../backend/src/refusals/field-problems.ts';
import { REFUSALS } from '../../backend/src/refusals/refusals.ts';
import { EXAMPLES } from './calls/all.ts';
import type { CallRequest, Role, TestContext } from './calls/example.ts';
import { type ApiResponse, startBackend, type Visitor } from './kit.ts';

const ROLES: Role[] = ['admin', 'owner', 'other', 'visitor'];

type Parameter = { in: string; name: string; schema: { type?: string } };
type Described = {
  requestBody?: {
    content: Record<string, { schema: { required?: string[]; properties?: object } }>;
  };
  parameters?: Parameter[];
};

let context: TestContext;
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

type ValidRequest = {
  method: 'GET';
  request: CallRequest;
  sender: Visitor;
  route: Described | undefined;
};

/** A valid request with a sender who may make it. */
async function findValid(call: string): Promise<ValidRequest> {
  const example = EXAMPLES[call];
  const role = ROLES.find((candidate) => (example?.expectedStatus[candidate] ?? 500) < 300);
  if (!example || !role) throw new Error('no example');
  const [method = '', path = ''] = call.split(' ');
  const request = await example.request(context, role);
  return {
    method: method as 'GET',
    request,
    sender: request.sender ?? context[role],
    route: paths[path]?.[method.toLowerCase()],
  };
}

function send({ method, sender, request }: ValidRequest, body: unknown): Promise<ApiResponse> {
  return sender.send(method, request.url, {
    body,
    ...(request.headers && { headers: request.headers }),
  });
}

/**
 * A refusal for an invalid request, with a code for itself and for each field.
 * @param path of the first field; others may follow
 */
function expectRefused({ status, body, text }: ApiResponse, path: string): void {
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
    const valid = await findValid(call);
    const schema = valid.route?.requestBody?.content['application/json']?.schema;
    const { body } = valid.request;
    if (!schema?.properties || typeof body !== 'object' || body === null) return;
    expectRefused(await send(valid, { ...body, notAField: 1 }), 'notAField');
    expectRefused(await send(valid, null), 'body');
    expectRefused(await send(valid, []), 'body');
    const properties: Record<string, object> = { ...schema.properties };
    for (const name of schema.required ?? []) {
      // A default replaces it.
      if ('default' in (properties[name] ?? {})) continue;
      const { [name]: _, ...rest } = body as Record<string, unknown>;
      expectRefused(await send(valid, rest), name);
    }
    for (const [name, of] of Object.entries(properties)) {
      // Fields that are accepted and ignored.
      if (Object.keys(of).length === 0) continue;
      expectRefused(await send(valid, { ...body, [name]: { notAField: [] } }), name);
    }
  });

  it('reports a body that is not JSON, or of another content type', async () => {
    const valid = await findValid(call);
    if (!valid.route?.requestBody?.content['application/json']) return;
    const { method, sender, request } = valid;
    const raw = (type: string, payload: string) =>
      sender.send(method, request.url, {
        payload,
        headers: { ...request.headers, 'content-type': type },
      });
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

  it('names the parameters of its URL and its query', async () => {
    const { method, sender, request, route } = await findValid(call);
    const [address = ''] = request.url.split('?');
    const [first] = names(route, 'path');
    if (first) {
      const url = (call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, 'x'.repeat(101));
      expectRefused(await sender.send(method, url, { body: request.body }), first.name);
    }
    const query = names(route, 'query');
    const own = request.url.split('?')[1] ?? '';
    if (query.length > 0)
      expectRefused(
        await sender.send(method, `${address}?${own}&notAField=1`, { body: request.body }),
        'notAField',
      );
    for (const { name, schema } of query) {
      const wrong =
        schema.type === 'integer' || schema.type === 'boolean' ? 'x' : 'x'.repeat(25_001);
      const others = new URLSearchParams(own);
      others.set(name, wrong);
      expectRefused(
        await sender.send(method, `${address}?${others}`, { body: request.body }),
        name,
      );
    }
  });
});

it('lists the allowed kinds for a field that accepts several kinds of values', async () => {
  const { url, body } = await findValid('POST /academiccourse/academicCourses').then(
    ({ request }) => request,
  );
  const fields = async (totalDuration: unknown) =>
    (await context.admin.post(url, { ...(body as object), totalDuration })).body.fields;
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

it('returns 404 for an unknown URL', async () => {
  expect(await context.visitor.get('/no/such/address')).toMatchObject({
    status: 404,
    body: { error: REFUSALS.UNKNOWN_ADDRESS.text, code: 'UNKNOWN_ADDRESS' },
  });
});
