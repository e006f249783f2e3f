/** The filters of the address, and how it is changed: letters replace the entry of the history, a choice makes one that Back undoes. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type CourseFilters, readFilters, writeFilters } from './course-filters.ts';

/** Marks an address that the field itself has written. */
const typed = { typed: true };

export function useCourseFilters(): readonly [filters: CourseFilters, setFilters: (filters: CourseFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = readFilters(search);
  const { state } = useLocation();
  const arrival = useNavigationType();
  // The router writes the address a little later; a text field cannot wait for it without losing letters.
  const [text, setText] = useState(inAddress.text);

  // Back, forward, or a link to this page: the field follows the address.
  const isOwn = arrival !== 'POP' && (state as typeof typed | null)?.typed === true;
  useEffect(() => {
    if (!isOwn) setText(inAddress.text);
  }, [isOwn, inAddress.text]);

  const setFilters = (next: CourseFilters) => {
    setText(next.text);
    setSearch(writeFilters(next), { replace: next.text !== text, preventScrollReset: true, state: typed });
  };
  return [{ ...inAddress, text }, setFilters];
}
