/** The course and the subjects of an exam, for the filters of the exam list. Pure. */
import type { ExamsRouteQuery } from './generated/exams.route.ts';

type Result = NonNullable<NonNullable<ExamsRouteQuery['viewer']>['results']>[number];

export interface ExamPlace {
  readonly course: { readonly id: string; readonly name: string } | null;
  /** Subjects are not shared by courses: the same name is the same subject here. */
  readonly subjects: readonly string[];
}

export const nowhere: ExamPlace = { course: null, subjects: [] };

export function placeOfResult(result: Result): ExamPlace {
  if (result.__typename === 'SingleExamResult') return placeOfChapter(result.exam?.chapter ?? null);
  return { course: result.exam?.year?.unit?.course ?? null, subjects: result.exam?.subjects.map(({ name }) => name) ?? [] };
}

interface Chapter {
  readonly subject: { readonly name: string; readonly course: { readonly id: string; readonly title: string } | null } | null;
}

/** Of an exam that hangs on a chapter; the others do not say where they are. */
function placeOfChapter(chapter: Chapter | null): ExamPlace {
  const subject = chapter?.subject;
  if (!subject) return nowhere;
  return { course: subject.course && { id: subject.course.id, name: subject.course.title }, subjects: [subject.name] };
}

/** What there is to choose from, in the order of the alphabet. */
export function choicesOf(places: readonly ExamPlace[], lang: string) {
  const courses = new Map(places.flatMap(({ course }) => (course ? [[course.id, course.name] as const] : [])));
  return {
    courses: [...courses].toSorted(([, a], [, b]) => a.localeCompare(b, lang)),
    subjects: [...new Set(places.flatMap(({ subjects }) => subjects))].toSorted((a, b) => a.localeCompare(b, lang)),
  };
}

/** @param wanted from the address; null takes every place */
export function isThere(
  { course, subjects }: ExamPlace,
  wanted: { readonly course: string | null; readonly subject: string | null },
): boolean {
  if (wanted.course !== null && course?.id !== wanted.course) return false;
  return wanted.subject === null || subjects.includes(wanted.subject);
}
