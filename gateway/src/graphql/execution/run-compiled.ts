// Runs an operation by a function that graphql-jit has made of it, with the same data and the same
// errors as graphql-js would give.
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

export type Variables = Record<string, unknown>;

/** More are not sent (graphql/plugins/error-truncation.ts). */
const MAX_VARIABLE_ERRORS = 3;

/** Runs one operation of a document. */
export type Run = (
  context: unknown,
  variables: Variables,
) => Promise<ExecutionResult> | ExecutionResult;

/** Executes with graphql-js, for operations that are sent once or are not compiled. */
export function interpreted(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Run {
  return (contextValue, variableValues) =>
    execute({
      schema,
      document,
      contextValue,
      variableValues,
      ...(operationName === null ? {} : { operationName }),
    });
}

/**
 * Compiles an operation; undefined for what stays with graphql-js. Mutations of several fields have
 * to run in their order; introspection would take longer to compile than to run; @skip and @include
 * in a fragment that is spread twice come out wrong with graphql-jit (`isPlainlyConditional`
 * has the others), and it leaves out the default values of fields of input objects.
 */
export function compiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Run | undefined {
  if (!isQueryOrOneWrite(operation) || hasUncompiledParts(schema, document)) return undefined;
  const made = compileQuery(schema, document, operation.name?.value, {
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(made)) return undefined;
  return (context, variables) => {
    const result = made.query(undefined, context, variables);
    return result instanceof Promise ? result.then(asGraphqlJsGives) : asGraphqlJsGives(result);
  };
}

/**
 * Whether variables are valid, by graphql-js: the compiled function would report errors in other
 * words.
 */
export function fits(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): boolean {
  return (
    variableDefinitions.length === 0 ||
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined
  );
}

/**
 * graphql-js's first errors for invalid variables. Each repeats the whole variable, so more would
 * be costly.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): readonly GraphQLError[] {
  return (
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_VARIABLE_ERRORS })
      .errors ?? []
  );
}

/** A mutation with a single field has no order. */
function isQueryOrOneWrite({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const [first, ...others] = selectionSet.selections;
  return (
    operation === 'query' ||
    (operation === 'mutation' && first?.kind === Kind.FIELD && others.length === 0)
  );
}

function hasUncompiledParts(schema: GraphQLSchema, document: DocumentNode): boolean {
  let found = !document.definitions.every(
    (definition) =>
      !hasDirective(definition) ||
      (definition.kind === Kind.OPERATION_DEFINITION && isPlainlyConditional(definition)),
  );
  const types = new TypeInfo(schema);
  const visitor = {
    enter(node: ASTNode) {
      if (
        node.kind === Kind.FIELD &&
        (node.name.value === '__schema' || node.name.value === '__type')
      )
        found = true;
      if (node.kind === Kind.ARGUMENT && hasDefaults(types.getArgument()?.type)) found = true;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return found;
}

function hasDirective(node: ASTNode): boolean {
  let found = false;
  visit(node, {
    Directive() {
      found = true;
      return BREAK;
    },
  });
  return found;
}

/**
 * Whether all directives of an operation are on fields that cannot be merged with another selection:
 * outside of fragments, and beside fields with other names only.
 */
function isPlainlyConditional({
  directives = [],
  variableDefinitions = [],
  selectionSet,
}: OperationDefinitionNode): boolean {
  return (
    directives.length === 0 &&
    !variableDefinitions.some(hasDirective) &&
    hasPlainConditions(selectionSet)
  );
}

function hasPlainConditions({ selections }: SelectionSetNode): boolean {
  if (!selections.some(hasDirective)) return true;
  const names = new Set<string>();
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) return false;
    const name = selection.alias?.value ?? selection.name.value;
    if (names.has(name)) return false;
    names.add(name);
    if (selection.selectionSet && !hasPlainConditions(selection.selectionSet)) return false;
  }
  return true;
}

/** Whether a field of an input object, or of one in it, has a default value. */
function hasDefaults(
  type: GraphQLInputType | undefined,
  seen = new Set<GraphQLInputObjectType>(),
): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some(
    (field) => field.defaultValue !== undefined || hasDefaults(field.type, seen),
  );
}

/**
 * Errors as graphql-js has them: real GraphQLErrors, and one for each place that became null, the
 * first.
 */
function asGraphqlJsGives({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  const told = new Set<string>();
  const first = errors.filter((error) => {
    const place = nullAbove(data, error.path ?? []);
    return !told.has(place) && told.add(place);
  });
  return { errors: first.map(asGraphqlError), data: data ?? null };
}

/** The part of a path up to the first null: the field that an error at the path has made null. */
function nullAbove(data: unknown, path: readonly (string | number)[]): string {
  let value: unknown = data;
  let depth = 0;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<string | number, unknown>)[key];
    depth += 1;
  }
  return path.slice(0, depth).join('.');
}

function asGraphqlError({ message, path, originalError, locations }: GraphQLError): GraphQLError {
  if (originalError instanceof GraphQLError && originalError.path) return originalError;
  const error = new GraphQLError(message, { path, originalError });
  return Object.assign(error, { locations });
}
