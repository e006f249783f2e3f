/** The page to return to after creating or editing. */
import { useSearchParams } from 'react-router-dom';
import { paths, returnPath } from '../../paths.ts';

/** The page that opened this one, from `returnTo`; without it, `fallback`. */
export function useReturnPath(fallback: string = paths.adminCourses()): string {
  const [search] = useSearchParams();
  return search.has('returnTo') ? returnPath(search) : fallback;
}
