// Text that PostgreSQL cannot store: a NUL character, or half a surrogate pair.
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';

/**
 * Deeper values are not searched: schemas refuse them, and bodies without a schema are not stored.
 */
const MAX_LEVELS = 20;

/** The path of the first such text in a value, like `selections.0.questionId`. */
export function unstorablePath(value: unknown, path = '', levels = MAX_LEVELS): string | undefined {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (levels === 0) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = unstorablePath(inner, path === '' ? name : `${path}.${name}`, levels - 1);
    if (innerPath !== undefined) return innerPath;
  }
  return undefined;
}

/** Refuses a body with such text (400) before it shares a statement with the bodies of others. */
export function requireStorable(body: unknown): void {
  const path = unstorablePath(body);
  if (path !== undefined)
    refuse('UNSTORABLE_CHARACTER', {}, [problem(path, 'HAS_UNSTORABLE_CHARACTER')]);
}
