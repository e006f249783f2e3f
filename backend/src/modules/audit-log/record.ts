// Records the writes of admins, and those by a grant. An entry is stored before the write and
// finished after it, so that no write is without an entry: if the process is killed in between, the
// entry stays unfinished. Only audited routes have these hooks, so that students' calls have no
// extra cost.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser } from '../../access.ts';
import { CALLS } from '../../calls.ts';
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { AUDITED_CALLS, type AuditedCall, type CallInput, UNAUDITED_CALLS } from './calls.ts';
import { changesBetween } from './changes.ts';
import { deleteEntry, finishEntry, insertEntry } from './queries.ts';
import { type Snapshot, SUBJECTS, type Subject } from './subjects.ts';

/** A running write. `id` is null until the response of a creation contains it. */
type StartedEntry = {
  entryId: string;
  subject: Subject;
  call: AuditedCall;
  id: string | null;
  before: Snapshot | undefined;
  /** Whether the write only gives the object a position in its list. */
  isPositionOnly: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Adds the hooks to audited routes that are added to this scope later. The server does not start if
 * such a write is not listed.
 */
export function registerAuditLog(app: App, deps: Deps): void {
  const running = new WeakMap<FastifyRequest, StartedEntry>();

  app.addHook('onRoute', (route) => {
    const name = `${route.method} ${route.url.replaceAll(/:(\w+)/g, '{$1}')}`;
    const call = AUDITED_CALLS[name];
    const isWrite = route.method !== 'GET' && route.method !== 'HEAD';
    const access = CALLS[name]?.[0] ?? 'admin';
    const isByGrant = access === 'marker' || access === 'teacher';
    const isListed = call !== undefined || UNAUDITED_CALLS.has(name);
    if (!isListed && isWrite && (access === 'admin' || isByGrant)) {
      throw new Error(`${name} is a write of admins and not in audit-log/calls.ts.`);
    }
    if (!call) return;
    const begin = async (request: FastifyRequest) => {
      const started = await startOf(deps, request, call, isByGrant);
      if (started) running.set(request, started);
    };
    const end = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const started = running.get(request);
      // A failure here leaves an unfinished entry; the write has succeeded.
      if (started)
        await finish(deps, started, reply.statusCode, payload).catch((error: unknown) => {
          app.log.error({ err: forLog(error) }, 'an entry of the audit log could not be finished');
        });
      return payload;
    };
    route.preHandler = [route.preHandler ?? [], begin].flat();
    route.onSend = [route.onSend ?? [], end].flat();
  });
}

/**
 * Stores the entry. Undefined if the write is not recorded: it concerns the own account, or is
 * refused for lack of an object.
 */
async function startOf(
  { db, now }: Deps,
  request: FastifyRequest,
  call: AuditedCall,
  isByGrant: boolean,
): Promise<StartedEntry | undefined> {
  const user = requireUser(request.viewer);
  if (user.role !== 'admin' && !isByGrant) return undefined;
  const input = inputOf(request);
  const subject: Subject =
    SUBJECTS[typeof call.subject === 'function' ? call.subject(input) : call.subject];
  const id = call.id === 'created' ? null : call.id(input);
  const before = id === null ? undefined : await subject.read(db, id);
  if (id !== null && !before) return undefined;
  if (
    call.forOtherAccounts &&
    (before ? before.personId === user.id : input.body.studentId === user.studentId)
  )
    return undefined;
  const { objectId = null, title = null, personId = null } = before ?? {};
  const entryId = await insertEntry(db, {
    startedAt: now(),
    actorId: user.id,
    action: call.action,
    kind: subject.kind,
    objectId,
    title,
    personId,
  });
  const isPositionOnly = Object.keys(input.body).join() === 'position';
  return { entryId, subject, call, id, before, isPositionOnly };
}

function inputOf({ params, body }: FastifyRequest): CallInput {
  const texts = isObject(params)
    ? Object.entries(params).map(([name, value]) => [name, String(value)])
    : [];
  return { params: Object.fromEntries(texts), body: isObject(body) ? body : {} };
}

async function finish(
  { db, now }: Deps,
  { entryId, subject, call, id, before, isPositionOnly }: StartedEntry,
  status: number,
  payload: unknown,
): Promise<void> {
  // Refused: nothing was written. After a server error something may have been.
  if (status >= 400 && status < 500) return deleteEntry(db, entryId);
  if (status >= 500) return;
  const written = id ?? createdId(payload);
  const after = written === undefined ? undefined : await subject.read(db, written);
  // A new order is stored by the positions of all objects in the list; most of them stay.
  const position = after?.fields.position;
  if (isPositionOnly && position !== undefined && position === before?.fields.position)
    return deleteEntry(db, entryId);
  const isArchived = call.action === 'delete' && after !== undefined;
  await finishEntry(db, entryId, {
    finishedAt: now(),
    action: isArchived ? 'archive' : call.action,
    // A new object has no changes; the entry names the object.
    changes: call.action === 'create' ? [] : changesBetween(before?.fields, after?.fields),
    // Without the object the entry keeps what it was started with. A deleted account is no longer
    // its person: the foreign key has removed it.
    ...(after && { objectId: after.objectId, title: after.title, personId: after.personId }),
  });
}

function createdId(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  const document: unknown = JSON.parse(payload);
  return isObject(document) && typeof document._id === 'string' ? document._id : undefined;
}
