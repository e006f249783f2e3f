/** The login form over an exam. */
import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { changeViewer } from '../../apollo/session.ts';
import { LoginForm } from '../../features/auth/login/login.form.tsx';
import type { ExamLoginProps } from '../../features/exam-room/attempt/exam-login.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useOwnLogin } from '../use-own-login.ts';

export function LoginOverExam({ userId, onLoggedIn }: ExamLoginProps) {
  const { t } = useI18n();
  const client = useApolloClient();
  const { isStranger, checkUser } = useOwnLogin(userId, (viewer) => {
    changeViewer(client, viewer);
    onLoggedIn();
  });
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
