/** The login over a form with unsaved changes. */
import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { savedViewer, saveSession } from '../apollo/session.ts';
import { LoginForm } from '../features/auth/login/login.form.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import type { LoginOverFormProps } from './session-ended.tsx';
import { useOwnLogin } from './use-own-login.ts';

export function LoginOverForm({ onClose }: LoginOverFormProps) {
  const { t } = useI18n();
  const [userId] = useState(() => savedViewer()?.id);
  const { isStranger, checkUser } = useOwnLogin(userId, (viewer) => {
    // The cache stays: without its data the page would load again, without the form.
    saveSession(viewer);
    onClose();
  });
  return (
    <Modal title={t('auth.formKeptTitle')} onClose={onClose}>
      <Stack gap="4">
        <Text>{t('auth.formKept')}</Text>
        {isStranger && (
          <Box role="alert" p="3" bg="error.subtle" color="error.fg" borderRadius="md">
            {t('auth.otherAccount')}
          </Box>
        )}
        <LoginForm onLoggedIn={checkUser} />
      </Stack>
    </Modal>
  );
}
