// Groups of upstream calls. A part of the backend may be slow or broken while the others work, so
// each group has its own circuit breaker, concurrency limit and retry budget.

/**
 * The group of each batch collection: `/ext/batch/chapters` reads the same tables as
 * `/course/…/chapters` and fails with them. A collection that is missing here is its own group.
 */
const GROUP_OF_COLLECTION: Record<string, string> = {
  universities: 'admissioncourse',
  units: 'admissioncourse',
  years: 'admissioncourse',
  courses: 'course',
  subjects: 'course',
  chapters: 'course',
  lessons: 'course',
  contents: 'course',
  exams: 'examcreation',
  multisubjectexams: 'multisubjectexams',
};

/**
 * The group of a path. Documented calls: the first segment (`auth`, `students`, `course`, `exams`,
 * …). `/ext/batch/<collection>`: the group of the collection. Other extensions: their own
 * (`ext/attempts`, `ext/notes`, …), and `ext` for the list of capabilities.
 */
export function groupOf(path: string): string {
  const first = segmentAt(path, 1);
  if (first !== 'ext') return first;
  const second = segmentAt(path, 5);
  if (second !== 'batch') return second === '' ? first : `ext/${second}`;
  const collection = segmentAt(path, 11);
  return GROUP_OF_COLLECTION[collection] ?? `ext/batch/${collection}`;
}

/** The segment at this index. Without `split`, because this runs for every call. */
function segmentAt(path: string, from: number): string {
  let to = from;
  while (to < path.length && path[to] !== '/' && path[to] !== '?') to += 1;
  return path.slice(from, to);
}
