// SQL of the whole catalogue: every row that students can see, for the export and for previewing an
// import.
import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  type CatalogueRows,
  catalogueTables,
  isWholeList,
  noRows,
  type TableName,
  tableNames,
  wholeLists,
} from '../../db/demo/catalogue-tables.ts';
import { columnOf } from '../../db/demo/write.ts';

/** A row with all columns of the database. */
export type Catalogue = { [N in TableName]: (typeof catalogueTables)[N]['$inferSelect'][] };

/** The order in which the lists of the API show the rows (each module's queries.ts). */
const orders: { [N in TableName]: string[] } = {
  universities: ['position', 'name'],
  universityTestimonials: ['position'],
  units: ['position', 'unitName'],
  years: ['year'],
  papers: ['id'],
  paperSubjects: ['position'],
  paperMcqs: ['position'],
  paperOptions: ['position'],
  courses: ['position', 'title'],
  courseFeatures: ['position'],
  courseTestimonials: ['position'],
  academicUnits: ['position'],
  subjects: ['position', 'id'],
  chapters: ['position', 'id'],
  lessons: ['position', 'id'],
  contents: ['position', 'id'],
  exams: ['position', 'id'],
  lessonExams: ['examId'],
  examMcqs: ['position'],
  examOptions: ['position'],
  examWrittenQuestions: ['position'],
  campaigns: ['startDate', 'id'],
  examCampaigns: ['startDate', 'id'],
  assignments: ['dueDate', 'id'],
};

/** Parents other than those of whole lists; a row is visible when all its parents are. */
const parents: { [N in TableName]?: Record<string, TableName> } = {
  units: { universityId: 'universities' },
  years: { unitId: 'units' },
  papers: { yearId: 'years' },
  academicUnits: { courseId: 'courses' },
  subjects: { courseId: 'courses' },
  chapters: { subjectId: 'subjects' },
  lessons: { chapterId: 'chapters' },
  contents: { chapterId: 'chapters' },
  exams: {
    chapterId: 'chapters',
    courseId: 'courses',
    subjectId: 'subjects',
    lessonId: 'lessons',
    unitId: 'units',
    academicUnitId: 'academicUnits',
  },
  lessonExams: { examId: 'exams' },
  examCampaigns: { multiSubjectExamId: 'papers', examId: 'exams' },
  assignments: { universityId: 'universities', courseId: 'courses' },
};

/**
 * Everything that is neither archived nor below an archived record, in memory: a catalogue consists
 * of texts and has no students.
 */
export async function findCatalogue(db: Db): Promise<Catalogue> {
  const all: CatalogueRows = noRows();
  const ids = new Map<TableName, Set<unknown>>();
  for (const name of tableNames) {
    const table: PgTable = catalogueTables[name];
    const rows = await db
      .select()
      .from(table)
      .where(isVisible(name))
      .orderBy(...orders[name].map((column) => asc(columnOf(table, column))));
    const links = Object.entries({
      ...(isWholeList(name) && { [wholeLists[name].key]: wholeLists[name].parent }),
      ...parents[name],
    });
    const visible = rows.filter((row) =>
      links.every(([key, parent]) => row[key] === null || ids.get(parent)?.has(row[key])),
    );
    ids.set(name, new Set(visible.map((row) => row.id)));
    const list: unknown[] = all[name];
    for (const row of visible) list.push(row);
  }
  return all as Catalogue;
}

function isVisible(name: TableName): SQL | undefined {
  return 'archivedAt' in catalogueTables[name]
    ? sql`${columnOf(catalogueTables[name], 'archivedAt')} is null`
    : undefined;
}
