// The extension `exam-versions`: the content of a version, the corrections that apply to it, and
// the versions of results.
import { type Static, Type } from 'typebox';
import { canReadKey, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { closed, Id } from '../../http/bodies.ts';
import { errorResponses } from '../../http/errors.ts';
import { parseIds } from '../../http/id-list.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { Exam, ExamKind } from '../exams/documents.ts';
import { MultiSubjectExam } from '../multi-subject-exams/documents.ts';
import { findReleases } from '../release-rules/queries.ts';
import type { Release } from '../release-rules/release.ts';
import { appliedCorrections } from './applied-corrections.ts';
import { findVersion } from './queries.ts';
import { findVersionsOfResults } from './result-queries.ts';
import { findCurrentExam } from './versions.ts';

const params = Type.Object({ id: Id });

/** A version with the exam's document as it was, with its key. Corrections are not in it. */
const ExamVersionDocument = Type.Object({
  _id: Type.String(),
  kind: ExamKind,
  examId: Type.String(),
  number: Type.Integer(),
  /** One of the two, by the kind. */
  exam: Type.Optional(Exam),
  paper: Type.Optional(MultiSubjectExam),
});

const AppliedCorrection = Type.Object({
  questionId: Type.String(),
  kind: Type.Enum(['key', 'bonus', 'void']),
  reason: Type.String(),
  correctedAt: Type.String(),
  /** All options that are correct now, where the version has others. */
  correctOptionIds: Type.Optional(Type.Array(Type.String())),
});

const OfResult = Type.Object({
  /** Missing for an exam that has no version yet, and while only the score is released. */
  examVersionId: Type.Optional(Type.String()),
  corrections: Type.Array(AppliedCorrection),
  /** Only the score is released: the review is withheld. */
  visibility: Type.Optional(Type.Literal('score')),
  /**
   * Of the attempt that was submitted: the order that the student saw, if the version is shuffled.
   */
  orderSeed: Type.Optional(Type.String()),
  /** Of the version of a single exam; `passingScore` in percent of it. */
  totalMarks: Type.Optional(Type.Number()),
  passingScore: Type.Optional(Type.Number()),
});
const OfResults = Type.Record(Type.String(), OfResult);

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
      const userId = canReadKey(request.viewer) ? undefined : requireUser(request.viewer).id;
      const results = await findVersionsOfResults(db, kind, parseIds(request.query.ids), userId);
      const examIds = results.map(({ examId }) => examId);
      const withheld: Map<string, Release> =
        userId === undefined ? new Map() : await findReleases(db, kind, examIds, now());
      const entries: [string, Static<typeof OfResult>][] = [];
      for (const {
        resultId,
        examId,
        version,
        orderSeed,
        totalMarks,
        passingScore,
        corrections,
      } of results) {
        const shown = withheld.get(examId)?.visibility ?? 'answers';
        if (shown === 'receipt') continue;
        // Reasons of corrections tell the key; with the score alone comes only what tells whether
        // it passes.
        const isKeyShown = version && shown === 'answers';
        const of = isKeyShown
          ? { examVersionId: version.id, corrections: appliedCorrections(version, corrections) }
          : undefined;
        const visibility = shown === 'score' && { visibility: shown };
        const pass =
          totalMarks !== null && passingScore !== null ? { totalMarks, passingScore } : {};
        entries.push([
          resultId,
          {
            ...(of ?? { corrections: [] }),
            ...visibility,
            ...(orderSeed !== null && { orderSeed }),
            ...pass,
          },
        ]);
      }
      // Null prototype: an id may be anything.
      return Object.assign(
        Object.create(null) as Static<typeof OfResults>,
        Object.fromEntries(entries),
      );
    },
  );
}
