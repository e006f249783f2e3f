// Toasts: a success disappears after two seconds, an error after four.
import type { Page } from '@playwright/test';

/**
 * Resolves when a toast with this text is shown. The page checks at every frame: call it before the
 * action that causes the toast.
 */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-toast]')].some(
        ({ textContent }) => textContent === wanted,
      ),
    text,
    { timeout: 60_000 },
  );
}
