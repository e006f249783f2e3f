// The operations of docs/graphql.md: what GraphiQL shows in its tabs, and what a test runs against the demo data.

export type ExampleOperation = {
  name: string;
  query: string;
  /** JSON. `<Name.path.to.0.value>` in it stands for a value from the answer to the operation of that name. */
  variables: string | undefined;
};

/** Each graphql block that begins with a named operation, with the json block that follows it at once. */
export function examplesInTour(markdown: string): ExampleOperation[] {
  const blocks = markdown.matchAll(/```graphql\n((?:query|mutation) (\w+)[\s\S]*?)```\n(?:\n```json\n([\s\S]*?)```\n)?/g);
  return [...blocks].map(([, query = '', name = '', variables]) => ({ name, query, variables }));
}
