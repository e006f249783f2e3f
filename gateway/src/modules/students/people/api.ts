// The calls of the extension `people`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';
import type { RestCategory, RestStudent } from '../api.ts';

/** Backs `PersonEnrollment`. */
export type RestPersonEnrolment = {
  courseId?: string;
  category?: RestCategory;
  courseCode?: string;
  name?: string;
  enrolledAt?: string;
  paymentNote?: string;
  byAdmin?: boolean;
};

/** Backs `Person`. `enrolments` is missing in lists. */
export type RestPerson = {
  student?: RestStudent;
  account?: { _id?: string; email?: string | null; phoneNumber?: string | null; role?: string };
  createdAt?: string;
  enrolments?: RestPersonEnrolment[];
};

export const peopleApi = (upstream: Upstream) => ({
  /** GET /ext/people */
  listPeople: (search: string, page: Page) =>
    upstream.page<RestPerson>(withQuery(path`/ext/people`, { ...page, q: search || undefined })),
  /** GET /ext/people/{id} */
  findPerson: (studentId: string) => upstream.find<RestPerson>(path`/ext/people/${studentId}`),
  /** POST /ext/people/{id}/enrolments */
  postEnrolment: (
    studentId: string,
    body: { courseId: string; category: RestCategory; paymentNote?: string },
  ) => upstream.write<RestPerson>('POST', path`/ext/people/${studentId}/enrolments`, body),
  /** DELETE /ext/people/{id}/enrolments/{category}/{courseId} */
  deleteEnrolment: (studentId: string, category: RestCategory, courseId: string) =>
    upstream.write<RestPerson>(
      'DELETE',
      path`/ext/people/${studentId}/enrolments/${category}/${courseId}`,
    ),
});
