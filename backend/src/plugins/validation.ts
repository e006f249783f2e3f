// How what comes in is checked against a route's schema.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** Bodies must have the right types as they are; what stands in an address or a header is text and is converted. Defaults are filled in. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (input: unknown) => {
    const filled = Value.Default(schema, input);
    const value = httpPart === 'body' ? filled : Value.Convert(schema, filled);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
