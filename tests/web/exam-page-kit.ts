// What a student sees and does on the page of an exam.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The input of the option with this text. */
export const option = (name: string) =>
  screen.findByLabelText(new RegExp(name), { selector: 'input' });

/** Submits, and confirms that questions are still open. */
export async function submitAnyway(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Submit now' }));
}

/** Closes the receipt, which leaves the exam. */
export async function closeReceipt(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Done' }));
}
