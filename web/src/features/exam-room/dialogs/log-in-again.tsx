/**
 * A button to the login page, shown if the session has ended. The answers stay on the device, and
 * the login returns to the exam.
 */
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endLocalSession } from '../../../apollo/session.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/forms/button.tsx';

export function LogInAgain({ children }: { readonly children: React.ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const logIn = () => {
    void navigate(paths.login(pathname), { replace: true });
    // Otherwise the login page would consider the user signed in and redirect back.
    endLocalSession(client);
  };
  return (
    <Button variant="outline" onClick={logIn}>
      {children}
    </Button>
  );
}
