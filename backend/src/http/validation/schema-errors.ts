// The errors of a value that does not match a schema. For a union TypeBox lists the errors of all
// alternatives; this module returns only those of the alternative that fits best.
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type SchemaError = FastifySchemaValidationError;

/** A union in a schema, with the value that was sent for it and the value's JSON pointer. */
type Union = { alternatives: TSchema[]; value: unknown; path: string };

/**
 * The errors of a value. TypeBox stops after eight errors, so at most eight unions are examined per
 * level of the schema, and the cost grows linearly with the size of the value.
 */
export function schemaErrors(schema: TSchema, value: unknown): SchemaError[] {
  const seen = new Set<string>();
  return Value.Errors(schema, value).flatMap((error): SchemaError[] => {
    const union = outermostUnion(schema, value, error);
    if (!union) return [error];
    if (seen.has(union.path)) return [];
    seen.add(union.path);
    return errorsOfBest(union).map((inner) => ({
      ...inner,
      instancePath: `${union.path}${inner.instancePath}`,
    }));
  });
}

/** The union nearest to the root of the schema that the error belongs to. */
function outermostUnion(schema: TSchema, value: unknown, error: SchemaError): Union | undefined {
  const steps = error.instancePath.split('/').slice(1);
  let node: unknown = schema;
  let current = value;
  let depth = 0;
  const unionHere = () => {
    const alternatives = memberOf(node, 'anyOf');
    const path = steps.slice(0, depth).map((step) => `/${step}`);
    return Array.isArray(alternatives)
      ? { alternatives, value: current, path: path.join('') }
      : undefined;
  };
  const segments = error.schemaPath.split('/').slice(1).map(unescapePointer);
  // Each property and each list item is one step into the value; `allOf`, `anyOf` and their indexes
  // are none.
  for (let index = 0; index < segments.length; index += 1) {
    const keyword = segments[index] ?? '';
    if (keyword === 'anyOf') return unionHere();
    node = memberOf(node, keyword);
    const isNamed = keyword === 'properties' || keyword === 'patternProperties';
    if (isNamed) {
      index += 1;
      node = memberOf(node, segments[index] ?? '');
    }
    if (!isNamed && keyword !== 'items' && keyword !== 'additionalProperties') continue;
    current = memberOf(current, unescapePointer(steps[depth] ?? ''));
    depth += 1;
  }
  return error.keyword === 'anyOf' ? unionHere() : undefined;
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
    ? Reflect.get(node, name)
    : undefined;
}

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** Larger than the number of errors of any alternative. */
const ANOTHER_LITERAL = 1_000;
const ANOTHER_TYPE = 1_000_000;

function errorsOfBest({ alternatives, value }: Union): SchemaError[] {
  const errorsOfAlternatives = alternatives.map((alternative) => schemaErrors(alternative, value));
  const best = errorsOfAlternatives.reduce((left, right) =>
    misfit(right) < misfit(left) ? right : left,
  );
  if (misfit(best) < ANOTHER_TYPE) return best;
  // The value has the type of no alternative: the error lists the types or literals of all
  // alternatives.
  const whole = errorsOfAlternatives.flat().filter(isOfWhole);
  const literals = whole.flatMap(({ keyword, params }) =>
    keyword === 'const' ? [params.allowedValue] : [],
  );
  const types = whole.flatMap(({ keyword, params }) => (keyword === 'type' ? [params.type] : []));
  const error = { instancePath: '', schemaPath: '#', message: 'is not valid' };
  if (literals.length > 0)
    return [{ ...error, keyword: 'enum', params: { allowedValues: literals as string[] } }];
  if (types.length > 0)
    return [
      { ...error, keyword: 'type', params: { type: [...new Set(types)].flat() as string[] } },
    ];
  return best;
}

/**
 * How badly a value fits an alternative: a different type counts most, then a different literal in
 * a field, then each error.
 */
function misfit(errors: SchemaError[]): number {
  if (errors.some(isOfWhole)) return ANOTHER_TYPE;
  return errors.reduce(
    (sum, error) => sum + (error.keyword === 'const' ? ANOTHER_LITERAL : fieldsOf(error)),
    0,
  );
}

/** One error may be about several fields. */
function fieldsOf({ params }: SchemaError): number {
  const names = params.requiredProperties ?? params.additionalProperties;
  return Array.isArray(names) ? names.length : 1;
}

const isOfWhole = ({ instancePath, keyword }: SchemaError) =>
  instancePath === '' && (keyword === 'type' || keyword === 'const');
