// Pictures of what a page shows when it is not at its best, and of what lies above a page: waiting,
// failed, empty, asking.
import { expect, type Page } from '@playwright/test';
import { languages, tabOf, test, type Who } from '../journeys/cast.ts';
import { takePictures } from './picture.ts';

interface State {
  readonly name: string;
  readonly who: Who;
  readonly bring: (tab: Page) => Promise<unknown>;
  /** It lies above the page, which goes on below the screen. */
  readonly isAbove?: true;
}

const PAPER = '/exam/mcq-exam/du-a-2023-exam';
const SINGLE = '/exam/class11-12-physics-1-02-exam-1';

/** Every GraphQL request ends as told. */
async function answering(tab: Page, status: number | 'never'): Promise<void> {
  await tab.route('**/graphql**', (route) =>
    status === 'never' ? undefined : route.fulfill({ status, body: '' }),
  );
}

const states: readonly State[] = [
  {
    name: 'state-list-waiting',
    who: 'visitor',
    bring: (tab) => answering(tab, 'never').then(() => tab.goto('/courses/admission')),
  },
  {
    name: 'state-course-waiting',
    who: 'visitor',
    bring: (tab) => answering(tab, 'never').then(() => tab.goto('/courses/admission/du')),
  },
  {
    name: 'state-list-failed',
    who: 'visitor',
    bring: (tab) => answering(tab, 503).then(() => tab.goto('/courses/admission')),
  },
  {
    name: 'state-years-failed',
    who: 'visitor',
    bring: (tab) => answering(tab, 503).then(() => tab.goto('/courses/admission/du-a/years')),
  },
  {
    name: 'state-nothing-found',
    who: 'visitor',
    bring: (tab) => tab.goto('/courses/admission?q=zzz', { waitUntil: 'networkidle' }),
  },
  {
    name: 'state-menu',
    who: 'student',
    isAbove: true,
    bring: async (tab) => {
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.goto('/student-dashboard', { waitUntil: 'networkidle' });
      await tab.getByRole('banner').getByRole('button').first().click();
    },
  },
  {
    name: 'state-form-refused',
    who: 'visitor',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto('/signup', { waitUntil: 'networkidle' });
      await tab.locator('main button[type=submit]').click();
    },
  },
  {
    name: 'state-mandatory',
    who: 'sitter',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto(PAPER, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
      await expect(tab.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'state-submit',
    who: 'sitter',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto(SINGLE, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
    },
  },
  {
    name: 'state-palette',
    who: 'sitter',
    isAbove: true,
    bring: async (tab) => {
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.goto(PAPER, { waitUntil: 'networkidle' });
      await tab.getByRole('checkbox').nth(1).click();
      await tab.locator('#exam-phone-bar').click();
    },
  },
  {
    name: 'state-profile-editor',
    who: 'student',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto('/profile', { waitUntil: 'networkidle' });
      await tab
        .getByRole('main')
        .getByRole('button', { name: /Edit|সম্পাদনা/ })
        .click();
    },
  },
];

for (const { name, who, isAbove, bring } of states) {
  for (const language of languages) {
    test(`${name}, ${language}`, async ({ scene }) => {
      const tab = await tabOf(scene, who, language);
      await bring(tab);
      await takePictures(tab, name, language, !isAbove);
      await tab.close();
    });
  }
}
