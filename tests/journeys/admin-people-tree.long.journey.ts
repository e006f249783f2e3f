// An admin imports a class from a CSV file, helps a student to a password and blocks them; then
// takes a chapter away, brings it back and copies it; moves lessons by keyboard and by mouse, also
// to another chapter; and gives a course a cropped cover.
import { randomInt } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { otpFor } from './outbox.ts';
import { fillLogin, logIn } from './person.ts';
import { waitForToast } from './toasts.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const password = 'padma-meghna-jamuna-7';

test('an admin imports students by CSV and blocks one, whose login is rejected', async ({
  page,
  browser,
  baseURL,
}) => {
  const school = `উচ্চ বিদ্যালয় ${Date.now()}`;
  const email = `sharmin.${Date.now()}@example.com`;
  const phone = `018${String(randomInt(1e8)).padStart(8, '0')}`;
  const csv = `Name,E-mail or mobile,School
শারমিন আক্তার ${school},${email},${school}
Rahim ${school},${phone},${school}
Nobody,12345,${school}
`;
  await logIn(page, admin);
  await page.goto('/boss/people');
  await page.getByRole('button', { name: 'Import students' }).click();
  const importing = page.getByRole('dialog', { name: 'Import students' });
  // As spreadsheets export it: UTF-16 with a byte order mark.
  await importing.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${csv}`, 'utf16le'),
  });
  await expect(importing.getByText('2 new accounts')).toBeVisible();
  await expect(importing.getByRole('row').filter({ hasText: '12345' })).toContainText('4');
  await importing.getByRole('button', { name: 'Import 2 students' }).click();
  await expect(importing).toBeHidden();

  await page.getByLabel('Name, email address or mobile number').fill(`Sharmin Akter ${school}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 student', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByText('No invitation has been sent.')).toBeVisible();
  const before = new Date();
  await Promise.all([
    waitForToast(page, `A code was sent to ${email}`),
    page.getByRole('button', { name: 'Send a code for a new password' }).click(),
  ]);

  const phoneOfStudent = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const student = await phoneOfStudent.newPage();
  await student.goto('/forgot-password');
  await student.getByLabel('Email or phone number').fill(email);
  await student.getByRole('button', { name: 'I have a code' }).click();
  await student.getByLabel('Enter OTP').fill(await otpFor(email, before));
  await student.getByLabel('New password').fill(password);
  await student.getByLabel('Confirm password').fill(password);
  await student.getByRole('button', { name: 'Change password' }).click();
  await expect(student).toHaveURL(/\/login/);
  await logIn(student, { username: email, password });

  await page.reload();
  await expect(page.getByText('This person can log in.')).toBeVisible();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  await student.goto('/profile');
  await expect(student).toHaveURL(/\/login/);
  await fillLogin(student, { username: email, password });
  await expect(student.getByText('This account is blocked.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('This person can log in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block' })).toBeFocused();
  await logIn(student, { username: email, password });
  await phoneOfStudent.close();
});

test('an admin archives a chapter, undoes it and copies it, by keyboard', async ({ page }) => {
  await logIn(page, admin);
  const title = `Tree ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'Physics' });
  await make(page.request, 'createChapter', { subjectId, title: 'Vectors' });
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: /^Physics/ }).click();
  const chapter = page.getByRole('button', { name: 'Vectors', exact: true });
  await expect(chapter).toBeVisible();

  await page.getByRole('button', { name: 'Archive: Vectors' }).press('Enter');
  await expect(page.getByText('“Vectors” is archived. Students no longer see it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Archived content (1)' })).toBeVisible();
  await expect(chapter).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Vectors” is restored.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Archived content/ })).toHaveCount(0);
  await expect(chapter).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate: Vectors' }).press('Enter');
  await expect(page.getByLabel('Title of the copy')).toBeFocused();
  await Promise.all([waitForToast(page, 'Copied: 1 item'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('button', { name: 'Vectors (copy)', exact: true })).toBeVisible();
  // Rows stay expanded.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Vectors (copy)', exact: true })).toBeVisible();
  await deleteCourse(page.request, courseId);
});

test('on a phone the buttons of a row of the content tree are shown by one button', async ({
  page,
}) => {
  await logIn(page, admin);
  const course = { title: `Phone ${Date.now()}`, courseCode: 'class06', courseType: 'academic' };
  const courseId = await make(page.request, 'createCourse', { ...course, price: 0 });
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'Physics' });
  const parent = { parentType: 'SUBJECT', parentId: subjectId, type: 'MCQ', questions: [] };
  const limits = { totalMarks: 1, passingScorePercent: 40, negativeMarkingPercentage: 0 };
  const exam = { title: 'Half-yearly', timeLimitMinutes: 30 };
  await make(page.request, 'createExam', { ...parent, ...limits, ...exam });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: /^Physics/ }).click();
  await page.getByRole('button', { name: 'Exams of the whole subject' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Half-yearly' }).last();
  const edit = row.getByRole('link', { name: 'Edit: Half-yearly' });
  const more = row.getByRole('button', { name: 'Actions: Half-yearly' });
  await expect(more).toBeVisible();
  await expect(edit).toBeHidden();
  const controls = row.getByRole('button').or(row.getByRole('link'));
  await expect(controls, 'to drag it, and for its actions').toHaveCount(2);
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(edit).toBeVisible();
  const lines = new Map<number, number>();
  for (const button of await controls.all()) {
    const box = await button.boundingBox();
    if (box?.width === 44) lines.set(box.y, (lines.get(box.y) ?? 0) + 1);
  }
  expect([...lines.values()].slice(-2), 'icons in each line').toEqual([4, 4]);
  await more.click();
  await expect(edit).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(edit).toBeVisible();
  await expect(more).toBeHidden();
  await deleteCourse(page.request, courseId);
});

test('an admin moves a lesson to another chapter by keyboard, and sorts chapters with the mouse', async ({
  page,
}) => {
  await logIn(page, admin);
  const course = { title: `Moves ${Date.now()}`, courseCode: 'class06', courseType: 'academic' };
  const courseId = await make(page.request, 'createCourse', { ...course, price: 0 });
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'Physics' });
  const ids: string[] = [];
  for (const title of ['Motion', 'Force', 'Energy'])
    ids.push(await make(page.request, 'createChapter', { subjectId, title }));
  const [motion = '', force = ''] = ids;
  const lessonId = await make(page.request, 'createLesson', {
    chapterId: motion,
    title: 'Inertia',
  });
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: /^Physics/ }).click();
  const chapters = page.getByRole('button', { name: /^(Motion|Force|Energy)/ });
  await expect(chapters).toHaveText([/^Motion/, /^Force/, /^Energy/]);
  await page.getByRole('button', { name: /^Motion/ }).press('Enter');
  await page.getByRole('button', { name: 'Lessons', exact: true }).press('Enter');

  await page.getByRole('button', { name: 'Move to another place: Inertia' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move “Inertia”' });
  await expect(dialog.getByRole('combobox', { name: 'Chapter' })).toBeFocused();
  await expect(dialog.getByRole('option', { name: 'Force' })).toBeAttached();
  await page.keyboard.type('Fo');
  await expect(dialog.getByRole('combobox')).toHaveValue(force);
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByText('“Inertia” is now in “Force”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByText('Inertia', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Inertia” is now in “Motion”.')).toBeVisible();
  await expect(page.getByText('Inertia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Motion/ }).press('Enter');

  // With the mouse: the first chapter below the last.
  const handle = page.getByRole('button', { name: 'Drag to another position: Motion' });
  const last = page.getByRole('button', { name: 'Drag to another position: Energy' });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await last.boundingBox()];
  if (!from || !to) throw new Error('The handles are not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 4 });
  await page.mouse.up();
  await expect(chapters).toHaveText([/^Force/, /^Energy/, /^Motion/]);
  await expect(page.getByText('“Motion” is in another position.')).toBeVisible();
  // By keyboard: up again by one.
  await page.getByRole('button', { name: 'Drag to another position: Motion' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Motion is picked up. Position 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Motion is at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(chapters).toHaveText([/^Force/, /^Motion/, /^Energy/]);
  // The page shows the new order while it is being saved.
  const query = `{ subject(id: "${subjectId}") { chapters { title } } }`;
  const stored = async () =>
    (await (await page.request.post('/graphql', { data: { query } })).json()).data.subject.chapters;
  await expect
    .poll(stored)
    .toMatchObject([{ title: 'Force' }, { title: 'Motion' }, { title: 'Energy' }]);
  await page.reload();
  await expect(chapters).toHaveText([/^Force/, /^Motion/, /^Energy/]);

  await page.goto(`/courses/academic/class06/${courseId}/subject/chapter/lesson/${lessonId}`);
  await expect(page.getByRole('heading', { name: 'Inertia', level: 1 })).toBeVisible();
  await deleteCourse(page.request, courseId);
});

test('an admin drags a lesson by mouse into a closed chapter, which opens, and undoes it', async ({
  page,
}) => {
  await logIn(page, admin);
  const course = { title: `Drags ${Date.now()}`, courseCode: 'class06', courseType: 'academic' };
  const courseId = await make(page.request, 'createCourse', { ...course, price: 0 });
  const subjectId = await make(page.request, 'createSubject', { courseId, name: 'Physics' });
  const add = async (title: string, lessons: string[]) => {
    const chapterId = await make(page.request, 'createChapter', { subjectId, title });
    for (const of of lessons) await make(page.request, 'createLesson', { chapterId, title: of });
    return chapterId;
  };
  const motion = await add('Motion', ['Inertia', 'Speed']);
  const force = await add('Force', ['Mass']);
  const stored = async () => {
    const titles = 'lessons { title }';
    const query = `{ motion: chapter(id: "${motion}") { ${titles} } force: chapter(id: "${force}") { ${titles} } }`;
    const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
    const of = (key: string) => data[key].lessons.map(({ title }: { title: string }) => title);
    return [of('motion').join(), of('force').join()];
  };
  await page.goto(`/boss/courses/${courseId}`);
  await page.getByRole('button', { name: /^Physics/ }).click();
  await page.getByRole('button', { name: /^Motion/ }).click();
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  const rowOf = (button: Locator) => page.locator('li').filter({ has: button }).last();
  const hover = async (over: Locator, part = 0.5) => {
    const box = await over.boundingBox();
    if (!box) throw new Error('This is not on the page.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * part, { steps: 8 });
  };

  const handle = page.getByRole('button', { name: 'Drag to another position: Inertia' });
  // Away from the edges, near which the page scrolls.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await hover(handle);
  await page.mouse.down();
  const chapter = page.getByRole('button', { name: /^Force/ });
  await hover(chapter);
  await expect(rowOf(chapter)).toHaveAttribute('data-drop', 'into');
  await expect(page.getByText('Inertia goes into “Force”, to the end.')).toBeAttached();
  await expect(chapter).toHaveAttribute('aria-expanded', 'true');
  const lessons = page.getByRole('button', { name: 'Lessons', exact: true }).last();
  await hover(lessons);
  await expect(lessons).toHaveAttribute('aria-expanded', 'true');
  const mass = page.getByRole('button', { name: 'Drag to another position: Mass' });
  await expect(mass).toBeVisible();
  await hover(mass, 0.2);
  await expect(page.getByText('Inertia goes into “Force”, to position 1 of 2.')).toBeAttached();
  await expect(rowOf(mass)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect(page.getByText('“Inertia” is now in “Force”.')).toBeVisible();
  expect(await stored()).toEqual(['Speed', 'Inertia,Mass']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Inertia” is now in “Motion”.')).toBeVisible();
  expect(await stored()).toEqual(['Inertia,Speed', 'Mass']);
  await deleteCourse(page.request, courseId);
});

test('an admin crops the cover of a course by keyboard, which its card then has', async ({
  page,
}) => {
  await logIn(page, admin);
  const course = { title: `Cover ${Date.now()}`, courseCode: 'class06', courseType: 'academic' };
  const courseId = await make(page.request, 'createCourse', { ...course, price: 0 });
  await page.goto(`/boss/courses/${courseId}/details`);
  // A photo of the size of a phone's camera, made by the browser.
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no canvas.');
    drawing.fillStyle = '#0B6B4F';
    drawing.fillRect(0, 0, 3000, 4000);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const input = page.getByLabel('Choose a cover picture');
  await input.setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This picture cannot be opened.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await input.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo, 'base64'),
  });
  const part = page.getByRole('application', { name: 'The part that is shown' });
  await part.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await page.getByRole('button', { name: 'Use as cover' }).press('Enter');
  await expect(page.getByLabel('Address of the cover picture')).toHaveValue(
    /^\/media\/pictures\/.+\.webp$/,
  );
  const size = await page
    .getByRole('img', { name: 'The cover as it is now' })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
  expect(size).toEqual([1280, 720]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page).toHaveURL(/\/boss\/courses/);
  await deleteCourse(page.request, courseId);
});
