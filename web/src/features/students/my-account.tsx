/** The account behind the profile: what it is signed in with, a copy of what is stored of its owner, and the way out for good. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useViewer } from '../../apollo/viewer.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { cleanMobile } from '../../i18n/mobile-number.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toastError } from '../../ui/toast.tsx';
import { DeleteAccountForm } from './delete-account.form.tsx';
import { Facts } from './facts.tsx';
import { Section } from './section.tsx';
import { useMyData } from './use-my-data.ts';

export function MyAccount() {
  const { t, digits } = useI18n();
  const { user } = useViewer();
  const { download, loading } = useMyData();
  const [isDeleting, setDeleting] = useState(false);

  const save = async () => {
    if (!(await download())) toastError(t('students.downloadFailed'));
  };

  return (
    <Section title={t('students.account')}>
      <Stack gap="5">
        <Facts
          items={[
            { name: t('students.loginEmail'), value: user?.email ?? null },
            { name: t('students.loginPhone'), value: user?.phoneNumber ? digits(cleanMobile(user.phoneNumber)) : null },
          ]}
        />
        <Text color="fg.muted">{t('students.downloadLine')}</Text>
        <Flex wrap="wrap" gap="3">
          <Button variant="outline" loading={loading} loadingText={t('students.downloading')} onClick={() => void save()}>
            {t('students.download')}
          </Button>
          <Button variant="outline" color="fg.error" onClick={() => setDeleting(true)}>
            {t('students.deleteAccount')}
          </Button>
        </Flex>
      </Stack>
      {isDeleting && (
        <Modal title={t('students.deleteAccount')} onClose={() => setDeleting(false)}>
          <DeleteAccountForm />
        </Modal>
      )}
    </Section>
  );
}
