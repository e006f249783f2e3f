// An example of a call: a request that works, who may make it, and one that is refused.
// tests/backend/calls.long.test.ts walks all.
import type { InjectOptions } from 'fastify';
import type { Backend, Student, Visitor } from '../kit.ts';

/**
 * Who asks: nobody signed in; the enrolled student whose record it is; another student, enrolled in
 * nothing; an admin.
 */
export type Person = 'visitor' | 'owner' | 'other' | 'admin';

/**
 * The people of one walk, and the backend that they speak to. The owner is enrolled in the free
 * courses of both kinds.
 */
export type World = {
  backend: Backend;
  visitor: Visitor;
  owner: Student;
  other: Student;
  admin: Visitor;
};

export type Ask = {
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** A raw body, for uploads. */
  payload?: InjectOptions['payload'];
  /** Sends it in place of the person who asks: for calls that end an account. */
  sender?: Visitor;
};

export type Example = {
  /** Makes whatever the call needs, anew for each person, and answers the request. */
  ask(world: World, person: Person): Promise<Ask> | Ask;
  /** The status that each person gets. */
  answers: Record<Person, number>;
  /**
   * A request that is refused although its sender may make the call: a wrong body, an unknown id.
   */
  refused: { by: Person; ask(world: World): Promise<Ask> | Ask; status: number };
};

/** By method and path, as in backend/src/calls.ts. */
export type Examples = Record<string, Example>;

/** For calls that only admins may make. */
export const adminOnly = (status: number): Example['answers'] => ({
  visitor: 401,
  owner: 403,
  other: 403,
  admin: status,
});
/** For calls that anybody may make. */
export const anybody = (status = 200): Example['answers'] => ({
  visitor: status,
  owner: status,
  other: status,
  admin: status,
});
/** For calls about a record that its owner and admins may see. */
export const ownerOnly = (status = 200): Example['answers'] => ({
  visitor: 401,
  owner: status,
  other: 403,
  admin: status,
});
