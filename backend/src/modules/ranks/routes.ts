// The extension `ranks` about results: every submission, and the rank of the first one. For the
// owner, admins and the service credential; results of others are omitted.
import { type Static, type TSchema, Type } from 'typebox';
import { readableOwner } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { recordById } from '../../records/by-id.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { KindParams, ResultIds, ResultVersion, Standing } from './documents.ts';
import { findStandings, findVersions } from './queries.ts';

export function rankRoutes(app: App, { db, now }: Deps): void {
  byResult('versions', Type.Array(ResultVersion), findVersions);
  byResult('standings', Standing, findStandings);

  /** `{ [result id]: value }` */
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
    const ByResultId = Type.Record(Type.String(), entry);
    app.get(
      `/ext/results/:kind/${what}`,
      {
        config: { usesRecentSession: true },
        schema: {
          params: KindParams,
          querystring: ResultIds,
          response: { 200: ByResultId, ...errorResponses },
        },
      },
      async (request) => {
        const byId = await find(
          db,
          request.params.kind,
          parseIds(request.query.ids),
          readableOwner(request.viewer),
          now(),
        );
        return recordById(byId);
      },
    );
  }
}
