/**
 * After a submission: the result, and the receipt with its number, time, and the hash of the stored
 * answers, to be copied or saved as a file.
 */
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { ExamReceipt } from '../attempt/attempt-state.ts';
import { receiptNumber, receiptText } from './receipt-text.ts';

const Fold = chakra('details', {
  base: {
    mb: '5',
    '& > summary': {
      display: 'list-item',
      minH: 'target',
      py: '2.5',
      cursor: 'pointer',
      fontWeight: 'semibold',
    },
  },
});

export interface ResultSummary {
  /** The score, or why there is none yet. */
  readonly text: string;
  readonly hasScore: boolean;
}

interface ReceiptDialogProps {
  readonly receipt: ExamReceipt;
  /** Whether it follows the submission; later it is shown as the receipt alone. */
  readonly isAfterSubmission: boolean;
  /** The title of the exam. */
  readonly title: string;
  /** The receipt's details are folded below it. */
  readonly result?: ResultSummary;
  /** The URL of the result. */
  readonly review?: string;
  readonly onClose: () => void;
}

export function ReceiptDialog({
  receipt,
  isAfterSubmission,
  title,
  result,
  review,
  onClose,
}: ReceiptDialogProps) {
  const { t, digits, dateTime } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const leadsToScore = review !== undefined && result?.hasScore === true;
  const text = receiptText(receipt, title, t);
  const details = [
    [t('receipt.number'), receiptNumber(receipt)],
    [t('receipt.exam'), title],
    [t('receipt.time'), digits(dateTime(receipt.submittedAt))],
    [t('receipt.hash'), receipt.answersHash],
  ];

  // The clipboard API needs https; saving as a file always works.
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };

  return (
    <Modal title={t(isAfterSubmission ? 'receipt.submitted' : 'receipt.title')} onClose={onClose}>
      {result && (
        <Text mb="3" fontSize="xl" fontWeight="semibold">
          {result.text}
        </Text>
      )}
      <Text mb="4">{t('receipt.text')}</Text>
      <Fold open={!result}>
        <summary>{t('receipt.details')}</summary>
        <Box as="dl" m="0" mb="3" fontVariantNumeric="tabular-nums">
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
          {navigator.clipboard && (
            <Button variant="outline" onClick={copy}>
              <span role="status">{t(isCopied ? 'receipt.copied' : 'receipt.copy')}</span>
            </Button>
          )}
          <Button
            variant="outline"
            onClick={() =>
              saveFile(
                `alokpath-${receiptNumber(receipt)}.txt`,
                new Blob([text], { type: 'text/plain' }),
              )
            }
          >
            {t('receipt.save')}
          </Button>
        </Flex>
      </Fold>
      <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '1 0 auto' } }}>
        {review && (
          <ButtonLink
            variant={leadsToScore ? 'accent' : 'outline'}
            data-first-focus={leadsToScore || undefined}
            to={review}
            replace
          >
            {t(leadsToScore ? 'room.viewResult' : 'room.viewSubmission')}
          </ButtonLink>
        )}
        <Button
          variant={leadsToScore ? 'outline' : 'accent'}
          data-first-focus={leadsToScore ? undefined : true}
          onClick={onClose}
        >
          {t('receipt.done')}
        </Button>
      </Flex>
    </Modal>
  );
}
