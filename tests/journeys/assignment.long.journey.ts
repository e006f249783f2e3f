// An assignment from both sides: a student submits text and a file, an admin returns it with a
// comment, the student reads it.
import { expect, test } from '@playwright/test';
import { logIn, logOut, newStudent } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };

/** A PDF of one page. */
const PDF = `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>
endobj
4 0 obj
<</Length 15>>
stream
0 0 50 50 re f 
endstream
endobj
trailer
<</Root 1 0 R/Size 5>>
%%EOF
`;

test('a student submits text and a file, an admin returns it, the student reads the comment', async ({
  page,
}) => {
  const student = await newStudent(page.request);
  await logIn(page, student);
  await page.goto('/assignments');
  await expect(page.getByText('There are no assignments in your courses.')).toBeVisible();
  await page.goto('/courses/academic/class09/class09-science');
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByRole('link', { name: 'View Course' }).first()).toBeVisible();

  await page.goto('/assignments');
  await page.getByRole('link', { name: 'বেগ-সময় লেখচিত্র আঁকা' }).click();
  const work = `My graph, drawn at ${new Date().toISOString()}.`;
  await page.getByLabel('Your text').fill(work);
  await page.reload();
  await expect(page.getByLabel('Your text')).toHaveValue(work);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'graph.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(page.getByRole('button', { name: 'Remove graph.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^Handed in .*\./)).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await logIn(page, admin);
  await page.goto('/boss/assignments');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'বেগ-সময় লেখচিত্র আঁকা' })
    .getByRole('link', { name: 'Submissions' })
    .click();
  // Earlier runs over the same data may have left others: the newest one is the last.
  await page.getByRole('table').getByRole('link').last().click();
  await expect(page.getByText(work)).toBeVisible();
  const href = await page.getByRole('link', { name: 'graph.pdf' }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await page.getByLabel('Mark, at most 20').fill('17.5');
  await page.getByLabel('Comment for the student').fill('A clear graph.');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save and return again' })).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await logIn(page, student);
  await page.goto('/assignments');
  await expect(page.getByText('Returned by the teacher · 17.5 of 20 marks')).toBeVisible();
  await page.getByRole('link', { name: 'বেগ-সময় লেখচিত্র আঁকা' }).click();
  await expect(page.getByText('A clear graph.')).toBeVisible();
});
