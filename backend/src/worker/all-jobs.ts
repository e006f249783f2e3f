// The jobs of all modules.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { uploadSweepingJob } from '../modules/answer-files/upload-sweeper.ts';
import { closingJobs } from '../modules/attempts/closing/closer.ts';
import { auditLogJob } from '../modules/audit-log/deletion.ts';
import { sessionDeletionJob } from '../modules/auth/sessions/deletion.ts';
import { rescoringJob } from '../modules/key-corrections/rescorer.ts';
import { notificationJobs } from '../modules/notifications/notifier.ts';
import { rosterDeletionJob } from '../modules/rosters/deletion.ts';
import { draftDeletionJob } from '../modules/text-history/deletion.ts';
import type { Job } from './job.ts';

export function allJobs(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Job[] {
  return [
    ...closingJobs(deps, log),
    rescoringJob(deps, log),
    uploadSweepingJob(deps, log),
    ...notificationJobs(deps, log),
    auditLogJob(deps),
    rosterDeletionJob(deps),
    sessionDeletionJob(deps),
    draftDeletionJob(deps),
  ];
}
