/**
 * The login form over an exam. If another user logs in, it logs them out again, because their
 * session must not write to this exam.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { Viewer_ViewerFragment } from '../../apollo/generated/viewer.ts';
import { changeViewer } from '../../apollo/session.ts';
import { LogoutDocument } from '../../features/auth/login/generated/logout.ts';
import { LoginForm } from '../../features/auth/login/login.form.tsx';
import type { ExamLoginProps } from '../../features/exam-room/attempt/exam-login.ts';
import { useI18n } from '../../i18n/i18n.tsx';

export function LoginOverExam({ userId, onLoggedIn }: ExamLoginProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const [isStranger, setStranger] = useState(false);

  const checkUser = (viewer: Viewer_ViewerFragment) => {
    const isOther = viewer.id !== userId;
    setStranger(isOther);
    if (isOther) {
      // If this logout fails, the server still rejects the other user's requests for this exam.
      client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
      return;
    }
    changeViewer(client, viewer);
    onLoggedIn();
  };
  return (
    <>
      {isStranger && (
        <Box
          role="alert"
          mb="4"
          p="3"
          borderWidth="1px"
          borderColor="accent"
          borderRadius="md"
          bg="accent.subtle"
        >
          {t('room.otherAccount')}
        </Box>
      )}
      <LoginForm onLoggedIn={checkUser} />
    </>
  );
}
