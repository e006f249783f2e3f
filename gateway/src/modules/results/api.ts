// The REST calls of results of both kinds of exam, in upstream's spelling.

import type { SubmissionOptions } from '../../upstream/exams/open-attempt.ts';
import type { RestMultiSubjectResult, RestSingleResult } from '../../upstream/exams/result.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { RestMessage } from '../../upstream/rest-message.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** The body of a new or replaced multi-subject result (specification, section 7). */
export type MultiSubjectResultBody = Required<
  Pick<RestMultiSubjectResult, 'examId' | 'userId' | 'subjects' | 'totalScore' | 'timeTaken'>
>;

/** The body of a new or replaced single result (specification, section 3). */
export type SingleResultBody = Required<
  Pick<RestSingleResult, 'examId' | 'userId' | 'mcqAnswers' | 'writtenAnswer'>
> &
  Pick<RestSingleResult, 'score' | 'timeTaken'>;

/** The viewer's own results of both kinds. */
export type RestMyResults = {
  multiSubject?: RestMultiSubjectResult[];
  single?: RestSingleResult[];
};

export type StudentUnit = { studentId: string; unitId: string };

export type UserExam = { userId: string; examId: string };

export const resultsApi = (upstream: Upstream) => ({
  /** GET /multisubjectexamsresult/exam-results */
  listMultiSubjectResults: (page: Page) =>
    upstream.page<RestMultiSubjectResult>(
      withQuery(path`/multisubjectexamsresult/exam-results`, page),
    ),
  /** GET /multisubjectexamsresult/exam-results/{id} */
  findMultiSubjectResultById: (id: string) =>
    upstream.find<RestMultiSubjectResult>(path`/multisubjectexamsresult/exam-results/${id}`),
  /** GET /multisubjectexamsresult/exam-results/{userId}/{examId} */
  findMultiSubjectResult: (userId: string, examId: string) =>
    upstream.find<RestMultiSubjectResult>(
      path`/multisubjectexamsresult/exam-results/${userId}/${examId}`,
    ),
  /** POST /multisubjectexamsresult/exam-results */
  postMultiSubjectResult: (
    body: MultiSubjectResultBody,
    { idempotencyKey, lastSave }: SubmissionOptions,
  ) =>
    upstream.write<RestMultiSubjectResult>(
      'POST',
      withQuery(path`/multisubjectexamsresult/exam-results`, { lastSave }),
      body,
      { idempotencyKey },
    ),
  /** PUT /multisubjectexamsresult/exam-results/{id} */
  putMultiSubjectResult: (
    id: string,
    { subjects, totalScore, timeTaken }: MultiSubjectResultBody,
    { idempotencyKey, lastSave }: SubmissionOptions,
  ) =>
    upstream.write<RestMultiSubjectResult>(
      'PUT',
      withQuery(path`/multisubjectexamsresult/exam-results/${id}`, { lastSave }),
      { id, data: { subjects, totalScore, timeTaken } },
      { idempotencyKey },
    ),
  /** DELETE /multisubjectexamsresult/exam-results/{id} */
  deleteMultiSubjectResult: (id: string) =>
    upstream.write<RestMessage>('DELETE', path`/multisubjectexamsresult/exam-results/${id}`),
  /** GET /exams/results/user/{userId} */
  listSingleResults: (userId: string) =>
    upstream.listParts<RestSingleResult>(path`/exams/results/user/${userId}`),
  /** GET /exams/results/user/{userId}/exam/{examId} */
  findSingleResult: (userId: string, examId: string) =>
    upstream.find<RestSingleResult>(path`/exams/results/user/${userId}/exam/${examId}`),
  /** POST /exams/results */
  postSingleResult: (body: SingleResultBody, { idempotencyKey, lastSave }: SubmissionOptions) =>
    upstream.write<RestSingleResult>('POST', withQuery(path`/exams/results`, { lastSave }), body, {
      idempotencyKey,
    }),
  /** PUT /exams/results/{id} */
  putSingleResult: (
    id: string,
    body: SingleResultBody,
    { idempotencyKey, lastSave }: SubmissionOptions,
  ) =>
    upstream.write<RestSingleResult>(
      'PUT',
      withQuery(path`/exams/results/${id}`, { lastSave }),
      body,
      { idempotencyKey },
    ),
  /** POST /exams/exam-results */
  postStudentResult: (
    studentId: string,
    { userId: _, ...body }: SingleResultBody,
    { idempotencyKey, lastSave }: SubmissionOptions,
  ) =>
    upstream.write<RestSingleResult>(
      'POST',
      withQuery(path`/exams/exam-results`, { lastSave }),
      { studentId, ...body },
      { idempotencyKey },
    ),
  /** GET /exams/results/exam/{examId} */
  listResultsOfExam: (examId: string, page: Page) =>
    upstream.page<RestSingleResult>(withQuery(path`/exams/results/exam/${examId}`, page)),
  /** GET /exams/exam-results/student/{studentId}/unit/{unitId} */
  listUnitResults: ({ studentId, unitId }: StudentUnit) =>
    upstream.listParts<RestSingleResult>(
      path`/exams/exam-results/student/${studentId}/unit/${unitId}`,
    ),
  /** DELETE /exams/results/{id} */
  deleteSingleResult: (id: string) =>
    upstream.write<RestMessage>('DELETE', path`/exams/results/${id}`),
  /** GET /ext/results/mine/single */
  listMySingleResults: (page: Page) =>
    upstream.page<RestSingleResult>(withQuery(path`/ext/results/mine/single`, page)),
  /** GET /ext/results/mine/details; null from a backend of the previous build */
  findMyDetails: <Details extends object>(examId: string) =>
    upstream.find<Details>(withQuery(path`/ext/results/mine/details`, { examId })),
  /** GET /ext/results/mine */
  getMyResults: (examIds?: readonly string[]) =>
    upstream.get<RestMyResults>(withQuery(path`/ext/results/mine`, { examIds })),
});
