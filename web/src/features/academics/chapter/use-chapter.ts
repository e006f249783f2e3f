/** The chapter's one query: the page asks it for the heading and each of its parts for its list, so that changing parts asks nothing. */

import { useCourseParams, useIsOpen } from '../use-course-params.ts';
import { useChapterRouteQuery } from './generated/chapter.route.ts';

export function useChapter() {
  const place = useCourseParams();
  const { data, loading, error, refetch } = useChapterRouteQuery({ variables: { id: place.id } });
  const chapter = data?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);
  return { ...place, chapter, loading: loading && !data, error, retry: refetch, isOpen };
}
