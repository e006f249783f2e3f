/**
 * The upload state of a written answer: stored on the device, uploading with percentage, uploaded,
 * or awaited by the submission.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { AnswerSheet } from '../../exam-room/storage/attempt-store.ts';
import type { UploadState } from '../written-work/work-state.ts';

interface UploadLineProps {
  readonly upload: UploadState;
  /** False if the device cannot store the pages. */
  readonly isOnDevice: boolean;
  /** True if the file on the sheet was not made on this device. */
  readonly isElsewhere: boolean;
  readonly sealed: AnswerSheet['sealed'];
  readonly isFrozen: boolean;
  readonly onUpload: () => void;
}

export function UploadLine({
  upload,
  isOnDevice,
  isElsewhere,
  sealed,
  isFrozen,
  onUpload,
}: UploadLineProps) {
  const { t } = useI18n();
  const isUnderWay =
    upload.status === 'stored' ||
    upload.status === 'making' ||
    upload.status === 'sending' ||
    upload.status === 'waiting';
  const isRegistered = upload.status === 'sending' && upload.isRegistered;
  const onThisDevice = (sentence: string) =>
    isOnDevice ? `${t('written.onDevice')} ${sentence}` : sentence;
  return (
    <Box mt="2" css={{ '&:empty': { display: 'none' } }}>
      {upload.status === 'sending' && (
        <Box
          role="progressbar"
          aria-label={t('written.uploading', { percent: upload.percent })}
          aria-valuenow={upload.percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <Text>{t('written.uploading', { percent: upload.percent })}</Text>
          {upload.isRegistered && <Text color="fg.muted">{t('written.registered')}</Text>}
          <Box h="2" bg="bg.muted" borderRadius="sm" overflow="hidden">
            <Box h="full" bg="primary" style={{ width: `${upload.percent}%` }} />
          </Box>
        </Box>
      )}
      <Box role="status">
        {upload.status === 'stored' && <Text>{onThisDevice(t('written.kept'))}</Text>}
        {upload.status === 'making' && <Text>{t('written.making')}</Text>}
        {upload.status === 'waiting' && (
          <Text>
            {onThisDevice(t(upload.isLoggedOut ? 'written.loggedOut' : 'written.waiting'))}
          </Text>
        )}
        {upload.status === 'failed' && (
          <Text color="error.fg">
            {t('written.failed', { message: describeError(upload.error, t) })}
          </Text>
        )}
        {upload.status === 'missed' && <Text color="error.fg">{t('written.missed')}</Text>}
        {upload.status === 'none' && isElsewhere && <Text>{t('written.fromElsewhere')}</Text>}
        {upload.status === 'uploaded' && (
          <Flex as="span" align="center" gap="2" color="primary.fg">
            <Icon name="check" />
            {t('written.uploaded')}
          </Flex>
        )}
        {isUnderWay && sealed && !isRegistered && (
          <Text fontWeight="semibold">
            {t(sealed === 'time-up' ? 'written.graceWaits' : 'written.submitWaits')}
          </Text>
        )}
      </Box>
      {!isFrozen && (upload.status === 'stored' || upload.status === 'failed') && (
        <Button variant="outline" mt="2" onClick={onUpload}>
          {t(upload.status === 'failed' ? 'written.again' : 'written.uploadNow')}
        </Button>
      )}
    </Box>
  );
}
