// The number of exams of an admission course or of one of its units, papers of years and single
// exams together: SQL for a column in a select of that table. Archived exams do not count.
import { type SQL, sql } from 'drizzle-orm';
import { countOf } from '../../db/count-of.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { units, universities, years } from './tables.ts';

/** @param unitIds in parentheses */
function examCountOf(unitIds: SQL): SQL<number> {
  const yearIds = sql`(select ${years.id} from ${years} where ${years.unitId} in ${unitIds}
    and ${years.archivedAt} is null)`;
  const papers = countOf(
    sql`${multiSubjectExams} where ${multiSubjectExams.yearId} in ${yearIds}
      and ${multiSubjectExams.archivedAt} is null`,
  );
  const singles = countOf(
    sql`${exams} where ${exams.unitId} in ${unitIds} and ${exams.archivedAt} is null`,
  );
  return sql<number>`${papers} + ${singles}`;
}

export const unitExamCount = examCountOf(sql`(${units.id})`);

export const universityExamCount = examCountOf(
  sql`(select ${units.id} from ${units} where ${units.universityId} = ${universities.id}
    and ${units.archivedAt} is null)`,
);
