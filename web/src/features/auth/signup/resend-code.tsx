/**
 * A button that requests another code. Disabled for a minute, because each code invalidates the
 * previous one and the server limits their number.
 */
import { useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { describeResetError } from '../password/reset-error.ts';
import { useSecondsUntil } from '../use-seconds-until.ts';

const WAIT_MS = 60_000;

interface ResendCodeProps {
  /** True if a code has just been requested. */
  readonly wasSent?: boolean;
  /** Resolves with the server's message; undefined if nothing was sent. */
  readonly onResend: () => Promise<string | undefined>;
}

export function ResendCode({ wasSent = true, onResend }: ResendCodeProps) {
  const { t } = useI18n();
  const [isSending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState(() => (wasSent ? Date.now() : 0));
  const secondsLeft = useSecondsUntil(sentAt + WAIT_MS);

  const resend = async () => {
    setSending(true);
    try {
      const message = await onResend();
      if (message === undefined) return;
      toastSuccess(message);
      setSentAt(Date.now());
    } catch (error) {
      toastError(describeResetError(error, t));
    } finally {
      setSending(false);
    }
  };

  return (
    <Button
      variant="outline"
      loading={isSending}
      loadingText={t('auth.sendingCode')}
      // Not `disabled`, which would lose the focus.
      aria-disabled={secondsLeft > 0}
      onClick={() => secondsLeft === 0 && void resend()}
    >
      {secondsLeft > 0 ? t('auth.resendIn', { seconds: secondsLeft }) : t('auth.resend')}
    </Button>
  );
}
