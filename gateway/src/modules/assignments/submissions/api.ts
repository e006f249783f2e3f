// The calls of the extension `assignment-submissions`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `SubmittedFile`. */
export type RestSubmittedFile = { name?: string; answerPdf?: string; size?: number };

/** Backs `AssignmentSubmission`. The student's name is sent to admins only. */
export type RestAssignmentSubmission = {
  _id?: string;
  id?: string;
  assignmentId?: string;
  state?: 'draft' | 'submitted' | 'returned';
  late?: boolean;
  text?: string;
  files?: RestSubmittedFile[];
  revision?: number;
  savedAt?: string;
  submittedAt?: string | null;
  mark?: number | null;
  comment?: string | null;
  returnedAt?: string | null;
  userId?: string;
  studentName?: string | null;
};

/** Backs `ListedAssignmentSubmission`. */
export type RestListedAssignmentSubmission = RestAssignmentSubmission & {
  previousId?: string | null;
  nextId?: string | null;
};

/** State of the upload of a file, in the same form as for pages of written answers. */
type RestFilePage = { _id?: string; id?: string; offset?: number; stored?: boolean };

export type RestSubmissionFilter = 'waiting' | 'returned' | 'late';
type SubmissionBody = {
  text: string;
  files: { name: string; answerPdf: string }[];
  revision: number;
  submit: boolean;
};

export const submissionsApi = (upstream: Upstream) => ({
  /** GET /ext/assignments/submissions/mine */
  listMySubmissions: () =>
    upstream.list<RestAssignmentSubmission>(path`/ext/assignments/submissions/mine`),
  /** POST /ext/assignments/{id}/files; the same file again changes nothing. */
  postFile: (
    assignmentId: string,
    body: { sha256: string; size: number; kind: 'picture' | 'pdf' },
  ) =>
    upstream.write<{ url?: string; page?: RestFilePage }>(
      'POST',
      path`/ext/assignments/${assignmentId}/files`,
      body,
    ),
  /** PUT /ext/assignments/{id}/submission */
  putSubmission: (assignmentId: string, body: SubmissionBody) =>
    upstream.write<RestAssignmentSubmission>(
      'PUT',
      path`/ext/assignments/${assignmentId}/submission`,
      body,
    ),
  /** POST /ext/assignments/{id}/submission/withdraw */
  postWithdrawal: (assignmentId: string, revision: number) =>
    upstream.write<RestAssignmentSubmission>(
      'POST',
      path`/ext/assignments/${assignmentId}/submission/withdraw`,
      { revision },
    ),
  /** GET /ext/assignments/{id}/submissions */
  listSubmissions: (assignmentId: string, state: RestSubmissionFilter | undefined, page: Page) =>
    upstream.page<RestAssignmentSubmission>(
      withQuery(path`/ext/assignments/${assignmentId}/submissions`, { ...page, state }),
    ),
  /** GET /ext/assignment-submissions/{id} */
  findSubmission: (id: string, state: RestSubmissionFilter | undefined) =>
    upstream.find<RestListedAssignmentSubmission>(
      withQuery(path`/ext/assignment-submissions/${id}`, { state }),
    ),
  /** PUT /ext/assignment-submissions/{id}/return */
  putReturn: (
    id: string,
    body: { revision: number; mark: number | null; comment: string | null },
  ) =>
    upstream.write<RestListedAssignmentSubmission>(
      'PUT',
      path`/ext/assignment-submissions/${id}/return`,
      body,
    ),
});
