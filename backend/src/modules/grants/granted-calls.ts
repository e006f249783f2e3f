// The calls that accounts with a grant may make, and the course of each one. A call that calls.ts
// opens to markers or teachers must be here, or the server does not start.
import type { FindRecord, GrantedCalls } from '../../http/sessions/rights.ts';
import {
  findCourseOfExam,
  findCourseOfLateAnswers,
  findCourseOfSubmission,
} from './course-queries.ts';

const courseOfExam: FindRecord = (db, { kind, examId = '' }) => findCourseOfExam(db, kind, examId);
const courseOfSubmission: FindRecord = (db, { id = '' }) => findCourseOfSubmission(db, id);
const courseOfLateAnswers: FindRecord = (db, { id = '' }) => findCourseOfLateAnswers(db, id);

/** Keyed by method and path, as in calls.ts. */
export const GRANTED_CALLS: GrantedCalls = {
  'GET /ext/results/unmarked': 'filtered',
  'GET /ext/results/submissions/{userId}/{examId}': async (db, { userId = '', examId = '' }) => {
    const exam = await findCourseOfExam(db, 'single', examId);
    return exam && { ...exam, userId };
  },
  'PUT /ext/results/submissions/{id}/mark': courseOfSubmission,
  'GET /ext/marking/exams': 'filtered',
  'GET /ext/marking/submissions': 'filtered',
  'GET /ext/marking/submissions/{id}/neighbours': courseOfSubmission,
  'GET /ext/marking/unreconciled': 'filtered',
  'GET /ext/marking/submissions/{id}/marks': courseOfSubmission,
  'PUT /ext/marking/submissions/{id}/final-mark': courseOfSubmission,
  'GET /ext/marking/comments': 'own',
  'POST /ext/marking/comments': 'own',
  'PUT /ext/marking/comments/{id}': 'own',
  'DELETE /ext/marking/comments/{id}': 'own',
  'GET /ext/late-answers': 'filtered',
  'GET /ext/late-answers/{id}': courseOfLateAnswers,
  'POST /ext/late-answers/{id}/accept': courseOfLateAnswers,
  'POST /ext/late-answers/{id}/refuse': courseOfLateAnswers,

  'GET /ext/current-exams': 'filtered',
  'GET /ext/exams/{kind}/{examId}/activity': courseOfExam,
  'GET /ext/exams/{kind}/{examId}/participants': courseOfExam,
  'GET /ext/exams/{kind}/{examId}/statistics': courseOfExam,
  'GET /ext/grants/courses/{id}/exams': async (_, { id = '' }) => ({ courseId: id }),
};
