// The calls of the extension `marking-comments`, in upstream's spelling.
import { path } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `MarkingComment`. */
export type RestMarkingComment = {
  _id?: string;
  text?: string;
  examId?: string | null;
  questionId?: string | null;
};

type CommentBody = {
  text: string;
  examId?: string | null | undefined;
  questionId?: string | null | undefined;
};

export const markingCommentsApi = (upstream: Upstream) => ({
  /** GET /ext/marking/comments */
  listMarkingComments: () => upstream.list<RestMarkingComment>(path`/ext/marking/comments`),
  /** POST /ext/marking/comments */
  postMarkingComment: (body: CommentBody) =>
    upstream.write<RestMarkingComment>('POST', path`/ext/marking/comments`, body),
  /** PUT /ext/marking/comments/{id} */
  putMarkingComment: (id: string, body: CommentBody) =>
    upstream.write<RestMarkingComment>('PUT', path`/ext/marking/comments/${id}`, body),
  /** DELETE /ext/marking/comments/{id} */
  deleteMarkingComment: (id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/ext/marking/comments/${id}`),
});
