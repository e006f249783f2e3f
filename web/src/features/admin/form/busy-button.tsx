/**
 * A button that ignores clicks while its work is under way and keeps the focus, which a disabled
 * button would lose.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../../ui/forms/button.tsx';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'loading' | 'loadingText'> {
  readonly busy: boolean;
  /** Replaces the label while busy. */
  readonly busyText?: string;
}

export function BusyButton({ busy, busyText, onClick, children, ...rest }: BusyButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a submit button from sending its form again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy ? (busyText ?? children) : children}
    </Button>
  );
}
