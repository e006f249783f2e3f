// The usual way: Apollo Server 5 on Fastify, global fetch, DataLoader.
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { resolvers, type Source, typeDefs } from './schema.ts';
import { getByFetch, sourceOf } from './source.ts';

const app = Fastify();
const apollo = new ApolloServer<{ source: Source }>({
  typeDefs,
  resolvers,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo), {
  context: async () => ({ source: sourceOf(getByFetch) }),
});
app.get('/health/live', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
