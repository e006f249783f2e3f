// The REST calls of assignments, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `Assignment`. */
export type RestAssignment = { _id?: string; id?: string; title?: string; description?: string | null; dueDate?: string | null };

export const assignmentsApi = (upstream: Upstream) => ({
  /** GET /assignments */
  listAssignments: () => upstream.list<RestAssignment>(path`/assignments`),
});
