// Serializes responses by the schema of the route.
import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Refusal } from '../../refusals/refusals.ts';

type Serializer = (payload: unknown) => string;

/** Compiling takes 1 ms per schema, and most routes share their error schemas. */
const compiled = new WeakMap<TSchema, Serializer>();

export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema, httpStatus }) => {
  const serializer: Serializer = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, serializer);
  return /^[45]/.test(httpStatus ?? '') ? errorSerializer(serializer) : serializer;
};

/**
 * Fastify sends an Error itself if the error handler has failed, and the message of a failed
 * serialization. Both could show internals.
 */
const errorSerializer =
  (serializer: Serializer): Serializer =>
  (payload) => {
    try {
      if (!(payload instanceof Error)) return serializer(payload);
    } catch {
      // Sent instead of it: the general error.
    }
    return JSON.stringify(new Refusal('SERVER_ERROR').body);
  };
