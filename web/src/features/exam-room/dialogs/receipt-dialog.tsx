/** The receipt of a hand-in: its number, time, and the hash of the stored answers. It can be copied or saved as a file. */
import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { ExamReceipt } from '../attempt/attempt-state.ts';
import { receiptNumber, receiptText } from './receipt-text.ts';

interface ReceiptDialogProps {
  readonly receipt: ExamReceipt;
  /** The title of the exam. */
  readonly title: string;
  readonly onClose: () => void;
}

function saveAsFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ReceiptDialog({ receipt, title, onClose }: ReceiptDialogProps) {
  const { t, digits, dateTime } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const text = receiptText(receipt, title, t);
  const details = [
    [t('room.receiptNumber'), receiptNumber(receipt)],
    [t('room.receiptExam'), title],
    [t('room.receiptTime'), digits(dateTime(receipt.submittedAt))],
    [t('room.receiptHash'), receipt.answersHash],
  ];

  // The clipboard API needs https; saving as a file always works.
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };

  return (
    <Modal title={t('room.receiptTitle')} onClose={onClose}>
      <Text mb="4">{t('room.receiptText')}</Text>
      <Box as="dl" m="0" mb="5" fontVariantNumeric="tabular-nums">
        {details.map(([name, value]) => (
          <Box key={name} py="2" borderTopWidth="1px">
            <Box as="dt" color="fg.muted" fontSize="sm">
              {name}
            </Box>
            <Box as="dd" m="0" overflowWrap="anywhere">
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Flex wrap="wrap" gap="2" css={{ '& > button': { flex: '1 0 auto' } }}>
        <Button variant="accent" data-first-focus onClick={onClose}>
          {t('room.receiptDone')}
        </Button>
        {navigator.clipboard && (
          <Button variant="outline" onClick={copy}>
            <span role="status">{t(isCopied ? 'room.receiptCopied' : 'room.receiptCopy')}</span>
          </Button>
        )}
        <Button variant="outline" onClick={() => saveAsFile(text, `alokpath-${receiptNumber(receipt)}.txt`)}>
          {t('room.receiptSave')}
        </Button>
      </Flex>
    </Modal>
  );
}
