// An Apollo plugin for the error NOT_AN_ID: adds the input fields and arguments that have the
// invalid id. The error is thrown where the path of a REST call is built, which has only the value.
import type { ApolloServerPlugin } from '@apollo/server';
import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import { fieldError } from '../../upstream/errors/refusals.ts';
import { InvalidIdError } from '../../upstream/http/path.ts';
import type { RequestContext } from '../request-state.ts';

export function invalidIds(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, schema, document, request: { variables } }) {
        for (const error of errors) {
          if (!document || !(error.originalError instanceof InvalidIdError)) continue;
          const { value } = error.originalError;
          const paths = selectionsAt(error, document, schema).flatMap(({ node, field }) =>
            pathsOfId(value, field, getArgumentValues(field, node, variables)),
          );
          if (paths.length > 0)
            error.extensions.fieldErrors = paths.map((path) => fieldError(path, 'NOT_AN_ID'));
        }
      },
    }),
  };
}

type Selection = { node: FieldNode; field: GraphQLField<unknown, unknown> };

/** The selected field that an error is about. Errors of compiled operations have locations only. */
function selectionsAt(
  { locations: [location] = [] }: GraphQLError,
  document: DocumentNode,
  schema: GraphQLSchema,
): Selection[] {
  const selections: Selection[] = [];
  const types = new TypeInfo(schema);
  const visitor = {
    Field(node: FieldNode) {
      const start = node.loc?.startToken;
      const field = types.getFieldDef();
      if (!field || start?.line !== location?.line || start?.column !== location?.column)
        return undefined;
      selections.push({ node, field });
      return BREAK;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return selections;
}

/**
 * The paths of the id in the arguments; those in `input` without its name, as in all field errors.
 */
function pathsOfId(
  id: string,
  { args }: GraphQLField<unknown, unknown>,
  values: Record<string, unknown>,
): string[] {
  return args.flatMap(({ name, type }) =>
    pathsIn(type, values[name], id, name === 'input' ? [] : [name]),
  );
}

function pathsIn(
  type: GraphQLInputType,
  value: unknown,
  id: string,
  path: readonly string[],
): string[] {
  const bare = getNullableType(type);
  if (Array.isArray(value) && isListType(bare))
    return value.flatMap((entry, index) => pathsIn(bare.ofType, entry, id, [...path, `${index}`]));
  if (isInputObjectType(bare) && isRecord(value))
    return Object.values(bare.getFields()).flatMap((field) =>
      pathsIn(field.type, value[field.name], id, [...path, field.name]),
    );
  return bare === GraphQLID && value === id ? [path.join('.')] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
