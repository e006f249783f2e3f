// A marker of one course: an admin gives the grant, the marker marks an answer below /teaching and
// cannot open other courses, and the navigation entry is gone when the grant has ended.
import { expect, type Page, test } from '@playwright/test';
import { adminOf, execute } from './exam-kit.ts';
import { enroll, takeExam } from './page-users.ts';
import { logIn, logOut, newStudent } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const COURSE = 'ঢাকা বিশ্ববিদ্যালয় (DU)';

/** Two written exams, one of them in another course. */
const PARENTS = [
  { parentType: 'UNIT', parentId: 'du-a' },
  { parentType: 'COURSE', parentId: 'class11-12-science' },
] as const;

async function openPerson(page: Page, username: string): Promise<void> {
  await page.goto('/boss/people');
  await page.getByLabel('Name, email address or mobile number').fill(username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 student', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Teaching and marking' })).toBeVisible();
}

test('a marker marks only in the granted course, until the grant ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await adminOf(browser, baseURL);
  const titles = PARENTS.map(({ parentId }) => `Written ${parentId} ${Date.now()}`);
  const examIds: string[] = [];
  for (const [index, parent] of PARENTS.entries()) {
    const input = {
      ...parent,
      title: titles[index],
      type: 'WRITTEN',
      totalMarks: 5,
      timeLimitMinutes: 30,
      passingScorePercent: 40,
      negativeMarkingPercentage: 0,
      writtenQuestions: [{ text: 'Why is the sky blue?', answerGuidelines: 'Scattering.' }],
    };
    const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
      office.request,
      'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
      { input },
    );
    examIds.push(createExam.exam.id);
  }
  const [taker, marker] = [await newStudent(page.request), await newStudent(page.request)];

  await logIn(page, taker);
  await enroll(
    page.request,
    { courseId: 'du', category: 'ADMISSION_PREP' },
    { courseId: 'class11-12-science', category: 'ACADEMIC' },
  );
  for (const examId of examIds) await takeExam(page.request, examId);
  const { viewer } = await execute<{ viewer: { id: string } }>(page.request, '{ viewer { id } }');
  await logOut(page);

  await logIn(page, admin);
  await openPerson(page, marker.username);
  await page.getByRole('button', { name: 'Give a grant' }).click();
  await page.getByRole('dialog').getByLabel('Course').selectOption({ label: COURSE });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Marker · /)).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await logIn(page, marker);
  await page.getByRole('link', { name: 'Teaching' }).first().click();
  await expect(page.getByText('You mark here.')).toBeVisible();
  await page.getByRole('link', { name: /^Written answers to mark \(/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^Mark ${titles[0]}`) })).toBeVisible();
  await expect(page.getByText(titles[1] ?? '')).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^Mark ${titles[0]}`) }).click();
  await expect(page.getByText('Scattering.')).toBeVisible();
  const href = await page
    .getByRole('link', { name: 'Open the PDF in a new tab' })
    .first()
    .getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  await page.getByLabel('Marks for question 1').fill('4');
  await page.getByRole('button', { name: 'Save the marks' }).click();
  await expect(page.getByText(/^Marked /)).toBeVisible();
  await page.goto('/boss');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.goto(`/teaching/marking/${viewer.id}/${examIds[1]}`);
  await expect(page.getByText('You have no permission for this in the course.')).toBeVisible();
  await expect(page.getByText('Why is the sky blue?')).toHaveCount(0);
  await page.goto('/');
  await logOut(page);

  await logIn(page, admin);
  await openPerson(page, marker.username);
  await page.getByRole('button', { name: `End the grant: ${COURSE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the grant' }).click();
  await expect(page.getByText('No grants.')).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await logIn(page, marker);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teaching' })).toHaveCount(0);
  await page.goto('/teaching');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await office.close();
});
