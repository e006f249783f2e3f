// Steps that journeys repeat: logging in, signing up, logging out.
import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { execute } from './exam-kit.ts';
import { otpFor } from './outbox.ts';

/** The demonstration's student. */
export const demoStudent = { username: 'student@alokpath.test', password: 'alokpath-student' };

/** A phone number that no earlier journey has used. */
export function newPhone(): string {
  return `017${String(randomInt(1e8)).padStart(8, '0')}`;
}

interface Login {
  readonly username: string;
  readonly password: string;
}

/**
 * A new student's account, logged out: for journeys that no other one may disturb, since most share
 * the demonstration's student.
 */
export async function newStudent(request: APIRequestContext): Promise<Login> {
  const login = { username: newPhone(), password: 'shapla-shaluk-52' };
  const phoneNumber = `88${login.username}`;
  const input = { phoneNumber, password: login.password };
  await execute(request, 'mutation ($input: SignupInput!) { signup(input: $input) { message } }', {
    input,
  });
  const otp = await otpFor(phoneNumber);
  await execute(
    request,
    'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { viewer { id } } }',
    { input: { otp } },
  );
  await execute(request, 'mutation { logout { message } }');
  return login;
}

/** Logs in from wherever the person is, by the form at /login. */
export async function logIn(page: Page, { username, password }: Login): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, { username, password });
  // The menu may still show the previous user.
  await expect(page).not.toHaveURL(/\/login/);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }),
  ).toBeVisible();
}

/** Fills and sends the login form that is on the page. */
export async function fillLogin(page: Page, { username, password }: Login): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Fills and sends the signup form that is on the page. */
export async function fillSignup(page: Page, credential: string, password: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(credential);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Types the one-time password that the outbox has for `recipient`, and sends it. */
export async function enterOtp(page: Page, recipient: string): Promise<void> {
  await expect(page).toHaveURL(/\/otp-verification/);
  await page.getByLabel('Enter OTP').fill(await otpFor(recipient));
  const submit = page.getByRole('button', { name: 'Submit' });
  // The form may send itself at the sixth digit.
  if (await submit.isVisible().catch(() => false))
    await submit.click({ timeout: 2000 }).catch(() => undefined);
}

/** Logs out by the side navigation. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
  ).toBeVisible();
}
