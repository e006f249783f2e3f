// Executes operations by graphql-jit, or by graphql-js where graphql-jit would differ.
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
import { shortenVariableError } from './variable-error.ts';

export type Variables = Record<string, unknown>;

/** Clients get no more errors (graphql/plugins/refused-requests.ts). */
const MAX_VARIABLE_ERRORS = 3;

/** Runs one operation of a document. */
export type Run = (
  context: unknown,
  variables: Variables,
) => Promise<ExecutionResult> | ExecutionResult;

/** Executes with graphql-js, for operations that are sent once or are not compiled. */
export function interpretOperation(
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
 * Whether graphql-jit executes the operation as graphql-js does. False for mutations of several
 * fields, whose order matters; introspection, which is slower to compile than to run; @skip and
 * @include on fields that may be merged with others, which graphql-jit evaluates wrongly (see
 * `isPlainlyConditional`); input objects with default values, which graphql-jit ignores.
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  return isQueryOrOneWrite(operation) && !hasUncompiledParts(schema, document);
}

/** Compiles an operation; undefined if graphql-js must execute it. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Run | undefined {
  if (!isCompilable(schema, document, operation)) return undefined;
  const query = compileQuery(schema, document, operation.name?.value, {
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(query)) return undefined;
  return (context, variables) => {
    const result = query.query(undefined, context, variables);
    return result instanceof Promise ? result.then(toGraphqlJsResult) : toGraphqlJsResult(result);
  };
}

/**
 * The first errors of graphql-js for invalid variables, with shortened values. Checked before the
 * execution, because the compiled function reports errors with other messages.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): readonly GraphQLError[] {
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: MAX_VARIABLE_ERRORS,
  });
  return errors.map(shortenVariableError);
}

/** A mutation of a single field needs no serial execution. */
function isQueryOrOneWrite({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const [first, ...others] = selectionSet.selections;
  return (
    operation === 'query' ||
    (operation === 'mutation' && first?.kind === Kind.FIELD && others.length === 0)
  );
}

function hasUncompiledParts(schema: GraphQLSchema, document: DocumentNode): boolean {
  let mustInterpret = !document.definitions.every(
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
        mustInterpret = true;
      if (node.kind === Kind.ARGUMENT && hasDefaults(types.getArgument()?.type))
        mustInterpret = true;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return mustInterpret;
}

function hasDirective(node: ASTNode): boolean {
  let isFound = false;
  visit(node, {
    Directive() {
      isFound = true;
      return BREAK;
    },
  });
  return isFound;
}

/**
 * True if directives are only on fields that cannot be merged with another selection: outside of
 * fragments, without a sibling of the same name.
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

/** True if an input type has default values, at any depth. */
function hasDefaults(
  type: GraphQLInputType | undefined,
  seen = new Set<GraphQLInputObjectType>(),
): boolean {
  const namedType = getNamedType(type);
  if (!isInputObjectType(namedType) || seen.has(namedType)) return false;
  seen.add(namedType);
  return Object.values(namedType.getFields()).some(
    (field) => field.defaultValue !== undefined || hasDefaults(field.type, seen),
  );
}

/**
 * Converts errors to the form of graphql-js: GraphQLErrors, and only the first one for each field
 * that became null.
 */
function toGraphqlJsResult({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  const reportedPaths = new Set<string>();
  const firstErrors = errors.filter((error) => {
    const path = nullAbove(data, error.path ?? []);
    return !reportedPaths.has(path) && reportedPaths.add(path);
  });
  return { errors: firstErrors.map(asGraphqlError), data: data ?? null };
}

/** The path up to the first null: the field that an error at the path has nulled. */
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
