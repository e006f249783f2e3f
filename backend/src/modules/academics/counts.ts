// Numbers of items in a course, a subject or a chapter: SQL for columns in a select of that table.
// Archived items do not count.
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countOf } from '../../db/count-of.ts';
import { exams } from '../exams/tables.ts';
import { academicUnits, chapters, contents, courses, lessons, subjects } from './tables.ts';

/**
 * @param chapterIds in parentheses: the chapters whose lessons, notes and exams count, with the
 *   exams of these lessons
 * @param furtherExams condition for further exams that count
 */
function countsOf(chapterIds: SQL, furtherExams?: SQL) {
  const lessonIds = sql`(select ${lessons.id} from ${lessons}
    where ${lessons.chapterId} in ${chapterIds} and ${lessons.archivedAt} is null)`;
  const isCounted = or(
    sql`${exams.chapterId} in ${chapterIds}`,
    sql`${exams.lessonId} in ${lessonIds}`,
    furtherExams,
  );
  return {
    lessonCount: countOf(
      sql`${lessons} where ${lessons.chapterId} in ${chapterIds} and ${lessons.archivedAt} is null`,
    ),
    contentCount: countOf(
      sql`${contents} where ${contents.chapterId} in ${chapterIds}
        and ${contents.archivedAt} is null`,
    ),
    examCount: countOf(sql`${exams} where ${and(isCounted, isNull(exams.archivedAt))}`),
  };
}

export const chapterCounts = countsOf(sql`(${chapters.id})`);

export const subjectCounts = countsOf(
  sql`(select ${chapters.id} from ${chapters} where ${chapters.subjectId} = ${subjects.id}
    and ${chapters.archivedAt} is null)`,
  eq(exams.subjectId, subjects.id),
);

const liveSubjects = sql`(select ${subjects.id} from ${subjects}
  where ${subjects.courseId} = ${courses.id} and ${subjects.archivedAt} is null)`;
const liveUnits = sql`(select ${academicUnits.id} from ${academicUnits}
  where ${academicUnits.courseId} = ${courses.id} and ${academicUnits.archivedAt} is null)`;

export const courseCounts = countsOf(
  sql`(select ${chapters.id} from ${chapters} where ${chapters.subjectId} in ${liveSubjects}
    and ${chapters.archivedAt} is null)`,
  or(
    eq(exams.courseId, courses.id),
    sql`${exams.subjectId} in ${liveSubjects}`,
    sql`${exams.academicUnitId} in ${liveUnits}`,
  ),
);
