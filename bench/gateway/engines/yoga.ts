// GraphQL Yoga with JIT, upstream over node:http; with its response cache if the workload allows
// one.
import http from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers, typeDefs } from './schema.ts';
import { getByHttp, sourceOf } from './source.ts';

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers: resolvers as never }),
  logging: false,
  context: () => ({ source: sourceOf(getByHttp) }),
  plugins: [
    useGraphQlJit(),
    ...(process.env.WITH_CACHE === '1'
      ? [useResponseCache({ session: () => null, ttl: 60_000 })]
      : []),
  ],
});
http
  .createServer((request, response) => {
    if (request.url === '/health/live') return response.end('ok');
    return yoga(request, response);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
