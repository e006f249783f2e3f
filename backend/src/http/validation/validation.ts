// Validates request bodies, query strings, params and headers against the schema of the route.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { schemaErrors } from './schema-errors.ts';

/** Twice the depth of any document. Deeper values would overflow the stack of the validation. */
const MAX_LEVELS = 20;
const TOO_DEEP = [
  {
    keyword: 'levels',
    instancePath: '',
    schemaPath: '',
    params: {},
    message: 'is nested too deep',
  },
];

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/**
 * An exam of 200 questions with its options has about 10,000 values. Filling in defaults and
 * listing errors is slow for many more. A body schema that needs a higher limit sets `maxValues`.
 */
const MAX_VALUES = 20_000;
const TOO_MANY = [
  {
    keyword: 'values',
    instancePath: '',
    schemaPath: '',
    params: {},
    message: 'has too many values',
  },
];

/** True if the value contains more than `max` values, at any depth. Stops counting there. */
function hasMoreThan(value: unknown, max: number): boolean {
  const queue = [value];
  for (let count = 0; queue.length > 0; count += 1) {
    if (count + queue.length > max) return true;
    const next = queue.pop();
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) queue.push(inner);
  }
  return false;
}

/**
 * Bodies are not converted: their types must match. Params, query strings and headers are text and
 * are converted. Fills in defaults.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const maxValues =
    'maxValues' in schema && typeof schema.maxValues === 'number' ? schema.maxValues : MAX_VALUES;
  // Searching a long list for defaults takes longer than the rest of the validation.
  const hasDefaults = JSON.stringify(schema).includes('"default":');
  return (input: unknown) => {
    if (httpPart === 'body' && isDeeperThan(input, MAX_LEVELS)) return { error: TOO_DEEP };
    if (httpPart === 'body' && hasMoreThan(input, maxValues)) return { error: TOO_MANY };
    const filled = hasDefaults ? Value.Default(schema, input) : input;
    const value = httpPart === 'body' ? filled : Value.Convert(schema, filled);
    return compiled.Check(value) ? { value } : { error: schemaErrors(schema, value) };
  };
};
