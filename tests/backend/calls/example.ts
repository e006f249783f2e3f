// An example of a call: a valid request, the status for each role, and a request that is rejected.
// tests/backend/calls.long.test.ts sends all of them.
import type { InjectOptions } from 'fastify';
import type { Backend, Student, Visitor } from '../kit.ts';

/**
 * The sender: a visitor without a session; the enrolled student who owns the record; another
 * student without enrolments; an admin.
 */
export type Role = 'visitor' | 'owner' | 'other' | 'admin';

/** The backend and one client per role. The owner is enrolled in the free courses of both kinds. */
export type TestContext = {
  backend: Backend;
  visitor: Visitor;
  owner: Student;
  other: Student;
  admin: Visitor;
};

export type CallRequest = {
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** A raw body, for uploads. */
  payload?: InjectOptions['payload'];
  /** Replaces the client of the role: for calls that delete an account. */
  sender?: Visitor;
};

export type Example = {
  /** Creates the records that the call needs, separately for each role, and returns the request. */
  request(context: TestContext, role: Role): Promise<CallRequest> | CallRequest;
  expectedStatus: Record<Role, number>;
  /** A request that is rejected although the role may make the call: invalid body, unknown id. */
  rejectedRequest: {
    by: Role;
    request(context: TestContext): Promise<CallRequest> | CallRequest;
    status: number;
  };
};

/** Keyed by method and path, as in backend/src/calls.ts. */
export type Examples = Record<string, Example>;

/** For calls that only admins may make. */
export const adminOnly = (status: number): Example['expectedStatus'] => ({
  visitor: 401,
  owner: 403,
  other: 403,
  admin: status,
});
/** For calls that anyone may make. */
export const anyone = (status = 200): Example['expectedStatus'] => ({
  visitor: status,
  owner: status,
  other: status,
  admin: status,
});
/** For calls about a record that its owner and admins may see. */
export const ownerOnly = (status = 200): Example['expectedStatus'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: status,
});
