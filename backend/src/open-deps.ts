// Opens the dependencies of routes and jobs, and closes them with the server.
import type { App, Deps } from './deps.ts';
import { type Files, openFiles } from './files/files.ts';
import { openCounters } from './http/counters.ts';
import { withDailyCaps } from './messages/daily-caps.ts';
import { type Messages, openMessages } from './messages/messages.ts';
import { codeOf } from './messages/transport.ts';
import { serverKey } from './server-keys.ts';

/** Clock, messages and files have defaults that tests replace. */
export type DepsOptions = Pick<Deps, 'db' | 'env'> & {
  messages?: Messages;
  files?: Files;
  now?: () => Date;
};

export async function openDeps(
  app: App,
  { db, env, now = () => new Date(), ...options }: DepsOptions,
): Promise<Deps> {
  const counters = openCounters(env.redisUrl, (error) =>
    app.log.warn({ reason: codeOf(error) }, 'Redis is away'),
  );
  app.addHook('onClose', async () => counters.close());
  const messages = options.messages ?? (await openMessages(env, app.log));
  return {
    db,
    env,
    now,
    counters,
    messages: withDailyCaps(messages, { db, now, caps: env.messageCaps, log: app.log }),
    files: options.files ?? (await openFiles(env, app.log)),
    entryKey: serverKey(env, 'alokpath contest entries'),
  };
}
