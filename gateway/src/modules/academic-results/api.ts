// The REST calls of academic results from other institutions, in upstream's spelling.
import { path } from '../../upstream/http/path.ts';
import type { WriteBody } from '../../upstream/renamed-input.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `AcademicResult`. */
export type RestAcademicResult = {
  _id?: string;
  id?: string;
  studentId?: string;
  examName?: string;
  institution?: string | null;
  board?: string | null;
  year?: number;
  grade?: string | null;
  gpa?: number | null;
  recordedBy?: string;
};

export const academicResultsApi = (upstream: Upstream) => ({
  /** GET /academicresult/student/{studentId} */
  listAcademicResults: (studentId: string) =>
    upstream.list<RestAcademicResult>(path`/academicresult/student/${studentId}`),
  /** POST /academicresult */
  postAcademicResult: (body: WriteBody<RestAcademicResult>) =>
    upstream.write<RestAcademicResult>('POST', path`/academicresult`, body),
  /** PUT /academicresult/{id} */
  putAcademicResult: (id: string, body: WriteBody<RestAcademicResult>) =>
    upstream.write<RestAcademicResult>('PUT', path`/academicresult/${id}`, body),
  /** DELETE /academicresult/{id} */
  deleteAcademicResult: (id: string) =>
    upstream.write<{ message?: string }>('DELETE', path`/academicresult/${id}`),
});
