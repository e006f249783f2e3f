// Every field error names a field of the input, or an argument of a query, where clients show its
// message. The values are far too long, too large, too small or empty; the real backend refuses them.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnswerKeyKit, startAnswerKeyKit } from './answer-key-kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);
/** Not sent, because they are rate limited per network. */
const NOT_SENT = new Set(['login', 'signup', 'verifyOtp', 'requestPasswordReset', 'resetPassword']);

/** The value of each scalar type; `entries` is the length of every list. */
type Values = { id: string; text: string; integer: number; float: number; entries: number };
const VALID = { id: 'none', text: 'text', integer: 1, float: 1, entries: 1 };
const WRONG: Record<string, Values> = {
  'too large': {
    ...VALID,
    text: 'a'.repeat(5000),
    integer: 2_000_000_000,
    float: 1e12,
  },
  'too small': { ...VALID, text: '', integer: -5, float: -5 },
  'empty lists': { ...VALID, text: '', entries: 0 },
  'long lists': { ...VALID, entries: 21 },
  'longer lists': { ...VALID, entries: 25 },
  'long ids': { ...VALID, id: 'i'.repeat(300) },
};

/**
 * `input`: the type whose fields errors name, the arguments of a query if none is called `input`.
 */
type Operation = { name: string; query: string; input: GraphQLInputType; isInput: boolean };

const operations = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {})
    .filter(({ name, args }) => args.length > 0 && !NOT_SENT.has(name))
    .map((field) => operationOf(kind, field));
});

function operationOf(kind: string, { name, args }: GraphQLField<unknown, unknown>): Operation {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`);
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`);
  const query = `${kind} (${variables.join()}) { ${name}(${passed.join()}) { __typename } }`;
  const input = args.find((arg) => arg.name === 'input');
  const fields = Object.fromEntries(args.map((arg) => [arg.name, { type: arg.type }]));
  const type = input?.type ?? new GraphQLInputObjectType({ name: `Arguments_${name}`, fields });
  return { name, query, input: type, isInput: input !== undefined };
}

let kit: AnswerKeyKit;
let ticket: string;
beforeAll(async () => {
  kit = await startAnswerKeyKit();
  const start =
    'mutation { startExam(input: { examId: "free10-motion-exam-1" }) { ticket { token } } }';
  const { body } = await kit.gateway.execute(start, {}, { cookie: cookieOf(kit.reader) });
  const { startExam } = body.data as { startExam: { ticket: { token: string } } };
  ticket = startExam.ticket.token;
});
afterAll(() => kit.close());

const cookieOf = ({ cookie }: { cookie: string | undefined }) => `alokpath_session=${cookie}`;

function wrongValue(type: GraphQLInputType, name: string, values: Values): unknown {
  if (isNonNullType(type)) return wrongValue(type.ofType, name, values);
  if (isListType(type))
    return Array.from({ length: values.entries }, () => wrongValue(type.ofType, name, values));
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        wrongValue(field.type, field.name, values),
      ]),
    );
  if (name === 'ticket') return ticket;
  // The gateway checks these before it sends the others.
  if (name === 'first') return 5;
  if (name === 'after') return null;
  const scalars: Record<string, unknown> = {
    ID: values.id,
    Boolean: true,
    DateTime: '2026-04-01T08:00:00.000Z',
    Int: values.integer,
    Float: values.float,
    String: values.text,
  };
  return scalars[type.name] ?? null;
}

/** True if the path leads to a field of the input, or to an entry of one of its lists. */
function isPathOf(input: GraphQLInputType, path: string): boolean {
  let type: GraphQLInputType | undefined = getNullableType(input);
  for (const part of path.split('.')) {
    if (isListType(type)) type = /^\d+$/.test(part) ? type.ofType : undefined;
    else if (isInputObjectType(type)) type = type.getFields()[part]?.type;
    else return false;
    if (type) type = getNullableType(type);
  }
  return type !== undefined;
}

type Errors = { extensions?: { reason?: string; fieldErrors?: { path: string }[] } }[];

async function errorsOf({ query, input, isInput }: Operation, values: Values): Promise<Errors> {
  const sender = takesTicket(input) ? kit.reader : kit.admin;
  const value = wrongValue(input, 'input', values);
  const variables = isInput ? { input: value } : (value as object);
  const { body } = await kit.gateway.execute(query, variables, { cookie: cookieOf(sender) });
  return (body.errors ?? []) as Errors;
}

function takesTicket(input: GraphQLInputType): boolean {
  const type = getNullableType(input);
  return isInputObjectType(type) && 'ticket' in type.getFields();
}

test.each(Object.keys(WRONG))(
  'a field error names a field of the input, or an argument: %s',
  async (name) => {
    const unknownPaths: Record<string, string[]> = {};
    const idsWithoutField: string[] = [];
    let count = 0;
    for (const operation of operations) {
      const errors = await errorsOf(operation, WRONG[name] as Values);
      const paths = errors.flatMap(({ extensions }) =>
        (extensions?.fieldErrors ?? []).map(({ path }) => path),
      );
      if (
        errors.some(({ extensions: e }) => e?.reason === 'NOT_AN_ID' && e.fieldErrors === undefined)
      )
        idsWithoutField.push(operation.name);
      count += paths.length;
      const unknown = paths.filter((path) => !isPathOf(operation.input, path));
      if (unknown.length > 0) unknownPaths[operation.name] = unknown;
    }
    expect(unknownPaths).toEqual({});
    expect(idsWithoutField).toEqual([]);
    expect(count).toBeGreaterThan(20);
  },
);
