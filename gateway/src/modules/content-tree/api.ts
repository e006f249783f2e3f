// The calls of the extensions `content-tree` and `content-moves`, in upstream's spelling.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type RestContentState = { _id?: string; kind?: string; archivedAt?: string | null };

/** Backs `ArchivedContent`. */
export type RestArchivedContent = {
  _id?: string;
  kind?: string;
  title?: string;
  parentTitle?: string | null;
  archivedAt?: string | null;
};

/** Backs `DuplicateContentPayload`. */
export type RestContentCopy = {
  _id?: string;
  kind?: string;
  parentId?: string;
  itemCount?: number;
};

type RestPlace = { parentId?: string; position?: number | null };

type RestContentMove = RestPlace & { _id?: string; kind?: string; from?: RestPlace };

type CopyBody = {
  parentId?: string | undefined;
  title?: string | undefined;
  year?: number | undefined;
};

export const contentTreeApi = (upstream: Upstream) => ({
  /** POST /ext/content/{kind}/{id}/archive */
  postContentArchive: (kind: string, id: string) =>
    upstream.write<RestContentState>('POST', path`/ext/content/${kind}/${id}/archive`, {}),
  /** POST /ext/content/{kind}/{id}/restore */
  postContentRestore: (kind: string, id: string) =>
    upstream.write<RestContentState>('POST', path`/ext/content/${kind}/${id}/restore`, {}),
  /** POST /ext/content/{kind}/{id}/duplicate */
  postContentCopy: (kind: string, id: string, body: CopyBody) =>
    upstream.write<RestContentCopy>('POST', path`/ext/content/${kind}/${id}/duplicate`, body),
  /** POST /ext/content/{kind}/{id}/move */
  postContentMove: (
    kind: string,
    id: string,
    body: { parentId: string; position?: number | undefined },
    options: CallOptions,
  ) =>
    upstream.write<RestContentMove>('POST', path`/ext/content/${kind}/${id}/move`, body, options),
  /** GET /ext/courses/{id}/archived-content */
  listArchivedContent: (courseId: string, { offset, limit }: Page) =>
    upstream.page<RestArchivedContent>(
      withQuery(path`/ext/courses/${courseId}/archived-content`, { offset, limit }),
    ),
});
