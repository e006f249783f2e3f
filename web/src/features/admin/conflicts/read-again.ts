/** Reads the query of an editor again, before the item is saved. */

interface RefetchableQuery<Data> {
  readonly refetch: () => Promise<{ readonly data?: Data | undefined; readonly error?: unknown }>;
}

/**
 * A refetch that fails resolves without data (apollo/use-query.ts), as if the item did not exist:
 * it would be saved without its revision, over the changes of others.
 * @throws the error of a refetch that failed
 */
export async function readAgain<Data>(query: RefetchableQuery<Data>): Promise<Data | undefined> {
  const { data, error } = await query.refetch();
  if (data === undefined && error !== undefined) throw error;
  return data;
}
