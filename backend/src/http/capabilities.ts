// The extensions of the REST contract that this backend has (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import type { App, Deps } from '../deps.ts';
import { errorResponses } from './errors.ts';

const CAPABILITIES = [
  'accounts',
  'answer-changes',
  'assignment-revisions',
  'assignment-submissions',
  'attempts',
  'audit-log',
  'batch',
  'campaign-revisions',
  'content-moves',
  'content-revisions',
  'content-tree',
  'course-admin',
  'course-revisions',
  'current-versions',
  'cursors',
  'exam-control',
  'exam-monitoring',
  'exam-versions',
  'exclusions',
  'files',
  'grants',
  'key-corrections',
  'late-after-release',
  'late-decisions',
  'marking',
  'marking-comments',
  'marking-queue',
  'notes',
  'notifications',
  'outlines',
  'own-data',
  'own-merit-entry',
  'pages',
  'password-reset',
  'people',
  'personal-windows',
  'pictures',
  'progress',
  'question-bank',
  'question-times',
  'ranks',
  'registration-limits',
  'registrations',
  'release-rules',
  'result-details',
  'rosters',
  'search',
  'second-marking',
  'shuffled-exams',
  'study-plan',
  'submissions',
  'takeable',
  'text-history',
  'uploads',
];

const Capabilities = Type.Object({
  capabilities: Type.Array(Type.String()),
  /** The time of this server. */
  time: Type.String(),
});

export function capabilityRoutes(app: App, { now }: Pick<Deps, 'now'>): void {
  app.get('/ext', { schema: { response: { 200: Capabilities, ...errorResponses } } }, async () => ({
    capabilities: CAPABILITIES,
    time: now().toISOString(),
  }));
}
