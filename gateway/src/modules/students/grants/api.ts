// The calls of the extension `grants`, in upstream's spelling.
import type { RestExamKind } from '../../../upstream/exams/exam-kind.ts';
import { path } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import type { RestCategory, RestGrantRole } from '../api.ts';

/** Backs `Grant`. */
export type RestGrant = {
  courseId?: string;
  category?: RestCategory;
  courseCode?: string;
  name?: string;
  role?: RestGrantRole;
  grantedAt?: string;
};

/** Backs `GrantedExam`. */
export type RestGrantedExam = {
  kind?: RestExamKind;
  examId?: string;
  title?: string;
  startedCount?: number;
};

type Course = { studentId: string; category: RestCategory; courseId: string };

export const grantsApi = (upstream: Upstream) => ({
  /** GET /ext/people/{id}/grants */
  listGrants: (studentId: string) =>
    upstream.list<RestGrant>(path`/ext/people/${studentId}/grants`),
  /** PUT /ext/people/{id}/grants/{category}/{courseId} */
  putGrant: ({ studentId, category, courseId }: Course, role: RestGrantRole) =>
    upstream.write<object>('PUT', path`/ext/people/${studentId}/grants/${category}/${courseId}`, {
      role,
    }),
  /** DELETE /ext/people/{id}/grants/{category}/{courseId} */
  deleteGrant: ({ studentId, category, courseId }: Course) =>
    upstream.write<object>('DELETE', path`/ext/people/${studentId}/grants/${category}/${courseId}`),
  /** GET /ext/grants/mine */
  listMyGrants: () => upstream.list<RestGrant>(path`/ext/grants/mine`),
  /** GET /ext/grants/courses/{id}/exams */
  listGrantedExams: (courseId: string) =>
    upstream.list<RestGrantedExam>(path`/ext/grants/courses/${courseId}/exams`),
});
