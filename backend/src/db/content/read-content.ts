// Reads a folder of content files into memory, and rejects files that do not match
// content-schema.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Static, TArray, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import {
  type AcademicCourseContent,
  AcademicCourseFile,
  type AdmissionCourseContent,
  AdmissionCourseFile,
  type AssignmentContent,
  AssignmentsFile,
  type CampaignContent,
  CampaignsFile,
  type ChapterContent,
  ChapterFile,
  type ExamCampaignContent,
  ExamCampaignsFile,
  type OtherExamContent,
  OtherExamFile,
  type PaperContent,
  PaperFile,
} from './content-schema.ts';

/** A content file's data with its path below the content folder, for messages. */
export type Sourced<T> = { file: string; data: T };

/** Everything a content folder holds, in the order of file names. */
export type Content = {
  admissionCourses: Sourced<AdmissionCourseContent>[];
  /** `course` is the course code, taken from the folder. */
  papers: (Sourced<PaperContent> & { course: string })[];
  academicCourses: Sourced<AcademicCourseContent>[];
  chapters: Sourced<ChapterContent>[];
  /** Exams whose parent is not a chapter. */
  otherExams: Sourced<OtherExamContent>[];
  campaigns: Sourced<CampaignContent>[];
  examCampaigns: Sourced<ExamCampaignContent>[];
  assignments: Sourced<AssignmentContent>[];
};

/**
 * Reads `root` (a folder like backend/demo). Collects problems: one line per invalid place in a
 * file.
 */
export function readContent(root: string): { content: Content; problems: string[] } {
  const content: Content = {
    admissionCourses: [],
    papers: [],
    academicCourses: [],
    chapters: [],
    otherExams: [],
    campaigns: [],
    examCampaigns: [],
    assignments: [],
  };
  const problems: string[] = [];

  function read<S extends TSchema>(path: string, schema: S): Sourced<Static<S>> | undefined {
    const file = relative(root, path).replaceAll('\\', '/');
    let data: unknown;
    try {
      data = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      problems.push(
        `${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'not YAML'}`,
      );
      return undefined;
    }
    if (Value.Check(schema, data)) return { file, data };
    for (const error of Value.Errors(schema, data).slice(0, 10)) {
      problems.push(`${file}: ${error.instancePath || '/'} ${error.message}`);
    }
    return undefined;
  }

  for (const folder of folders(join(root, 'admission'))) {
    const course = read(join(folder, 'course.yaml'), AdmissionCourseFile);
    if (course) content.admissionCourses.push(course);
    for (const path of yamlFiles(join(folder, 'papers'))) {
      const paper = read(path, PaperFile);
      if (paper) content.papers.push({ ...paper, course: basename(folder) });
    }
  }
  for (const folder of folders(join(root, 'academic'))) {
    for (const path of yamlFiles(folder)) {
      const course = read(path, AcademicCourseFile);
      if (course) content.academicCourses.push(course);
    }
    for (const path of yamlFiles(join(folder, 'chapters'))) {
      const chapter = read(path, ChapterFile);
      if (chapter) content.chapters.push(chapter);
    }
  }
  for (const path of yamlFiles(join(root, 'exams'))) {
    const exam = read(path, OtherExamFile);
    if (exam) content.otherExams.push(exam);
  }

  function readList<S extends TArray>(file: string, schema: S): Sourced<Static<S>[number]>[] {
    const list = existsSync(join(root, file)) ? read(join(root, file), schema)?.data : undefined;
    return (list ?? []).map((data) => ({ file, data }));
  }
  content.campaigns = readList('campaigns.yaml', CampaignsFile);
  content.examCampaigns = readList('exam-campaigns.yaml', ExamCampaignsFile);
  content.assignments = readList('assignments.yaml', AssignmentsFile);
  return { content, problems };
}

function folders(path: string): string[] {
  return entries(path)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(path, entry.name));
}

function yamlFiles(path: string): string[] {
  return entries(path)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(path, entry.name));
}

/** A missing folder counts as empty: a course need not have papers. */
function entries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name));
  } catch {
    return [];
  }
}
