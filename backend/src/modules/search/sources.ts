// The sources of searched titles: one SELECT for each kind and table, all with the same columns.
import { type SQL, sql } from 'drizzle-orm';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import type { SearchHitDocument, SearchKindName } from './documents.ts';

type Source = { kind: SearchKindName; select: SQL };

type SelectedColumns = {
  id: SQL;
  title: SQL;
  key: SQL;
  /** Titles and keys between the course and the title, outermost first. */
  trail?: readonly { title: SQL; key: SQL }[];
  parent?: { type: NonNullable<SearchHitDocument['parentType']>; id: SQL };
  from: SQL;
};

const inCourse = sql`c.archived_at is null and c.status = 'published' and c.search_key is not null`;

/** @param course SQL of the course's title, code, type and key */
function source(
  kind: SearchKindName,
  course: { title: SQL; type: SQL },
  { id, title, key, trail = [], parent, from }: SelectedColumns,
): Source {
  const keys = [
    ...(kind === 'course' ? [] : [sql`c.search_key`]),
    ...trail.map((part) => part.key),
  ];
  const context = keys.length > 0 ? sql.join(keys, sql` || `) : sql`''`;
  const [outer, inner] = [trail[0]?.title ?? sql`null`, trail[1]?.title ?? sql`null`];
  const [parentType, parentId] = parent
    ? [sql`${sql.raw(`'${parent.type}'`)}::text`, parent.id]
    : [sql`null::text`, sql`null::text`];
  return {
    kind,
    select: sql`select ${sql.raw(`'${kind}'`)}::text as kind, ${id} as id, ${title} as title,
      ${key} as key, ${context} as context,
      c.id as course_id, ${course.title} as course_title, c.course_code as course_code,
      ${course.type} as course_type,
      ${outer}::text as "outer", ${inner}::text as "inner", ${parentType} as parent_type,
      ${parentId} as parent_id from ${from}`,
  };
}

const admission = { title: sql`c.name`, type: sql`'admission'::text` };
const academic = { title: sql`c.title`, type: sql`c.course_type` };

/** The columns of a joined table by its alias. */
const columnsOf = (alias: string, title: string) => ({
  id: sql.raw(`${alias}.id`),
  title: sql.raw(`${alias}.${title}`),
  key: sql.raw(`${alias}.search_key`),
});

const unit = columnsOf('u', 'unit_name');
const subject = columnsOf('s', 'subject_name');
const chapter = columnsOf('h', 'chapter_title');
const lesson = columnsOf('l', 'title');
const note = columnsOf('n', 'title');
const exam = columnsOf('e', 'title');

const underSubject = sql`${subjects} s join ${courses} c on c.id = s.course_id
  and s.archived_at is null and ${inCourse}`;
const underChapter = sql`${chapters} h join ${underSubject} on s.id = h.subject_id
  and h.archived_at is null`;
const underLesson = sql`${lessons} l join ${underChapter} on h.id = l.chapter_id
  and l.archived_at is null`;
const underUnit = sql`${units} u join ${universities} c on c.id = u.university_id
  and u.archived_at is null and ${inCourse}`;
const liveExam = sql`e.archived_at is null`;

export const SOURCES: readonly Source[] = [
  source('course', admission, {
    ...columnsOf('c', 'name'),
    from: sql`${universities} c where ${inCourse}`,
  }),
  source('course', academic, {
    ...columnsOf('c', 'title'),
    from: sql`${courses} c where ${inCourse}`,
  }),
  source('unit', admission, { ...unit, from: underUnit }),
  source('subject', academic, { ...subject, from: underSubject }),
  source('chapter', academic, { ...chapter, trail: [subject], from: underChapter }),
  source('lesson', academic, { ...lesson, trail: [subject, chapter], from: underLesson }),
  source('note', academic, {
    ...note,
    trail: [subject, chapter],
    from: sql`${contents} n join ${underChapter} on h.id = n.chapter_id and n.archived_at is null`,
  }),
  source('exam', admission, {
    ...exam,
    trail: [unit],
    parent: { type: 'unit', id: unit.id },
    from: sql`${multiSubjectExams} e join ${years} y on y.id = e.year_id and y.archived_at is null
      and ${liveExam}
      join ${underUnit} on u.id = y.unit_id`,
  }),
  source('exam', admission, {
    ...exam,
    trail: [unit],
    parent: { type: 'unit', id: unit.id },
    from: sql`${exams} e join ${underUnit} on u.id = e.unit_id and ${liveExam}`,
  }),
  source('exam', academic, {
    ...exam,
    parent: { type: 'course', id: sql`c.id` },
    from: sql`${exams} e join ${courses} c on c.id = e.course_id and ${liveExam} and ${inCourse}`,
  }),
  source('exam', academic, {
    ...exam,
    parent: { type: 'course-unit', id: sql`a.id` },
    from: sql`${exams} e join ${academicUnits} a on a.id = e.academic_unit_id
      and a.archived_at is null and ${liveExam}
      join ${courses} c on c.id = a.course_id and ${inCourse}`,
  }),
  source('exam', academic, {
    ...exam,
    trail: [subject],
    parent: { type: 'subject', id: subject.id },
    from: sql`${exams} e join ${underSubject} on s.id = e.subject_id and ${liveExam}`,
  }),
  source('exam', academic, {
    ...exam,
    trail: [subject, chapter],
    parent: { type: 'chapter', id: chapter.id },
    from: sql`${exams} e join ${underChapter} on h.id = e.chapter_id and ${liveExam}`,
  }),
  source('exam', academic, {
    ...exam,
    trail: [subject, chapter],
    parent: { type: 'lesson', id: lesson.id },
    from: sql`${exams} e join ${underLesson} on l.id = e.lesson_id and ${liveExam}`,
  }),
];
