// The requests of the security audit and similar ones: multipart requests, variables, queries and
// headers; and every mutation with inputs that are wide, deep or long.
import {
  buildClientSchema,
  type GraphQLInputType,
  getIntrospectionQuery,
  getNullableType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Attack } from './probed-servers.ts';
import { longTexts, SIZE, times, wideValues } from './shapes.ts';

const json = { 'content-type': 'application/json' };
const BOUNDARY = 'boundary-of-the-bench';
const post = (name: string, body: string, headers: Record<string, string> = json): Attack => ({
  name,
  method: 'POST',
  path: '/graphql',
  headers,
  body,
});
const attackQuery = (name: string, query: string, variables = '{}') =>
  post(name, `{"query":${JSON.stringify(query)},"variables":${variables}}`);

export async function gatewayAttacks(url: string): Promise<Attack[]> {
  return [
    ...ofMultipart(),
    ...ofVariables(),
    ...ofQueries(),
    ...ofHeads(),
    ...(await ofMutations(url)),
  ];
}

function ofMultipart(): Attack[] {
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'apollo-require-preflight': '1',
  };
  const field = (name: string, value: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
  const operations = field('operations', '{"query":"{ serverTime }","variables":{"f":null}}');
  const send = (name: string, body: string) =>
    post(`multipart: ${name}`, `${body}--${BOUNDARY}--\r\n`, headers);
  return [
    send('62,000 dots (the audit)', operations + field('map', `{"0":["${'.'.repeat(62_000)}"]}`)),
    send('10,000 dots (the audit)', operations + field('map', `{"0":["${'.'.repeat(10_000)}"]}`)),
    send('a path of names', operations + field('map', `{"0":["variables${'.a'.repeat(30_000)}"]}`)),
    send(
      '20,000 paths',
      operations + field('map', `{"0":[${times(5000, () => '"variables.f"')}]}`),
    ),
    send('10,000 files', operations + field('map', `{${times(6000, (i) => `"${i}":[]`)}}`)),
    send(
      '3,000 headers (the audit)',
      field(
        'operations',
        '{}',
        times(3000, (i) => `x-${i}: value`, '\r\n'),
      ),
    ),
    send(
      '2,000 parts',
      times(1500, (i) => field(`f${i}`, ''), ''),
    ),
    send(
      'operations of 60 kB nested',
      field('operations', `{"variables":${'['.repeat(29_000)}${']'.repeat(29_000)}}`),
    ),
    send(
      'half boundaries',
      operations + field('map', `\r\n--${BOUNDARY.slice(0, -1)}`.repeat(3500)),
    ),
    post('multipart: a boundary of 10 kB', `\r\n--${'-'.repeat(SIZE)}`, {
      ...headers,
      'content-type': `multipart/form-data; boundary=${'-'.repeat(10_000)}`,
    }),
  ];
}

function ofVariables(): Attack[] {
  const login = 'mutation Login($input: LoginInput!) { login(input: $input) { message } }';
  const submit =
    'mutation ($input: SubmitMultiSubjectExamInput!) { submitMultiSubjectExam(input: $input) { receipt { attemptId } } }';
  return [
    attackQuery(
      'variables: unknown keys (the audit)',
      login,
      `{"input":{${times(9000, (i) => `"k${i}":1`)}}}`,
    ),
    attackQuery(
      'variables: unknown keys like known ones',
      login,
      `{"input":{${times(7000, (i) => `"emai${i}":1`)}}}`,
    ),
    attackQuery(
      'variables: unknown keys at the top',
      login,
      `{${times(9000, (i) => `"k${i}":1`)}}`,
    ),
    attackQuery(
      'variables: unknown keys in 900 entries',
      submit,
      `{"input":{"ticket":"t","answers":[${times(900, () => `{${times(8, (i) => `"quest${i}":1`)}}`)}]}}`,
    ),
    attackQuery(
      'variables: wrong entries',
      submit,
      `{"input":{"ticket":"t","answers":[${times(19_000, () => '1')}]}}`,
    ),
    ...wideValues().map(([name, text]) =>
      attackQuery(`variables: ${name}`, login, `{"input":${text}}`),
    ),
    ...wideValues().map(([name, text]) =>
      attackQuery(
        `variables: ${name} for a list`,
        submit,
        `{"input":{"ticket":"t","answers":${text}}}`,
      ),
    ),
  ];
}

function ofQueries(): Attack[] {
  const introspection = getIntrospectionQuery();
  return [
    attackQuery('query: 990 times one field', `{ ${'serverTime '.repeat(990)} }`),
    attackQuery(
      'query: 160 fields with one name and other arguments',
      `{ ${times(110, (i) => `course(id: "${i}") { id }`, ' ')} }`,
    ),
    attackQuery(
      'query: one name in 30 fragments',
      `{ ${times(30, (i) => `...F${i}`, ' ')} } ${times(30, (i) => `fragment F${i} on Query { course(id: "${i}") { id title } }`, ' ')}`,
    ),
    attackQuery('query: 300 unknown fields', `{ ${times(300, (i) => `nothing${i}`, ' ')} }`),
    attackQuery(
      'query: 990 unknown fields like known ones',
      `{ ${times(900, (i) => `multiSubjectExam${i}`, ' ')} }`,
    ),
    attackQuery(
      'query: unknown names of 30 kB',
      `{ ${times(300, (i) => `${'n'.repeat(90)}${i}`, ' ')} }`,
    ),
    attackQuery('query: a name of 30 kB', `{ ${'n'.repeat(30_000)} }`),
    attackQuery(
      'query: unknown arguments',
      `{ course(${times(300, (i) => `i${i}: 1`, ' ')}) { id } }`,
    ),
    attackQuery(
      'query: unknown fields of an input',
      `mutation { login(input: { ${times(300, (i) => `emai${i}: 1`, ' ')} }) { message } }`,
    ),
    attackQuery(
      'query: 250 variables',
      `query (${times(240, (i) => `$a${i}: ID`, ' ')}) { serverTime }`,
    ),
    attackQuery(
      'query: 240 unknown types',
      `query (${times(240, (i) => `$a${i}: Cours${i}`, ' ')}) { serverTime }`,
    ),
    attackQuery(
      'query: 100 fragments unused',
      `{ serverTime } ${times(100, (i) => `fragment F${i} on Query { serverTime }`, ' ')}`,
    ),
    attackQuery(
      'query: fragments that double',
      `{ ...F0 } ${times(90, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`, ' ')} fragment F90 on Query { serverTime }`,
    ),
    attackQuery(
      'query: fragments all in all',
      `{ ...F0 } ${times(20, (i) => `fragment F${i} on Query { ${times(20, (j) => `...F${j}`, ' ')} }`, ' ')}`,
    ),
    attackQuery(
      'query: fields at 14 levels twice',
      `{ ${'courses { subjects { course { '.repeat(3)} id id ${'} } }'.repeat(3)} ${'courses { subjects { course { '.repeat(3)} id title ${'} } }'.repeat(3)} }`,
    ),
    attackQuery('query: introspection', introspection),
    attackQuery(
      'query: 30 times a type',
      `{ ${times(30, (i) => `a${i}: __type(name: "Query") { fields { name args { name description } } }`, ' ')} }`,
    ),
    attackQuery(
      'query: all types with all fields',
      '{ __schema { types { name fields { name description args { name description type { name } } type { name kind ofType { name kind ofType { name } } } } inputFields { name } } } }',
    ),
    attackQuery('query: comments', `{ serverTime } ${'#\n'.repeat(16_000)}`),
    attackQuery('query: a block text', `{ course(id: """${' \n'.repeat(16_000)}""") { id } }`),
    attackQuery('query: quotes', `{ course(id: "${'\\u0041'.repeat(5000)}") { id } }`),
    attackQuery('query: spaces behind mutation', `mutation ${' '.repeat(32_000)}`),
    attackQuery('query: commas', `{ serverTime ${','.repeat(32_000)} }`),
    attackQuery('query: a large number', `{ course(id: ${'9'.repeat(30_000)}) { id } }`),
    post('JSON: 48,000 levels', '['.repeat(96_000)),
    post('JSON: 9,000 keys', `{${times(9000, (i) => `"k${i}":1`)}}`),
    post('JSON: a batch', `[${times(3000, () => '{"query":"{ serverTime }"}')}]`),
    post(
      'JSON: extensions',
      `{"query":"{ serverTime }","extensions":{${times(9000, (i) => `"k${i}":1`)}}}`,
    ),
    post(
      'JSON: an operation name of 96 kB',
      `{"query":"{ serverTime }","operationName":"${'a'.repeat(95_000)}"}`,
    ),
  ];
}

function ofHeads(): Attack[] {
  const get = (name: string, path: string, headers: Record<string, string> = {}): Attack => ({
    name,
    method: 'GET',
    path,
    headers: { 'apollo-require-preflight': '1', ...headers },
  });
  const query = '/graphql?query=%7BserverTime%7D';
  return [
    get('head: 3,000 parameters', `${query}&${times(3000, (i) => `a${i}=`, '&').slice(0, 12_000)}`),
    get('head: variables of 12 kB', `${query}&variables=${'%5B'.repeat(4000)}`),
    get('head: a cookie of 12 kB', query, {
      cookie: times(3000, (i) => `c${i}=v`, '; ').slice(0, 12_000),
    }),
    get('head: an Accept of 12 kB', query, {
      accept: times(3000, () => 'a/b;q=0.1').slice(0, 12_000),
    }),
    get('head: encodings of 12 kB', query, {
      'accept-encoding': times(3000, () => 'br;q=0.1').slice(0, 12_000),
    }),
    get('head: a content type of 12 kB', query, {
      'content-type': `a/b${times(3000, (i) => `;a${i}="b"`, '').slice(0, 12_000)}`,
    }),
    get('head: forwarded for 12 kB', query, {
      'x-forwarded-for': times(3000, () => '10.0.0.1').slice(0, 12_000),
    }),
    get('head: an origin of 12 kB', query, { origin: `http://${'a.'.repeat(6000)}` }),
    get('head: a host of 12 kB', query, { host: 'a.'.repeat(6000) }),
    get('head: a traceparent of 12 kB', query, { traceparent: `00-${'0'.repeat(12_000)}` }),
    get('page: an address of 12 kB', `/${'a/'.repeat(6000)}`, { accept: 'text/html' }),
    get('page: signs of percent', `/${'%41'.repeat(4000)}`, { accept: 'text/html' }),
    get('media: dots', `/media/${'../'.repeat(4000)}`),
  ];
}

/** Every mutation: its input as a whole, and each of its fields. */
async function ofMutations(url: string): Promise<Attack[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  const mutations = Object.values(buildClientSchema(data).getMutationType()?.getFields() ?? {});
  return mutations.flatMap(({ name, args }) => {
    const input = args.find((arg) => arg.name === 'input');
    const type = input && getNullableType(input.type);
    if (!input || !isInputObjectType(type) || name === 'logout' || name === 'deleteAccount')
      return [];
    const query = `mutation ($input: ${input.type}) { ${name}(input: $input) { __typename } }`;
    const fields = Object.values(type.getFields());
    const withField = (field: string, text: string) =>
      `{"input":{${[...fields.filter((other) => other.name !== field && isNonNullType(other.type)).map((other) => `"${other.name}":${exampleOf(other.type)}`), `"${field}":${text}`].join(',')}}}`;
    return [
      attackQuery(`${name}: unknown keys`, query, `{"input":{${times(9000, (i) => `"k${i}":1`)}}}`),
      ...fields.flatMap((field) => [
        ...wideValues(SIZE - 3000)
          .slice(0, 6)
          .map(([kind, text]) =>
            attackQuery(`${name}.${field.name}: ${kind}`, query, withField(field.name, text)),
          ),
        ...longTexts(SIZE - 3000)
          .filter((_, i) => i % 4 === 0)
          .map((text) =>
            attackQuery(
              `${name}.${field.name}: ${JSON.stringify(text.slice(0, 12))} …`,
              query,
              withField(field.name, JSON.stringify(text)),
            ),
          ),
      ]),
    ];
  });
}

function exampleOf(type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return '[]';
  if (isEnumType(nullable)) return JSON.stringify(nullable.getValues()[0]?.name);
  if (isInputObjectType(nullable)) {
    const needed = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type));
    return `{${needed.map((field) => `"${field.name}":${exampleOf(field.type)}`).join(',')}}`;
  }
  return (
    { Int: '1', Float: '1', Boolean: 'true', DateTime: '"2026-03-01T10:30:00.000Z"' }[
      nullable.toString()
    ] ?? '"text"'
  );
}
