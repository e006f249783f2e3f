/** Shown if loading failed: 'Error: {message}' (specification, section 8) and a retry button. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import {
  describeError,
  errorCode,
  failureNumber,
  UNKNOWN_OPERATION_HASH,
} from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Icon } from '../content/icons.tsx';
import { Button } from '../forms/button.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  /** The query's `refetch`; without it there is no button. */
  readonly onRetry?: (() => unknown) | undefined;
  /** Replaces the whole sentence, if the specification defines one for this place. */
  readonly text?: string | undefined;
}

export function ErrorState({ error, onRetry, text }: ErrorStateProps) {
  const { t } = useI18n();
  const code = errorCode(error);
  const isOld = code === UNKNOWN_OPERATION_HASH;
  const number = failureNumber(error);
  const defaultText =
    code === 'OFFLINE' ? t('ui.notOnDevice') : t('ui.error', { message: describeError(error, t) });
  return (
    <Stack role="alert" align="flex-start" gap="4" p="5" bg="error.subtle" borderRadius="md">
      <Flex gap="3" color="error.fg">
        <Icon name="alert" />
        <Text>{(!isOld && text) || defaultText}</Text>
      </Flex>
      {number && !isOld && (
        <Text fontSize="sm" overflowWrap="anywhere">
          {t('ui.failureNumber', { number })}
        </Text>
      )}
      {/* A retry does not help if access is denied. */}
      {onRetry && code !== 'FORBIDDEN' && (
        <Button variant="outline" onClick={() => (isOld ? location.reload() : void onRetry())}>
          {t(isOld ? 'shell.reload' : 'ui.retry')}
        </Button>
      )}
    </Stack>
  );
}
