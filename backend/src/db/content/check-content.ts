// Checks of content beyond its schema: unique keys, existing references, matching file names and
// answers.
import { join } from 'node:path';
import { contentRows, yearIdsOf } from '../demo/rows.ts';
import { repeatedQuestions } from './check-repeats.ts';
import { checkTexts } from './check-texts.ts';
import { wordingProblems } from './check-wording.ts';
import type { PeriodContent } from './content-schema.ts';
import type { McqContent, SingleExamContent } from './question-schema.ts';
import type { Content } from './read-content.ts';

/**
 * One line per problem, naming file and place; an empty list means the content can be loaded.
 * `root` holds images/.
 */
export function checkContent(content: Content, root: string): string[] {
  const texts = [
    ...checkTexts(content, [join(root, 'images')]),
    ...repeatedQuestions(content),
    ...wordingProblems(content),
  ];
  return [...checkReferences(content), ...texts];
}

/** Problems with which the content cannot be stored, or would be stored wrongly. */
export function checkReferences(content: Content): string[] {
  const problems: string[] = [];
  const report = (file: string, text: string) => problems.push(`${file}: ${text}`);
  for (const { file, data } of content.admissionCourses) {
    if (file !== `admission/${data.courseCode}/course.yaml`)
      report(file, `is in a folder not named '${data.courseCode}'`);
    for (const unit of data.units) {
      const years = unit.years.map((entry) => (typeof entry === 'number' ? entry : entry.year));
      if (new Set(years).size < years.length) report(file, `unit '${unit.key}' lists a year twice`);
    }
    if (new Set(data.units.map((unit) => unit.key)).size < data.units.length)
      report(file, 'has two units with the same key');
  }
  const yearIdOf = yearIdsOf(content);
  for (const { file, course, data } of content.papers) {
    if (file !== `admission/${course}/papers/${data.unit}-${data.year}.yaml`)
      report(file, `not named ${data.unit}-${data.year}.yaml`);
    if (yearIdOf(course, data) === undefined)
      report(file, `unit '${data.unit}' has no year ${data.year}`);
    for (const subject of data.subjects) checkAnswers(subject.mcqs, (text) => report(file, text));
  }
  for (const { file, data } of content.chapters) {
    if (!file.endsWith(`/chapters/${data.chapter}.yaml`))
      report(file, `not named ${data.chapter}.yaml`);
    for (const exam of data.exams) checkKind(exam, (text) => report(file, text));
  }
  for (const { file, data } of content.otherExams) {
    if (file !== `exams/${data.key}.yaml`) report(file, `not named ${data.key}.yaml`);
    checkKind(data, (text) => report(file, text));
  }
  for (const { file, data } of content.campaigns)
    checkPeriod(data, (text) => report(file, `campaign '${data.key}' ${text}`));
  for (const { file, data } of content.examCampaigns) {
    checkPeriod(data, (text) => report(file, `exam campaign '${data.key}' ${text}`));
    const isOpenEnded =
      (data.startsInDays ?? data.startDate) === undefined ||
      (data.endsInDays ?? data.endDate) === undefined;
    if (isOpenEnded) report(file, `exam campaign '${data.key}' needs a start and an end`);
  }
  for (const { file, data } of content.assignments) {
    if (data.dueInDays !== undefined && data.dueDate !== undefined)
      report(file, `assignment '${data.key}' has both dueInDays and dueDate`);
    if (data.university !== undefined && data.course !== undefined)
      report(file, `assignment '${data.key}' has both a university and a course`);
  }
  checkIds(content, report);
  return problems;
}

/** Ids are unique, and every referenced id exists. */
function checkIds(content: Content, report: (file: string, text: string) => void): void {
  const ids = new Map<string, Set<string>>();
  const parts = contentRows(content, new Date());
  for (const { file, rows } of parts) {
    for (const [table, list] of Object.entries(rows)) {
      const tableIds = ids.get(table) ?? new Set();
      ids.set(table, tableIds);
      for (const row of list) {
        if (!('id' in row) || row.id === undefined) continue;
        if (tableIds.has(row.id))
          report(
            file,
            `key '${row.id}' is used twice${'text' in row ? ` (option '${row.text.slice(0, 40)}')` : ''}`,
          );
        tableIds.add(row.id);
      }
    }
  }
  const isKnown = (table: string, id: string | null | undefined) => !id || ids.get(table)?.has(id);
  for (const { file, data } of content.chapters) {
    if (!isKnown('chapters', data.chapter))
      report(file, `no chapter '${data.chapter}' in a course`);
  }
  for (const { file, rows } of parts) {
    for (const { examId } of rows.lessonExams ?? [])
      if (!isKnown('exams', examId)) report(file, `no exam '${examId}'`);
    for (const exam of rows.exams ?? []) {
      const parents = {
        courses: exam.courseId,
        subjects: exam.subjectId,
        lessons: exam.lessonId,
        units: exam.unitId,
      };
      for (const [table, id] of Object.entries({
        ...parents,
        academicUnits: exam.academicUnitId,
      })) {
        if (!isKnown(table, id))
          report(file, `no ${exam.academicUnitId ? 'unit' : table.slice(0, -1)} '${id}'`);
      }
    }
    for (const { examId } of rows.examCampaigns ?? [])
      if (!isKnown('exams', examId)) report(file, `no exam '${examId}'`);
    for (const { universityId, courseId } of rows.assignments ?? []) {
      if (!isKnown('universities', universityId))
        report(file, `no admission course '${universityId}'`);
      if (!isKnown('courses', courseId)) report(file, `no course '${courseId}'`);
    }
  }
}

function checkKind(exam: SingleExamContent, report: (text: string) => void): void {
  const questions = exam.type === 'MCQ' ? exam.mcqs : exam.written;
  if ((exam.mcqs && exam.written) || (!questions && (exam.mcqs || exam.written))) {
    report(`exam '${exam.title}': an ${exam.type} exam has only its own kind of questions`);
  }
  checkAnswers(exam.mcqs ?? [], report);
}

function checkAnswers(mcqs: readonly McqContent[], report: (text: string) => void): void {
  for (const mcq of mcqs) {
    for (const letter of [mcq.answer].flat()) {
      if (letter.charCodeAt(0) - 65 >= mcq.options.length) {
        report(`question '${mcq.question.slice(0, 40)}': answer ${letter} is not an option`);
      }
    }
  }
}

/** Days and dates must not be mixed: their order would depend on when the file is loaded. */
function checkPeriod(
  { startsInDays, endsInDays, startDate, endDate }: PeriodContent,
  report: (text: string) => void,
): void {
  const hasDays = startsInDays !== undefined || endsInDays !== undefined;
  if (hasDays && (startDate !== undefined || endDate !== undefined))
    report('has both days and dates');
  if (startsInDays !== undefined && endsInDays !== undefined && endsInDays <= startsInDays)
    report('ends before it starts');
  if (startDate !== undefined && endDate !== undefined && new Date(endDate) <= new Date(startDate))
    report('ends before it starts');
}
