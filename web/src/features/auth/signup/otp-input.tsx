/**
 * The input for a one-time password: numeric keyboard, autofill from the SMS, and cleaned pasted
 * text.
 */
import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { cleanOtp, OTP_LENGTH } from '../credential.ts';

interface OtpInputProps
  extends Omit<ComponentProps<typeof Input>, 'type' | 'maxLength' | 'onPaste'> {
  /**
   * Receives a pasted code after cleaning: `maxLength` would otherwise cut "১২৩ ৪৫৬", a six-digit
   * code with a space.
   */
  readonly onPasteCode: (otp: string) => void;
}

export function OtpInput({ onPasteCode, ...props }: OtpInputProps) {
  return (
    <Input
      {...props}
      onPaste={(event) => {
        event.preventDefault();
        onPasteCode(cleanOtp(event.clipboardData.getData('text')));
      }}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={OTP_LENGTH}
      fontSize="2xl"
      letterSpacing="0.3em"
      fontVariantNumeric="tabular-nums"
      textAlign="center"
      required
    />
  );
}
