// A course and the lists below it, as documents of the benchmarks' upstreams.

const CHILDREN = { subjects: 5, chapters: 10, lessons: 10 };

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const course = (id: string) => ({
  _id: id,
  courseCode: 'class10',
  title: `Course ${id}`,
  courseType: 'academic',
  price: 0,
  discountPrice: 0,
  courseFeatures: [],
  testimonials: [],
});

const subjects = (courseId: string) =>
  range(CHILDREN.subjects).map((n) => ({
    _id: `${courseId}-${n}`,
    courseId,
    subjectName: `Subject ${n}`,
  }));
const chapters = (subjectId: string) =>
  range(CHILDREN.chapters).map((n) => ({
    _id: `${subjectId}-${n}`,
    subjectId,
    chapterTitle: `Chapter ${n}`,
  }));
const lessons = (chapterId: string) =>
  range(CHILDREN.lessons).map((n) => ({
    _id: `${chapterId}-${n}`,
    chapterId,
    title: `Lesson ${n} of ${chapterId}`,
    duration: 10,
    exams: [],
  }));
const lists = new Map<string | undefined, (parentId: string) => object[]>(
  Object.entries({ subjects, chapters, lessons }),
);

/** `GET /course/<parent>/<list>`; undefined for an unknown list. */
export const listBelow = (parentId: string, list: string | undefined): object[] | undefined =>
  lists.get(list)?.(parentId);

/** `GET /ext/batch/<list>?parents=…`; undefined for an unknown list. */
export function listsBelow(
  parentIds: readonly string[],
  list: string | undefined,
): Record<string, object[]> | undefined {
  const below = lists.get(list);
  return below && Object.fromEntries(parentIds.map((id) => [id, below(id)]));
}
