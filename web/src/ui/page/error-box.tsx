/**
 * The error of a form or an action, in a box with the colours of errors. The logins have boxes of
 * their own: a login can open over any page, and the scripts of all pages would name one more file.
 */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const ErrorBox = chakra('div', {
  base: { p: '3', bg: 'error.subtle', color: 'error.fg', borderRadius: 'md' },
});

interface ErrorAlertProps {
  /** The text; null, false or empty while there is no error. */
  readonly children: ReactNode;
  readonly mb?: '4';
}

/** Rendered without an error, too: screen readers announce the text that appears in it. */
export function ErrorAlert({ children, mb }: ErrorAlertProps) {
  return (
    <div role="alert">
      {children && (
        <ErrorBox as="p" mb={mb}>
          {children}
        </ErrorBox>
      )}
    </div>
  );
}
