// Checks the rights of every route by its entry in calls.ts, and adds the entry's summary to the
// route's schema.
import type { FastifyRequest } from 'fastify';
import {
  type GrantedRecord,
  requireAdmin,
  requireGrant,
  requireGrantFor,
  requireNoVisitor,
  requireUser,
  type Viewer,
} from '../../access.ts';
import { CALLS, type Callers } from '../../calls.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    callers?: Callers;
    /**
     * The route authorizes by the account's id, role and student record only, and a session read
     * within the last seconds is recent enough. A write with this must neither end sessions nor
     * change accounts.
     */
    usesRecentSession?: boolean;
    /** A write that neither ends sessions nor changes accounts, but needs the current session. */
    keepsSessions?: boolean;
    /** A GET that ends a session. */
    endsSession?: boolean;
  }
}

/** Finds the record that a call is about; undefined if there is none. */
export type FindRecord = (
  db: Db,
  params: Readonly<Record<string, string>>,
) => Promise<GrantedRecord | undefined>;

/**
 * The calls that accounts with a grant may make, by method and path. `filtered`: a list, which
 * leaves out other courses. `own`: records of the account itself.
 */
export type GrantedCalls = Readonly<Record<string, FindRecord | 'filtered' | 'own'>>;

const RULES: Record<Callers, (viewer: Viewer) => void> = {
  everyone: () => undefined,
  reader: requireNoVisitor,
  account: (viewer) => void requireUser(viewer),
  marker: (viewer) => requireGrant(viewer, 'marker'),
  teacher: (viewer) => requireGrant(viewer, 'teacher'),
  admin: requireAdmin,
};

/** The same rights in the OpenAPI description. */
const SECURITY: Record<Callers, Record<string, string[]>[]> = {
  everyone: [],
  reader: [{ session: [] }, { service: [] }],
  account: [{ session: [] }],
  marker: [{ session: [] }],
  teacher: [{ session: [] }],
  admin: [{ session: [] }],
};

/**
 * Applies to all routes that are added to this scope later. Needs `request.viewer`. The server does
 * not start if a call for accounts with grants is not in `grantedCalls`.
 */
export function registerRights(
  app: App,
  { db }: Pick<Deps, 'db'>,
  grantedCalls: GrantedCalls,
): void {
  app.addHook('onRoute', (route) => {
    const method = route.method === 'HEAD' ? 'GET' : route.method;
    const call = `${method} ${route.url.replaceAll(/:(\w+)/g, '{$1}')}`;
    const entry = CALLS[call];
    // Fastify adds a second HEAD route for a URL with a trailing slash.
    if (!entry && route.method === 'HEAD') return;
    if (!entry) throw new Error(`${call} has no entry in calls.ts.`);
    const [callers, summary] = entry;
    route.config = { ...route.config, callers };
    route.schema = {
      ...route.schema,
      summary,
      tags: [route.url.split('/')[1] ?? ''],
      security: SECURITY[callers],
    };
    if (callers !== 'marker' && callers !== 'teacher') return;
    const find = grantedCalls[call];
    if (!find) throw new Error(`${call} is for grants and not in modules/grants/granted-calls.ts.`);
    if (find === 'filtered' || find === 'own') return;
    const requireCourseOf = async ({ viewer, params }: FastifyRequest) => {
      if (viewer.user?.role !== 'admin')
        requireGrantFor(viewer, await find(db, toParams(params)), callers);
    };
    route.preHandler = [route.preHandler ?? [], requireCourseOf].flat();
  });
  app.addHook('onRequest', async (request) => {
    RULES[request.routeOptions.config.callers ?? 'admin'](request.viewer);
  });
}

/** The parameters of the URL, after validation. */
const toParams = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
