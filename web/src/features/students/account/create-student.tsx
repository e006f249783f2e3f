/**
 * Creates a student record for an account without one, for example after deletion, with the
 * account's contact details.
 */
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { SaveFailure } from '../editing/save-failure.tsx';
import { useCreateStudentMutation } from './generated/account.ts';

export function CreateStudent() {
  const { t } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [create, { loading }] = useCreateStudentMutation({ refetchQueries: ['ProfileRoute'] });

  const submit = async () => {
    setFailure(null);
    try {
      await create({ variables: { input: {} } });
      toastSuccess(t('students.recordCreated'));
    } catch (error) {
      setFailure(describeError(error, t));
    }
  };

  return (
    <Stack gap="4" align="center" maxW="28rem">
      <Text color="fg.muted">{t('students.createRecordLine')}</Text>
      <SaveFailure text={failure} />
      <Button
        variant="accent"
        loading={loading}
        loadingText={t('students.creatingRecord')}
        onClick={() => void submit()}
      >
        {t('students.createRecord')}
      </Button>
    </Stack>
  );
}
