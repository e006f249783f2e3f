/** The input for a code of an authenticator app or a recovery code, which contains letters. */
import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export function SecondFactorInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'maxLength'>) {
  return (
    <Input
      {...props}
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      fontSize="xl"
    />
  );
}
