// The extensions `content-tree` and `content-moves`: archive, restore, duplicate and move branches
// of the content tree. Admins only (calls.ts).
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { editOf } from '../content-revisions/edits.ts';
import { archiveItem, restoreItem } from './archive-commands.ts';
import { findArchived } from './archived-queries.ts';
import { duplicateItem } from './copy-commands.ts';
import {
  ArchivedItem,
  ArchivedQuery,
  ContentCopy,
  ContentMove,
  ContentState,
  CopyBody,
  itemParams,
  MoveBody,
} from './documents.ts';
import { moveItem } from './move-commands.ts';

export function contentTreeRoutes(app: App, { db, now }: Deps): void {
  const changes = { archive: archiveItem, restore: restoreItem };
  for (const [name, change] of Object.entries(changes)) {
    app.post(
      `/ext/content/:kind/:id/${name}`,
      { schema: { params: itemParams, response: { 200: ContentState, ...errorResponses } } },
      async ({ params, viewer }) => {
        const author = { userId: requireUser(viewer).id, at: now() };
        return requireFound(await change(db, params, author), 'content');
      },
    );
  }
  app.post(
    '/ext/content/:kind/:id/duplicate',
    {
      schema: {
        params: itemParams,
        body: CopyBody,
        response: { 201: ContentCopy, ...errorResponses },
      },
    },
    async ({ params, body, viewer }, reply) => {
      const author = { userId: requireUser(viewer).id, at: now() };
      const copy = requireFound(await duplicateItem(db, params, body, author), 'content');
      return reply.status(201).send(copy);
    },
  );
  app.post(
    '/ext/content/:kind/:id/move',
    {
      schema: {
        params: itemParams,
        body: MoveBody,
        response: { 200: ContentMove, ...errorResponses },
      },
    },
    async (request) => {
      const { params, body } = request;
      return requireFound(await moveItem(db, params, body, editOf(request, now())), 'content');
    },
  );
  app.get(
    '/ext/courses/:id/archived-content',
    {
      schema: {
        params: Type.Object({ id: Id }),
        querystring: ArchivedQuery,
        response: { 200: Type.Array(ArchivedItem), ...errorResponses },
      },
    },
    async ({ params, query }, reply) => {
      const { items, total } = await findArchived(db, params.id, query);
      return reply.header('x-total-count', total).send(items);
    },
  );
}
