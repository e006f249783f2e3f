// The call of the extension `content-revisions`, in upstream's spelling.
import type { RestContentKind } from '../../upstream/content-kinds.ts';
import { path } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Also the kinds that are in no course. */
type RestEditedKind =
  | RestContentKind
  | 'course'
  | 'admission-course'
  | 'assignment'
  | 'campaign'
  | 'exam-campaign';

type RestContentRevision = {
  _id?: string;
  revision?: string;
  title?: string;
  summary?: string | null;
  imageUrl?: string | null;
  parentId?: string;
  parentTitle?: string;
  changedAt?: string;
  changedBy?: string;
};

/**
 * Backs `EditableContent`. `revision` and the fields after it are missing if the host has no
 * revisions.
 */
export type RestEditableContent = RestContentRevision & { id: string; kind: RestEditedKind };

export const contentRevisionsApi = (upstream: Upstream) => ({
  /** GET /ext/content-revisions/{kind}/{id} */
  findRevision: (kind: RestEditedKind, id: string) =>
    upstream.find<RestContentRevision>(path`/ext/content-revisions/${kind}/${id}`),
});
