// Rescores corrected exams in the background, until every submission has a score by the newest key.
import type { App, Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import { rescoreBatch } from './commands.ts';

const PAUSE_MS = 5_000;
/** Leaves the database to the students between two batches. */
const PAUSE_WITHIN_MS = 100;

/** Works once at startup, for what was left when the server stopped, then at intervals. Several processes may do so at the same time. */
export function registerRescorer(app: App, { db, now }: Deps): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopping = false;

  async function work(): Promise<void> {
    let isMore = false;
    try {
      isMore = await rescoreBatch(db, now());
    } catch (error) {
      app.log.error({ err: forLog(error) }, 'submissions could not be rescored');
    }
    if (!isStopping) plan(isMore ? PAUSE_WITHIN_MS : PAUSE_MS);
  }

  function plan(pause: number): void {
    timer = setTimeout(() => {
      round = work();
    }, pause).unref();
  }

  app.addHook('onListen', async () => plan(0));
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    // A batch in the middle of its work ends before the database is closed.
    await round;
  });
}
