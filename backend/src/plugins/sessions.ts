// Finds out who sent a request, and opens and ends sessions. The cookie holds 256 random bits; the database only their hash.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Viewer, visitor } from '../access.ts';
import type { App, Deps } from '../deps.ts';
import { deleteExpired, deleteSession, findSession, insertSession, updateSessionExpiry } from '../modules/auth/queries.ts';
import { refuse } from './errors.ts';

const COOKIE = 'alokpath_session';
const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;

/** What is stored of a session's id. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The session id that came with the request, in the form the database knows. */
export function sessionHash(request: FastifyRequest): string | undefined {
  const id = request.cookies[COOKIE];
  // Nothing else was ever given out; anything longer is not worth hashing.
  return id && /^[A-Za-z0-9_-]{43}$/.test(id) ? hashOf(id) : undefined;
}

/** A new session id in the answer's cookie; answers its hash. */
export function setNewCookie(reply: FastifyReply): string {
  const id = randomBytes(32).toString('base64url');
  setCookie(reply, id);
  return hashOf(id);
}

/**
 * Signs the account in under a new id and ends what the old cookie stood for: an id from before the login opens nothing.
 * @param passwordHash of the password that was proved; 401 when it was changed in this moment
 */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, now }: Deps,
  userId: string,
  passwordHash?: string,
): Promise<void> {
  await endSession(request, db);
  const expiresAt = new Date(now().getTime() + LIFETIME_MS);
  const isOpen = await insertSession(db, { idHash: setNewCookie(reply), userId, expiresAt }, passwordHash);
  if (!isOpen) refuse(401, 'Invalid credentials');
}

/** Ends the session on the server, so that a copy of the cookie is worth nothing. */
export async function endSession(request: FastifyRequest, db: Deps['db']): Promise<void> {
  const idHash = sessionHash(request);
  if (idHash) await deleteSession(db, idHash);
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
}

function setCookie(reply: FastifyReply, id: string): void {
  reply.setCookie(COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: LIFETIME_MS / 1000 });
}

/** Sets `request.viewer` for all routes of this scope. */
export function registerSessions(app: App, deps: Deps): void {
  const { db, now, env } = deps;
  const serviceHash = env.serviceToken === undefined ? undefined : createHash('sha256').update(env.serviceToken).digest();

  const isService = (authorization: string | undefined): boolean => {
    if (authorization === undefined) return false;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
    if (serviceHash && timingSafeEqual(serviceHash, createHash('sha256').update(token).digest())) return true;
    // A wrong credential is an error of whoever configured it: going on as a visitor would hide it.
    return refuse(401, 'Invalid credentials');
  };

  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request, reply) => {
    request.viewer = { ...visitor, isService: isService(request.headers.authorization) };
    const idHash = sessionHash(request);
    const session = idHash && (await findSession(db, idHash, now()));
    if (!idHash || !session) return;
    request.viewer = { ...request.viewer, user: session.user, courses: session.courses } satisfies Viewer;
    // Sliding: renewed once a day, not with every request.
    if (session.expiresAt.getTime() - now().getTime() < LIFETIME_MS - DAY_MS) {
      await updateSessionExpiry(db, idHash, new Date(now().getTime() + LIFETIME_MS));
      setCookie(reply, request.cookies[COOKIE] ?? '');
    }
  });
  // Answers depend on who asks; no cache on the way may keep one.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  const sweep = () => deleteExpired(db, now()).catch((error: unknown) => app.log.warn({ err: error }, 'expired sessions were not removed'));
  const timer = setInterval(sweep, 3_600_000).unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', async () => clearInterval(timer));
}
