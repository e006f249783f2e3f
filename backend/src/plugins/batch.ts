// The extension `batch`: many documents, or many parents' children, in one call (docs/rest-contract.md, "Extensions").
import { type Static, type TObject, Type } from 'typebox';
import type { Viewer } from '../access.ts';
import type { App } from '../deps.ts';
import { errorAnswers, refuse } from './errors.ts';

const MOST = 200;
const List = Type.Optional(Type.String({ maxLength: 25_000 }));
const Query = Type.Object({ ids: List, parents: List }, { additionalProperties: false });

/** One collection; each reader is asked once, whatever the number of ids. */
export type Batch<D extends TObject> = {
  collection: string;
  document: D;
  byIds(viewer: Viewer, ids: string[]): Promise<Static<D>[]>;
  /** The children of all parents, in order; `parentOf` tells which parent's each one is. */
  byParents?: { read(viewer: Viewer, parents: string[]): Promise<Static<D>[]>; parentOf(document: Static<D>): string };
};

/** Adds `GET /ext/batch/<collection>`. */
export function batchRoute<D extends TObject>(app: App, { collection, byIds, byParents }: Batch<D>): void {
  // An array or a record: the serialiser would check every document against both to tell which, so it is only told the type.
  const Answer = Type.Unsafe<Static<D>[] | Record<string, Static<D>[]>>({ title: `${collection} by id, or by parent` });
  app.get(
    `/ext/batch/${collection}`,
    { schema: { querystring: Query, response: { 200: Answer, ...errorAnswers } } },
    async (request): Promise<Static<D>[] | Record<string, Static<D>[]>> => {
      const { ids, parents } = request.query;
      if (ids !== undefined && parents === undefined) return byIds(request.viewer, split(ids));
      if (parents === undefined || ids !== undefined || !byParents) {
        return refuse(400, byParents ? 'Send either ids or parents.' : 'Send ids.');
      }
      const keys = split(parents);
      // Null prototype: a parent may be called anything.
      const children: Record<string, Static<D>[]> = Object.create(null);
      for (const key of keys) children[key] = [];
      for (const child of await byParents.read(request.viewer, keys)) children[byParents.parentOf(child)]?.push(child);
      return children;
    },
  );
}

function split(list: string): string[] {
  const keys = [...new Set(list.split(',').filter(Boolean))];
  if (keys.length > MOST) refuse(400, `At most ${MOST} at a time.`);
  return keys;
}
