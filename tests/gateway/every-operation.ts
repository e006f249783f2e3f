// Writes an operation for a root field of a schema: with a value for each argument, and all that can be selected down to a depth.
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

export type WrittenOperation = { query: string; variables: Record<string, unknown> };

export function operationFor(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, depth: number): WrittenOperation {
  const variables: Record<string, unknown> = {};
  const call = withArguments(field, variables);
  const definitions = Object.keys(call.types).map((name) => `$${name}: ${call.types[name]}`);
  const head = definitions.length > 0 ? `${kind} (${definitions.join(', ')})` : kind;
  return { query: `${head} { ${call.text} ${selection(getNamedType(field.type), depth)} }`, variables };
}

/** A value of an input type, the same each time; all optional fields are given too. */
function inputValue(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return inputValue(type.ofType, name);
  if (isListType(type)) return [inputValue(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, inputValue(field.type, field.name)]));
  }
  const values: Record<string, unknown> = { ID: `${name}-1`, Int: 3, Float: 2.5, Boolean: true, DateTime: '2026-04-01T08:00:00.000Z' };
  return values[type.name] ?? `${name} text`;
}

function withArguments(field: GraphQLField<unknown, unknown>, variables: Record<string, unknown>) {
  const types: Record<string, string> = {};
  const passed = field.args.map(({ name, type }) => {
    types[name] = String(type);
    // A cursor is what a page before has given.
    variables[name] = name === 'after' ? null : inputValue(type, name);
    return `${name}: $${name}`;
  });
  return { types, text: passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name };
}

function selection(type: GraphQLNamedType, depth: number, taken: Record<string, string> = {}): string {
  if (isUnionType(type)) {
    const types: Record<string, string> = {};
    const members = type.getTypes().map((member) => `... on ${member.name} ${selection(member, depth, types)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(({ args }) => args.every((argument) => !isNonNullType(argument.type) || argument.defaultValue !== undefined))
    .map((field) => {
      const named = getNamedType(field.type);
      if (isObjectType(named) || isUnionType(named)) return depth > 1 ? `${field.name} ${selection(named, depth - 1)}` : '';
      // Members of a union may have fields of one name and two types.
      taken[field.name] ??= String(field.type);
      return taken[field.name] === String(field.type) ? field.name : `${type.name}_${field.name}: ${field.name}`;
    });
  return `{ __typename ${fields.join(' ')} }`;
}
