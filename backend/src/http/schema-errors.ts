// Why a value does not fit a schema. Of a union, TypeBox lists the errors of all alternatives in a row; here those of one are given, the
// alternative that the value was most likely meant for.
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

type SchemaError = FastifySchemaValidationError;

/** A union somewhere in a schema, the value that came for it, and where that stands (a JSON pointer). */
type Union = { alternatives: TSchema[]; value: unknown; path: string };

/**
 * The errors of a value. TypeBox stops after eight, so at most eight unions are looked into on each level of the schema, and the work
 * grows linearly with the value.
 */
export function schemaErrors(schema: TSchema, value: unknown): SchemaError[] {
  const seen = new Set<string>();
  return Value.Errors(schema, value).flatMap((error): SchemaError[] => {
    const union = outermostUnion(schema, value, error);
    if (!union) return [error];
    if (seen.has(union.path)) return [];
    seen.add(union.path);
    return errorsOfBest(union).map((inner) => ({ ...inner, instancePath: `${union.path}${inner.instancePath}` }));
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
    return Array.isArray(alternatives) ? { alternatives, value: current, path: path.join('') } : undefined;
  };
  const segments = error.schemaPath.split('/').slice(1).map(unescaped);
  // Each property and each list item leads one step into the value; `allOf`, `anyOf` and their indexes stay at it.
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
    current = memberOf(current, unescaped(steps[depth] ?? ''));
    depth += 1;
  }
  return error.keyword === 'anyOf' ? unionHere() : undefined;
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
}

const unescaped = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** More than any alternative has errors. */
const ANOTHER_LITERAL = 1_000;
const ANOTHER_TYPE = 1_000_000;

function errorsOfBest({ alternatives, value }: Union): SchemaError[] {
  const tried = alternatives.map((alternative) => schemaErrors(alternative, value));
  const best = tried.reduce((one, two) => (misfit(two) < misfit(one) ? two : one));
  if (misfit(best) < ANOTHER_TYPE) return best;
  // The value is of no alternative's kind: tells what all of them would have been.
  const whole = tried.flat().filter(isOfWhole);
  const literals = whole.flatMap(({ keyword, params }) => (keyword === 'const' ? [params.allowedValue] : []));
  const types = whole.flatMap(({ keyword, params }) => (keyword === 'type' ? [params.type] : []));
  const error = { instancePath: '', schemaPath: '#', message: 'is not valid' };
  if (literals.length > 0) return [{ ...error, keyword: 'enum', params: { allowedValues: literals as string[] } }];
  if (types.length > 0) return [{ ...error, keyword: 'type', params: { type: [...new Set(types)].flat() as string[] } }];
  return best;
}

/** How far a value is from an alternative: another type altogether, else another literal in one of its fields, else the number of errors. */
function misfit(errors: SchemaError[]): number {
  if (errors.some(isOfWhole)) return ANOTHER_TYPE;
  return errors.reduce((sum, error) => sum + (error.keyword === 'const' ? ANOTHER_LITERAL : fieldsOf(error)), 0);
}

/** One error may be about several fields. */
function fieldsOf({ params }: SchemaError): number {
  const names = params.requiredProperties ?? params.additionalProperties;
  return Array.isArray(names) ? names.length : 1;
}

const isOfWhole = ({ instancePath, keyword }: SchemaError) => instancePath === '' && (keyword === 'type' || keyword === 'const');
