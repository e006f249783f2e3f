/** Reads a paged list completely, one page after the other. */

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly endCursor: string | null;
}

/**
 * Resolves with all items. Rejects with the error of the first page that fails, and if the list is
 * missing.
 * @param read one page; null or undefined if the host does not have the list
 * @param onProgress called after each page with the number of items so far
 */
export async function readAllPages<Node>(
  read: (after: string | null) => Promise<Connection<Node> | null | undefined>,
  signal: AbortSignal,
  onProgress?: (count: number) => void,
): Promise<Node[]> {
  const items: Node[] = [];
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const page: Connection<Node> | null | undefined = await read(after);
    if (!page) throw new Error('The list is missing in the response.');
    items.push(...page.nodes);
    onProgress?.(items.length);
    after = page.endCursor;
  } while (after !== null);
  return items;
}
