// The REST calls of assignments, in upstream's spelling.
import { idOf } from '../../upstream/batching.ts';
import { path } from '../../upstream/http/path.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
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

export const assignmentsApi = (upstream: Upstream) => {
  /** GET /assignments */
  const listAssignments = () => upstream.listParts<RestAssignment>(path`/assignments`);
  return {
    listAssignments,
    /** One of GET /assignments; there is no call for a single one. */
    findAssignment: async (id: string) =>
      (await listAssignments()).find((assignment) => idOf(assignment) === id) ?? null,
    /** POST /assignments */
    postAssignment: (body: RestAssignment) =>
      upstream.write<RestAssignment>('POST', path`/assignments`, body),
    /** PUT /assignments/{id} */
    putAssignment: (id: string, body: RestAssignment, options: CallOptions) =>
      upstream.write<RestAssignment>('PUT', path`/assignments/${id}`, body, options),
    /** DELETE /assignments/{id} */
    deleteAssignment: (id: string) =>
      upstream.write<{ message?: string }>('DELETE', path`/assignments/${id}`),
  };
};
