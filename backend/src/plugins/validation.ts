// How what comes in is checked against a route's schema.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** No document is half as deep. What is deeper would overflow the stack of the check itself. */
const MOST_LEVELS = 20;
const TOO_DEEP = [{ keyword: 'levels', instancePath: '', schemaPath: '', params: {}, message: 'is nested too deep' }];

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/** Bodies must have the right types as they are; what stands in an address or a header is text and is converted. Defaults are filled in. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (input: unknown) => {
    if (httpPart === 'body' && isDeeperThan(input, MOST_LEVELS)) return { error: TOO_DEEP };
    const filled = Value.Default(schema, input);
    const value = httpPart === 'body' ? filled : Value.Convert(schema, filled);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
