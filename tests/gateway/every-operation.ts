// Generates an operation for a root field of a schema: a value for each argument, and all
// selectable fields up to a depth.
import {
  astFromValue,
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
  print,
} from 'graphql';

export type WrittenOperation = { query: string; variables: Record<string, unknown> };
/** A value for a scalar by the name of its argument; undefined: a generated value. */
export type ValueOf = (name: string, type: string) => unknown;

export function operationFor(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  depth: number,
  argumentValue: ValueOf = () => undefined,
): WrittenOperation {
  const variables: Record<string, unknown> = {};
  const call = withArguments(field, variables, argumentValue);
  const definitions = Object.keys(call.types).map((name) => `$${name}: ${call.types[name]}`);
  const head = definitions.length > 0 ? `${kind} (${definitions.join(', ')})` : kind;
  return {
    query: `${head} { ${call.text} ${selection(getNamedType(field.type), depth, argumentValue)} }`,
    variables,
  };
}

/** A value of an input type with all optional fields, deterministic. */
function inputValue(type: GraphQLInputType, name: string, argumentValue: ValueOf): unknown {
  if (isNonNullType(type)) return inputValue(type.ofType, name, argumentValue);
  if (isListType(type)) return [inputValue(type.ofType, name, argumentValue)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        inputValue(field.type, field.name, argumentValue),
      ]),
    );
  }
  const values: Record<string, unknown> = {
    ID: `${name}-1`,
    Int: 3,
    Float: 2.5,
    Boolean: true,
    DateTime: '2026-04-01T08:00:00.000Z',
  };
  return argumentValue(name, type.name) ?? values[type.name] ?? `${name} text`;
}

function withArguments(
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
  argumentValue: ValueOf,
) {
  const types: Record<string, string> = {};
  const passed = field.args.map(({ name, type }) => {
    types[name] = String(type);
    // Cursors only come from an earlier page.
    variables[name] = name === 'after' ? null : inputValue(type, name, argumentValue);
    return `${name}: $${name}`;
  });
  return { types, text: passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name };
}

/** A field with values for its required arguments. */
function nestedField(
  { name, args }: GraphQLField<unknown, unknown>,
  argumentValue: ValueOf,
): string {
  const passed = args
    .filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
    .map((argument) => {
      const literal = astFromValue(
        inputValue(argument.type, argument.name, argumentValue),
        argument.type,
      );
      return `${argument.name}: ${literal ? print(literal) : 'null'}`;
    });
  return passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
}

function selection(
  type: GraphQLNamedType,
  depth: number,
  argumentValue: ValueOf,
  typeByField: Record<string, string> = {},
): string {
  if (isUnionType(type)) {
    const types: Record<string, string> = {};
    const members = type
      .getTypes()
      .map((member) => `... on ${member.name} ${selection(member, depth, argumentValue, types)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map((field) => {
    const named = getNamedType(field.type);
    const isComposite = isObjectType(named) || isUnionType(named);
    if (isComposite && depth <= 1) return '';
    // Members of a union may have fields with the same name and different types.
    typeByField[field.name] ??= String(field.type);
    const alias =
      typeByField[field.name] === String(field.type) ? '' : `${type.name}_${field.name}: `;
    return `${alias}${nestedField(field, argumentValue)} ${isComposite ? selection(named, depth - 1, argumentValue) : ''}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}
