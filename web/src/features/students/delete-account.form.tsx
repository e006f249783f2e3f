/** Deletes the account once a word has been typed: a click alone is too easy for what nobody can bring back. */
import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../apollo/errors.ts';
import { changeViewer } from '../../apollo/session.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/input.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useDeleteAccountMutation } from './generated/account.ts';
import { SaveFailure } from './save-failure.tsx';

/** Bengali letters with a dot below can be typed in two ways. */
const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();

export function DeleteAccountForm() {
  const { t } = useI18n();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteAccount, { loading }] = useDeleteAccountMutation();
  const word = t('students.deleteWord');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plain(typed) !== plain(word)) {
      setRefusal(t('students.deleteTypeWord', { word }));
      return;
    }
    setRefusal(undefined);
    setFailure(null);
    try {
      const { data } = await deleteAccount();
      if (!data) return;
      // First away from a guarded page, which would otherwise ask for a login.
      await navigate(paths.home());
      changeViewer(client, null);
      toastSuccess(data.deleteAccount.message);
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Text>{t('students.deleteLine')}</Text>
        <Field label={t('students.deleteTypeWord', { word })} error={refusal}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <SaveFailure text={failure} />
        <Button type="submit" variant="danger" loading={loading} loadingText={t('students.deleting')}>
          {t('students.deleteForGood')}
        </Button>
      </Stack>
    </form>
  );
}
