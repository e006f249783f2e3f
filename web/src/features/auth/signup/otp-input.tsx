/** The field for a one-time password: the phone's number keys, the code offered from the message, and pasting as people copy it. */
import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { cleanOtp, OTP_LENGTH } from '../credential.ts';

interface OtpInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'maxLength' | 'onPaste'> {
  /** Gets a pasted code, cleaned: "১২৩ ৪৫৬" is six digits, and the field's own limit would cut it first. */
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
