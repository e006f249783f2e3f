// 10,000 random documents, generated from the schema and from the tokens of the language. Every
// response is JSON with a known code and never a 500, and nothing above the limits reaches a
// resolver, checked by a naive measure that expands every fragment.
import fc from 'fast-check';
import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { OPERATION_LIMITS } from '../../gateway/src/graphql/limits/operation-limits.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { type Gateway, type GatewayResponse, useListening } from './listening.ts';

const [SCHEMA_RUNS, TOKEN_RUNS] = [3000, 7000];
const MINUTES = 60_000;
const schema = buildSchema();
const json = { 'content-type': 'application/json' };
type Cost = { depth: number; fields: number; values: number; aliases: number };
type WireError = { message: string; extensions: { code: string } };

/** The cost of an operation with its fragments expanded; stops far above the limits. */
function naiveCost(text: string): Cost {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION
        ? [[node.name.value, node] as [string, FragmentDefinitionNode]]
        : [],
    ),
  );
  const cost = { depth: 0, fields: 0, values: 0, aliases: 0 };

  const walk = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    page: number | undefined,
  ): void => {
    for (const selection of selections) {
      if (cost.fields > 10 * OPERATION_LIMITS.fields) return;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment)
          walk(
            fragment.selectionSet,
            schema.getType(fragment.typeCondition.name.value),
            depth,
            times,
            page,
          );
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(
          selection.selectionSet,
          selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
          depth,
          times,
          page,
        );
      } else {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        const entries = field && isListType(getNullableType(field.type)) ? (page ?? 10) : 1;
        cost.fields += 1;
        cost.values += times * entries;
        cost.aliases += selection.alias ? 1 : 0;
        cost.depth = Math.max(cost.depth, depth + 1);
        const first = selection.arguments?.find(({ name }) => name.value === 'first')?.value;
        let size: number | undefined;
        if (field?.args.some(({ name }) => name === 'first')) {
          size = first ? 100 : 20;
          if (first?.kind === Kind.INT) size = Math.min(100, Math.max(1, Number(first.value)));
        }
        if (selection.selectionSet)
          walk(
            selection.selectionSet,
            field && getNamedType(field.type),
            depth + 1,
            times * entries,
            size,
          );
      }
    }
  };
  for (const node of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      walk(node.selectionSet, schema.getQueryType() ?? undefined, 0, 1, undefined);
  return cost;
}

/**
 * A selection of a type's fields up to a depth; sometimes with an alias, a repeated field or a
 * fragment.
 */
function selectionOf(typeName: string, depth: number, random: (below: number) => number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const count = 1 + random(4);
  const chosen = Array.from({ length: count }, () => fields[random(fields.length)]).map((field) => {
    if (!field) return '__typename';
    const args = field.args.map((arg) => {
      if (arg.name === 'first') return `first: ${[1, 20, 100, 1000, -1][random(5)]}`;
      return String(arg.type).endsWith('!')
        ? `${arg.name}: "${'x'.repeat(1 + random(3))}"`
        : undefined;
    });
    const argumentList = args.filter((arg) => arg !== undefined).join(', ');
    const named = getNamedType(field.type);
    const inner =
      schema.getType(named.name) && 'getFields' in named
        ? ` ${selectionOf(named.name, depth - 1, random)}`
        : '';
    const union = 'getTypes' in named ? ' { __typename }' : '';
    const alias = random(4) === 0 ? `a${random(40)}: ` : '';
    return `${alias}${field.name}${argumentList ? `(${argumentList})` : ''}${inner}${union}`;
  });
  const spread = random(6) === 0 ? ` ... on ${typeName} { ${chosen[0]} }` : '';
  return `{ ${chosen.join(' ')}${spread} }`;
}

/** Mostly valid documents, some of which exceed the limits by far. */
const fromSchema = fc
  .tuple(
    fc.infiniteStream(fc.nat()),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([numbers, depth, fragments]) => {
    const random = (below: number) => (below <= 0 ? 0 : (numbers.next().value ?? 0) % below);
    const spread = Array.from(
      { length: fragments },
      (_, i) =>
        `fragment F${i} on Query ${selectionOf('Query', depth >> 1, random).replace(/ }$/, i + 1 < fragments ? ` ...F${i + 1} ...F${i + 1} }` : ' }')}`,
    );
    return `query Fuzz ${selectionOf('Query', depth, random).replace(/ }$/, fragments ? ' ...F0 }' : ' }')} ${spread.join(' ')}`;
  });

/** Random sequences of tokens of the language. */
const tokens = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '!',
  '$',
  '@',
  '...',
  '|',
  '=',
  '"',
  '"""',
  '#',
  '\\',
  '\n',
  '\u0000',
  '\ufeff',
  'query',
  'mutation',
  'subscription',
  'fragment',
  'on',
  'F',
  'Query',
  'courses',
  'course',
  'id',
  'serverTime',
  '__typename',
  '__schema',
  '@skip(if: true)',
  '@include',
  '$v',
  '1',
  '-0',
  '1e999',
  '"x"',
  'null',
  'true',
  'অ',
  '😀',
  '\ud800',
];
const fromTokens = fc
  .array(fc.constantFrom(...tokens), { maxLength: 60 })
  .map((parts) => parts.join(' '));

describe('random documents', () => {
  const listening = useListening({ publicCacheSeconds: 0, publicSharing: false, maxOperations: 0 });
  const gateway = (): Gateway => listening.gateways[0] as Gateway;
  const errorsOf = (response: GatewayResponse) => (response.body.errors ?? []) as WireError[];

  beforeEach(() =>
    listening.upstream(({ path }) => ({
      body: /\/(universities|units|years|courses?|academicCourses|campaigns|subjects|chapters|lessons|contents)\/?$/.test(
        path,
      )
        ? [{ _id: 'x1' }, { _id: 'x2' }]
        : { _id: 'x' },
    })),
  );

  function expectCodedResponse(response: GatewayResponse): void {
    expect(response.status).toBeLessThan(500);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    for (const { extensions } of errorsOf(response)) expect(extensions.code).toMatch(/^[A-Z_]+$/);
    for (const { extensions } of errorsOf(response))
      expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    if (response.status === 200) return;
    expect(response.bytes.byteLength).toBeLessThan(1024);
    expect(response.body).not.toHaveProperty('data');
  }

  test(
    `${SCHEMA_RUNS} documents of the schema: they run within the limits, and are rejected beyond them`,
    async () => {
      let [ran, refused] = [0, 0];
      await fc.assert(
        fc.asyncProperty(fromSchema, async (query) => {
          listening.calls.length = 0;
          const response = await gateway().send({
            headers: json,
            payload: JSON.stringify({ query }),
          });
          expectCodedResponse(response);
          const cost = naiveCost(query);
          const isBeyond = (['depth', 'fields', 'values', 'aliases'] as const).some(
            (limit) => cost[limit] > OPERATION_LIMITS[limit],
          );
          if (isBeyond) expect([response.status, listening.calls]).toEqual([400, []]);
          else if (response.status === 400)
            expect(errorsOf(response)[0]?.extensions.code).toMatch(
              /GRAPHQL_VALIDATION_FAILED|QUERY_LIMIT_EXCEEDED/,
            );
          if (response.status === 200) ran += 1;
          else refused += 1;
        }),
        { numRuns: SCHEMA_RUNS },
      );
      // Both outcomes must occur, or the generator is wrong.
      expect(ran).toBeGreaterThan(SCHEMA_RUNS / 20);
      expect(refused).toBeGreaterThan(SCHEMA_RUNS / 20);
    },
    10 * MINUTES,
  );

  test(
    `${TOKEN_RUNS} random token sequences: the response is JSON, and never an internal error`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fromTokens,
          fc.option(fc.jsonValue({ maxDepth: 5 })),
          async (query, variables) => {
            expectCodedResponse(
              await gateway().send({
                headers: json,
                payload: JSON.stringify({ query, variables }),
              }),
            );
          },
        ),
        { numRuns: TOKEN_RUNS },
      );
    },
    10 * MINUTES,
  );
});
