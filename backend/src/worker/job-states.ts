// The contents of the queue, for operators: SQL on the tables of pg-boss.
import type { RunSql } from '../db/client.ts';

/** Jobs of one kind in one state: `created` and `retry` wait, `active` ones are running. */
export type JobCount = {
  name: string;
  state: 'created' | 'retry' | 'active' | 'failed';
  count: number;
};

/** A job that failed at its last try. */
export type FailedJob = {
  id: string;
  name: string;
  data: Record<string, string>;
  tries: number;
  failedAt: Date;
  message: string;
};

/** Counts jobs that are not done; none before the first worker has started. */
export async function countJobs(runSql: RunSql): Promise<JobCount[]> {
  if (!(await hasQueue(runSql))) return [];
  const { rows } = await runSql(
    `select name, state::text as state, count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') group by name, state order by name, state`,
  );
  return rows as JobCount[];
}

/** The newest first. They are kept for a week. */
export async function findFailedJobs(runSql: RunSql, limit: number): Promise<FailedJob[]> {
  if (!(await hasQueue(runSql))) return [];
  const { rows } = await runSql(
    `select id, name, coalesce(data, '{}') as data, retry_count + 1 as tries, completed_on as "failedAt",
        coalesce(output ->> 'message', output #>> '{value,message}', '') as message
      from pgboss.job where state = 'failed' order by completed_on desc, id limit $1`,
    [limit],
  );
  return rows as FailedJob[];
}

/** Lets workers retry failed jobs. @returns the number of these */
export async function retryFailedJobs(runSql: RunSql): Promise<number> {
  if (!(await hasQueue(runSql))) return 0;
  const { rows } = await runSql(
    `with retried as (
      update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now() where state = 'failed' returning id
    ) select count(*)::int as count from retried`,
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}

async function hasQueue(runSql: RunSql): Promise<boolean> {
  const { rows } = await runSql(`select to_regclass('pgboss.job') is not null as exists`);
  return (rows as { exists: boolean }[])[0]?.exists ?? false;
}
