// Pictures of what a page shows when it is not at its best, and of what lies above a page: waiting,
// failed, empty, asking.
import { expect, type Page } from '@playwright/test';
import { languages, tabOf, test, type Who } from '../journeys/cast.ts';
import { takePictures } from './picture.ts';

interface State {
  readonly name: string;
  readonly who: Who;
  readonly bring: (tab: Page) => Promise<unknown>;
  /** An overlay above a page that is longer than the screen. */
  readonly isAbove?: true;
}

const PAPER = '/exam/mcq-exam/du-a-2023-exam';
const SINGLE = '/exam/class11-12-physics-1-02-exam-1';
const NEW_EXAM = '/boss/exams/new?parentType=CHAPTER&parentId=class11-12-physics-1-02';
const ROSTER = '/boss/campaigns/exams/ru-science-open-test/roster';

/** Opens a dialog by the button of that name. */
async function open(tab: Page, address: string, button: RegExp): Promise<void> {
  await tab.goto(address, { waitUntil: 'networkidle' });
  await tab.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(tab.getByRole('dialog').or(tab.getByRole('alertdialog')).first()).toBeVisible();
}

/** The keyboard of formulas over a new question, with one of its layouts. */
async function formulaKeyboard(tab: Page, layout: string): Promise<void> {
  await tab.goto('/boss/questions/new', { waitUntil: 'networkidle' });
  await tab.locator('textarea').first().fill('2 + 2 = ?');
  await tab.getByRole('button', { name: /^(Formula|সূত্র)$/ }).click();
  const keyboard = tab.getByRole('dialog').locator('.ML__keyboard');
  await keyboard.locator('.is-visible [data-keycap-value="x"]').click();
  const tabOfLayout = keyboard.locator('.is-visible [data-layer]', { hasText: layout });
  // The layout at hand has no tab that leads to it.
  if (await tabOfLayout.isVisible()) await tabOfLayout.click();
}

/** Gives every GraphQL request the same outcome. */
async function answering(tab: Page, status: number | 'never'): Promise<void> {
  await tab.route('**/graphql**', (route) =>
    status === 'never' ? undefined : route.fulfill({ status, body: '' }),
  );
}

/** Tries to log in, while every login gets this error. */
async function logInWithError(tab: Page, extensions: object): Promise<void> {
  await tab.route('**/graphql**', (route) =>
    route.request().postData()?.includes('"operationName":"Login"')
      ? route.fulfill({ json: { data: null, errors: [{ message: 'No.', extensions }] } })
      : route.fallback(),
  );
  await tab.goto('/login', { waitUntil: 'networkidle' });
  await tab.getByLabel(/^(Username|ইউজারনেম)$/).fill('rafi@example.com');
  await tab.getByLabel(/^(Password|পাসওয়ার্ড)$/).fill('a long password');
  await tab.locator('main button[type=submit]').click();
  await expect(tab.getByRole('button', { name: /^(Cancel|বাতিল)$/ })).toBeVisible();
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
    name: 'state-login-waiting',
    who: 'visitor',
    bring: (tab) =>
      logInWithError(tab, {
        code: 'RATE_LIMITED',
        reason: 'LOGINS_BUSY',
        retryAfter: 600,
        queue: { token: 'place', seconds: 900 },
      }),
  },
  {
    name: 'state-login-no-response',
    who: 'visitor',
    bring: (tab) => logInWithError(tab, { code: 'CIRCUIT_OPEN', retryAfter: 600 }),
  },
  {
    name: 'state-mandatory',
    who: 'examinee',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto(PAPER, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
      await expect(tab.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'state-submit',
    who: 'examinee',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto(SINGLE, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
    },
  },
  {
    name: 'state-palette',
    who: 'examinee',
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
  {
    name: 'state-search',
    who: 'visitor',
    isAbove: true,
    bring: async (tab) => {
      await tab.goto('/', { waitUntil: 'networkidle' });
      await tab.keyboard.press('/');
      await tab.keyboard.type('vector');
      await expect(tab.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'state-bank-import',
    who: 'admin',
    isAbove: true,
    bring: (tab) => open(tab, '/boss/questions', /^(Import questions|প্রশ্ন আমদানি করুন)$/),
  },
  {
    name: 'state-bank-picker',
    who: 'admin',
    isAbove: true,
    bring: (tab) => open(tab, NEW_EXAM, /^(Add from the bank|ভান্ডার থেকে নিন)$/),
  },
  {
    name: 'state-bank-draw',
    who: 'admin',
    isAbove: true,
    bring: (tab) => open(tab, NEW_EXAM, /^(Draw at random|লটারি করে নিন)$/),
  },
  {
    name: 'state-roster-import',
    who: 'admin',
    isAbove: true,
    bring: (tab) => open(tab, ROSTER, /^(Store a list of candidates|প্রার্থীদের তালিকা দিন)$/),
  },
  ...['123', 'f(x)', '≤∈→', 'αβγ', 'abc'].map(
    (layout, index): State => ({
      name: `state-formula-keyboard-${index + 1}`,
      who: 'admin',
      isAbove: true,
      bring: (tab) => formulaKeyboard(tab, layout),
    }),
  ),
  {
    name: 'state-delete-course',
    who: 'admin',
    isAbove: true,
    bring: (tab) => open(tab, '/boss/courses', /^(Delete|মুছে ফেলুন): ঢাকা/),
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
