// SQL of the extension `study-plan`.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import type { StudyPlanAnswers, StudyPlanDocument } from './study-plan-documents.ts';
import { students } from './tables.ts';

const columns = {
  schoolClass: students.schoolClass,
  goal: students.studyGoal,
  answeredAt: students.studyPlanAt,
};

/** Undefined for an account without a student record. */
export async function findStudyPlan(
  db: Db,
  userId: string,
): Promise<StudyPlanDocument | undefined> {
  const [row] = await db.select(columns).from(students).where(eq(students.userId, userId));
  return row && toDocument(row);
}

/**
 * Stores the answers; undefined for an account without a student record. A changed name counts as a
 * change of the student record. Without any answer the questions are dismissed: answers from
 * another tab or device are unchanged.
 */
export async function updateStudyPlan(
  db: Db,
  userId: string,
  { name, schoolClass, goal }: StudyPlanAnswers,
  now: Date,
): Promise<StudyPlanDocument | undefined> {
  const renamed =
    name === undefined
      ? {}
      : withSearchKey({ name: name.trim(), version: sql`${students.version} + 1` }, name);
  const isDismissed = name === undefined && schoolClass === null && goal === null;
  const answers = isDismissed ? {} : { schoolClass, studyGoal: goal };
  const [row] = await db
    .update(students)
    .set({ ...renamed, ...answers, studyPlanAt: now })
    .where(eq(students.userId, userId))
    .returning(columns);
  return row && toDocument(row);
}

function toDocument({
  answeredAt,
  ...row
}: {
  schoolClass: StudyPlanDocument['schoolClass'] | null;
  goal: StudyPlanDocument['goal'] | null;
  answeredAt: Date | null;
}): StudyPlanDocument {
  return withoutNulls({ ...row, answeredAt: answeredAt?.toISOString() ?? null });
}
