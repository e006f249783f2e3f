// The calls of the extension `course-admin`, in upstream's spelling.
import type { RestCourseStatus } from '../../upstream/course-status.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `CourseListEntry`. */
export type RestCourseEntry = {
  _id?: string;
  id?: string;
  kind?: 'admission' | 'academic' | 'other';
  courseCode?: string;
  courseType?: string;
  title?: string;
  price?: number;
  discountPrice?: number;
  thumbnailImageUrl?: string | null;
  status?: RestCourseStatus;
  studentCount?: number;
  lessonCount?: number;
  contentCount?: number;
  examCount?: number;
};

/** Backs `CourseUsage`. */
export type RestCourseUsage = {
  _id?: string;
  id?: string;
  title?: string;
  unitCount?: number;
  subjectCount?: number;
  chapterCount?: number;
  lessonCount?: number;
  contentCount?: number;
  examCount?: number;
  assignmentCount?: number;
  studentCount?: number;
  resultCount?: number;
  attemptCount?: number;
  submissionCount?: number;
  examCampaignCount?: number;
};

type Filter = { kind?: string | undefined; status?: string | undefined; q?: string | undefined };

export const courseAdminApi = (upstream: Upstream) => ({
  /** GET /ext/courses */
  listCourseEntries: (filter: Filter, { offset, limit }: Page) =>
    upstream.page<RestCourseEntry>(withQuery(path`/ext/courses`, { ...filter, offset, limit })),
  /** GET /ext/courses/{id}/usage */
  findCourseUsage: (id: string) => upstream.find<RestCourseUsage>(path`/ext/courses/${id}/usage`),
});
