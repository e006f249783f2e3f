// Runs an example's operation on a gateway, as the example's client.
import { COOKIE, type GraphQLResponse, parseResponse, type useGateway } from '../kit.ts';
import type { Example } from './example.ts';

/** As JSON, or as a GraphQL multipart request if the example has a file. */
export async function runExample(
  { execute, inject }: Pick<ReturnType<typeof useGateway>, 'execute' | 'inject'>,
  { query, variables, as, file }: Example,
): Promise<GraphQLResponse<Record<string, unknown>>> {
  const cookie = as === 'visitor' ? undefined : COOKIE;
  if (!file) return execute(query, variables, { cookie });
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: [file] }));
  form.set('0', new Blob(['bytes']), 'bytes');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const headers = {
    'content-type': type,
    'apollo-require-preflight': 'true',
    ...(cookie && { cookie }),
  };
  return parseResponse(
    await inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: Buffer.from(await encoded.arrayBuffer()),
    }),
  );
}
