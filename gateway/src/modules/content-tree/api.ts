// The calls of the extension `content-tree`, in upstream's spelling.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
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
  /** GET /ext/courses/{id}/archived-content */
  listArchivedContent: (courseId: string, { offset, limit }: Page) =>
    upstream.page<RestArchivedContent>(
      withQuery(path`/ext/courses/${courseId}/archived-content`, { offset, limit }),
    ),
});
