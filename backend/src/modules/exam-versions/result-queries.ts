// SQL of the versions that results belong to.
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { attempts } from '../attempts/tables.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { correctionsOf, type ExamCorrection } from '../key-corrections/exam-corrections.ts';
import { examResultVersions, multiSubjectResultVersions } from '../results/tables.ts';
import { columnOf } from './queries.ts';
import { examVersions } from './tables.ts';

/**
 * `version` is null for an exam without one: it has not been used since versions were introduced.
 */
export type VersionOfResult = {
  resultId: string;
  examId: string;
  version: { id: string; correctionRevision: number } | null;
  /** The seed of the submitted attempt; null without one. */
  orderSeed: string | null;
  /** The total marks of a single exam; `passingScore` in percent. */
  totalMarks: number | null;
  passingScore: number | null;
  /** All corrections of the exam, oldest first. */
  corrections: ExamCorrection[];
};

/**
 * The version of a submission: its own or that of its attempt, which must be joined; the newest one
 * if a backend without versions stored the submission.
 */
export function takenVersionId(
  kind: ExamKindName,
  versions: typeof multiSubjectResultVersions | typeof examResultVersions,
): SQL<string | null> {
  const newest = sql`select ${examVersions.id} from ${examVersions}
    where ${columnOf(kind)} = ${versions.examId}
    order by ${examVersions.number} desc limit 1`;
  return sql<
    string | null
  >`coalesce(${versions.examVersionId}, ${attempts.examVersionId}, (${newest}))`;
}

/** For versions of single exams only: papers have neither field, and their content is long. */
export const markOfVersion = (kind: ExamKindName, name: 'totalMarks' | 'passingScore') =>
  kind === 'single'
    ? sql<number | null>`(${examVersions.content} ->> ${name}::text)::float8`
    : sql<number | null>`null::float8`;

const versionsQuery = (kind: ExamKindName) =>
  preparedQuery<{ resultIds: string[]; userId: string | null }, VersionOfResult[]>(
    `find_versions_of_results_${kind}`,
    (db) => {
      const versions = kind === 'multi-subject' ? multiSubjectResultVersions : examResultVersions;
      const takenVersions = db
        .selectDistinctOn([versions.resultId], {
          resultId: versions.resultId,
          examId: versions.examId,
          versionId: takenVersionId(kind, versions).as('version_id'),
          orderSeed: attempts.orderSeed,
        })
        .from(versions)
        .leftJoin(attempts, eq(attempts.id, versions.attemptId))
        .where(
          sql`${versions.resultId} = any(${sql.placeholder('resultIds')}::text[])
            and (${sql.placeholder('userId')}::text is null
            or ${versions.userId} = ${sql.placeholder('userId')})`,
        )
        .orderBy(versions.resultId, desc(versions.version))
        .as('taken');
      const { id, correctionRevision } = examVersions;
      return db
        .select({
          resultId: takenVersions.resultId,
          examId: takenVersions.examId,
          orderSeed: takenVersions.orderSeed,
          version: { id, correctionRevision },
          totalMarks: markOfVersion(kind, 'totalMarks'),
          passingScore: markOfVersion(kind, 'passingScore'),
          corrections: correctionsOf(kind, takenVersions.examId),
        })
        .from(takenVersions)
        .leftJoin(examVersions, eq(id, takenVersions.versionId));
    },
  );
const selectVersions = {
  'multi-subject': versionsQuery('multi-subject'),
  single: versionsQuery('single'),
};

/**
 * The exam version of the newest submission of each result; the newest version if a backend without
 * versions stored the submission. @param userId account that owns the results; undefined: all
 * accounts
 */
export function findVersionsOfResults(
  db: Db,
  kind: ExamKindName,
  resultIds: readonly string[],
  userId: string | undefined,
): Promise<VersionOfResult[]> {
  return selectVersions[kind](db, { resultIds: [...resultIds], userId: userId ?? null });
}
