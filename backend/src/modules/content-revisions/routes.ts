// The extension `content-revisions`: the revision that a change of content is based on. Admins only
// (calls.ts).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { ContentRevision, EditedKindName } from './documents.ts';
import { findRevision } from './queries.ts';

export function contentRevisionRoutes(app: App, { db }: Deps): void {
  app.get(
    '/ext/content-revisions/:kind/:id',
    {
      schema: {
        params: Type.Object({ kind: EditedKindName, id: Id }),
        response: { 200: ContentRevision, ...errorResponses },
      },
    },
    async ({ params }) => requireFound(await findRevision(db, params), 'content'),
  );
}
