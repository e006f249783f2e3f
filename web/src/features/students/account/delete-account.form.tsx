/** Deletes the account permanently, after the user has typed a word and confirmed the password. */
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { changeViewer } from '../../../apollo/session.ts';
import { useConfirmation } from '../../../confirmation/use-confirmation.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { DeletionForm } from './deletion.form.tsx';
import { useDeleteAccountMutation } from './generated/account.ts';

export function DeleteAccountForm() {
  const { t } = useI18n();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [deleteAccount, { loading }] = useDeleteAccountMutation();
  const { run, dialog } = useConfirmation();

  const remove = async () => {
    const { data } = (await run(() => deleteAccount())) ?? {};
    if (!data) return;
    // Leave the guarded page first; it would otherwise redirect to the login.
    await navigate(paths.home());
    changeViewer(client, null);
    toastSuccess(data.deleteAccount.message);
  };

  return (
    <>
      <DeletionForm line={t('students.deleteLine')} loading={loading} onDelete={remove} />
      {dialog}
    </>
  );
}
