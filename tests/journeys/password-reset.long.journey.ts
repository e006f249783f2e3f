// A forgotten password: from the login by a code to a new one, and back to where the person was
// going.
import { expect, type Page, test } from '@playwright/test';
import { otpFor } from './outbox.ts';
import { enterOtp, fillLogin, fillSignup, logOut, newPhone } from './person.ts';

async function askForCode(page: Page, credential: string): Promise<Date> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email or phone number').fill(credential);
  const askedAt = new Date();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choose a new password' }),
  ).toBeVisible();
  return askedAt;
}

async function setPassword(page: Page, otp: string, password: string): Promise<void> {
  await page.getByLabel('Enter OTP').fill(otp);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a student who forgot the password sets a new one by a code, and continues to the intended page', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/signup');
  await fillSignup(page, phone, 'padma-meghna-1');
  await enterOtp(page, `88${phone}`);
  await expect(page).toHaveURL('/');
  await logOut(page);

  await page.goto('/profile');
  const askedAt = await askForCode(page, `+88 ${phone}`);
  const otp = await otpFor(`88${phone}`, askedAt);
  await setPassword(page, otp === '000000' ? '111111' : '000000', 'padma-meghna-2');
  await expect(page.getByText('Invalid OTP', { exact: true })).toBeVisible();
  await setPassword(page, otp, 'padma-meghna-2');

  await expect(page).toHaveURL('/login?returnTo=%2Fprofile');
  await fillLogin(page, { username: phone, password: 'padma-meghna-1' });
  await expect(page.getByRole('status').filter({ hasText: 'Invalid credentials' })).toBeVisible();
  await fillLogin(page, { username: phone, password: 'padma-meghna-2' });
  await expect(page).toHaveURL('/profile');
});

test('an unknown account gets the same response as a known one', async ({ page }) => {
  await page.goto('/login');
  await askForCode(page, `nobody.${Date.now()}@example.com`);
  // The text on the page: the toast with the same text disappears after two seconds.
  await expect(
    page.getByText('If there is an account for no•••@example.com, a code is on its way.'),
  ).toBeVisible();
  await setPassword(page, '123456', 'padma-meghna-2');
  await expect(page.getByText('Invalid OTP', { exact: true })).toBeVisible();
});
