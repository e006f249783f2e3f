// The changes that an import would make: compares the rows of the files with those of the database,
// and finds the files to write.
import { getTableColumns } from 'drizzle-orm';
import type { Content } from '../../db/content/read-content.ts';
import {
  catalogueTables,
  isWholeList,
  type TableName,
  tableNames,
  wholeLists,
} from '../../db/demo/catalogue-tables.ts';
import type { FileRows } from '../../db/demo/rows.ts';
import type { Catalogue } from './catalogue-queries.ts';

export type Change = 'inserted' | 'changed' | 'unchanged' | 'removed';
export type Plan = {
  /** Files to write. */
  files: Set<string>;
  /** The number of records of each kind, by change. */
  tally: Map<string, Record<Change, number>>;
  /** Ids of rows that are not in the catalogue yet, including archived ones, which are restored. */
  inserted: Map<TableName, string[]>;
};

/** The kind in ids like `<chapter>-lesson-1`. */
const KIND_IN_IDS: Partial<Record<TableName, string>> = { lessons: 'lesson', contents: 'note' };

/** Names of the tables' records for messages. */
export const labels: Record<TableName, string> = {
  universities: 'admission courses',
  universityTestimonials: 'testimonials',
  units: 'units',
  years: 'years',
  papers: 'papers',
  paperSubjects: 'subjects of papers',
  paperMcqs: 'questions',
  paperOptions: 'options',
  courses: 'academic courses',
  courseFeatures: 'features',
  courseTestimonials: 'testimonials',
  academicUnits: 'units',
  subjects: 'subjects',
  chapters: 'chapters',
  lessons: 'lessons',
  contents: 'notes',
  exams: 'exams',
  lessonExams: 'exams of lessons',
  examMcqs: 'questions',
  examOptions: 'options',
  examWrittenQuestions: 'questions',
  campaigns: 'campaigns',
  examCampaigns: 'exam campaigns',
  assignments: 'assignments',
};

type Row = Record<string, unknown>;

/**
 * @param chapterFiles by the chapter's id: lessons and notes from an earlier import that the file
 *   lacks are removed
 */
export function planImport(
  parts: readonly FileRows[],
  catalogue: Catalogue,
  chapterFiles: ReadonlyMap<string, string>,
): Plan {
  const plan: Plan = { files: new Set(), tally: new Map(), inserted: new Map() };
  const fileOf = new Map<string, string>();
  for (const name of tableNames) {
    const tally = plan.tally.get(labels[name]) ?? {
      inserted: 0,
      changed: 0,
      unchanged: 0,
      removed: 0,
    };
    plan.tally.set(labels[name], tally);
    const storedRows = new Map<string, Row>(
      catalogue[name].map((row: Row) => [keyOf(name, row), row]),
    );
    const inserted: string[] = [];
    for (const { file, rows } of parts) {
      for (const row of (rows[name] ?? []) as Row[]) {
        const key = keyOf(name, row);
        fileOf.set(`${name} ${key}`, file);
        const storedRow = storedRows.get(key);
        const change = changeOf(name, row, storedRow);
        tally[change] += 1;
        if (change !== 'unchanged') plan.files.add(file);
        if (change === 'inserted' && typeof row.id === 'string') inserted.push(row.id);
      }
    }
    plan.inserted.set(name, inserted);
    for (const [key, row] of storedRows) {
      if (fileOf.has(`${name} ${key}`)) continue;
      const file = fileThatHadIt(name, row, fileOf, chapterFiles);
      if (file === undefined) continue;
      // Its children are removed with it, and counted too.
      fileOf.set(`${name} ${key}`, file);
      tally.removed += 1;
      plan.files.add(file);
    }
  }
  return plan;
}

/**
 * The file whose record contained this row. Undefined: the row is a record of its own, and is kept.
 */
function fileThatHadIt(
  name: TableName,
  row: Row,
  fileOf: ReadonlyMap<string, string>,
  chapterFiles: ReadonlyMap<string, string>,
): string | undefined {
  if (isWholeList(name))
    return fileOf.get(`${wholeLists[name].parent} ${row[wholeLists[name].key]}`);
  const kind = KIND_IN_IDS[name];
  const [, chapter] = (kind && new RegExp(`^(.+)-${kind}-`).exec(String(row.id))) ?? [];
  return chapter === undefined ? undefined : chapterFiles.get(chapter);
}

/** Rows of lists have no ids of their own. */
function keyOf(name: TableName, row: Row): string {
  if (typeof row.id === 'string') return row.id;
  return isWholeList(name) ? `${row[wholeLists[name].key]} ${row.examId ?? row.position}` : '';
}

function changeOf(
  name: TableName,
  row: Row,
  storedRow: Row | undefined,
): 'inserted' | 'unchanged' | 'changed' {
  if (storedRow === undefined) return 'inserted';
  return isSameRow(name, row, storedRow) ? 'unchanged' : 'changed';
}

/**
 * True if the stored row equals the row of the file; numbers are compared as rounded by the column.
 */
function isSameRow(name: TableName, row: Row, storedRow: Row): boolean {
  const columns: Record<string, object> = getTableColumns(catalogueTables[name]);
  return Object.entries(row).every(([field, value]) => {
    const storedValue = storedRow[field];
    if (value instanceof Date)
      return storedValue instanceof Date && storedValue.getTime() === value.getTime();
    if (typeof value !== 'number' || typeof storedValue !== 'number')
      return (value ?? null) === storedValue;
    const column = columns[field];
    const scale =
      column && 'scale' in column && typeof column.scale === 'number' ? column.scale : 0;
    return value.toFixed(scale) === storedValue.toFixed(scale);
  });
}

/**
 * The content completed from the database: a course without a position keeps its stored one, or is
 * added last; an existing campaign or assignment with days keeps its dates, because the days count
 * from the first import.
 */
export function settle(content: Content, catalogue: Catalogue): Content {
  const place = (rows: readonly { id: string; position: number }[]) => {
    const positions = new Map(rows.map((row) => [row.id, row.position]));
    let next = Math.max(-1, ...positions.values());
    return (id: string, position: number | undefined) => {
      if (position !== undefined) return position;
      const own = positions.get(id);
      if (own !== undefined) return own;
      next += 1;
      return next;
    };
  };
  const placeOfUniversity = place(catalogue.universities);
  const placeOfCourse = place(catalogue.courses);
  const campaigns = new Map(catalogue.campaigns.map((row) => [row.id, row]));
  const examCampaigns = new Map(catalogue.examCampaigns.map((row) => [row.id, row]));
  const assignments = new Map(catalogue.assignments.map((row) => [row.id, row]));
  return {
    ...content,
    admissionCourses: content.admissionCourses.map(({ file, data }) => ({
      file,
      data: { ...data, position: placeOfUniversity(data.id ?? data.courseCode, data.position) },
    })),
    academicCourses: content.academicCourses.map(({ file, data }) => ({
      file,
      data: { ...data, position: placeOfCourse(data.key, data.position) },
    })),
    campaigns: content.campaigns.map(({ file, data }) => ({
      file,
      data: withDates(data, campaigns.get(data.key)),
    })),
    examCampaigns: content.examCampaigns.map(({ file, data }) => ({
      file,
      data: withDates(data, examCampaigns.get(data.key)),
    })),
    assignments: content.assignments.map(({ file, data }) => {
      const storedAssignment = assignments.get(data.key);
      if (data.dueInDays === undefined || !storedAssignment) return { file, data };
      const { dueInDays: _, ...rest } = data;
      return {
        file,
        data: {
          ...rest,
          ...(storedAssignment.dueDate && { dueDate: storedAssignment.dueDate.toISOString() }),
        },
      };
    }),
  };
}

function withDates<T extends Content['campaigns'][number]['data']>(
  data: T,
  storedDates: { startDate: Date | null; endDate: Date | null } | undefined,
): T {
  if (!storedDates || (data.startsInDays === undefined && data.endsInDays === undefined))
    return data;
  const { startsInDays: _from, endsInDays: _to, ...rest } = data;
  const dates = {
    ...(storedDates.startDate && { startDate: storedDates.startDate.toISOString() }),
    ...(storedDates.endDate && { endDate: storedDates.endDate.toISOString() }),
  };
  return { ...rest, ...dates } as T;
}
