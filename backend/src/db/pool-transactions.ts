// Transactions over a pool that always give their connection back.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/**
 * Replaces `transaction` of `db`: Drizzle's own keeps its connection for good if `begin` fails, so
 * each crash of PostgreSQL, or of a pooler, would leave the pool smaller.
 * @param over Drizzle over a single connection
 */
export function releaseConnections(
  db: NodePgDatabase,
  pool: Pool,
  over: (client: PoolClient) => NodePgDatabase,
): NodePgDatabase {
  // Drizzle caches the names of columns, so each connection keeps its own.
  const opened = new WeakMap<PoolClient, NodePgDatabase>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = opened.get(client) ?? over(client);
    opened.set(client, own);
    let errorOfWork: unknown;
    try {
      const result = await own.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          errorOfWork = error;
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      // The error of the work is thrown after a rollback. Any other one is that of `begin`, `commit`
      // or `rollback`: the connection is lost, or in an unknown state.
      client.release(error !== errorOfWork);
      throw error;
    }
  };
  return db;
}
