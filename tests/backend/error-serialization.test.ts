// A failure inside the error handling itself never shows internals.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ErrorBody } from '../../backend/src/http/errors.ts';
import { serializerCompiler } from '../../backend/src/http/validation/serialization.ts';

const route = { schema: { response: { '5xx': ErrorBody } } };

test.each([
  [
    'that throws',
    () => {
      throw new Error('secret of the handler');
    },
  ],
  ['whose body is not the one of the schema', () => ({ params: { secret: { of: 'it' } } })],
])('an error handler %s', async (_, handler) => {
  const app = Fastify();
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((_error, _request, reply) => {
    reply.status(500);
    return reply.send(handler());
  });
  app.get('/', route, () => {
    throw new Error('secret of the route');
  });
  const { statusCode, payload } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(JSON.parse(payload)).toMatchObject({ code: 'SERVER_ERROR' });
  expect(payload).not.toMatch(/secret|FST_/);
});
