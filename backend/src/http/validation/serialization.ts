// Serializes responses by the schema of the route.
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Serializer = (answer: unknown) => string;

/** Compiling takes 1 ms per schema, and most routes share their error schemas. */
const compiled = new WeakMap<TSchema, Serializer>();

export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const serializer: Serializer = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, serializer);
  return serializer;
};
