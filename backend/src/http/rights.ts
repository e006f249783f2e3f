// Checks the rights of every route by its entry in calls.ts, and adds the entry's summary to the
// route's schema.
import { requireAdmin, requireNoVisitor, requireUser, type Viewer } from '../access.ts';
import { CALLS, type Who } from '../calls.ts';
import type { App } from '../deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: Who;
    /**
     * The route authorizes by the account's id and role alone, and a session that was read within
     * the last seconds is recent enough. A write with this must neither end sessions nor change
     * accounts.
     */
    usesRecentSession?: boolean;
    /**
     * A write that neither ends sessions nor changes accounts, but authorizes by the session as it
     * is now.
     */
    keepsSessions?: boolean;
    /** A GET that ends a session. */
    endsSession?: boolean;
  }
}

const RULES: Record<Who, (viewer: Viewer) => void> = {
  everyone: () => undefined,
  reader: requireNoVisitor,
  account: (viewer) => void requireUser(viewer),
  admin: requireAdmin,
};

/** The same rights in the OpenAPI description. */
const SECURITY: Record<Who, Record<string, string[]>[]> = {
  everyone: [],
  reader: [{ session: [] }, { service: [] }],
  account: [{ session: [] }],
  admin: [{ session: [] }],
};

/** Applies to all routes that are added to this scope later. Needs `request.viewer`. */
export function registerRights(app: App): void {
  app.addHook('onRoute', (route) => {
    const method = route.method === 'HEAD' ? 'GET' : route.method;
    const call = `${method} ${route.url.replaceAll(/:(\w+)/g, '{$1}')}`;
    const entry = CALLS[call];
    // Fastify adds a second HEAD route for a URL with a trailing slash.
    if (!entry && route.method === 'HEAD') return;
    if (!entry) throw new Error(`${call} has no entry in calls.ts.`);
    const [who, summary] = entry;
    route.config = { ...route.config, who };
    route.schema = {
      ...route.schema,
      summary,
      tags: [route.url.split('/')[1] ?? ''],
      security: SECURITY[who],
    };
  });
  app.addHook('onRequest', async (request) => {
    RULES[request.routeOptions.config.who ?? 'admin'](request.viewer);
  });
}
