// Gateway and backend are killed during an exam and restarted: no answer is lost, and there is one
// result.
import { expect } from '@playwright/test';
import {
  test as base,
  choose,
  expectReceipt,
  openExam,
  storedAnswers,
  submit,
  waitUntilSaved,
} from './exam-kit.ts';
import { Product } from './product.ts';

const product = await Product.onFreePorts();

const test = base.extend({ baseURL: product.baseURL });

test.beforeAll(async () => {
  // The first start fills a demo catalogue.
  await product.start('backend');
  await product.start('gateway');
});
test.afterAll(() => product.end());

for (const part of ['gateway', 'backend'] as const) {
  test(`the ${part} is killed while answers are saved`, async ({ exam, student }) => {
    const page = await openExam(student, exam);
    await choose(page, 1, 'b');
    await waitUntilSaved(page);
    await product.kill(part);
    await choose(page, 2, 'c');
    await product.start(part);
    await waitUntilSaved(page);
    await choose(page, 3, 'd');
    await submit(page);
    await expectReceipt(page);
    expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '3d']);
  });

  test(`the ${part} is killed before the submission`, async ({ exam, student }) => {
    const page = await openExam(student, exam);
    for (const question of [1, 2, 3]) await choose(page, question, 'b');
    await product.kill(part);
    await submit(page);
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await product.start(part);
    await expectReceipt(page);
    expect(await storedAnswers(student, exam)).toEqual(['1b', '2b', '3b']);
  });
}
