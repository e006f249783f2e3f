/**
 * A login over an exam or a form. If another user logs in, it logs them out again, because their
 * session must not write to what is open.
 */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Viewer_ViewerFragment } from '../apollo/generated/viewer.ts';
import { LogoutDocument } from '../features/auth/login/generated/logout.ts';
import { readMissingStudent } from '../features/auth/login/read-missing-student.ts';

interface OwnLogin {
  /** Whether the last login was that of another user. */
  readonly isStranger: boolean;
  /** Called after each login. */
  readonly checkUser: (viewer: Viewer_ViewerFragment) => void;
}

/** @param onLoggedIn called after the login of the user with this id */
export function useOwnLogin(
  userId: string | undefined,
  onLoggedIn: (viewer: Viewer_ViewerFragment) => void,
): OwnLogin {
  const client = useApolloClient();
  const [isStranger, setStranger] = useState(false);
  const checkUser = (viewer: Viewer_ViewerFragment) => {
    const isOther = viewer.id !== userId;
    setStranger(isOther);
    // If this logout fails, the server still rejects the other user's requests for an exam.
    if (isOther) {
      client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
      return;
    }
    onLoggedIn(viewer);
    readMissingStudent(client, viewer);
  };
  return { isStranger, checkUser };
}
