// Queries that run thousands of times a second: Drizzle builds their SQL once, because building
// costs more than running.
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

type Preparable<R> = {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: R }>;
};
type Prepared<R> = ReturnType<Preparable<R>['prepare']>;

/**
 * @param name name of the prepared statement, unique in the program
 * @param build builds the query, with `sql.placeholder` for variable values; called once
 *   for each database
 * @returns a function that runs it in a database or transaction
 */
export function preparedQuery<Values extends Record<string, unknown>, R>(
  name: string,
  build: (db: Db) => Preparable<R>,
): (db: Db, values: Values) => Promise<R> {
  // A transaction shares the dialect object of its database.
  const preparedByDialect = new WeakMap<object, Prepared<R>>();
  return (db, values) => {
    const { dialect, session } = db as unknown as { dialect: object; session: { client: unknown } };
    const prepared = preparedByDialect.get(dialect) ?? build(db).prepare(name);
    preparedByDialect.set(dialect, prepared);
    // Drizzle binds a prepared query to the connection that it was built with; a transaction has
    // its own.
    return Object.create(prepared, { client: { value: session.client } }).execute(values);
  };
}
