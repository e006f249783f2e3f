/** Sends invitations to imported students, after a question: each costs a message. */
import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { toastSuccess } from '../../../../ui/dialogs/toast.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { useSendInvitationsMutation } from './generated/import-students.ts';

export function SendInvitations({ onDone }: { readonly onDone: () => unknown }) {
  const { t } = useI18n();
  const [send] = useSendInvitationsMutation();
  const [isOpen, setOpen] = useState(false);
  /** How many have been sent; null while none is sent. */
  const [sentCount, setSentCount] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const sendAll = async () => {
    isStopped.current = false;
    setProblem(null);
    let count = 0;
    setSentCount(0);
    try {
      for (let left = 1; left > 0 && !isStopped.current; ) {
        const { data } = await send();
        const answer = data?.sendInvitations ?? { sentCount: 0, leftCount: 0 };
        count += answer.sentCount;
        // Zero sent: another admin is sending the remaining ones.
        left = answer.sentCount === 0 ? 0 : answer.leftCount;
        setSentCount(count);
      }
      toastSuccess(t('people.invitationsSent', { count }));
      setOpen(false);
    } catch (error) {
      setProblem(`${t('people.invitationsSent', { count })} ${describeError(error, t)}`);
    } finally {
      setSentCount(null);
      await onDone();
    }
  };
  const close = () => {
    isStopped.current = true;
    setOpen(false);
  };

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('people.sendInvitations')}
      </Button>
      {isOpen && (
        <Modal title={t('people.sendInvitations')} onClose={close}>
          <Text mb="4">{t('people.invitationsLine')}</Text>
          <Text role="status">
            {sentCount !== null && t('people.invitationsSent', { count: sentCount })}
          </Text>
          <ErrorAlert mb="4">{problem}</ErrorAlert>
          <Flex wrap="wrap" gap="3" justify="flex-end">
            <Button variant="outline" onClick={close} data-first-focus>
              {t('ui.cancel')}
            </Button>
            <Button loading={sentCount !== null} onClick={() => void sendAll()}>
              {t('people.sendInvitations')}
            </Button>
          </Flex>
        </Modal>
      )}
    </>
  );
}
