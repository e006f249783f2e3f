// The status of a course, in upstream's and in the schema's spelling.

/** Missing if the host publishes every course. */
export type RestCourseStatus = 'draft' | 'published' | 'archived';
type CourseStatusName = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

const REST_STATUS = { DRAFT: 'draft', PUBLISHED: 'published', ARCHIVED: 'archived' } as const;
const STATUS = { draft: 'DRAFT', published: 'PUBLISHED', archived: 'ARCHIVED' } as const;

export const courseStatusOf = ({
  status = 'published',
}: {
  status?: RestCourseStatus;
}): CourseStatusName => STATUS[status] ?? 'PUBLISHED';

/** An input with its status in upstream's spelling. */
export function withRestStatus<I extends { status?: CourseStatusName | null }>({
  status,
  ...input
}: I) {
  return { ...input, status: status ? REST_STATUS[status] : undefined };
}
