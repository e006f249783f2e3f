// The operation limits price each field that makes an upstream call for each object of a list. The
// resolvers are executed for one object and for several, so that a new field cannot be forgotten.
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { FIELDS_WITH_CALLS } from '../../gateway/src/graphql/limits/operation-limits.ts';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';
import { ExamPace } from '../../gateway/src/modules/attempts/exam-pace.ts';
import { type Context, createContext } from '../../gateway/src/modules/context.ts';
import { RichTextRenderer } from '../../gateway/src/modules/rich-text/rich-text.ts';
import { Capabilities } from '../../gateway/src/upstream/capabilities.ts';
import { ExamVersions } from '../../gateway/src/upstream/exams/exam-versions.ts';
import { PaperEncryption } from '../../gateway/src/upstream/exams/paper-encryption.ts';
import { Tickets } from '../../gateway/src/upstream/exams/ticket.ts';
import { Upstream } from '../../gateway/src/upstream/upstream.ts';
import { NOW, SECRET } from './kit.ts';

/** What properties of a parent are, except ids. Each field is executed with each of them. */
const SHAPES = ['text', 'list', 'object', 'undefined'] as const;
type Shape = (typeof SHAPES)[number];
type Properties = Record<string, unknown>;

/** Properties of parents for resolvers that make a call only for certain values. */
const PROPERTIES: Record<string, (id: string) => Properties> = {
  'Attempt.exam': () => ({ kind: 'single' }),
  'Attempt.multiSubjectExam': () => ({ kind: 'multi-subject' }),
  'Attempt.ticket': () => ({ kind: 'single', closedAt: undefined }),
  'Exam.chapter': () => ({ parentType: 'chapter' }),
  'LateAnswers.comparison': (id) => ({
    attempt: { kind: 'single', examId: 'e1', examVersionId: `version of ${id}` },
  }),
  'MultiSubjectExamResult.subjects': () => ({ visibility: 'answers' }),
  // The questions of one result belong to one exam.
  'ReviewedQuestion.challenge': () => ({ exam: { kind: 'single', examId: 'e1' } }),
  'SingleExamResult.passed': () => ({ score: 1 }),
  'SingleExamResult.questions': () => ({ visibility: 'answers' }),
  'SingleExamResult.writtenQuestions': () => ({ visibility: 'answers' }),
};

/** Fields whose resolvers use the context, but make no calls. */
const WITHOUT_CALLS = [
  'AttemptTicket.serverTime',
  'AttemptTicket.token',
  'Content.body',
  'Lesson.body',
  'RichText.html',
];

/** A document that has every property: ids are texts, the others are of one shape. */
function anyDocument(id: string, shape: Shape, properties: Properties = {}): object {
  const propertyOf = (name: string): unknown => {
    if (name in properties) return properties[name];
    if (/^_?id$/.test(name)) return id;
    const inner = `${name} of ${id}`;
    if (name.endsWith('Id') || shape === 'text') return inner;
    if (shape === 'list') return [anyDocument(inner, shape)];
    return shape === 'object' ? anyDocument(inner, shape) : undefined;
  };
  return new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === 'symbol' || name === 'then' ? undefined : propertyOf(name),
      getOwnPropertyDescriptor: (_, name) => ({
        value: propertyOf(String(name)),
        configurable: true,
        enumerable: true,
      }),
      has: () => true,
    },
  );
}

/** A context with an admin as its viewer, whose backend has all extensions and all documents. */
function recordingContext(shape: Shape): { context: Context; calls: string[] } {
  const calls: string[] = [];
  const document = async (path: string) => {
    calls.push(path);
    return anyDocument(path, shape, { role: 'admin' });
  };
  const list = async (path: string) => {
    calls.push(path);
    const ids = /[?&]ids=([^&]*)/.exec(path)?.[1]?.split(',').map(decodeURIComponent) ?? [path];
    return ids.map((id) => anyDocument(id, shape));
  };
  const upstream = Object.assign(Object.create(Upstream.prototype) as Upstream, {
    hasSession: () => true,
    hasServiceCredential: () => true,
    get: document,
    find: document,
    list,
    listParts: list,
    listWithheld: async () => [],
    page: async (path: string) => ({ nodes: await list(path), totalCount: 1 }),
  });
  const capabilities = Object.assign(Object.create(Capabilities.prototype) as Capabilities, {
    has: async () => true,
    hasOrThrow: async () => true,
    require: async () => undefined,
  });
  const context = createContext(() => upstream, {
    capabilities,
    tickets: new Tickets(SECRET),
    richText: Object.create(RichTextRenderer.prototype) as RichTextRenderer,
    examVersions: new ExamVersions(false),
    paperEncryption: new PaperEncryption(SECRET, { single: 's', 'multi-subject': 'm' }),
    examPace: new ExamPace(() => 0),
    now: () => NOW,
    contact: readEnv({ UPSTREAM_URL: 'http://upstream.test' }).env.contact,
  });
  return { context, calls };
}

/** Number of calls that a field makes for so many objects of a list. */
async function countCalls(
  field: GraphQLField<unknown, unknown>,
  name: string,
  shape: Shape,
  objects: number,
): Promise<number> {
  const { context, calls } = recordingContext(shape);
  const args = Object.fromEntries(
    field.args.map((argument) => [
      argument.name,
      isRequiredArgument(argument) ? argument.name : argument.defaultValue,
    ]),
  );
  const [operation] = parse('{ exam { id title } }').definitions;
  const fieldNodes =
    operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  const info = { fieldNodes, fragments: {} } as unknown as GraphQLResolveInfo;
  const ids = Array.from({ length: objects }, (_, i) => `object${i}`);
  // Not every shape is one that the resolver expects.
  await Promise.allSettled(
    ids.map(async (id) =>
      field.resolve?.(anyDocument(id, shape, PROPERTIES[name]?.(id)), args, context, info),
    ),
  );
  return calls.length;
}

/** Object types of which a response can contain a list. */
function typesInLists(schema: GraphQLSchema): GraphQLObjectType[] {
  const inLists = new Set<GraphQLObjectType>();
  const visited = new Set<string>();
  const visit = (type: unknown, isInList: boolean): void => {
    if (isAbstractType(type))
      for (const possible of schema.getPossibleTypes(type)) visit(possible, isInList);
    if (!isObjectType(type) || visited.has(`${type.name} ${isInList}`)) return;
    visited.add(`${type.name} ${isInList}`);
    if (isInList) inLists.add(type);
    for (const { type: fieldType } of Object.values(type.getFields()))
      visit(getNamedType(fieldType), isInList || isListType(getNullableType(fieldType)));
  };
  visit(schema.getQueryType(), false);
  visit(schema.getMutationType(), false);
  return [...inLists];
}

test('are priced by the operation limits, and only these', async () => {
  const withCalls: string[] = [];
  const withoutCalls: string[] = [];
  for (const type of typesInLists(buildSchema())) {
    for (const field of Object.values(type.getFields())) {
      // A resolver without the parameter `context` cannot make a call.
      if ((field.resolve?.length ?? 0) < 3) continue;
      const name = `${type.name}.${field.name}`;
      const counts = await Promise.all(
        SHAPES.map(async (shape) => ({
          one: await countCalls(field, name, shape, 1),
          three: await countCalls(field, name, shape, 3),
        })),
      );
      if (counts.some(({ one, three }) => three > one)) withCalls.push(name);
      if (counts.every(({ three }) => three === 0)) withoutCalls.push(name);
    }
  }
  expect(withCalls.toSorted()).toEqual([...FIELDS_WITH_CALLS].toSorted());
  // A resolver that needs certain values is executed with them: see PROPERTIES.
  expect(withoutCalls.toSorted()).toEqual(WITHOUT_CALLS);
});
