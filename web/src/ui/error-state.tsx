/** Something did not come: 'Error: {message}' (specification, section 8) and a button that asks again. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { describeError } from '../apollo/errors.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  /** The query's `refetch`; without it there is no button. */
  readonly onRetry?: (() => unknown) | undefined;
  /** The whole sentence, where the specification has one of its own for this place. */
  readonly text?: string | undefined;
}

export function ErrorState({ error, onRetry, text }: ErrorStateProps) {
  const { t } = useI18n();
  return (
    <Stack role="alert" align="flex-start" gap="4" p="5" bg="error.subtle" borderRadius="md">
      <Flex gap="3" color="error.fg">
        <Icon name="alert" />
        <Text>{text ?? t('ui.error', { message: describeError(error, t) })}</Text>
      </Flex>
      {onRetry && (
        <Button variant="outline" onClick={() => void onRetry()}>
          {t('ui.retry')}
        </Button>
      )}
    </Stack>
  );
}
