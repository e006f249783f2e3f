// Comma-separated lists of ids in a URL.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

const MAX_IDS = 200;

/**
 * The distinct ids of a list, without empty entries.
 * @param name name of the parameter, for the refusal
 * @throws 400 for more than 200
 */
export function parseIds(list: string, name = 'ids'): string[] {
  const ids = [...new Set(list.split(',').filter(Boolean))];
  if (ids.length > MAX_IDS)
    refuse('TOO_MANY_IDS', { max: MAX_IDS }, [problem(name, 'HAS_TOO_MANY', { limit: MAX_IDS })]);
  return ids;
}
