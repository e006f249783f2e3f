// Mutations select only what the write itself answers (docs/decisions/107).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, it } from 'vitest';
import { buildSchema } from '../../gateway/src/graphql/schema.ts';

/** Fields whose resolvers use the context, and cannot fail after the write. */
const safeFields = new Set([
  // Null if the viewer cannot be read.
  'EndOtherSessionsPayload.viewer',
  'DisableSecondFactorPayload.viewer',
  'UpdateStudentPayload.viewer',
  'UpdateStudyPlanPayload.viewer',
  // Rendered by the gateway itself.
  'Content.body',
  'Lesson.body',
  // The role of the viewer, which was read for the write.
  'Content.source',
  'Lesson.source',
]);

/** Sent with `errorPolicy: 'all'`, or sent again until they succeed. */
const tolerantMutations = new Set([
  'Enroll',
  'RegisterForExamCampaign',
  'StartExam',
  'StartMultiSubjectExam',
  'SubmitExam',
  'SubmitMultiSubjectExam',
]);

const schema = buildSchema();
const source = join(import.meta.dirname, '../../web/src');
const definitions = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .flatMap((path) => parse(readFileSync(join(source, path), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);
const mutations = definitions.filter(
  (definition) =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION,
);

/** Selected fields, below the root, whose resolvers use the context: they may make calls. */
function fieldsThatMayFail(node: OperationDefinitionNode | FragmentDefinitionNode): string[] {
  const info = new TypeInfo(schema);
  const found: string[] = [];
  const Field = (_: FieldNode) => {
    const type = info.getParentType();
    const field = info.getFieldDef();
    if (!isObjectType(type) || !field || type === schema.getMutationType()) return;
    const name = `${type.name}.${field.name}`;
    // (parent, args, context)
    if ((field.resolve?.length ?? 0) >= 3 && !safeFields.has(name)) found.push(name);
  };
  const FragmentSpread = ({ name }: { name: { value: string } }) => {
    const fragment = fragments.get(name.value);
    if (fragment) found.push(...fieldsThatMayFail(fragment));
  };
  visit(node, visitWithTypeInfo(info, { Field, FragmentSpread }));
  return found;
}

it('a mutation selects no field whose failure would look like a failed write', () => {
  const found = mutations.flatMap((mutation) =>
    mutation.kind === Kind.OPERATION_DEFINITION &&
    mutation.name &&
    !tolerantMutations.has(mutation.name.value)
      ? fieldsThatMayFail(mutation).map((field) => `${mutation.name?.value}: ${field}`)
      : [],
  );
  expect(mutations.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
