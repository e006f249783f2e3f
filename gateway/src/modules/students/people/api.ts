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
  account?: {
    _id?: string;
    email?: string | null;
    phoneNumber?: string | null;
    role?: string;
    blockedAt?: string;
    invitedAt?: string;
    invitationSentAt?: string;
  };
  createdAt?: string;
  enrolments?: RestPersonEnrolment[];
};

/** A session of another account, in the format of the own sessions. */
type RestPersonSession = { _id?: string; device?: string; createdAt?: string; lastUsedAt?: string };

/** Backs `PersonAttempt`. */
export type RestPersonAttempt = {
  _id?: string;
  kind?: string;
  examId?: string;
  title?: string;
  startedAt?: string;
  deadline?: string;
  closedAt?: string;
  closedBy?: string;
};

/** Backs `PersonResult`. */
export type RestPersonResult = {
  _id?: string;
  kind?: string;
  examId?: string;
  title?: string;
  dateTaken?: string;
  score?: number;
};

/** Backs `StudentImport`. */
export type RestStudentImport = {
  newCount?: number;
  existingCount?: number;
  problems?: RestStudentImportProblem[];
};

/** Backs `StudentImportProblem`. */
export type RestStudentImportProblem = {
  line?: number;
  address?: string;
  problem?: string;
  firstLine?: number;
};

type StudentRow = { line: number; address: string; name?: string; institution?: string };

export const peopleApi = (upstream: Upstream) => ({
  /** GET /ext/people */
  listPeople: (search: string, state: 'blocked' | 'invited' | undefined, page: Page) =>
    upstream.page<RestPerson>(
      withQuery(path`/ext/people`, { ...page, q: search || undefined, state }),
    ),
  /** GET /ext/people/{id} */
  findPerson: (studentId: string) => upstream.find<RestPerson>(path`/ext/people/${studentId}`),
  /** GET /ext/people/{id}/sessions */
  listPersonSessions: (studentId: string) =>
    upstream.list<RestPersonSession>(path`/ext/people/${studentId}/sessions`),
  /** GET /ext/people/{id}/attempts */
  listPersonAttempts: (studentId: string, page: Page) =>
    upstream.page<RestPersonAttempt>(
      withQuery(path`/ext/people/${studentId}/attempts`, { ...page }),
    ),
  /** GET /ext/people/{id}/results */
  listPersonResults: (studentId: string, page: Page) =>
    upstream.page<RestPersonResult>(withQuery(path`/ext/people/${studentId}/results`, { ...page })),
  /** POST /ext/people/imports/check */
  postImportCheck: (rows: StudentRow[]) =>
    upstream.write<RestStudentImport>('POST', path`/ext/people/imports/check`, { rows }),
  /** POST /ext/people/imports */
  postImport: (rows: StudentRow[]) =>
    upstream.write<RestStudentImport>('POST', path`/ext/people/imports`, { rows }),
  /** POST /ext/people/invitations */
  postInvitations: () =>
    upstream.write<{ sentCount?: number; leftCount?: number }>(
      'POST',
      path`/ext/people/invitations`,
    ),
  /** PUT /ext/people/{id}/block */
  putBlock: (studentId: string) =>
    upstream.write<RestPerson>('PUT', path`/ext/people/${studentId}/block`),
  /** DELETE /ext/people/{id}/block */
  deleteBlock: (studentId: string) =>
    upstream.write<RestPerson>('DELETE', path`/ext/people/${studentId}/block`),
  /** DELETE /ext/people/{id}/sessions */
  deletePersonSessions: (studentId: string) =>
    upstream.write<object>('DELETE', path`/ext/people/${studentId}/sessions`),
  /** POST /ext/people/{id}/password-reset */
  postResetCode: (studentId: string) =>
    upstream.write<{ to?: string }>('POST', path`/ext/people/${studentId}/password-reset`),
  /** DELETE /ext/people/{id} */
  deletePerson: (studentId: string) =>
    upstream.write<object>('DELETE', path`/ext/people/${studentId}`),
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
