// The calls of the extension `text-history`, in upstream's spelling.
import { path } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

export type RestTextKind = 'lesson' | 'note';
export type RestDraftKind = RestTextKind | 'new-lesson' | 'new-note';

/** Backs `TextVersion`. The fields after `savedBy` are missing in lists. */
export type RestTextVersion = {
  number: number;
  title?: string;
  length?: number;
  savedAt?: string;
  savedBy?: string;
  text?: string;
  videoLink?: string;
  duration?: number;
  exams?: string[];
};

/** Backs `TextDraftValues`: values as typed. */
export type RestTextDraftValues = {
  title: string;
  text: string;
  videoLink: string;
  duration: string;
  exams: string[];
};

/** Backs `TextDraft`. */
export type RestTextDraft = {
  kind: RestDraftKind;
  itemId: string;
  values: RestTextDraftValues;
  baseRevision?: string;
  savedAt: string;
};

type DraftBody = { values: RestTextDraftValues; baseRevision?: string };

export const textHistoryApi = (upstream: Upstream) => ({
  /** GET /ext/text-versions/{kind}/{id} */
  listTextVersions: (kind: RestTextKind, id: string) =>
    upstream.list<RestTextVersion>(path`/ext/text-versions/${kind}/${id}`),
  /** GET /ext/text-versions/{kind}/{id}/{number} */
  findTextVersion: (kind: RestTextKind, id: string, number: number) =>
    upstream.find<RestTextVersion>(path`/ext/text-versions/${kind}/${id}/${String(number)}`),
  /** GET /ext/text-drafts/{kind}/{id} */
  findTextDraft: (kind: RestDraftKind, id: string) =>
    upstream.find<RestTextDraft>(path`/ext/text-drafts/${kind}/${id}`),
  /** PUT /ext/text-drafts/{kind}/{id} */
  putTextDraft: (kind: RestDraftKind, id: string, body: DraftBody) =>
    upstream.write<RestTextDraft>('PUT', path`/ext/text-drafts/${kind}/${id}`, body),
  /** DELETE /ext/text-drafts/{kind}/{id} */
  deleteTextDraft: (kind: RestDraftKind, id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/ext/text-drafts/${kind}/${id}`),
});
