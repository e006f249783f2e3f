/** The session has ended during an exam: the way to the login and back. The answers stay on the device and are found again after it. */
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signOutHere } from '../../../apollo/session.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';

export function LogInAgain({ children }: { readonly children: React.ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const logIn = () => {
    void navigate(paths.login(pathname), { replace: true });
    // Otherwise the login page would believe what was known before, and send the person straight back.
    signOutHere(client);
  };
  return (
    <Button variant="outline" onClick={logIn}>
      {children}
    </Button>
  );
}
