// The operations of docs/graphql.md: GraphiQL shows them in its tabs, and a test runs them against
// the demo data.

export type ExampleOperation = {
  name: string;
  query: string;
  /**
   * JSON. `<Name.path.to.0.value>` is a placeholder for a value of the response to the operation
   * `Name`.
   */
  variables: string | undefined;
};

/** Each graphql block that begins with a named operation, and the json block directly after it. */
export function examplesInTour(markdown: string): ExampleOperation[] {
  const blocks = markdown.matchAll(
    /```graphql\n((?:query|mutation) (\w+)[\s\S]*?)```\n(?:\n```json\n([\s\S]*?)```\n)?/g,
  );
  return [...blocks].map(([, query = '', name = '', variables]) => ({ name, query, variables }));
}

const PLACEHOLDER = /"<([\w.]+)>"/g;

/** `data` of responses by operation name. */
export type ResponseData = Record<string, unknown>;

/**
 * Replaces each `<Name.path>` by the value of that response; a placeholder without a response is
 * kept.
 */
export function fillPlaceholders(variables: string, responseData: ResponseData): string {
  return variables.replaceAll(PLACEHOLDER, (placeholder, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
        responseData,
      );
    return value === undefined || value === null ? placeholder : JSON.stringify(value);
  });
}

/** Names of the operations whose responses are used in variables of others. */
export function operationsToRun(examples: readonly ExampleOperation[]): ReadonlySet<string> {
  const paths = examples.flatMap(({ variables = '' }) =>
    [...variables.matchAll(PLACEHOLDER)].map(([, path = '']) => path),
  );
  return new Set(paths.map((path) => path.split('.')[0] ?? ''));
}
