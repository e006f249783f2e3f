// The tables of the catalogue, which content files fill, in the order in which their rows can be
// inserted.
import {
  academicUnits,
  chapters,
  contents,
  courseFeatures,
  courses,
  courseTestimonials,
  lessons,
  subjects,
} from '../../modules/academics/tables.ts';
import {
  units,
  universities,
  universityTestimonials,
  years,
} from '../../modules/admission/tables.ts';
import { assignments } from '../../modules/assignments/tables.ts';
import { campaigns, examCampaigns } from '../../modules/campaigns/tables.ts';
import {
  examMcqs,
  examOptions,
  exams,
  examWrittenQuestions,
  lessonExams,
} from '../../modules/exams/tables.ts';
import {
  examSubjects,
  multiSubjectExams,
  subjectMcqs,
  subjectOptions,
} from '../../modules/multi-subject-exams/tables.ts';

export const catalogueTables = {
  universities,
  universityTestimonials,
  units,
  years,
  papers: multiSubjectExams,
  paperSubjects: examSubjects,
  paperMcqs: subjectMcqs,
  paperOptions: subjectOptions,
  courses,
  courseFeatures,
  courseTestimonials,
  academicUnits,
  subjects,
  chapters,
  lessons,
  contents,
  exams,
  lessonExams,
  examMcqs,
  examOptions,
  examWrittenQuestions,
  campaigns,
  examCampaigns,
  assignments,
};

export type TableName = keyof typeof catalogueTables;
export const tableNames = Object.keys(catalogueTables) as TableName[];

/** Rows by their table, as they are inserted. */
export type CatalogueRows = { [N in TableName]: (typeof catalogueTables)[N]['$inferInsert'][] };

/**
 * Lists that a content file contains completely if it contains their parent, so that an import
 * replaces them. `key` is the column with the parent's id.
 */
export const wholeLists = {
  universityTestimonials: { parent: 'universities', key: 'universityId' },
  paperSubjects: { parent: 'papers', key: 'examId' },
  paperMcqs: { parent: 'paperSubjects', key: 'subjectId' },
  paperOptions: { parent: 'paperMcqs', key: 'mcqId' },
  courseFeatures: { parent: 'courses', key: 'courseId' },
  courseTestimonials: { parent: 'courses', key: 'courseId' },
  lessonExams: { parent: 'lessons', key: 'lessonId' },
  examMcqs: { parent: 'exams', key: 'examId' },
  examOptions: { parent: 'examMcqs', key: 'mcqId' },
  examWrittenQuestions: { parent: 'exams', key: 'examId' },
} as const satisfies {
  [N in TableName]?: { parent: TableName; key: keyof (typeof catalogueTables)[N]['$inferInsert'] };
};

export function isWholeList(name: TableName): name is keyof typeof wholeLists {
  return name in wholeLists;
}

export function noRows(): CatalogueRows {
  return Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as CatalogueRows;
}
