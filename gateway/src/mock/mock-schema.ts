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
import { plausibleValue } from './plausible-values.ts';
import { Random } from './random.ts';

type Known = Record<string, unknown>;

/** A mock object: the seed of its fields, and the values that are given. */
type MockObject = { __typename: string; seed: string; known: Known };

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
    const fieldArguments: Known = isMutation && isRecord(input) ? input : args;
    // Paging arguments are not part of the seed, so that all pages belong to the same list.
    const { first, after, ...which } = fieldArguments;
    const seed = [
      source?.seed ?? '',
      fieldName,
      Object.keys(which).length > 0 ? JSON.stringify(which) : '',
    ].join('/');
    if (source && parent.name.endsWith('Connection')) return partOfPage(source);
    const known = source?.known[fieldName];
    return valueFor(returnType, seed, known);

    /** Resolves a field of a connection: cursors are positions in the list. */
    function partOfPage({ seed: list, known: page }: MockObject): unknown {
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

    function valueFor(type: GraphQLOutputType, path: string, given: unknown): unknown {
      if (given === null && isNullableType(type)) return null;
      const bare = getNullableType(type);
      if (isListType(bare)) {
        if (Array.isArray(given))
          return given.map((entry, index) => valueFor(bare.ofType, `${path}/${index}`, entry));
        const length = new Random(path).integer(LIST_LENGTH.min, LIST_LENGTH.max);
        return Array.from({ length }, (_, index) =>
          valueFor(bare.ofType, `${path}/${index}`, undefined),
        );
      }
      const named = getNamedType(bare);
      if (isObjectType(named)) return objectOf(named, path, given);
      if (isAbstractType(named)) {
        const [firstType, ...others] = schema.getPossibleTypes(named);
        return firstType && objectOf(new Random(path).pick([firstType, ...others]), path, given);
      }
      if (given !== undefined && given !== null) return given;
      const random = new Random(path);
      if (isEnumType(named)) {
        const [firstValue, ...others] = named.getValues();
        return firstValue && random.pick([firstValue, ...others]).value;
      }
      if (fieldName === 'deletedId') return source?.known.id ?? source?.known.studentId;
      return plausibleValue(parent.name, fieldName, named.name, random, now());
    }

    function objectOf(type: GraphQLObjectType, path: string, given: unknown): MockObject {
      const isPart = isMutation || type.name.endsWith('Connection');
      const inherited =
        given ??
        (isPart || source === undefined
          ? fieldArguments
          : knownInPayload(parent.name, type.name, source.known));
      const values: Known = isRecord(inherited) ? { ...inherited } : {};
      if (!('id' in type.getFields())) return { __typename: type.name, seed: path, known: values };
      const id = idIn(type.name, values) ?? new Random(path).id();
      return { __typename: type.name, seed: `${type.name}:${id}`, known: { ...values, id } };
    }
  };
}

/**
 * The input of a mutation applies to the object of its payload (`UpdateStudentPayload.student`); of
 * other objects only the id is taken from it.
 */
function knownInPayload(parent: string, type: string, known: Known): Known {
  if (!parent.endsWith('Payload')) return {};
  if (parent.endsWith(`${type}Payload`)) return known;
  const { id: _, ...others } = known;
  const id = idIn(type, others);
  return id === undefined ? {} : { id };
}

/**
 * The id of an object of this type in arguments or input: `id`, `studentId`, or `examId` for a
 * MultiSubjectExam.
 */
function idIn(type: string, known: Known): string | undefined {
  const lastWord = type.replace(/Paper$/, '').match(/[A-Z][a-z]*$/)?.[0] ?? type;
  const names = [
    'id',
    `${type[0]?.toLowerCase()}${type.slice(1)}Id`,
    `${lastWord.toLowerCase()}Id`,
  ];
  return names.map((name) => known[name]).find((id): id is string => typeof id === 'string');
}

function isRecord(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
