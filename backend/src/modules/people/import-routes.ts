// The extension `people`: imports of students with a preview, and invitations, which only a
// separate call sends.
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { checkImport, importStudents, sendInvitations } from './import-commands.ts';
import { Invitations, StudentImport, StudentRowsBody } from './import-documents.ts';

const imported = { body: StudentRowsBody, response: { 200: StudentImport, ...errorResponses } };

export function peopleImportRoutes(app: App, deps: Deps): void {
  app.post('/ext/people/imports/check', { schema: imported }, async (request) =>
    checkImport(deps.db, request.body.rows),
  );

  app.post('/ext/people/imports', { schema: imported }, async (request) =>
    importStudents(deps, request.body.rows),
  );

  app.post(
    '/ext/people/invitations',
    { schema: { response: { 200: Invitations, ...errorResponses } } },
    async ({ log }) => sendInvitations(deps, log),
  );
}
