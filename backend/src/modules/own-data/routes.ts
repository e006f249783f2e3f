// The extension `own-data`: everything that is stored about an account, as one JSON document for its owner.
import { Type } from 'typebox';
import { requireConfirmed, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findAcademicResults } from '../academic-results/queries.ts';
import { toSubmission } from '../assignments/submission-documents.ts';
import { findOwnSubmissions } from '../assignments/submission-queries.ts';
import { findNotifications, findPreferences } from '../notifications/queries.ts';
import { findPaperPage, findSingleResultsOf } from '../results/queries.ts';
import { shownPaperResults, shownSingleResults } from '../results/shown-results.ts';
import { findStudent } from '../students/queries.ts';
import { findAccount, findOwnRows, MAX_ROWS } from './queries.ts';

/** Its parts are documents of other calls and rows of tables, so that nothing is left out by a schema. */
const OwnData = Type.Record(Type.String(), Type.Unknown());

export function ownDataRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  // A stolen session alone must not be enough to read everything at once.
  app.get('/ext/own-data', { schema: { response: { 200: OwnData, ...errorResponses } } }, async (request) => {
    const { viewer } = request;
    const { id, studentId } = requireUser(viewer);
    requireConfirmed(viewer, now());
    const page = { offset: 0, limit: MAX_ROWS };
    const papers = await findPaperPage(db, id, page);
    const singles = await findSingleResultsOf(db, id);
    return {
      exportedAt: now().toISOString(),
      account: requireFound(await findAccount(db, id), 'account'),
      student: studentId === null ? null : await findStudent(db, studentId),
      academicResults: studentId === null ? [] : await findAcademicResults(db, studentId),
      results: {
        multiSubject: await shownPaperResults(deps, viewer, papers.rows),
        single: await shownSingleResults(deps, viewer, singles.slice(0, MAX_ROWS)),
      },
      ...(await findOwnRows(db, id, studentId)),
      assignmentSubmissions: (await findOwnSubmissions(db, id)).slice(0, MAX_ROWS).map(toSubmission),
      notifications: (await findNotifications(db, id, page)).rows,
      notificationPreferences: await findPreferences(db, id),
    };
  });
}
