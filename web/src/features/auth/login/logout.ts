/**
 * Ends the session. The local session is cleared only after the server has confirmed the logout;
 * after a failure the user stays logged in.
 */
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../apollo/errors.ts';
import { changeViewer } from '../../../apollo/session.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { useLogoutMutation } from './generated/logout.ts';

export function useLogout(): { readonly logout: () => Promise<void>; readonly loading: boolean } {
  const { t } = useI18n();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [send, { loading }] = useLogoutMutation();

  const logout = async () => {
    try {
      const { data } = await send();
      if (!data) return;
      // Leave a guarded page first; it would otherwise redirect to the login.
      await navigate(paths.home());
      changeViewer(client, null);
      toastSuccess(data.logout.message);
    } catch (error) {
      toastError(describeError(error, t));
    }
  };
  return { logout, loading };
}
