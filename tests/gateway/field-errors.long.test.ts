// Every field error of a mutation, or of a query with an input, names a field of that input: clients
// show the message there. The values are far too long, too large, too small or empty; the real
// backend refuses them.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
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
/** These are limited for each network. */
const NOT_SENT = new Set(['login', 'signup', 'verifyOtp', 'requestPasswordReset', 'resetPassword']);

/** `entries`: how many every list has. */
type Values = { text: string; integer: number; float: number; entries: number };
const WRONG: Record<string, Values> = {
  'too large': { text: 'a'.repeat(5000), integer: 2_000_000_000, float: 1e12, entries: 1 },
  'too small': { text: '', integer: -5, float: -5, entries: 1 },
  'empty lists': { text: '', integer: 1, float: 1, entries: 0 },
};

const operations = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {})
    .filter(({ name, args }) => args.some((arg) => arg.name === 'input') && !NOT_SENT.has(name))
    .map((field) => ({ kind, field, input: inputTypeOf(field) }));
});

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

function inputTypeOf(field: GraphQLField<unknown, unknown>): GraphQLInputType {
  const input = field.args.find(({ name }) => name === 'input');
  if (!input) throw new Error(field.name);
  return input.type;
}

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
  const scalars: Record<string, unknown> = {
    ID: 'none',
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

async function fieldErrorsOf(
  { kind, field, input }: (typeof operations)[number],
  values: Values,
): Promise<string[]> {
  const sender = takesTicket(input) ? kit.reader : kit.admin;
  const query = `${kind} ($input: ${input}) { ${field.name}(input: $input) { __typename } }`;
  const variables = { input: wrongValue(input, 'input', values) };
  const { body } = await kit.gateway.execute(query, variables, { cookie: cookieOf(sender) });
  const errors = (body.errors ?? []) as {
    extensions?: { fieldErrors?: { path: string }[] };
  }[];
  return errors.flatMap(({ extensions }) => extensions?.fieldErrors ?? []).map(({ path }) => path);
}

function takesTicket(input: GraphQLInputType): boolean {
  const type = getNullableType(input);
  return isInputObjectType(type) && 'ticket' in type.getFields();
}

test.each(Object.keys(WRONG))('a field error names a field of the input: %s', async (name) => {
  const unknownPaths: Record<string, string[]> = {};
  let count = 0;
  for (const operation of operations) {
    const paths = await fieldErrorsOf(operation, WRONG[name] as Values);
    count += paths.length;
    const unknown = paths.filter((path) => !isPathOf(operation.input, path));
    if (unknown.length > 0) unknownPaths[operation.field.name] = unknown;
  }
  expect(unknownPaths).toEqual({});
  expect(count).toBeGreaterThan(20);
});
