// Removes old uploads: finished ones need no record, and the rest of unfinished ones is not expected any more. Pages of answers may arrive
// later (page-commands.ts), and their records stay once they are complete.
import type { FastifyBaseLogger } from 'fastify';
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { daysBefore } from '../../retention.ts';
import { removeParts } from './upload-commands.ts';
import { deleteUpload, findOldUploads } from './upload-queries.ts';

const PAUSE_MS = 15 * 60_000;
const A_ROUND = 500;

/** Removes one batch; several processes may run this at the same time. @returns how many uploads were removed */
export async function sweepUploads(
  { db, files, env, now }: Pick<Deps, 'db' | 'files' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  let swept = 0;
  const { uploadDays, answerPageDays } = env.retention;
  const before = { file: daysBefore(now(), uploadDays), page: daysBefore(now(), answerPageDays) };
  for (const { id, names } of await findOldUploads(db, before, A_ROUND)) {
    try {
      // The row goes last: as long as a part may be in the store, its name is known.
      await removeParts(files, names);
      await deleteUpload(db, id);
      swept += 1;
    } catch (error) {
      log.error({ err: forLog(error), uploadId: id }, 'an old upload could not be removed');
    }
  }
  return swept;
}

/** Sweeps for as long as the server listens. */
export function registerUploadSweeper(app: App, deps: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    round = sweepUploads(deps, app.log).catch((error: unknown) => {
      app.log.error({ err: forLog(error) }, 'old uploads could not be looked for');
    });
  };
  app.addHook('onListen', async () => {
    sweep();
    timer = setInterval(sweep, PAUSE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // A round in the middle of its work ends before the database is closed.
    await round;
  });
}
