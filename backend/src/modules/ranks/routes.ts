// The extension `ranks` about results: every submission, and where the first one stands. For their
// owner, admins and the service credential; of anybody else's results there is nothing in the
// answer.
import { type Static, type TSchema, Type } from 'typebox';
import { canReadKey, requireUser, type Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { KindParams, ResultIds, ResultVersion, Standing } from './documents.ts';
import { findStandings, findVersions } from './queries.ts';

export function rankRoutes(app: App, { db, now }: Deps): void {
  byResult('versions', Type.Array(ResultVersion), findVersions);
  byResult('standings', Standing, findStandings);

  /** `{ [result id]: what there is to tell of it }` */
  function byResult<S extends TSchema>(
    what: 'versions' | 'standings',
    entry: S,
    find: (
      db: Db,
      kind: ExamKindName,
      ids: string[],
      userId: string | undefined,
      now: Date,
    ) => Promise<Map<string, Static<S>>>,
  ): void {
    const Answer = Type.Record(Type.String(), entry);
    app.get(
      `/ext/results/:kind/${what}`,
      {
        config: { usesRecentSession: true },
        schema: {
          params: KindParams,
          querystring: ResultIds,
          response: { 200: Answer, ...errorResponses },
        },
      },
      async (request) => {
        const byId = await find(
          db,
          request.params.kind,
          parseIds(request.query.ids),
          ownOnly(request.viewer),
          now(),
        );
        // Null prototype: an id may be anything.
        return Object.assign(
          Object.create(null) as Record<string, Static<S>>,
          Object.fromEntries(byId),
        );
      },
    );
  }
}

/** Whose results may be read; undefined: everybody's. */
function ownOnly(viewer: Viewer): string | undefined {
  return canReadKey(viewer) ? undefined : requireUser(viewer).id;
}
