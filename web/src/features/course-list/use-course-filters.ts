/**
 * The filters in the search parameters. Typing replaces the history entry; other changes push one,
 * so that Back undoes them.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type CourseFilters, readFilters, writeFilters } from './course-filters.ts';

/** History state of a URL that typing into the search field has set. */
const typed = { typed: true };

export function useCourseFilters(): readonly [
  filters: CourseFilters,
  setFilters: (filters: CourseFilters) => void,
] {
  const [search, setSearch] = useSearchParams();
  const inUrl = readFilters(search);
  const { state } = useLocation();
  const arrival = useNavigationType();
  // The router updates the URL with a delay; a controlled input would lose letters meanwhile.
  const [text, setText] = useState(inUrl.text);

  // After Back, Forward or a link to this page the input takes the URL's text.
  const isOwn = arrival !== 'POP' && (state as typeof typed | null)?.typed === true;
  useEffect(() => {
    if (!isOwn) setText(inUrl.text);
  }, [isOwn, inUrl.text]);

  const setFilters = (next: CourseFilters) => {
    setText(next.text);
    setSearch(writeFilters(next), {
      replace: next.text !== text,
      preventScrollReset: true,
      state: typed,
    });
  };
  return [{ ...inUrl, text }, setFilters];
}
