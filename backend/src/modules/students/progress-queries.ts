// SQL of accounts' progress in lessons.
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { chapters, courses, lessons, subjects } from '../academics/tables.ts';
import type { LessonProgressDocument } from './progress-documents.ts';
import { lessonProgress as progress } from './tables.ts';

function toProgress({
  lessonId,
  position,
  doneAt,
  updatedAt,
}: typeof progress.$inferSelect): LessonProgressDocument {
  return {
    lessonId,
    done: doneAt !== null,
    doneAt: doneAt?.toISOString(),
    position,
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * Stores the given fields in one statement, so that two concurrent devices do not overwrite each
 * other. The first completion of a lesson counts.
 */
export async function upsertProgress(
  db: Db,
  key: { userId: string; lessonId: string },
  { done, position }: { done?: boolean | undefined; position?: number | undefined },
  now: Date,
): Promise<LessonProgressDocument | undefined> {
  const rows = await db
    .insert(progress)
    .values({ ...key, position: position ?? 0, doneAt: done ? now : null, updatedAt: now })
    .onConflictDoUpdate({
      target: [progress.userId, progress.lessonId],
      set: {
        updatedAt: now,
        ...(position !== undefined && { position }),
        ...(done !== undefined && {
          doneAt: done ? sql`coalesce(${progress.doneAt}, excluded.done_at)` : null,
        }),
      },
    })
    .returning();
  return rows.map(toProgress)[0];
}

async function selectProgress(
  db: Db,
  userId: string,
  where: SQL | undefined,
): Promise<LessonProgressDocument[]> {
  const rows = await db
    .select({ progress })
    .from(progress)
    .innerJoin(lessons, eq(lessons.id, progress.lessonId))
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .innerJoin(courses, eq(courses.id, subjects.courseId))
    .where(
      and(
        eq(progress.userId, userId),
        where,
        isNull(lessons.archivedAt),
        isNull(chapters.archivedAt),
        isNull(subjects.archivedAt),
        isNull(courses.archivedAt),
      ),
    )
    .orderBy(asc(progress.lessonId));
  return rows.map((row) => toProgress(row.progress));
}

/** The progress in those of the given lessons that the account has started. */
export const findProgress = (db: Db, userId: string, lessonIds: string[]) =>
  selectProgress(db, userId, inArray(progress.lessonId, lessonIds));

/** The progress in the lessons of a course that the account has started. */
export const findProgressInCourse = (db: Db, userId: string, courseId: string) =>
  selectProgress(db, userId, eq(subjects.courseId, courseId));
