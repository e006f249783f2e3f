// The extension `text-history`: versions of lessons and notes, and an admin's own drafts. Admins
// only (calls.ts).
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, Message } from '../../http/validation/bodies.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import {
  DraftBody,
  DraftKind,
  TextDraft,
  TextKind,
  TextVersion,
  WholeTextVersion,
} from './documents.ts';
import { deleteDraft, findDraft, saveDraft } from './draft-queries.ts';
import { findVersion, findVersions } from './version-queries.ts';

/** More than any admin edits at once; without a limit one account could fill the disk. */
const MAX_DRAFTS = 100;
const item = { kind: TextKind, id: Id };
const draftParams = Type.Object({ kind: DraftKind, id: Id });

export function textHistoryRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/text-versions/:kind/:id',
    {
      schema: {
        params: Type.Object(item),
        response: { 200: Type.Array(TextVersion), ...errorResponses },
      },
    },
    async ({ params }) => findVersions(db, params),
  );

  app.get(
    '/ext/text-versions/:kind/:id/:number',
    {
      schema: {
        params: Type.Object({
          ...item,
          number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        }),
        response: { 200: WholeTextVersion, ...errorResponses },
      },
    },
    async ({ params }) => requireFound(await findVersion(db, params, params.number), 'version'),
  );

  app.get(
    '/ext/text-drafts/:kind/:id',
    { schema: { params: draftParams, response: { 200: TextDraft, ...errorResponses } } },
    async ({ params: { kind, id }, viewer }) =>
      requireFound(
        await findDraft(db, { userId: requireUser(viewer).id, kind, itemId: id }),
        'draft',
      ),
  );

  app.put(
    '/ext/text-drafts/:kind/:id',
    {
      schema: {
        params: draftParams,
        body: DraftBody,
        response: { 200: TextDraft, ...errorResponses },
      },
    },
    async ({ params: { kind, id }, body, viewer }) => {
      const key = { userId: requireUser(viewer).id, kind, itemId: id };
      const draft = await saveDraft(db, key, body, now(), MAX_DRAFTS);
      return draft ?? refuse('TOO_MANY_DRAFTS', { max: MAX_DRAFTS });
    },
  );

  app.delete(
    '/ext/text-drafts/:kind/:id',
    { schema: { params: draftParams, response: { 200: Message, ...errorResponses } } },
    async ({ params: { kind, id }, viewer }) => {
      await deleteDraft(db, { userId: requireUser(viewer).id, kind, itemId: id });
      return { message: 'Draft deleted.' };
    },
  );
}
