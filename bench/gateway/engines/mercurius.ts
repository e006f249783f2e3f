// Mercurius with its JIT, upstream over node:http.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './schema.ts';
import { getByHttp, sourceOf } from './source.ts';

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: resolvers as never,
  jit: 1,
  context: () => ({ source: sourceOf(getByHttp) }) as never,
});
app.get('/health/live', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
