// Authenticates requests, and opens and ends sessions. The cookie holds 256 random bits, the
// database only their hash.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionUser, type Viewer, visitor } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { updateLanguage } from '../../modules/auth/queries.ts';
import {
  confirmNewCookie,
  deleteSession,
  findSession,
  insertSession,
  offerCookie,
  updateLastUsed,
} from '../../modules/auth/sessions/queries.ts';
import { refuse } from '../../refusals/refusals.ts';
import { daysBefore } from '../../retention.ts';
import { languageOf } from '../language.ts';
import { RecentSessions } from './recent-sessions.ts';

const COOKIE = 'alokpath_session';
const DAY_MS = 86_400_000;
/** How long to wait for the client to use a new cookie, before another one is sent. */
const RENEWAL_RETRY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

/** The hash of the session id in the request's cookie. */
export function sessionHash(request: FastifyRequest): string | undefined {
  const id = request.cookies[COOKIE];
  // Every session id has this form. Other values are not hashed: they can be long.
  return id && /^[A-Za-z0-9_-]{43}$/.test(id) ? hashOf(id) : undefined;
}

/** Sets a cookie with a new session id. @returns the id's hash */
export function setNewCookie(reply: FastifyReply, env: Deps['env']): string {
  const { id, idHash } = newId();
  setCookie(reply, id, env.retention.sessionIdleDays * DAY_MS);
  return idHash;
}

/**
 * Signs the account in under a new session id, and ends the session or sign-up of the old cookie
 * (against session fixation).
 * @param passwordHash of the password that was checked
 * @throws 401 if the password was changed meanwhile; without a password 403 for a blocked account
 */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: string,
  passwordHash?: string,
): Promise<void> {
  await endSession(request, db);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + env.retention.sessionIdleDays * DAY_MS);
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  const isOpen = await insertSession(
    db,
    { idHash: setNewCookie(reply, env), userId, createdAt, expiresAt, userAgent },
    passwordHash,
  );
  // Whoever logs in by a code has proved to be the owner: only a block can be in the way.
  if (!isOpen) refuse(passwordHash === undefined ? 'ACCOUNT_BLOCKED' : 'INVALID_CREDENTIALS');
  const language = languageOf(request);
  if (language) await updateLanguage(db, userId, language);
}

/** Sessions that began before this moment have ended. */
export function oldestSession({ env, now }: Pick<Deps, 'env' | 'now'>): Date {
  return daysBefore(now(), env.retention.sessionDays);
}

/** Ends the session on the server, so that a copied cookie is useless. */
export async function endSession(request: FastifyRequest, db: Deps['db']): Promise<void> {
  const idHash = sessionHash(request);
  if (idHash) await deleteSession(db, idHash);
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
}

function newId(): { id: string; idHash: string } {
  const id = randomBytes(32).toString('base64url');
  return { id, idHash: hashOf(id) };
}

function setCookie(reply: FastifyReply, id: string, lifetimeMs: number): void {
  reply.setCookie(COOKIE, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: Math.floor(lifetimeMs / 1000),
  });
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * Extends the session: sends a new cookie once a day and stores the time of last use once an hour.
 * @returns whether there was nothing to do
 */
async function keepAlive(
  reply: FastifyReply,
  deps: Deps,
  idHash: string,
  { session, matched }: FoundSession,
): Promise<boolean> {
  const { db } = deps;
  const { sessionIdleDays, sessionDays } = deps.env.retention;
  const now = deps.now();
  if (matched === 'previous') return false;
  if (matched === 'next') await confirmNewCookie(db, idHash, now);
  const { id, createdAt, renewedAt, lastUsedAt } = session;
  const wasUsedLately = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() <= HOUR_MS;
  if (!wasUsedLately) await updateLastUsed(db, id, now);
  const isFresh =
    matched === 'next' || now.getTime() - (renewedAt ?? createdAt).getTime() <= DAY_MS;
  if (isFresh) return matched === 'current' && wasUsedLately;
  const lifetimeMs = Math.min(
    sessionIdleDays * DAY_MS,
    createdAt.getTime() + sessionDays * DAY_MS - now.getTime(),
  );
  const next = newId();
  const sentBefore = new Date(now.getTime() - RENEWAL_RETRY_MS);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  if (await offerCookie(db, id, next.idHash, now, sentBefore, expiresAt))
    setCookie(reply, next.id, lifetimeMs);
  return false;
}

/** Sets `request.viewer` for all routes of this scope. */
export function registerSessions(app: App, deps: Deps): void {
  const { db, now, env } = deps;
  const serviceHash =
    env.serviceToken === undefined
      ? undefined
      : createHash('sha256').update(env.serviceToken).digest();

  const isService = (authorization: string | undefined): boolean => {
    if (authorization === undefined) return false;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
    if (serviceHash && timingSafeEqual(serviceHash, createHash('sha256').update(token).digest()))
      return true;
    // A wrong credential is a configuration error. Treating the request as a visitor's would hide
    // it.
    return refuse('INVALID_CREDENTIALS');
  };

  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request, reply) => {
    request.viewer = { ...visitor, isService: isService(request.headers.authorization) };
    const idHash = sessionHash(request);
    const foundSession = idHash && (await find(request, reply, idHash));
    if (!foundSession) return;
    const { courses, grants, session } = foundSession;
    const user = await withLanguage(request, foundSession.user);
    const own = { id: session.id, confirmedUntil: session.confirmedUntil };
    request.viewer = { ...request.viewer, user, courses, grants, session: own } satisfies Viewer;
  });

  const recent = new RecentSessions<FoundSession>();
  /**
   * Stores the language that a write names, so that messages follow the interface
   * (docs/decisions/054).
   */
  const withLanguage = async (request: FastifyRequest, user: SessionUser): Promise<SessionUser> => {
    const language = languageOf(request);
    if (request.method === 'GET' || language === null || language === user.language) return user;
    await updateLanguage(db, user.id, language);
    recent.remove(user.id);
    return { ...user, language };
  };
  const find = async (
    request: FastifyRequest,
    reply: FastifyReply,
    idHash: string,
  ): Promise<FoundSession | undefined> => {
    const at = now();
    const { usesRecentSession = false } = request.routeOptions.config;
    const recentSession = usesRecentSession
      ? recent.get(idHash, at, oldestSession(deps))
      : undefined;
    if (recentSession) return recentSession;
    const readAt = performance.now();
    const session = await findSession(db, idHash, at, oldestSession(deps));
    const isUnchanged = session && (await keepAlive(reply, deps, idHash, session));
    if (session && isUnchanged) recent.set(idHash, session, readAt);
    return session;
  };
  // Any other write can end sessions or change accounts, so cached sessions are removed before the
  // response is sent. A student changes the own account only, unless the call is open to visitors:
  // with the cookie of one account a code can change another one's password.
  app.addHook('onSend', async ({ method, routeOptions: { config }, viewer }) => {
    const isReadRequest = (method === 'GET' || method === 'HEAD') && !config.endsSession;
    if (isReadRequest || config.usesRecentSession || config.keepsSessions) return;
    recent.remove(
      config.callers === 'account' && viewer?.user?.role === 'student' ? viewer.user.id : undefined,
    );
  });
  // Responses depend on the viewer, so shared caches must not store them.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
