// The parameters of every module's routes: the Fastify instance and the dependencies.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Viewer } from './access.ts';
import type { Env } from './config.ts';
import type { Db } from './db/client.ts';
import type { Files } from './files/files.ts';
import type { Counters } from './http/counters.ts';
import type { Messages } from './messages/messages.ts';

/** Fastify with TypeBox schemas as its types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The dependencies of the routes of every module. */
export type Deps = {
  db: Db;
  env: Env;
  messages: Messages;
  /** Counters of rate limits, shared by all backends. */
  counters: Counters;
  /** The storage of uploads. */
  files: Files;
  /** Hashes the addresses of contest entries (campaigns/exam-campaigns/entry-queries.ts). */
  entryKey: Uint8Array;
  /** The server's clock; tests set it. */
  now: () => Date;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request. Set in the scope of `registerSessions` only. */
    viewer: Viewer;
    /**
     * The client's network, from the gateway or a trusted proxy: an IPv4 address, or the /64 of an
     * IPv6 address.
     */
    network: string;
    /**
     * Set by the gateway if the account to be authenticated has signed in on this device before.
     */
    knownDevice: string | undefined;
  }
}
