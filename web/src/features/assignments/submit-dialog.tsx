/** Asks for confirmation before an assignment is submitted, and lists its content. */
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Button } from '../../ui/forms/button.tsx';

interface SubmitDialogProps {
  readonly fileNames: readonly string[];
  readonly hasText: boolean;
  readonly isLate: boolean;
  readonly dueDate: string | null;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

export function SubmitDialog({
  fileNames,
  hasText,
  isLate,
  dueDate,
  isSending,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const { t, dateTime } = useI18n();
  return (
    <Modal title={t('assignments.submitTitle')} onClose={onClose}>
      <Text>{t('assignments.submitWhat')}</Text>
      <chakra.ul ps="5" mb="4" listStyleType="disc" overflowWrap="anywhere">
        {hasText && <li>{t('assignments.yourText')}</li>}
        {fileNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name, and the list does not change while it is open
          <li key={index}>{name}</li>
        ))}
      </chakra.ul>
      {isLate && <Text mb="4">{t('assignments.submitLate')}</Text>}
      {!isLate && dueDate !== null && (
        <Text mb="4">
          {t('assignments.submitUntil', { date: dateTime(dueDate, { weekday: true }) })}
        </Text>
      )}
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" onClick={onClose}>
          {t('assignments.notYet')}
        </Button>
        <Button
          data-first-focus
          variant="accent"
          loading={isSending}
          loadingText={t('assignments.sending')}
          onClick={onSubmit}
        >
          {t('assignments.submit')}
        </Button>
      </Flex>
    </Modal>
  );
}
