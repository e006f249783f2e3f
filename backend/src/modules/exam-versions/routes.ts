// The extension `exam-versions`: the content of a version, the corrections that apply to it, and
// the versions of results. The extension `current-versions`: the version that a start uses.
import { Type } from 'typebox';
import { canReadKey, readableOwner } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { closed, Id } from '../../http/validation/bodies.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { recordById } from '../../records/by-id.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { Exam, ExamKind } from '../exams/documents.ts';
import { MultiSubjectExam } from '../multi-subject-exams/documents.ts';
import { releasesAt } from '../release-rules/queries.ts';
import { appliedCorrections } from './applied-corrections.ts';
import { AppliedCorrection, VersionOfResultDocument, versionsOfResults } from './of-results.ts';
import { findVersion } from './queries.ts';
import { findCurrentExam } from './versions.ts';

const params = Type.Object({ id: Id });

/** A version with its exam document and key, without corrections. */
const ExamVersionDocument = Type.Object({
  _id: Type.String(),
  kind: ExamKind,
  examId: Type.String(),
  number: Type.Integer(),
  /** One of the two, depending on the kind. */
  exam: Type.Optional(Exam),
  paper: Type.Optional(MultiSubjectExam),
});

const ExamParams = Type.Object({ kind: ExamKind, examId: Id });
const CurrentVersion = Type.Object({ examVersionId: Type.String() });
const OfResults = Type.Record(Type.String(), VersionOfResultDocument);

export function examVersionRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/exam-versions/:id',
    { schema: { params, response: { 200: ExamVersionDocument, ...errorResponses } } },
    async (request) => {
      if (!canReadKey(request.viewer)) refuse('ADMIN_REQUIRED');
      const { id, examId, number, ...content } = requireFound(
        await findVersion(db, request.params.id),
        'exam',
      );
      const head = { _id: id, kind: content.kind, examId, number };
      return content.kind === 'single'
        ? { ...head, exam: content.exam }
        : { ...head, paper: content.exam };
    },
  );

  app.get(
    '/ext/exam-versions/:id/corrections',
    { schema: { params, response: { 200: Type.Array(AppliedCorrection), ...errorResponses } } },
    async (request) => {
      if (!canReadKey(request.viewer)) refuse('ADMIN_REQUIRED');
      const version = requireFound(await findVersion(db, request.params.id), 'exam');
      const { corrections } = requireFound(await findCurrentExam(db, version), 'exam');
      return appliedCorrections(version, corrections);
    },
  );

  app.get(
    '/ext/exams/:kind/:examId/current-version',
    { schema: { params: ExamParams, response: { 200: CurrentVersion, ...errorResponses } } },
    async ({ params: exam }) => {
      const { versionId } = requireFound(await findCurrentExam(db, exam), 'exam');
      return { examVersionId: versionId };
    },
  );

  app.get(
    '/ext/results/:kind/exam-versions',
    {
      config: { usesRecentSession: true },
      schema: {
        params: Type.Object({ kind: ExamKind }),
        querystring: Type.Object({ ids: Type.String({ maxLength: 25_000 }) }, closed),
        response: { 200: OfResults, ...errorResponses },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const userId = readableOwner(request.viewer);
      const ids = parseIds(request.query.ids);
      const entries = await versionsOfResults(db, kind, ids, userId, releasesAt(db, now()));
      return recordById(entries);
    },
  );
}
