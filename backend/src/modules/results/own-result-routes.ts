// The extension that reads own results of many exams in one call (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { closed } from '../../plugins/bodies.ts';
import { errorAnswers, refuse } from '../../plugins/errors.ts';
import { ExamResult, MultiSubjectResult } from './documents.ts';
import { findOwnResults } from './queries.ts';

const MineQuery = Type.Object({ examIds: Type.Optional(Type.String({ maxLength: 25_000 })) }, closed);
const Mine = Type.Object({ multiSubject: Type.Array(MultiSubjectResult), single: Type.Array(ExamResult) });

export function ownResultRoutes(app: App, { db }: Deps): void {
  app.get('/ext/results/mine', { schema: { querystring: MineQuery, response: { 200: Mine, ...errorAnswers } } }, async (request) => {
    const user = requireUser(request.viewer);
    const examIds = request.query.examIds?.split(',').filter(Boolean);
    if (examIds && examIds.length > 200) refuse(400, 'At most 200 at a time.');
    return findOwnResults(db, user.id, examIds);
  });
}
