// The peer: Fastify that only sends stored bytes for each URL. BARE_RESPONSES is a JSON file
// { "GET /path": body }.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const responses: Record<string, string> = JSON.parse(
  readFileSync(process.env.BARE_RESPONSES ?? '', 'utf8'),
);
const app = Fastify({ bodyLimit: 1024 * 1024 });
for (const [call, body] of Object.entries(responses)) {
  const [method = 'GET', url = '/'] = call.split(' ');
  app.route({
    method,
    url,
    handler: (_, reply) =>
      reply
        .code(method === 'POST' ? 201 : 200)
        .header('content-type', 'application/json; charset=utf-8')
        .send(body),
  });
}
app.get('/health/live', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
