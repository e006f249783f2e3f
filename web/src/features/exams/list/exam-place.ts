/** The course and the subjects of an exam, for the filters of the exam list. Pure. */
import type { ExamsRouteQuery } from './generated/exams.route.ts';

type Result = NonNullable<NonNullable<ExamsRouteQuery['viewer']>['results']>[number];

export interface ExamPlace {
  readonly course: { readonly id: string; readonly name: string } | null;
  /** Subject names. They are compared by name, since courses do not share subjects. */
  readonly subjects: readonly string[];
}

export const nowhere: ExamPlace = { course: null, subjects: [] };

export function placeOfResult(result: Result): ExamPlace {
  if (result.__typename === 'SingleExamResult') return placeOfChapter(result.exam?.chapter ?? null);
  return {
    course: result.exam?.year?.unit?.course ?? null,
    subjects: result.exam?.subjects.map(({ name }) => name) ?? [],
  };
}

interface Chapter {
  readonly subject: {
    readonly name: string;
    readonly course: { readonly id: string; readonly title: string } | null;
  } | null;
}

/** The place of a chapter's exam; other single exams do not report theirs. */
function placeOfChapter(chapter: Chapter | null): ExamPlace {
  const subject = chapter?.subject;
  if (!subject) return nowhere;
  return {
    course: subject.course && { id: subject.course.id, name: subject.course.title },
    subjects: [subject.name],
  };
}

/** The options of the filters, in alphabetical order. */
export function choicesOf(places: readonly ExamPlace[], lang: string) {
  const courses = new Map(
    places.flatMap(({ course }) => (course ? [[course.id, course.name] as const] : [])),
  );
  return {
    courses: [...courses].toSorted(([, a], [, b]) => a.localeCompare(b, lang)),
    subjects: [...new Set(places.flatMap(({ subjects }) => subjects))].toSorted((a, b) =>
      a.localeCompare(b, lang),
    ),
  };
}

/** @param filters from the search parameters; null matches every place */
export function matchesPlace(
  { course, subjects }: ExamPlace,
  filters: { readonly course: string | null; readonly subject: string | null },
): boolean {
  if (filters.course !== null && course?.id !== filters.course) return false;
  return filters.subject === null || subjects.includes(filters.subject);
}
