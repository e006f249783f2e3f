// axe finds nothing on the pages of the main way, in light and dark, English and Bengali.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { demoStudent, logIn } from './person.ts';

const publicPages = [
  '/',
  '/courses',
  '/courses/admission',
  '/courses/admission/du',
  '/courses/academic',
  '/courses/academic/class10',
  '/login',
  '/signup',
  '/nowhere',
];
const studentPages = [
  '/student-dashboard',
  '/profile',
  '/exams',
  '/campaigns',
  '/assignments',
  '/courses/academic/class08/class08-general/class08-general',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'bn'] as const) {
    test(`axe finds nothing, ${colorScheme}, ${language}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      const look = async (address: string) => {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          address,
        ).toEqual([]);
      };
      await page.goto('/');
      if (language === 'bn') await page.getByRole('button', { name: 'বাংলা' }).click();
      for (const address of publicPages) await look(address);
      if (language === 'bn') await page.getByRole('button', { name: 'English' }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await logIn(page, demoStudent);
      if (language === 'bn') await page.getByRole('button', { name: 'বাংলা' }).click();
      for (const address of studentPages) await look(address);
      await context.close();
    });
  }
}
