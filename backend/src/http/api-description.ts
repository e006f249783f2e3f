// The description of all calls in OpenAPI 3.1, made from the schemas of the routes: /openapi.json,
// and outside production a page to browse it at /docs.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../deps.ts';

const description = `The REST contract of Alokpath. Calls for an account need the session cookie that the login has set; the gateway sends a bearer token.
Errors are { error, code, params?, fields? }: clients decide by code, and fields lists the invalid fields.`;

/** Call it before the routes are added. */
export async function registerApiDescription(app: App, isProduction: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Alokpath backend', version: '1.0.0', description },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'alokpath_session' },
          service: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    hideUntagged: true,
    stripBasePath: false,
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  if (!isProduction) await app.register(swaggerUi, { routePrefix: '/docs' });
}
