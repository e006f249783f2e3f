// Runs the job that removes old uploads.
import { readEnv } from '../../backend/src/config.ts';
import { type Files, openFiles } from '../../backend/src/files/files.ts';
import {
  sweepUploads,
  uploadSweepingJob,
} from '../../backend/src/modules/answer-files/upload-sweeper.ts';
import type { Backend } from './kit.ts';

/** The dependencies of the job, with a store that calls back before it removes a part. */
async function depsOf(
  { db, dataDir, app, clock }: Backend,
  beforeRemoving: (name: string) => Promise<unknown>,
) {
  const { env } = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const store = await openFiles(env, app.log);
  const files: Files = {
    ...store,
    remove: async (name) => {
      await beforeRemoving(name);
      await store.remove(name);
    },
  };
  return { db, env, files, now: () => clock.now };
}

/**
 * Removes one batch.
 * @param beforeRemoving called before each part is removed from the store
 */
export async function sweepOldUploads(
  backend: Backend,
  beforeRemoving: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  return (await sweepUploads(await depsOf(backend, beforeRemoving), backend.app.log)).removed;
}

/** Runs the whole job. */
export async function runUploadSweeping(
  backend: Backend,
  beforeRemoving: (name: string) => Promise<unknown>,
): Promise<void> {
  const job = uploadSweepingJob(await depsOf(backend, beforeRemoving), backend.app.log);
  const jobRun = { isEnding: () => false, pause: async () => true, send: async () => undefined };
  await job.run(jobRun, {});
}
