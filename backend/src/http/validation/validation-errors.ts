// Converts the validation errors of a route's schema into field problems.
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { type FieldProblem, problem } from '../../refusals/field-problems.ts';
import { PATTERN_PROBLEMS } from './texts.ts';

/** At most this many fields are reported. */
const MAX_FIELDS = 20;
/** Paths contain names that the client sent, so they are cut at this length. */
const MAX_PATH_LENGTH = 200;

/**
 * The invalid fields.
 * @param part what was validated (`body`, `querystring`, …); the path of an error about the whole
 *   of it
 */
export function invalidFields(
  errors: readonly FastifySchemaValidationError[],
  part = 'body',
): FieldProblem[] {
  const problems = errors.flatMap((error) => problemsOf(error, part));
  // A schema of two parts reports a wrong type for each.
  const distinct = new Map(problems.map((found) => [`${found.path} ${found.code}`, found]));
  const fields = [...distinct.values()].slice(0, MAX_FIELDS);
  return fields.length > 0 ? fields : [problem(part, 'IS_INVALID')];
}

function problemsOf(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  part: string,
): FieldProblem[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const pathTo = (...names: string[]) =>
    [...steps, ...names].join('.').slice(0, MAX_PATH_LENGTH) || part;
  const path = pathTo();
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return listOf(params.requiredProperties).map((name) => problem(pathTo(name), 'IS_MISSING'));
    case 'additionalProperties':
      return listOf(params.additionalProperties).map((name) => problem(pathTo(name), 'IS_UNKNOWN'));
    // TypeBox reports each unknown field a second time with this keyword.
    case 'boolean':
      return [];
    case 'type':
      return [problem(path, 'IS_WRONG_TYPE', { type: [params.type].flat().join(' or ') })];
    case 'const':
      return [problem(path, 'IS_NOT_ALLOWED', { allowed: String(params.allowedValue) })];
    case 'enum':
      return [
        problem(path, 'IS_NOT_ALLOWED', { allowed: listOf(params.allowedValues).join(', ') }),
      ];
    case 'minLength':
      return [problem(path, 'IS_TOO_SHORT', { limit })];
    case 'maxLength':
      return [problem(path, 'IS_TOO_LONG', { limit })];
    case 'minimum':
      return [problem(path, 'IS_TOO_SMALL', { limit })];
    case 'maximum':
      return [problem(path, 'IS_TOO_LARGE', { limit })];
    case 'exclusiveMinimum':
      return [problem(path, 'IS_NOT_ABOVE', { limit })];
    case 'exclusiveMaximum':
      return [problem(path, 'IS_NOT_BELOW', { limit })];
    case 'minItems':
      return [problem(path, 'HAS_TOO_FEW', { limit })];
    case 'maxItems':
      return [problem(path, 'HAS_TOO_MANY', { limit })];
    case 'uniqueItems':
      return [problem(path, 'HAS_DUPLICATES')];
    case 'pattern':
      return [problem(path, PATTERN_PROBLEMS.get(params.pattern) ?? 'HAS_WRONG_FORMAT')];
    case 'format':
      return [problem(path, 'HAS_WRONG_FORMAT')];
    case 'values':
      return [problem(path, 'HAS_TOO_MANY_VALUES')];
    case 'levels':
      return [problem(path, 'IS_TOO_DEEP')];
    default:
      return [problem(path, 'IS_INVALID')];
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
