/** The guard of /teaching. A separate file, so that the guards of other pages stay small. */
import { useViewer } from '../apollo/viewer.ts';
import { RequireLogin } from './guards.tsx';
import { NotFound } from './not-found.tsx';

/** Renders the not-found page for users without a grant in a course. */
export function RequireGrant() {
  const { isLoggedIn, viewer, loading } = useViewer();
  if (isLoggedIn && !loading && !viewer?.grantRole) return <NotFound />;
  return <RequireLogin />;
}
