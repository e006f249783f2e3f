/**
 * Asks before the student leaves a running exam by Back or a link. Nothing is lost by leaving, but
 * the clock keeps running.
 */
import { Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { AttemptState } from '../attempt/attempt-state.ts';

export function LeaveGuard({
  state: { phase, outbox, saved, sheet, isOnDevice },
}: {
  readonly state: AttemptState<unknown, unknown>;
}) {
  const { t } = useI18n();
  const isRefused = outbox.status === 'refused';
  // Refused answers can be left with a copy on the device only.
  const mustAsk = phase === 'running' && !(isRefused && isOnDevice);
  // The login page returns to the exam.
  const blocker = useBlocker(
    ({ nextLocation }) => mustAsk && nextLocation.pathname !== paths.login(),
  );
  const isConfirmationOpen = blocker.state === 'blocked';
  const isLostByLeaving =
    mustAsk && !isOnDevice && (sheet.sealed !== null || saved.status !== 'server');

  // Submitted while the dialog was open: cancels the navigation, because the exam leaves the page
  // itself.
  useEffect(() => {
    if (isConfirmationOpen && !mustAsk) blocker.reset();
  }, [isConfirmationOpen, mustAsk, blocker]);

  // Answers that are stored neither on the device nor on the server would be lost, so the browser
  // asks before closing the page.
  useEffect(() => {
    if (!isLostByLeaving) return;
    const confirmClosing = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', confirmClosing);
    return () => removeEventListener('beforeunload', confirmClosing);
  }, [isLostByLeaving]);

  if (!isConfirmationOpen) return null;
  const savedText = isOnDevice ? 'room.leaveText' : 'room.leaveOnServer';
  const openText = sheet.sealed || isLostByLeaving ? 'room.leaveUnsent' : savedText;
  return (
    <Modal title={t('room.leaveTitle')} onClose={() => blocker.reset()}>
      <Text mb="5">{t(sheet.sealed && isRefused ? 'room.leaveRefused' : openText)}</Text>
      <Flex wrap="wrap" gap="2" css={{ '& > button': { flex: '1 0 auto' } }}>
        <Button data-first-focus onClick={() => blocker.reset()}>
          {t('room.stay')}
        </Button>
        <Button variant="outline" onClick={() => blocker.proceed()}>
          {t('room.leave')}
        </Button>
      </Flex>
    </Modal>
  );
}
