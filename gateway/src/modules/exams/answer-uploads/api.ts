// The calls of uploads in parts, in upstream's spelling.
import { path } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `AnswerUpload`. */
export type RestAnswerUpload = { offset?: number; url?: string | null };

export const answerUploadsApi = (upstream: Upstream) => ({
  /** POST /ext/files/uploads */
  postUpload: (body: { attemptId: string; size: number }) =>
    upstream.write<{ _id?: string; id?: string; offset?: number; partSize?: number }>(
      'POST',
      path`/ext/files/uploads`,
      body,
    ),
  /** GET /ext/files/uploads/{id} */
  getUpload: (id: string) => upstream.get<RestAnswerUpload>(path`/ext/files/uploads/${id}`),
  /** PUT /ext/files/uploads/{id}/parts/{offset} */
  putPart: (id: string, offset: number, part: Blob) =>
    upstream.writeBytes<RestAnswerUpload>(
      path`/ext/files/uploads/${id}/parts/${String(offset)}`,
      part,
    ),
});
