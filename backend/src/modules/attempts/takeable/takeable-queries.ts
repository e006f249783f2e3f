// SQL of the exams that a student can take in the courses they are enrolled in: papers of admission
// years and single exams alike.
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { academicUnits, chapters, courses, lessons, subjects } from '../../academics/tables.ts';
import { units, universities, years } from '../../admission/tables.ts';
import { RELEASED_AT } from '../../campaigns/released-at.ts';
import { examCampaigns } from '../../campaigns/tables.ts';
import { COURSE_OF_EXAM, SUBJECT_OF_EXAM } from '../../exams/queries.ts';
import { examMcqs, exams, examWrittenQuestions } from '../../exams/tables.ts';
import { examSubjects, multiSubjectExams, subjectMcqs } from '../../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../../results/tables.ts';
import type {
  TakeableExamDocument,
  TakeableFilter,
  TakeablePageDocument,
} from './takeable-documents.ts';

interface Reader {
  readonly userId: string;
  /** The courses of both kinds that the student is enrolled in. */
  readonly courseIds: readonly string[];
}

const listOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/**
 * Papers without a result of the student, except those of campaigns whose results are not released
 * yet: until then enrolment does not count (access.ts).
 */
const papersOf = ({ userId, courseIds }: Reader, now: Date): SQL => sql`
  select 'multi-subject' as kind, ${multiSubjectExams.id} as exam_id,
    ${multiSubjectExams.title} as title, ${multiSubjectExams.timeLimit} as time_limit,
    (select count(*) from ${subjectMcqs}
      join ${examSubjects} on ${examSubjects.id} = ${subjectMcqs.subjectId}
      where ${examSubjects.examId} = ${multiSubjectExams.id}) as question_count,
    ${universities.id} as course_id, ${universities.name} as course_name,
    (select coalesce(jsonb_agg(${examSubjects.subjectName}
    order by ${examSubjects.position}), '[]'::jsonb)
      from ${examSubjects}
      where ${examSubjects.examId} = ${multiSubjectExams.id}) as subjects,
    null::timestamptz as starting_date, ${years.year} as year
  from ${multiSubjectExams}
    join ${years} on ${years.id} = ${multiSubjectExams.yearId}
    join ${units} on ${units.id} = ${years.unitId}
    join ${universities} on ${universities.id} = ${units.universityId}
  where ${universities.id} in ${listOf(courseIds)} and ${multiSubjectExams.archivedAt} is null
    and ${years.archivedAt} is null and ${units.archivedAt} is null
    and ${universities.archivedAt} is null
    and not exists (select 1 from ${multiSubjectResults}
      where ${multiSubjectResults.examId} = ${multiSubjectExams.id}
        and ${multiSubjectResults.userId} = ${userId})
    and not exists (select 1 from ${examCampaigns}
      where ${examCampaigns.multiSubjectExamId} = ${multiSubjectExams.id}
        and ${RELEASED_AT} > ${now.toISOString()})`;

/** The same for single exams, with any parent in the course. */
function singlesOf({ userId, courseIds }: Reader, now: Date): SQL {
  const ids = listOf(courseIds);
  const ownSubjects = sql`(select ${subjects.id} from ${subjects}
    where ${subjects.courseId} in ${ids} and ${subjects.archivedAt} is null)`;
  const ownChapters = sql`(select ${chapters.id} from ${chapters}
    where ${chapters.subjectId} in ${ownSubjects} and ${chapters.archivedAt} is null)`;
  const ownLessons = sql`(select ${lessons.id} from ${lessons}
    where ${lessons.chapterId} in ${ownChapters} and ${lessons.archivedAt} is null)`;
  const ownUnits = sql`(select ${units.id} from ${units}
    where ${units.universityId} in ${ids} and ${units.archivedAt} is null)`;
  const ownAcademicUnits = sql`(select ${academicUnits.id} from ${academicUnits}
    where ${academicUnits.courseId} in ${ids} and ${academicUnits.archivedAt} is null)`;
  return sql`
  select 'single' as kind, ${exams.id} as exam_id, ${exams.title} as title,
    ${exams.timeLimit} as time_limit,
    (select count(*) from ${examMcqs} where ${examMcqs.examId} = ${exams.id})
      + (select count(*) from ${examWrittenQuestions}
        where ${examWrittenQuestions.examId} = ${exams.id}) as question_count,
    ${COURSE_OF_EXAM} as course_id,
    coalesce((select ${courses.title} from ${courses} where ${courses.id} = ${COURSE_OF_EXAM}),
      (select ${universities.name} from ${universities}
        where ${universities.id} = ${COURSE_OF_EXAM})) as course_name,
    (select coalesce(jsonb_agg(${subjects.subjectName}), '[]'::jsonb) from ${subjects}
      where ${subjects.id} = ${SUBJECT_OF_EXAM}) as subjects,
    ${exams.startingDate} as starting_date, null::integer as year
  from ${exams}
  where (${exams.courseId} in ${ids} or ${exams.subjectId} in ${ownSubjects}
      or ${exams.chapterId} in ${ownChapters} or ${exams.lessonId} in ${ownLessons}
      or ${exams.unitId} in ${ownUnits} or ${exams.academicUnitId} in ${ownAcademicUnits})
    and ${exams.archivedAt} is null
    and not exists (select 1 from ${examResults}
      where ${examResults.examId} = ${exams.id} and ${examResults.userId} = ${userId})
    and not exists (select 1 from ${examCampaigns}
      where ${examCampaigns.examId} = ${exams.id} and ${RELEASED_AT} > ${now.toISOString()})`;
}

/**
 * A page of takeable exams with the total and the filter values, sorted by opening time, course,
 * and newest year. Skips archived ones.
 */
export async function findTakeable(
  db: Db,
  reader: Reader,
  { offset, limit, kind, courseId, subject, opens }: TakeableFilter,
  now: Date,
): Promise<TakeablePageDocument> {
  if (reader.courseIds.length === 0) return { exams: [], total: 0, courses: [], subjects: [] };
  const listed = sql`(${papersOf(reader, now)} union all ${singlesOf(reader, now)}) listed`;
  const isLater = sql`coalesce(starting_date > ${now.toISOString()}, false)`;
  const where = and(
    opens === 'later' ? isLater : sql`not ${isLater}`,
    kind === undefined ? undefined : sql`kind = ${kind}`,
    courseId === undefined ? undefined : sql`course_id = ${courseId}`,
    subject === undefined ? undefined : sql`subjects @> ${JSON.stringify([subject])}::jsonb`,
  );
  const rows = await db
    .select({
      kind: sql<TakeableExamDocument['kind']>`kind`,
      examId: sql<string>`exam_id`,
      title: sql<string>`title`,
      timeLimit: sql<number>`time_limit`,
      questionCount: sql<number>`question_count`.mapWith(Number),
      courseId: sql<string>`course_id`,
      courseName: sql<string>`course_name`,
      subjects: sql<string[]>`subjects`,
      startingDate: sql<
        string | null
      >`to_char(starting_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(listed)
    .where(where)
    .orderBy(sql`starting_date, course_name, course_id, kind, year desc, title, exam_id`)
    .limit(limit)
    .offset(offset);
  const total = await db.$count(listed, where);
  const courseRows = await db
    .selectDistinct({
      _id: sql<string>`course_id`,
      name: sql<string>`course_name`,
      subjects: sql<string[]>`subjects`,
    })
    .from(listed)
    .orderBy(sql`course_name, course_id, subjects`);
  return {
    exams: rows.map(({ startingDate, ...exam }) => ({
      ...exam,
      ...withoutNulls({ startingDate }),
    })),
    total,
    courses: [...new Map(courseRows.map(({ _id, name }) => [_id, { _id, name }])).values()],
    subjects: [...new Set(courseRows.flatMap((row) => row.subjects))],
  };
}
