// A teacher makes a course on screen, from nothing to an exam, and a student finds all of it.
import { expect, type Page, test } from '@playwright/test';
import { deleteCourse } from './authoring.ts';
import { clickReady } from './exam-kit.ts';
import { demoStudent, logIn, logOut } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };

async function saveDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function open(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  const main = page.getByRole('main');
  for (const name of names) {
    const closed = main.getByRole('button', { name, expanded: false });
    const opened = main.getByRole('button', { name, expanded: true });
    await expect(closed.or(opened)).toBeVisible();
    if (await closed.isVisible()) await closed.click();
  }
}

test('an admin writes a course with a chapter, a lesson, a note and an exam, and a student sees it', async ({
  page,
  context,
}) => {
  const title = `ষষ্ঠ শ্রেণি: পরীক্ষামূলক ${Date.now()}`;
  await logIn(page, admin);
  await page.goto('/boss');
  await page.getByRole('main').getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Academic courses', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'New course' }).click();
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await next();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await next();
  await expect(page.getByLabel('Category')).toHaveValue('academic');
  await next();
  await page.getByLabel('Instructor').fill('রহিমা খাতুন');
  await next();
  await page.getByLabel('Class').selectOption('class06');
  await page.reload();
  await expect(page.getByLabel('Class'), 'resumed at the step, with what was entered').toHaveValue(
    'class06',
  );
  await next();
  await page.getByLabel('For whom').fill('ষষ্ঠ শ্রেণির শিক্ষার্থী');
  await next();
  await next();
  await expect(page.getByRole('region', { name: 'Students see:' })).toContainText(
    'Instructor: রহিমা খাতুন',
  );
  await page.getByRole('button', { name: 'Create the course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const courseId = page.url().split('/').at(-1) ?? '';
  await page.goto('/boss/courses?kind=academic&status=draft');
  await page.getByRole('button', { name: `Publish: ${title}` }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: 'Add a subject' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('গণিত');
  await saveDialog(page);
  await open(page, 'গণিত');
  await page.getByRole('button', { name: 'Add a chapter' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('সরল সমীকরণ');
  await saveDialog(page);
  await open(page, 'সরল সমীকরণ', 'Lessons');
  await page.getByRole('link', { name: 'Add a lesson' }).click();
  await page.getByLabel('Title').fill('পক্ষান্তর');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.pressSequentially('$x + 2 = 5$ হলে $x = 3$।');
  await expect(text.locator('.katex')).toHaveCount(2);
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect(text).toHaveValue('<p>$x + 2 = 5$ হলে $x = 3$।</p>');
  await page.getByRole('button', { name: 'Save' }).click();

  await open(page, 'গণিত', 'সরল সমীকরণ', 'Notes');
  await page.getByRole('link', { name: 'Add a note' }).click();
  await page.getByLabel('Title').fill('সূত্র');
  await text.click();
  await page.getByRole('button', { name: 'Formula', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'LaTeX', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Formula as LaTeX').fill('a(b + c) = ab + ac');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('group', { name: 'Preview of the formula' })
      .locator('.katex'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('চিহ্ন');
  await page.reload();
  // Below it, an older draft of the server if the typing took long.
  await page.getByRole('button', { name: 'Continue with these changes' }).first().click();
  await expect(text.locator('.katex'), 'restored from the device').toHaveCount(1);
  await page.getByRole('button', { name: 'Save' }).click();

  await open(page, 'গণিত', 'সরল সমীকরণ');
  const chapterExams = page.getByRole('listitem').filter({ hasText: 'সরল সমীকরণ' });
  await chapterExams.getByRole('button', { name: 'Exams', exact: true }).click();
  await chapterExams.getByRole('link', { name: 'Add an exam' }).first().click();
  await page.getByLabel('Title').fill('সমীকরণের পরীক্ষা');
  await page.getByRole('button', { name: 'Add a question' }).click();
  for (const [index, [text, ...options]] of [
    ['$x + 1 = 2$ হলে $x$ কত?', '1', '2', '3', '4'],
    ['$2x = 6$ হলে $x$ কত?', '2', '3', '4', '6'],
  ].entries()) {
    const question = page.getByRole('group', { name: `Question ${index + 1}` });
    await question.getByLabel('Text of the question').fill(text ?? '');
    for (const [position, optionText] of options.entries())
      await question.getByLabel(`Option ${'ABCD'[position]}`, { exact: true }).fill(optionText);
    await question.getByRole('radio', { name: `Option ${'ABCD'[index]} is correct` }).check();
  }
  await page.getByRole('button', { name: 'Make the total marks 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page, 'back at the content of the course').toHaveURL(
    new RegExp(`/boss/courses/${courseId}$`),
  );

  await logOut(page);
  await logIn(page, demoStudent);
  await page.goto('/courses/academic/class06');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`/courses/academic/class06/${courseId}/${courseId}`);
  await page.getByRole('main').getByRole('link', { name: /গণিত/ }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /সরল সমীকরণ/ })
    .click();
  await expect(page.getByText('পক্ষান্তর').first()).toBeVisible();
  const chapter = page.url();
  await page.goto(`${chapter.replace(/\/Lessons$/, '')}/contents`);
  await page.getByRole('main').getByRole('link', { name: /সূত্র/ }).click();
  await expect(page.getByRole('article').locator('.katex').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'চিহ্ন' })).toBeVisible();
  await page.goto(`${chapter.replace(/\/Lessons$/, '')}/exams`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /সমীকরণের পরীক্ষা|Give Exam/ })
    .first()
    .click();
  await clickReady(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(8);

  await page.goto('/boss/courses');
  await expect(
    page.getByRole('heading', { level: 1 }),
    'for a student the place does not exist',
  ).toContainText('404');
  await context.clearCookies();
  await page.goto('/boss/courses');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fboss%2Fcourses/);

  await logIn(page, admin);
  await page.goto('/boss/courses?kind=academic');
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await expect(
    page.getByRole('dialog').getByText('1 student', { exact: true }),
    'what depends on it',
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(`“${title}” is archived. Its students keep access.`)).toBeVisible();
  const visitor = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  const visited = await visitor?.newPage();
  if (!visited) throw new Error('no second browser context');
  const listed = visited.getByRole('main').getByRole('link', { name: title });
  await visited.goto('/courses/academic/class06');
  await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  await visited.reload();
  await expect(listed).toBeVisible();
  await visitor?.close();
  await deleteCourse(page.request, courseId);
});
