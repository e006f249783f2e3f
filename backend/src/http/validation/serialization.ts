// Turns answers into JSON by the schema of the route.
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

type Serializer = (answer: unknown) => string;

/** Compiling takes 1 ms a schema, and most routes share those of their errors. */
const compiled = new WeakMap<TSchema, Serializer>();

export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const serializer: Serializer = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, serializer);
  return serializer;
};
