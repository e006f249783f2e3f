// Runs the job that removes old uploads.
import { readEnv } from '../../backend/src/config.ts';
import { type Files, openFiles } from '../../backend/src/files/files.ts';
import { sweepUploads } from '../../backend/src/modules/answer-files/upload-sweeper.ts';
import type { Backend } from './kit.ts';

/** @param beforeRemoving called before each part is removed from the store */
export async function sweepOldUploads(
  { db, dataDir, app, clock }: Backend,
  beforeRemoving: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { env } = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const store = await openFiles(env, app.log);
  const files: Files = {
    ...store,
    remove: async (name) => {
      await beforeRemoving();
      await store.remove(name);
    },
  };
  return sweepUploads({ db, env, files, now: () => clock.now }, app.log);
}
