/**
 * The login over a form with unsaved changes. If another user logs in, it logs them out again,
 * because the form is not theirs.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Viewer_ViewerFragment } from '../apollo/generated/viewer.ts';
import { savedViewer, saveSession } from '../apollo/session.ts';
import { LogoutDocument } from '../features/auth/login/generated/logout.ts';
import { LoginForm } from '../features/auth/login/login.form.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import type { LoginOverFormProps } from './session-ended.tsx';

export function LoginOverForm({ onClose }: LoginOverFormProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [userId] = useState(() => savedViewer()?.id);
  const [isStranger, setStranger] = useState(false);

  const checkUser = (viewer: Viewer_ViewerFragment) => {
    const isOther = viewer.id !== userId;
    setStranger(isOther);
    if (isOther) {
      client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
      return;
    }
    // The cache stays: without its data the page would load again, without the form.
    saveSession(viewer);
    onClose();
  };
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
