/** The wish of the address, and how it is changed: letters replace the entry of the history, a choice makes one that Back undoes. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type CourseWish, readWish, writeWish } from './course-wish.ts';

/** Marks an address that the field itself has written. */
const typed = { typed: true };

export function useCourseWish(): readonly [wish: CourseWish, setWish: (wish: CourseWish) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = readWish(search);
  const { state } = useLocation();
  const arrival = useNavigationType();
  // The router writes the address a little later; a text field cannot wait for it without losing letters.
  const [text, setText] = useState(inAddress.text);

  // Back, forward, or a link to this page: the field follows the address.
  const isOwn = arrival !== 'POP' && (state as typeof typed | null)?.typed === true;
  useEffect(() => {
    if (!isOwn) setText(inAddress.text);
  }, [isOwn, inAddress.text]);

  const setWish = (next: CourseWish) => {
    setText(next.text);
    setSearch(writeWish(next), { replace: next.text !== text, preventScrollReset: true, state: typed });
  };
  return [{ ...inAddress, text }, setWish];
}
