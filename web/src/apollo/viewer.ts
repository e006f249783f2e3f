/** The signed-in person for any component: `const { isLoggedIn, user } = useViewer()`. */
import { useViewerQuery, type Viewer_ViewerFragment } from './generated/viewer.ts';
import { savedViewer } from './session.ts';

export interface ViewerState {
  /** Null for a visitor. While loading, the user of the last visit. */
  readonly viewer: Viewer_ViewerFragment | null;
  readonly user: Viewer_ViewerFragment['user'] | null;
  readonly isLoggedIn: boolean;
  readonly isAdmin: boolean;
  /** The gateway has not answered yet: do not decide anything final. */
  readonly loading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useViewer(): ViewerState {
  const { data, loading, error, refetch } = useViewerQuery();
  // While the viewer cannot be loaded, the user of the last visit is shown.
  const viewer = data && !error ? data.viewer : savedViewer();
  return {
    viewer,
    user: viewer?.user ?? null,
    isLoggedIn: viewer !== null,
    isAdmin: viewer?.user.role === 'ADMIN',
    loading: loading && !data,
    error,
    retry: () => void refetch(),
  };
}

/** The user's own name; null if it is not known. */
export function ownName({ user, student }: Viewer_ViewerFragment): string | null {
  return user.userName ?? student?.name ?? null;
}

/** Whether the name, e-mail address or mobile number is that of the signed-in person. */
export function useIsOwnName(name: string | null): boolean {
  const { viewer } = useViewer();
  if (!viewer || !name) return false;
  const { student, user } = viewer;
  return [student?.name, user.email, user.phoneNumber].includes(name);
}
