// SQL of revisions: the one of an item's row, and who changed the item last.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import { assignments } from '../assignments/tables.ts';
import { users } from '../auth/tables.ts';
import { campaigns, examCampaigns } from '../campaigns/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { students } from '../students/tables.ts';
import type { ContentRevisionDocument } from './documents.ts';
import { PARENTS } from './parents.ts';
import { type ContentKind, contentChanges, type EditedKind } from './tables.ts';

/** An item of content. */
export type Item = { kind: ContentKind; id: string };
/** An item of content, a course, an assignment or a campaign. */
export type EditedItem = { kind: EditedKind; id: string };

type Source = {
  table: PgTable;
  id: PgColumn;
  title: PgColumn | SQL<string>;
  summary?: PgColumn;
  imageUrl?: PgColumn;
  /** Omitted for a kind that cannot be archived. */
  archivedAt?: PgColumn;
};

const SOURCES: Record<EditedKind, Source> = {
  subject: {
    table: subjects,
    id: subjects.id,
    title: subjects.subjectName,
    summary: subjects.subjectDescription,
    imageUrl: subjects.imageUrl,
    archivedAt: subjects.archivedAt,
  },
  'academic-unit': {
    table: academicUnits,
    id: academicUnits.id,
    title: academicUnits.unitName,
    summary: academicUnits.description,
    archivedAt: academicUnits.archivedAt,
  },
  chapter: {
    table: chapters,
    id: chapters.id,
    title: chapters.chapterTitle,
    summary: chapters.chapterSummary,
    archivedAt: chapters.archivedAt,
  },
  lesson: {
    table: lessons,
    id: lessons.id,
    title: lessons.title,
    archivedAt: lessons.archivedAt,
  },
  note: {
    table: contents,
    id: contents.id,
    title: contents.title,
    archivedAt: contents.archivedAt,
  },
  'admission-unit': {
    table: units,
    id: units.id,
    title: units.unitName,
    summary: units.description,
    archivedAt: units.archivedAt,
  },
  'exam-year': {
    table: years,
    id: years.id,
    title: sql<string>`${years.year}::text`,
    archivedAt: years.archivedAt,
  },
  exam: { table: exams, id: exams.id, title: exams.title, archivedAt: exams.archivedAt },
  paper: {
    table: multiSubjectExams,
    id: multiSubjectExams.id,
    title: multiSubjectExams.title,
    archivedAt: multiSubjectExams.archivedAt,
  },
  course: {
    table: courses,
    id: courses.id,
    title: courses.title,
    archivedAt: courses.archivedAt,
  },
  'admission-course': {
    table: universities,
    id: universities.id,
    title: universities.name,
    archivedAt: universities.archivedAt,
  },
  assignment: { table: assignments, id: assignments.id, title: assignments.title },
  campaign: { table: campaigns, id: campaigns.id, title: campaigns.title },
  'exam-campaign': { table: examCampaigns, id: examCampaigns.id, title: examCampaigns.title },
};

/** Undefined if there is no such item, or it is archived. */
export async function findRevision(
  db: Db,
  { kind, id }: EditedItem,
): Promise<ContentRevisionDocument | undefined> {
  const source = SOURCES[kind];
  const nothing = sql<string | null>`null::text`;
  const parent = kind in PARENTS ? PARENTS[kind as ContentKind] : undefined;
  const rows = await db
    .select({
      revision: revisionOf(source.table),
      title: sql<string>`${source.title}`,
      summary: sql<string | null>`${source.summary ?? nothing}`,
      imageUrl: sql<string | null>`${source.imageUrl ?? nothing}`,
      parentId: sql<string | null>`${parent?.id ?? nothing}`,
      parentTitle: sql<string | null>`${parent?.title ?? nothing}`,
      changedAt: contentChanges.changedAt,
      changedBy: sql<
        string | null
      >`coalesce(${students.name}, ${users.email}, ${users.phoneNumber})`,
    })
    .from(source.table)
    .leftJoin(
      contentChanges,
      and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, source.id)),
    )
    .leftJoin(users, eq(users.id, contentChanges.changedBy))
    .leftJoin(students, eq(students.userId, users.id))
    .where(and(eq(source.id, id), source.archivedAt && isNull(source.archivedAt)));
  const [row] = rows;
  return (
    row && {
      _id: id,
      kind,
      ...withoutNulls({ ...row, changedAt: row.changedAt?.toISOString() ?? null }),
    }
  );
}

/**
 * Locks the item's row until the end of the transaction and returns its revision; undefined if
 * there is no such row.
 */
export async function lockRevision(tx: Db, { kind, id }: EditedItem): Promise<string | undefined> {
  const { table, id: key } = SOURCES[kind];
  const [row] = await tx
    .select({ revision: revisionOf(table) })
    .from(table)
    .where(eq(key, id))
    .for('update');
  return row?.revision;
}

/** Stores the author and time of an item's change. */
export async function recordChange(
  tx: Db,
  { kind, id }: EditedItem,
  changedBy: string,
  changedAt: Date,
): Promise<void> {
  const change = { changedBy, changedAt };
  await tx
    .insert(contentChanges)
    .values({ kind, itemId: id, ...change })
    .onConflictDoUpdate({ target: [contentChanges.kind, contentChanges.itemId], set: change });
}

/**
 * Removes the records of changes that an import has overwritten: their authors did not write what
 * is stored now.
 */
export async function deleteChanges(
  tx: Db,
  kind: EditedKind,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(contentChanges)
    .where(and(eq(contentChanges.kind, kind), inArray(contentChanges.itemId, [...ids])));
}
