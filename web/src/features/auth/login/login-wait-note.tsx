/** Says that a login waits for its turn, with a button to stop waiting. */
import { Box } from '@chakra-ui/react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useSecondsUntil } from '../use-seconds-until.ts';
import type { LoginWait } from './use-login-queue.ts';

interface LoginWaitNoteProps {
  readonly wait: LoginWait | null;
  readonly onCancel: () => void;
}

export function LoginWaitNote({ wait, onCancel }: LoginWaitNoteProps) {
  const { t } = useI18n();
  return (
    <>
      {/* Rendered before it has a text: screen readers announce only changes. */}
      <Box role="status" mt={wait ? '4' : '0'}>
        {wait && <Reason wait={wait} />}
      </Box>
      {wait && (
        <Button variant="outline" w="full" mt="3" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      )}
    </>
  );
}

function Reason({ wait: { cause, turnAt } }: { readonly wait: LoginWait }) {
  const { t } = useI18n();
  if (cause === 'no-connection') return t('auth.queueOffline');
  if (cause === 'no-response') return t('auth.queueNoResponse');
  return turnAt === null ? t('auth.queueBusy') : <Turn key={turnAt} turnAt={turnAt} />;
}

/** A longer wait is shown in minutes. */
const MAX_SECONDS = 90;

/** Counts down in steps, so that screen readers do not announce each second. */
function Turn({ turnAt }: { readonly turnAt: number }) {
  const { t } = useI18n();
  const seconds = useSecondsUntil(turnAt);
  if (seconds === 0) return t('auth.queueSoon');
  if (seconds > MAX_SECONDS)
    return t('auth.queueWaitMinutes', { minutes: Math.ceil(seconds / 60) });
  const step = seconds > 30 ? 10 : 5;
  return t('auth.queueWait', { seconds: Math.ceil(seconds / step) * step });
}
