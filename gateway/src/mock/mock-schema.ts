// `--mock`: resolves the whole schema with generated data, without upstream. The same id gives the
// same data, a requested id is returned, and a payload contains the input of its mutation. Mock
// libraries keep random values in a growing store, so none is used.
import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { mockValue } from './mock-values.ts';
import { Random } from './random.ts';

type FieldValues = Record<string, unknown>;

/** A mock object: the seed of its generated fields, and the values that are not generated. */
type MockObject = { __typename: string; seed: string; presetValues: FieldValues };

const LIST_LENGTH = { min: 2, max: 5 };
const CONNECTION_LENGTH = { min: 20, max: 90 };

/** Adds generated values to all fields of a schema. @returns the same schema */
export function mockSchema(schema: GraphQLSchema, now: () => number): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        field.resolve = resolverOf(schema, type, now);
    if (isAbstractType(type)) type.resolveType = (value: MockObject) => value.__typename;
  }
  return schema;
}

function resolverOf(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  now: () => number,
): GraphQLFieldResolver<MockObject | undefined, unknown> {
  const isMutation = parent === schema.getMutationType();
  return (source, { input, ...args }, _, { fieldName, returnType }) => {
    const fieldArguments: FieldValues = isMutation && isRecord(input) ? input : args;
    // Paging arguments are not part of the seed, so that all pages belong to the same list.
    const { first, after, ...seedArguments } = fieldArguments;
    const seed = [
      source?.seed ?? '',
      fieldName,
      Object.keys(seedArguments).length > 0 ? JSON.stringify(seedArguments) : '',
    ].join('/');
    if (source && parent.name.endsWith('Connection')) return resolveConnectionField(source);
    const presetValue = source?.presetValues[fieldName];
    return valueFor(returnType, seed, presetValue);

    /** Resolves a field of a connection: cursors are positions in the list. */
    function resolveConnectionField({ seed: list, presetValues: page }: MockObject): unknown {
      const total = new Random(list).integer(CONNECTION_LENGTH.min, CONNECTION_LENGTH.max);
      const begin = typeof page.after === 'string' ? Number(page.after) || 0 : 0;
      const end = Math.min(
        total,
        begin + (typeof page.first === 'number' ? page.first : CONNECTION_LENGTH.min),
      );
      if (fieldName === 'totalCount') return total;
      if (fieldName === 'endCursor') return end < total ? String(end) : null;
      const item = getNamedType(returnType);
      if (!isListType(getNullableType(returnType)) || !(isObjectType(item) || isAbstractType(item)))
        return valueFor(returnType, seed, undefined);
      return Array.from({ length: Math.max(0, end - begin) }, (_, index) =>
        valueFor(item, `${list}/${begin + index}`, undefined),
      );
    }

    function valueFor(type: GraphQLOutputType, path: string, preset: unknown): unknown {
      if (preset === null && isNullableType(type)) return null;
      const bare = getNullableType(type);
      if (isListType(bare)) {
        if (Array.isArray(preset))
          return preset.map((entry, index) => valueFor(bare.ofType, `${path}/${index}`, entry));
        const length = new Random(path).integer(LIST_LENGTH.min, LIST_LENGTH.max);
        return Array.from({ length }, (_, index) =>
          valueFor(bare.ofType, `${path}/${index}`, undefined),
        );
      }
      const named = getNamedType(bare);
      if (isObjectType(named)) return objectOf(named, path, preset);
      if (isAbstractType(named)) {
        const [firstType, ...others] = schema.getPossibleTypes(named);
        return firstType && objectOf(new Random(path).pick([firstType, ...others]), path, preset);
      }
      if (preset !== undefined && preset !== null) return preset;
      const random = new Random(path);
      if (isEnumType(named)) {
        const [firstValue, ...others] = named.getValues();
        return firstValue && random.pick([firstValue, ...others]).value;
      }
      if (fieldName === 'deletedId')
        return source?.presetValues.id ?? source?.presetValues.studentId;
      return mockValue(parent.name, fieldName, named.name, random, now());
    }

    function objectOf(type: GraphQLObjectType, path: string, preset: unknown): MockObject {
      const isPart = isMutation || type.name.endsWith('Connection');
      const inherited =
        preset ??
        (isPart || source === undefined
          ? fieldArguments
          : presetValuesInPayload(parent.name, type.name, source.presetValues));
      const values: FieldValues = isRecord(inherited) ? { ...inherited } : {};
      if (!('id' in type.getFields()))
        return { __typename: type.name, seed: path, presetValues: values };
      const id = idIn(type.name, values) ?? new Random(path).id();
      return { __typename: type.name, seed: `${type.name}:${id}`, presetValues: { ...values, id } };
    }
  };
}

/**
 * The input of a mutation applies to the object of its payload (`UpdateStudentPayload.student`); of
 * other objects only the id is taken from it.
 */
function presetValuesInPayload(
  parent: string,
  type: string,
  presetValues: FieldValues,
): FieldValues {
  if (!parent.endsWith('Payload')) return {};
  // `UpdateNotePayload` -> `Note`, with which the type of the object ends (`StudentNote`).
  const [, noun] = /^[A-Z][a-z]+([A-Z]\w*)Payload$/.exec(parent) ?? [];
  if (noun && (noun.endsWith(type) || type.endsWith(noun))) return presetValues;
  const { id: _, ...others } = presetValues;
  const id = idIn(type, others);
  return id === undefined ? {} : { id };
}

/**
 * The id of an object of this type in arguments or input: `id`, `studentId`, or `examId` for a
 * MultiSubjectExam.
 */
function idIn(type: string, values: FieldValues): string | undefined {
  const lastWord = type.replace(/Paper$/, '').match(/[A-Z][a-z]*$/)?.[0] ?? type;
  const names = [
    'id',
    `${type[0]?.toLowerCase()}${type.slice(1)}Id`,
    `${lastWord.toLowerCase()}Id`,
  ];
  return names.map((name) => values[name]).find((id): id is string => typeof id === 'string');
}

function isRecord(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
