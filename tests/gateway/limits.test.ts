import fc from 'fast-check';
import { getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import trustedDocuments from '../../gateway/src/generated/trusted-documents.json' with {
  type: 'json',
};
import { costOf, OPERATION_LIMITS } from '../../gateway/src/graphql/limits/operation-limits.ts';
import { QUERY_LIMITS, querySizeError } from '../../gateway/src/graphql/limits/query-size.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { dataOf, useGateway } from './kit.ts';

const nested = (n: number) => `{ ${'courses { subjects { course { subjects '.repeat(n)}`;
/** Deep without lists, so that only the depth limit applies. */
const deep = (levels: number) => {
  const fields = [
    'exam(id: "e")',
    ...Array.from({ length: levels - 2 }, (_, i) => (i % 2 === 0 ? 'myResult' : 'exam')),
  ];
  return `{ ${fields.map((field) => `${field} { `).join('')} id ${'} '.repeat(fields.length)} }`;
};
/** The same depth in nested fragments. */
const deepByFragments = (levels: number) => {
  const fragments = Array.from({ length: levels }, (_, i) => {
    const [type, field, next] =
      i % 2 === 0 ? ['Course', 'subjects', 'Subject'] : ['Subject', 'course', 'Course'];
    return `fragment F${i} on ${type} { ${field} { ${i === levels - 1 ? 'id' : `... on ${next} { ...F${i + 1} }`} } }`;
  });
  return `{ course(id: "c") { ...F0 } } ${fragments.join(' ')}`;
};
/** A cycle of types: a hundred bytes that request ten times more with each turn. */
const round = (turns: number) =>
  `${'{ subjects { course '.repeat(turns)}{ id }${' } }'.repeat(turns)}`;
const login = 'login(input: { email: "a@b.c", password: "x" }) { message }';

describe('a query beyond a limit is a coded 400 without an upstream call', () => {
  const { execute, upstream } = useGateway();

  test.each([
    ['bytes', `{ serverTime } #${'x'.repeat(QUERY_LIMITS.bytes)}`],
    ['bytes', `{ serverTime } #${'অ'.repeat(QUERY_LIMITS.bytes / 3)}`],
    ['tokens', `{ ${'serverTime '.repeat(QUERY_LIMITS.tokens)} }`],
    ['depth', `{ ${'a {'.repeat(100)} b ${'}'.repeat(100)} }`],
    ['depth', `{ ${'a {'.repeat(10_000)}`],
    ['depth', nested(5)],
    ['depth', `query ($a: ${'['.repeat(100)}ID${']'.repeat(100)}) { serverTime }`],
    ['depth', `{ course(id: ${'['.repeat(100)}"c"${']'.repeat(100)}) { id } }`],
    ['depth', deep(OPERATION_LIMITS.depth + 1)],
    ['depth', deepByFragments(OPERATION_LIMITS.depth)],
    [
      'aliases',
      `{ ${Array.from({ length: OPERATION_LIMITS.aliases + 1 }, (_, i) => `a${i}: serverTime`).join(' ')} }`,
    ],
    [
      'aliases',
      `{ ...A ...A2 } fragment A on Query { ${Array.from({ length: 16 }, (_, i) => `a${i}: serverTime`).join(' ')} } fragment A2 on Query { ...A }`,
    ],
    ['fields', `{ ${'serverTime '.repeat(OPERATION_LIMITS.fields + 1)} }`],
    ['values', `{ courses ${round(4)} }`],
    [
      'values',
      `{ ...A } fragment A on Query { courses { ...B } } fragment B on Course { subjects { ... on Subject { course ${round(3)} } } }`,
    ],
    [
      'values',
      `{ ${'admissionCourses { units { years { exam { subjects { id name } } } } } '.repeat(3)} }`,
    ],
    [
      'values',
      `{ people(first: 100) { nodes {
        sessions { id } results { totalCount } attempts { totalCount } grants { courseId }
        student { enrollments { category } }
      } } }`,
    ],
    ['authMutations', `mutation { ${login} again: ${login} }`],
    [
      'authMutations',
      `mutation { ...L ...V } fragment L on Mutation { ${login} } fragment V on Mutation { verifyOtp(input: { otp: "1" }) { viewer { id } } }`,
    ],
  ])('%s (%#)', async (limit, query) => {
    const response = await execute(query);
    expect(response.status).toBe(400);
    expect(response.errors).toMatchObject([
      { extensions: { code: 'QUERY_LIMIT_EXCEEDED', limit, requestId: expect.any(String) } },
    ]);
    expect(response.raw.body.length).toBeLessThan(1000);
    expect(response.raw.body).not.toMatch(/stack|node_modules/);
    expect(upstream.requestLines).toEqual([]);
  });

  test('fragments that multiply are measured in no time', async () => {
    const fragments = Array.from(
      { length: 25 },
      (_, i) => `fragment F${i} on Query { ${`...F${i + 1} `.repeat(2)} }`,
    );
    const started = performance.now();
    const response = await execute(
      `{ ...F0 } ${fragments.join(' ')} fragment F25 on Query { serverTime }`,
    );
    expect(response.codes).toEqual(['QUERY_LIMIT_EXCEEDED']);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a query within the limits', () => {
  const { execute, upstream } = useGateway();

  test('is answered at the limit of depth and of aliases', async () => {
    upstream.fail('GET', '/examcreation/examid/e', 404);
    expect(dataOf(await execute(deep(OPERATION_LIMITS.depth)))).toEqual({ exam: null });
    const aliases = Array.from({ length: OPERATION_LIMITS.aliases }, (_, i) => `a${i}: serverTime`);
    expect(Object.keys(dataOf(await execute(`{ ${aliases.join(' ')} }`)))).toHaveLength(
      OPERATION_LIMITS.aliases,
    );
  });

  test('is the introspection that Sandbox and GraphiQL send', async () => {
    const options = {
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    };
    expect(
      dataOf(await execute(getIntrospectionQuery({ ...options, oneOf: true }))),
    ).toHaveProperty('__schema');
  });

  test('may not go round in circles through the introspection', async () => {
    const response = await execute(
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    );
    expect(response.status).toBe(400);
    expect(response.codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('the price of a field with an upstream call for each object', () => {
  const schema = buildSchema();

  test('leaves every operation of the web within the limits', () => {
    for (const text of Object.values(trustedDocuments)) {
      const document = parse(text);
      const operation = getOperationAST(document);
      if (!operation) throw new Error(text);
      const cost = costOf(schema, document, operation);
      for (const limit of Object.keys(OPERATION_LIMITS) as (keyof typeof OPERATION_LIMITS)[])
        expect(cost[limit], `${limit} of ${text}`).toBeLessThanOrEqual(OPERATION_LIMITS[limit]);
    }
  });
});

test('whatever the text, the size is judged without an exception', () => {
  const bits = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '"',
    '"""',
    '#',
    '\\',
    '...',
    '$',
    'a',
    ' ',
    '\n',
    '\u0000',
    'অ',
    '😀',
    '1e9',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 300 }), (parts) => {
      const error = querySizeError(parts.join(''));
      return error === undefined || error.extensions.code === 'QUERY_LIMIT_EXCEEDED';
    }),
    { numRuns: 2000 },
  );
});
