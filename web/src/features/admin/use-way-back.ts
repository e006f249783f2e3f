/** The way back from a page that creates or edits something. */
import { useSearchParams } from 'react-router-dom';
import { paths, returnAddress } from '../../paths.ts';

/** The page that opened this one, from `returnTo`; without it, `otherwise`. */
export function useWayBack(otherwise: string = paths.adminCourses()): string {
  const [search] = useSearchParams();
  return search.has('returnTo') ? returnAddress(search) : otherwise;
}
