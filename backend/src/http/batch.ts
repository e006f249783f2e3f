// The extension `batch`: many documents, or many parents' children, in one call
// (docs/rest-contract.md, "Extensions").
import { type Static, type TObject, Type } from 'typebox';
import type { Viewer } from '../access.ts';
import type { App } from '../deps.ts';
import { recordById } from '../records/by-id.ts';
import { problem } from '../refusals/field-problems.ts';
import { refuse } from '../refusals/refusals.ts';
import { errorResponses } from './errors.ts';
import { closed } from './validation/bodies.ts';
import { parseIds } from './validation/id-list.ts';

const List = Type.Optional(Type.String({ maxLength: 25_000 }));
const Query = Type.Object({ ids: List, parents: List }, closed);
/** Adds the `outline` parameter (extension `outlines`). */
const OutlineQuery = Type.Object(
  { ids: List, parents: List, outline: Type.Optional(Type.Boolean()) },
  closed,
);

/** One collection. Each function is called once per request, with all ids. */
export type Batch<D extends TObject> = {
  collection: string;
  document: D;
  byIds(viewer: Viewer, ids: string[]): Promise<Static<D>[]>;
  /** The same documents without questions, for every viewer: `outline=true`. */
  outlinesByIds?(viewer: Viewer, ids: string[]): Promise<Static<D>[]>;
  /** The children of all parents, in order; `parentOf` returns the parent's id of a child. */
  byParents?: {
    read(viewer: Viewer, parents: string[]): Promise<Static<D>[]>;
    parentOf(document: Static<D>): string;
  };
};

/** Adds `GET /ext/batch/<collection>`. */
export function batchRoute<D extends TObject>(
  app: App,
  { collection, byIds, outlinesByIds, byParents }: Batch<D>,
): void {
  // An array or a record. With a union schema the serializer would validate every document, so the
  // schema has only a type.
  const ResponseSchema = Type.Unsafe<Static<D>[] | Record<string, Static<D>[]>>({
    title: `${collection} by id, or by parent`,
  });
  app.get(
    `/ext/batch/${collection}`,
    {
      schema: {
        querystring: outlinesByIds ? OutlineQuery : Query,
        response: { 200: ResponseSchema, ...errorResponses },
      },
    },
    async (request): Promise<Static<D>[] | Record<string, Static<D>[]>> => {
      const { ids, parents, outline = false } = request.query as Static<typeof OutlineQuery>;
      const findDocuments = outline && outlinesByIds ? outlinesByIds : byIds;
      if (ids !== undefined && parents !== undefined) return refuseNotExactlyOne();
      if (ids !== undefined) return findDocuments(request.viewer, parseIds(ids));
      if (!byParents) return refuse('IDS_MISSING', {}, [problem('ids', 'IS_MISSING')]);
      if (parents === undefined) return refuseNotExactlyOne();
      const keys = parseIds(parents, 'parents');
      const children = recordById(keys.map((key): [string, Static<D>[]] => [key, []]));
      for (const child of await byParents.read(request.viewer, keys))
        children[byParents.parentOf(child)]?.push(child);
      return children;
    },
  );
}

function refuseNotExactlyOne(): never {
  refuse('IDS_OR_PARENTS', {}, [problem('ids', 'EITHER_THIS_OR', { name: 'parents' })]);
}
