// The call of the extension `search`, in upstream's spelling.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `SearchCourse`. */
export type RestSearchCourse = {
  _id?: string;
  id?: string;
  title?: string;
  courseCode?: string;
  courseType?: string;
};

/** Backs `SearchHit`; `kind` is that of its group. */
export type RestSearchHit = {
  kind?: string | undefined;
  _id?: string;
  id?: string;
  title?: string;
  trail?: string[];
  parentType?: string;
  parentId?: string;
  course?: RestSearchCourse;
};

/** Backs `SearchGroup`. */
export type RestSearchGroup = { kind?: string; total?: number; hits?: RestSearchHit[] };

type SearchFilter = {
  q: string;
  kind?: string | undefined;
  limit: number;
  offset?: number | undefined;
};

export const searchApi = (upstream: Upstream) => ({
  /** GET /ext/search */
  getSearchResults: (filter: SearchFilter) =>
    upstream.get<{ groups?: RestSearchGroup[] }>(withQuery(path`/ext/search`, filter)),
});
