/** For whatever changes an account: asks for the password only when the server wants it, and then goes on by itself. */
import { type ReactNode, useState } from 'react';
import { errorReason } from '../apollo/errors.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface Confirmation {
  /**
   * Makes a call; where the server wants the password first, asks for it and makes the call again. Undefined when the person does not
   * give it; every other error of the call is thrown.
   */
  readonly run: <Result>(call: () => Promise<Result>) => Promise<Result | undefined>;
  /** To be shown anywhere on the page. */
  readonly dialog: ReactNode;
}

export function useConfirmation(): Confirmation {
  const [waiting, setWaiting] = useState<{ readonly answer: (isConfirmed: boolean) => void } | null>(null);

  const ask = async () => {
    const isConfirmed = await new Promise<boolean>((answer) => setWaiting({ answer }));
    setWaiting(null);
    return isConfirmed;
  };

  const run: Confirmation['run'] = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (errorReason(error) !== 'CONFIRMATION_REQUIRED') throw error;
    }
    return (await ask()) ? call() : undefined;
  };

  return { run, dialog: waiting && <ConfirmDialog onAnswer={waiting.answer} /> };
}
