/**
 * Below the fields for marks: their sum, when they were saved, errors, and the buttons that save.
 */
import { Box, Flex, Text } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { describeError, errorCode, errorReason } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';

interface SaveBarProps {
  readonly sum: number;
  readonly total: number;
  /** When the submission was marked; null: it is not. */
  readonly markedAt: string | null;
  readonly statusRef: Ref<HTMLDivElement>;
  /** The reason why the marks cannot be sent; null if they can. */
  readonly problem: string | null;
  /** The error of the last attempt to save. */
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly onSaveNext: () => void;
  readonly onReload: () => void;
}

export function SaveBar({
  sum,
  total,
  markedAt,
  statusRef,
  problem,
  error,
  isSaving,
  onSaveNext,
  onReload,
}: SaveBarProps) {
  const { t, digits, date } = useI18n();
  const id = useId();
  const isConflict =
    errorCode(error) === 'CONFLICT' && errorReason(error) !== 'PUBLISHED_REASON_REQUIRED';
  return (
    <>
      <Text id={id} fontSize="lg" fontWeight="semibold" aria-live="polite">
        {t('marking.sum', { sum: digits(sum), total: digits(total) })}
      </Text>
      <Box ref={statusRef} tabIndex={-1} color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
        {markedAt && t('marking.markedAt', { date: date(markedAt) })}
      </Box>
      <Box role="alert" color="error.fg" css={{ '&:empty': { display: 'none' } }}>
        {problem && <Text>{problem}</Text>}
        {!problem && Boolean(error) && (
          <Text>{t('marking.failed', { message: describeError(error, t) })}</Text>
        )}
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button
          loading={isSaving}
          loadingText={t('marking.saving')}
          aria-describedby={id}
          onClick={onSaveNext}
        >
          {t('markingqueue.saveNext')}
        </Button>
        <Button type="submit" variant="outline" disabled={isSaving}>
          {t('marking.save')}
        </Button>
        {isConflict && (
          <Button variant="outline" onClick={onReload}>
            {t('marking.reload')}
          </Button>
        )}
      </Flex>
    </>
  );
}
