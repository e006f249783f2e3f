/**
 * For calls that change an account: asks for the password if the server requires it, then repeats
 * the call.
 */
import { type ReactNode, useState } from 'react';
import { errorReason } from '../apollo/errors.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface Confirmation {
  /**
   * Makes a call. If the server requires the password, asks for it and repeats the call. Resolves
   * with undefined if the user cancels; all other errors of the call are thrown.
   */
  readonly run: <Result>(call: () => Promise<Result>) => Promise<Result | undefined>;
  /** The dialog; can be rendered anywhere on the page. */
  readonly dialog: ReactNode;
}

export function useConfirmation(): Confirmation {
  const [waiting, setWaiting] = useState<{
    readonly answer: (isConfirmed: boolean) => void;
  } | null>(null);

  const openDialog = async () => {
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
    return (await openDialog()) ? call() : undefined;
  };

  return { run, dialog: waiting && <ConfirmDialog onAnswer={waiting.answer} /> };
}
