// Rescores corrected exams in the background, until every submission has a score by the newest key.
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forLog } from '../../log.ts';
import type { Job } from '../../worker/job.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { rescoreBatch } from './commands.ts';

const PAUSE_MS = 100;

/**
 * Locked submissions belong to another worker, so several workers may rescore one exam. An exam
 * that cannot be rescored is logged and skipped until the next run, and the job fails in the end.
 */
export function rescoringJob(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Job {
  return {
    name: 'rescore',
    everySeconds: 5,
    run: async (jobRun) => {
      const failures = new Map<string, unknown>();
      const keyOf = ({ kind, examId }: ExamOfKind) => `${kind} ${examId}`;
      const failed = {
        has: (exam: ExamOfKind) => failures.has(keyOf(exam)),
        add: (exam: ExamOfKind, error: unknown) => {
          failures.set(keyOf(exam), error);
          const { kind: examKind, examId } = exam;
          log.error({ err: forLog(error), examKind, examId }, 'an exam could not be rescored');
        },
      };
      while ((await rescoreBatch(db, now(), failed)) && (await jobRun.pause(PAUSE_MS)));
      if (failures.size > 0) throw [...failures.values()][0];
    },
  };
}
