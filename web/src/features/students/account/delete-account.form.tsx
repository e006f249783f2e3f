/** Deletes the account once a word has been typed and the password proved: nobody can bring it back. */
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
    // First away from a guarded page, which would otherwise ask for a login.
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
