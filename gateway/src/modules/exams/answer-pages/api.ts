// The calls of written answers in pages, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `UploadedAnswerPage`. */
export type RestUploadedPage = { _id?: string; id?: string; offset?: number; stored?: boolean };

/** Backs `AnswerPagesState`. */
export type RestPagesState = {
  total?: number;
  arrived?: number;
  late?: number;
  registeredAt?: string;
  dueAt?: string;
  lastArrivedAt?: string | null;
};

type RestPage = { sha256: string; size: number; kind: 'picture' | 'pdf'; turn: number };

export const answerPagesApi = (upstream: Upstream) => ({
  /** POST /ext/attempts/{id}/pages; idempotent for the same list. */
  postPages: (attemptId: string, body: { questionId: string; pages: RestPage[] }) =>
    upstream.write<{ url?: string; pages?: RestUploadedPage[] }>(
      'POST',
      path`/ext/attempts/${attemptId}/pages`,
      body,
    ),
  /** PUT /ext/pages/{id}/parts/{offset} */
  putPagePart: (id: string, offset: number, part: Blob) =>
    upstream.writeBytes<RestUploadedPage>(path`/ext/pages/${id}/parts/${String(offset)}`, part),
  /** GET /ext/pages, by file names of answers; answers that are not made of pages have no entry. */
  getPagesStates: (names: readonly string[]) =>
    upstream.get<Record<string, RestPagesState>>(
      withQuery(path`/ext/pages`, { names: names.join(',') }),
    ),
});
