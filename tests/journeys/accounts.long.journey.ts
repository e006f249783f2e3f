// Accounts: signing up by e-mail, wrong codes, wrong passwords, logging in and out, guarded pages.
import { expect, test } from '@playwright/test';
import { demoStudent, enterOtp, fillLogin, fillSignup, logIn, logOut, newPhone } from './person.ts';

test('a visitor signs up by e-mail, enters name, class and goal, logs out, and logs in again', async ({
  page,
}) => {
  const email = `Rafi.${Date.now()}@Example.com`;
  await page.goto('/signup');
  await fillSignup(page, email, 'padma-meghna-1');
  await enterOtp(page, email.toLowerCase());
  await expect(page).toHaveURL('/');
  const questions = page.getByRole('region', { name: 'Three short questions' });
  await questions.getByLabel('Your name').fill('Rafi Ahmed');
  await questions.getByRole('combobox', { name: 'Your class' }).selectOption('HSC_PASSED');
  await questions.getByRole('radio', { name: /^University admission/ }).check();
  await questions.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Rafi Ahmed' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recommended for you' }).getByRole('article'),
  ).not.toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Rafi Ahmed');
  await expect(questions).toBeHidden();
  await logOut(page);
  await page.goto('/login');
  await fillLogin(page, { username: email, password: 'padma-meghna-1' });
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('five wrong codes void the sign-up, with an error under the field for each', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillSignup(page, newPhone(), 'karnaphuli-22');
  await expect(page).toHaveURL(/\/otp-verification/);
  for (let tries = 1; tries <= 6; tries++) {
    // Six digits send themselves.
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('VerifyOtp') === true,
    );
    await page.getByLabel('Enter OTP').fill(`00000${tries}`);
    // The page still shows the error for the last code.
    await answered;
    const message = tries <= 5 ? 'Invalid OTP' : 'Too many attempts. Please sign up again.';
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Enter OTP')).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('a wrong password shows an error and leaves the visitor logged out', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { ...demoStudent, password: 'not-this-one' });
  await expect(page.getByRole('status').filter({ hasText: 'Invalid credentials' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('empty fields and an invalid number are rejected before anything is sent', async ({
  page,
}) => {
  let sentCount = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('"operationName":"Login"')) sentCount++;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Please fill all the fields').first()).toBeVisible();
  await fillLogin(page, { username: '0171234', password: 'something' });
  await expect(page.getByText('Invalid Phone Number').first()).toBeVisible();
  expect(sentCount).toBe(0);
});

test('a guarded page sends a visitor to the login and back after it', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, demoStudent);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the top bar shows the name and role of the demo student', async ({ page }) => {
  await logIn(page, demoStudent);
  await expect(page.getByRole('banner')).toContainText('Nusrat Jahan');
  await expect(page.getByRole('banner')).toContainText('Student');
});
