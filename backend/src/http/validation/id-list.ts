// Lists of ids in an address, with commas between them.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

const MAX_IDS = 200;

/**
 * The ids of a list, each once; empty entries are left out.
 * @param name of the parameter, which the refusal names
 * @throws 400 for more than 200
 */
export function parseIds(list: string, name = 'ids'): string[] {
  const ids = [...new Set(list.split(',').filter(Boolean))];
  if (ids.length > MAX_IDS)
    refuse('TOO_MANY_IDS', { max: MAX_IDS }, [problem(name, 'HAS_TOO_MANY', { limit: MAX_IDS })]);
  return ids;
}
