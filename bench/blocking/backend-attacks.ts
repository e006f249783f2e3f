// For every backend call with a body: bodies that are wide, deep or long as a whole, and in each of
// their fields. The calls are read from the backend's OpenAPI document, so that a new call is
// attacked too.

import type { Attack } from './probed-servers.ts';
import { longTexts, SIZE, times, wideValues } from './shapes.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
};
type Call = { requestBody?: { content?: Record<string, { schema?: Schema }> } };
type Description = { paths: Record<string, Record<string, Call>> };

const json = { 'content-type': 'application/json' };

export async function backendAttacks(url: string): Promise<Attack[]> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as Description;
  const ofCalls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      ofCall(method.toUpperCase(), path.replace(/\{\w+\}/g, 'none'), call),
    ),
  );
  return [...ofCalls, ...ofHeads()];
}

function ofCall(method: string, path: string, call: Call): Attack[] {
  // Ends the session that the other requests need.
  if (path === '/auth/logout' || (path === '/user' && method === 'DELETE')) return [];
  const schema = call.requestBody?.content?.['application/json']?.schema;
  if (!schema)
    return [
      {
        name: 'a query of 12 kB',
        method,
        path: `${path}?${times(2000, (i) => `a${i}=`, '&').slice(0, 12_000)}`,
      },
    ];
  const body = (name: string, text: string): Attack => ({
    name,
    method,
    path,
    headers: json,
    body: text,
  });
  const fields = Object.entries(
    schema.properties ?? schema.anyOf?.flatMap((one) => Object.entries(one.properties ?? {})) ?? {},
  );
  const valid = Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  const withField = (name: string, text: string) => {
    const others = Object.entries(valid).filter(([other]) => other !== name);
    return `{${[...others.map(([other, value]) => `"${other}":${JSON.stringify(value)}`), `"${name}":${text}`].join(',')}}`;
  };
  return [
    ...wideValues().map(([name, text]) => body(name, text)),
    ...fields.flatMap(([name]) => [
      ...wideValues(SIZE - 2000).map(([kind, text]) =>
        body(`${name}: ${kind}`, withField(name, text)),
      ),
      ...longTexts(SIZE - 2000).map((text) =>
        body(
          `${name}: ${JSON.stringify(text.slice(0, 12))} …`,
          withField(name, JSON.stringify(text)),
        ),
      ),
    ]),
  ];
}

/** A valid value for the field, so that validation continues with the next field. */
function exampleOf(schema: Schema): unknown {
  const { type, properties, anyOf } = schema;
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, field]) => [name, exampleOf(field)]),
    );
  if (type === 'array') return [];
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  return type === 'boolean' ? true : 'text';
}

function ofHeads(): Attack[] {
  const get = (name: string, path: string, headers?: Record<string, string>): Attack => ({
    name,
    method: 'GET',
    path,
    ...(headers && { headers }),
  });
  return [
    get('a cookie of 14 kB', '/user', {
      cookie: times(1500, (i) => `c${i}=v`, '; ').slice(0, 14_000),
    }),
    get('an Accept of 14 kB', '/courses', {
      accept: times(1000, () => 'a/b;q=0.1').slice(0, 14_000),
    }),
    get('forwarded for 14 kB', '/courses', {
      'x-forwarded-for': times(1500, () => '10.0.0.1').slice(0, 14_000),
    }),
    get('an address of 14 kB', `/${'%41/'.repeat(3500)}`),
    get('a query of 14 kB', `/courses?${times(3000, (i) => `a=${i}`, '&').slice(0, 14_000)}`),
    get('a file name of 14 kB', `/media/files/${'a'.repeat(14_000)}`),
    get('dots in an address', `/media/${'../'.repeat(4000)}`),
  ];
}
