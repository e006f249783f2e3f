// The extension `release-rules`: what students see of their results in an exam, and when
// (docs/decisions/050).
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { listReleaseRules, setReleaseRule } from './commands.ts';
import {
  ExamIds,
  ExamParams,
  KindParams,
  ReleaseRuleBody,
  ReleaseRuleDocument,
  ReleaseRules,
} from './documents.ts';

export function releaseRuleRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/exams/:kind/release-rules',
    {
      schema: {
        params: KindParams,
        querystring: ExamIds,
        response: { 200: ReleaseRules, ...errorResponses },
      },
    },
    ({ params, query }) => listReleaseRules(db, params.kind, parseIds(query.ids), now()),
  );

  app.put(
    '/ext/exams/:kind/:examId/release-rule',
    {
      schema: {
        params: ExamParams,
        body: ReleaseRuleBody,
        response: { 200: ReleaseRuleDocument, ...errorResponses },
      },
    },
    ({ params, body, viewer }) =>
      setReleaseRule(db, params, body, { userId: requireUser(viewer).id, now: now() }),
  );
}
