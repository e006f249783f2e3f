// The profile in a real browser: the photo is cut and made small on the phone, and what is typed in
// Bengali digits is a date.
import { expect, type Page, type Request, test } from '@playwright/test';
import { enterOtp, fillSignup, newPhone } from './person.ts';
import { waitForToast } from './toasts.ts';

/** Operations are sent by hash: a request with a file is recognized by its form data. */
const carriesFile = (request: Request) =>
  request.headers()['content-type']?.startsWith('multipart/') ?? false;

/**
 * A large picture of noise, which no format makes small, with the top half lighter than the bottom
 * half.
 */
async function aPicture(
  page: Page,
  width: number,
  height: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const drawing = canvas.getContext('2d');
      const image = drawing?.createImageData(width, height);
      if (!drawing || !image) throw new Error('There is no canvas here.');
      for (let at = 0; at < image.data.length; at += 4) {
        const light = at < image.data.length / 2 ? 128 : 0;
        for (let colour = 0; colour < 3; colour++)
          image.data[at + colour] = light + Math.random() * 127;
        image.data[at + 3] = 255;
      }
      drawing.putImageData(image, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    { width, height },
  );
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** How light the halves of a shown picture are, 0 to 255: top, right, bottom, left. */
function lightOf(page: Page, name: string): Promise<number[]> {
  return page.getByRole('img', { name }).evaluate(async (picture) => {
    if (!(picture instanceof HTMLImageElement)) throw new Error('This is no picture.');
    await picture.decode();
    const side = 64;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no canvas here.');
    drawing.drawImage(picture, 0, 0, side, side);
    const half = (x: number, y: number, width: number, height: number) => {
      const { data } = drawing.getImageData(x, y, width, height);
      return (
        data.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : 0), 0) / (width * height)
      );
    };
    const middle = side / 2;
    return [
      half(0, 0, side, middle),
      half(middle, 0, middle, side),
      half(0, middle, side, middle),
      half(0, 0, middle, side),
    ];
  });
}

test('a student crops and rotates a photo by keys, sees it everywhere, and removes it', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/signup?returnTo=%2Fprofile');
  await fillSignup(page, phone, 'sonar-bangla-71');
  await enterOtp(page, `88${phone}`);
  await expect(page).toHaveURL('/profile');

  const picker = page.getByLabel('Change photo');
  await picker.setInputFiles({
    name: 'IMG_1.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic'),
  });
  await expect(page.getByText(/^HEIC pictures cannot be read here/)).toBeVisible();

  await picker.setInputFiles(await aPicture(page, 1600, 2400));
  const dialog = page.getByRole('dialog', { name: 'Choose the square' });
  const square = dialog.getByRole('application', { name: 'The part that is shown' });
  await expect(square).toBeVisible();
  await square.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
  const fileRequest = page.waitForRequest(carriesFile);
  await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
  const size = Number((await (await fileRequest).allHeaders())['content-length']);
  expect(size, 'bytes that travel').toBeLessThan(205 * 1024);
  expect(size).toBeGreaterThan(5 * 1024);

  const name = `Photo of ${phone}`;
  await expect(page.getByRole('img', { name })).toHaveAttribute('src', /^\/media\/files\//);
  const [top, right, bottom, left] = (await lightOf(page, name)) as [
    number,
    number,
    number,
    number,
  ];
  expect(right, 'what was on top is on the right').toBeGreaterThan(left + 50);
  expect(Math.abs(top - bottom)).toBeLessThan(50);
  await expect(page.getByRole('banner').locator('img[src^="/media/files/"]')).toBeVisible();

  await Promise.all([
    waitForToast(page, 'Photo removed'),
    page.getByRole('button', { name: 'Remove photo' }).click(),
  ]);
  await expect(page.locator('img[src^="/media/files/"]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeHidden();
});

test('a picture that was not sent can be sent again', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/signup?returnTo=%2Fprofile');
  await fillSignup(page, phone, 'sonar-bangla-71');
  await enterOtp(page, `88${phone}`);
  await page.getByLabel('Change photo').setInputFiles(await aPicture(page, 300, 200));
  await page.route('/graphql', (route) =>
    carriesFile(route.request()) ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Failed to upload profile picture')).toBeVisible();
  await page.unroute('/graphql');
  await Promise.all([
    waitForToast(page, 'Photo saved'),
    page.getByRole('button', { name: 'Send again' }).click(),
  ]);
});

test('a date of birth typed in Bengali digits is stored; leaving with unsaved changes asks for confirmation', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/signup?returnTo=%2Fprofile');
  await fillSignup(page, phone, 'sonar-bangla-71');
  await enterOtp(page, `88${phone}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit personal information' });
  const field = editor.getByLabel('Date of birth');
  await field.focus();
  await field.dispatchEvent('keydown', { key: '০' });
  await page.keyboard.insertText('০১/০৫/২০০৮');
  await expect(field).toHaveValue('০১/০৫/২০০৮');
  await editor.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You have changes that are not saved.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 May 2008')).toBeVisible();
});
