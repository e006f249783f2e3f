// Prepares frequent statements, so that PostgreSQL parses them once per connection and keeps their
// plans: parsing and planning is most of the cost of the frequent queries.
import { Client, type QueryConfig } from 'pg';

/**
 * A statement is prepared at its third execution: PostgreSQL keeps prepared statements until the
 * connection ends.
 */
const MIN_EXECUTIONS = 3;
/** Maximum number of prepared statements. */
const MAX_NAMES = 300;
/**
 * A query has one text per length of an id list, a search one per number of words, and an insert
 * one per number of rows: these would use up the names.
 */
const VARIABLE_LENGTH = / in \(\$\d+(, \$\d+){2,}\)| i?like |\), \((\$\d|default)/;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/** Undefined for a statement that is not prepared. */
function statementName(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (names.size >= MAX_NAMES || VARIABLE_LENGTH.test(text)) return undefined;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < MIN_EXECUTIONS) {
    // Bounds the memory for one-off statements.
    if (uses.size > 10 * MAX_NAMES) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  names.set(text, `alokpath_${names.size}`);
  return names.get(text);
}

/** A connection that prepares the parameterized statements that Drizzle runs often. */
export class PreparedClient extends Client {
  // The overloads of `query` are those of Client.
  override query = ((...[config, values, ...rest]: [unknown, unknown, ...unknown[]]) => {
    const run = super.query.bind(this) as (...all: unknown[]) => unknown;
    const isDrizzle =
      isConfig(config) && config.name === undefined && Array.isArray(values) && values.length > 0;
    const name = isDrizzle ? statementName(config.text) : undefined;
    return run(name === undefined ? config : { ...(config as QueryConfig), name }, values, ...rest);
  }) as Client['query'];
}

/**
 * A connection without prepared statements (PREPARED_STATEMENTS=0): statements that Drizzle names
 * run unnamed, for poolers that give each transaction another connection.
 */
export class UnpreparedClient extends Client {
  override query = ((...[config, ...rest]: unknown[]) => {
    const run = super.query.bind(this) as (...all: unknown[]) => unknown;
    return run(isConfig(config) ? { ...config, name: undefined } : config, ...rest);
  }) as Client['query'];
}

function isConfig(config: unknown): config is QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config)
  );
}
