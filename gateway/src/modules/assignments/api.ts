// The REST calls of assignments, in upstream's spelling.
import { path } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type RestCategory = 'admissionPrep' | 'academic';

/** Backs `AssignmentCourse`. */
export type RestAssignmentCourse = { _id?: string; category?: RestCategory; name?: string };

/** Backs `Assignment`. `course` and `maxMark` need the extension `assignment-submissions`. */
export type RestAssignment = {
  _id?: string;
  id?: string;
  title?: string | null;
  description?: string | null;
  dueDate?: string | null;
  course?: RestAssignmentCourse | null;
  maxMark?: number | null;
};

export const assignmentsApi = (upstream: Upstream) => ({
  /** GET /assignments */
  listAssignments: () => upstream.listParts<RestAssignment>(path`/assignments`),
  /** POST /assignments */
  postAssignment: (body: RestAssignment) =>
    upstream.write<RestAssignment>('POST', path`/assignments`, body),
  /** PUT /assignments/{id} */
  putAssignment: (id: string, body: RestAssignment) =>
    upstream.write<RestAssignment>('PUT', path`/assignments/${id}`, body),
  /** DELETE /assignments/{id} */
  deleteAssignment: (id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/assignments/${id}`),
});
