/**
 * The login dialog over the paper, shown if the session ends during the exam. It can be closed and
 * reopened from the bar (outbox-note.tsx).
 */
import { Text } from '@chakra-ui/react';
import { Suspense, use } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { ExamLogin, type ExamLoginProps } from '../attempt/exam-login.ts';

interface LogInOverProps extends ExamLoginProps {
  /** As in `AttemptState`. */
  readonly isOnDevice: boolean;
  readonly onClose: () => void;
}

export function LogInOver({ isOnDevice, onClose, ...login }: LogInOverProps) {
  const { t } = useI18n();
  const LoginForm = use(ExamLogin);
  if (!LoginForm) throw new Error('An exam needs <ExamLogin> above it');
  return (
    <Modal title={t('room.signedOutTitle')} onClose={onClose}>
      <Text mb="4">{t(isOnDevice ? 'room.signedOutText' : 'room.signedOutTextUnkept')}</Text>
      <Suspense fallback={<Spinner />}>
        <LoginForm {...login} />
      </Suspense>
    </Modal>
  );
}
