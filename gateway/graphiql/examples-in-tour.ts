// The operations of docs/graphql.md: what GraphiQL shows in its tabs, and what a test runs against
// the demo data.

export type ExampleOperation = {
  name: string;
  query: string;
  /**
   * JSON. `<Name.path.to.0.value>` in it stands for a value from the answer to the operation of
   * that name.
   */
  variables: string | undefined;
};

/**
 * Each graphql block that begins with a named operation, with the json block that follows it at
 * once.
 */
export function examplesInTour(markdown: string): ExampleOperation[] {
  const blocks = markdown.matchAll(
    /```graphql\n((?:query|mutation) (\w+)[\s\S]*?)```\n(?:\n```json\n([\s\S]*?)```\n)?/g,
  );
  return [...blocks].map(([, query = '', name = '', variables]) => ({ name, query, variables }));
}

const PLACEHOLDER = /"<([\w.]+)>"/g;

/** Data of answers by the name of their operation. */
export type Answers = Record<string, unknown>;

/**
 * The variables with each `<Name.path>` replaced by the value from that answer; one whose answer is
 * missing stays.
 */
export function fillPlaceholders(variables: string, answers: Answers): string {
  return variables.replaceAll(PLACEHOLDER, (placeholder, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
        answers,
      );
    return value === undefined || value === null ? placeholder : JSON.stringify(value);
  });
}

/** The names of the operations whose answers the variables of others are made of. */
export function operationsToAsk(examples: readonly ExampleOperation[]): ReadonlySet<string> {
  const paths = examples.flatMap(({ variables = '' }) =>
    [...variables.matchAll(PLACEHOLDER)].map(([, path = '']) => path),
  );
  return new Set(paths.map((path) => path.split('.')[0] ?? ''));
}
