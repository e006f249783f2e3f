/**
 * The chapter's only query, used by the page for its heading and by each part for its list, so that
 * switching parts sends no request.
 */

import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { useChapterRouteQuery } from './generated/chapter.route.ts';

export function useChapter() {
  const params = useCourseParams();
  const { data, loading, error, refetch } = useChapterRouteQuery({ variables: { id: params.id } });
  const chapter = data?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);
  return { ...params, chapter, loading: loading && !data, error, retry: refetch, isOpen };
}
