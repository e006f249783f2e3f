// Drizzle over a pool, with transactions that always give their connection back.
import type { Logger } from 'drizzle-orm/logger';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { isReadTimeout } from '../database-errors.ts';

/**
 * As `drizzle(pool)`, except for `transaction`: Drizzle's own keeps its connection for good if
 * `begin` fails, so each crash of PostgreSQL, or of a pooler, would leave the pool smaller.
 * Transactions share the database's dialect, by which queries and rows are cached.
 * @param logger called with every statement
 */
export function drizzleOver(pool: Pool, logger: Logger | undefined): NodePgDatabase {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const over = (client: Pool | PoolClient) => {
    const session = new NodePgSession(client, dialect, undefined, logger ? { logger } : {});
    return new NodePgDatabase<Record<string, never>>(dialect, session, undefined);
  };
  const db = over(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let errorOfWork: unknown;
    try {
      const result = await over(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          errorOfWork = error;
          // The server is silent: a rollback would wait for it as long again.
          if (isReadTimeout(error)) void client.end();
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      // The error of the work is thrown after a rollback. Any other one is that of `begin`,
      // `commit` or `rollback`: the connection is lost, or in an unknown state.
      client.release(error !== errorOfWork);
      throw error;
    }
  };
  return db;
}
