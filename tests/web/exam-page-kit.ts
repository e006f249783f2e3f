// What a student does on the page of an exam.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Submits, and confirms that questions are still open. */
export async function submitAnyway(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Submit now' }));
}

/** Closes the receipt, which leaves the exam. */
export async function closeReceipt(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Done' }));
}
