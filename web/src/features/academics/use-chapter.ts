/** The chapter's one query: the page asks it for the heading and each of its parts for its list, so that changing parts asks nothing. */
import { useChapterRouteQuery } from './generated/chapter.route.ts';
import { useIsOpen, usePlace } from './use-place.ts';

export function useChapter() {
  const place = usePlace();
  const { data, loading, error, refetch } = useChapterRouteQuery({ variables: { id: place.id }, errorPolicy: 'all' });
  const chapter = data?.chapter;
  const isOpen = useIsOpen(chapter?.subject?.course);
  return { ...place, chapter, loading: loading && !data, error, retry: refetch, isOpen };
}
