// A notification from its event to the linked page, and settings that are stored.
import { expect, test } from '@playwright/test';
import { adminOf, execute } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

test('an assignment that is due shows a badge, is in the list, and links to the assignment', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Essay ${Date.now()}`;
  const admin = await adminOf(browser, baseURL);
  await logIn(page, await newStudent(page.request));
  await execute(
    page.request,
    'mutation { enroll(input: { courseId: "du", category: ADMISSION_PREP }) { message } }',
  );
  const { createAssignment } = await execute<{ createAssignment: { assignment: { id: string } } }>(
    admin.request,
    'mutation ($input: CreateAssignmentInput!) { createAssignment(input: $input) { assignment { id } } }',
    { input: { title, dueDate: new Date(Date.now() + 20 * 3_600_000).toISOString() } },
  );
  const COUNT = '{ viewer { unreadNotificationCount } }';
  const unread = async () =>
    (await execute<{ viewer: { unreadNotificationCount: number } }>(page.request, COUNT)).viewer
      .unreadNotificationCount;
  await expect.poll(unread, { timeout: 60_000 }).toBeGreaterThan(0);
  const count = await unread();

  await page.goto('/student-dashboard');
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Notifications, ${count} unread` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`“${title}” is due on`) }).click();
  await expect(page).toHaveURL(`/assignments/${createAssignment.assignment.id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(unread, 'opened, it is read').toBe(count - 1);

  await page.goto('/notifications');
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  if (count > 1) await markAll.click();
  await expect(markAll).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }),
  ).toBeVisible();
  await execute(
    admin.request,
    `mutation { deleteAssignment(input: { id: "${createAssignment.assignment.id}" }) { message } }`,
  );
  await admin.close();
});

test('settings survive a reload: messages with the account, text size, colours and language on the device', async ({
  page,
}) => {
  await logIn(page, await newStudent(page.request));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' })
    .click();
  const bySms = page.getByRole('checkbox', { name: 'A merit list is published: by SMS' });
  await bySms.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: 'A merit list is published: by email' }),
    'no address',
  ).toBeDisabled();
  await page.getByRole('radio', { name: '150%' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(bySms).toBeChecked();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '24px',
  );
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'সেটিংস' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'সেটিংস' })).toBeVisible();
});

test('the download of own data asks for the password', async ({ page }) => {
  const person = await newStudent(page.request);
  await logIn(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByLabel('Your password').fill(person.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('alokpath.json');
});
