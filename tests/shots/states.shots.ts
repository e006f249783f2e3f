// Screenshots of loading, error and empty states, and of dialogs.
import { expect, type Page } from '@playwright/test';
import { languages, openTab, test, type UserKind } from '../journeys/page-users.ts';
import { takePictures } from './picture.ts';

interface State {
  readonly name: string;
  readonly user: UserKind;
  readonly open: (tab: Page) => Promise<unknown>;
  /** An overlay, such as a dialog: only the visible part of the page is taken. */
  readonly isOverlay?: true;
}

const PAPER = '/exam/mcq-exam/du-a-2023-exam';
const SINGLE = '/exam/class11-12-physics-1-02-exam-1';
const NEW_EXAM = '/boss/exams/new?parentType=CHAPTER&parentId=class11-12-physics-1-02';
const ROSTER = '/boss/campaigns/exams/ru-science-open-test/roster';

/** Opens a dialog by the button of that name. */
async function openDialog(tab: Page, address: string, button: RegExp): Promise<void> {
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
async function respondWith(tab: Page, status: number | 'never'): Promise<void> {
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
    user: 'visitor',
    open: (tab) => respondWith(tab, 'never').then(() => tab.goto('/courses/admission')),
  },
  {
    name: 'state-course-waiting',
    user: 'visitor',
    open: (tab) => respondWith(tab, 'never').then(() => tab.goto('/courses/admission/du')),
  },
  {
    name: 'state-list-failed',
    user: 'visitor',
    open: (tab) => respondWith(tab, 503).then(() => tab.goto('/courses/admission')),
  },
  {
    name: 'state-years-failed',
    user: 'visitor',
    open: (tab) => respondWith(tab, 503).then(() => tab.goto('/courses/admission/du-a/years')),
  },
  {
    name: 'state-nothing-found',
    user: 'visitor',
    open: (tab) => tab.goto('/courses/admission?q=zzz', { waitUntil: 'networkidle' }),
  },
  {
    name: 'state-menu',
    user: 'student',
    isOverlay: true,
    open: async (tab) => {
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.goto('/student-dashboard', { waitUntil: 'networkidle' });
      await tab.getByRole('banner').getByRole('button').first().click();
    },
  },
  {
    name: 'state-form-refused',
    user: 'visitor',
    isOverlay: true,
    open: async (tab) => {
      await tab.goto('/signup', { waitUntil: 'networkidle' });
      await tab.locator('main button[type=submit]').click();
    },
  },
  {
    name: 'state-login-waiting',
    user: 'visitor',
    open: (tab) =>
      logInWithError(tab, {
        code: 'RATE_LIMITED',
        reason: 'LOGINS_BUSY',
        retryAfter: 600,
        queue: { token: 'place', seconds: 900 },
      }),
  },
  {
    name: 'state-login-no-response',
    user: 'visitor',
    open: (tab) => logInWithError(tab, { code: 'CIRCUIT_OPEN', retryAfter: 600 }),
  },
  {
    name: 'state-mandatory',
    user: 'examinee',
    isOverlay: true,
    open: async (tab) => {
      await tab.goto(PAPER, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
      await expect(tab.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'state-submit',
    user: 'examinee',
    isOverlay: true,
    open: async (tab) => {
      await tab.goto(SINGLE, { waitUntil: 'networkidle' });
      await tab.locator('#exam-submit').click();
    },
  },
  {
    name: 'state-palette',
    user: 'examinee',
    isOverlay: true,
    open: async (tab) => {
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.goto(PAPER, { waitUntil: 'networkidle' });
      await tab.getByRole('checkbox').nth(1).click();
      await tab.locator('#exam-phone-bar').click();
    },
  },
  {
    name: 'state-profile-editor',
    user: 'student',
    isOverlay: true,
    open: async (tab) => {
      await tab.goto('/profile', { waitUntil: 'networkidle' });
      await tab
        .getByRole('main')
        .getByRole('button', { name: /Edit|সম্পাদনা/ })
        .click();
    },
  },
  {
    name: 'state-search',
    user: 'visitor',
    isOverlay: true,
    open: async (tab) => {
      await tab.goto('/', { waitUntil: 'networkidle' });
      await tab.keyboard.press('/');
      await tab.keyboard.type('vector');
      await expect(tab.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'state-bank-import',
    user: 'admin',
    isOverlay: true,
    open: (tab) => openDialog(tab, '/boss/questions', /^(Import questions|প্রশ্ন আমদানি করুন)$/),
  },
  {
    name: 'state-bank-picker',
    user: 'admin',
    isOverlay: true,
    open: (tab) => openDialog(tab, NEW_EXAM, /^(Add from the bank|ভান্ডার থেকে নিন)$/),
  },
  {
    name: 'state-bank-draw',
    user: 'admin',
    isOverlay: true,
    open: (tab) => openDialog(tab, NEW_EXAM, /^(Draw at random|লটারি করে নিন)$/),
  },
  {
    name: 'state-roster-import',
    user: 'admin',
    isOverlay: true,
    open: (tab) => openDialog(tab, ROSTER, /^(Store a list of candidates|প্রার্থীদের তালিকা দিন)$/),
  },
  ...['123', 'f(x)', '≤∈→', 'αβγ', 'abc'].map(
    (layout, index): State => ({
      name: `state-formula-keyboard-${index + 1}`,
      user: 'admin',
      isOverlay: true,
      open: (tab) => formulaKeyboard(tab, layout),
    }),
  ),
  {
    name: 'state-delete-course',
    user: 'admin',
    isOverlay: true,
    open: (tab) => openDialog(tab, '/boss/courses', /^(Delete|মুছে ফেলুন): ঢাকা/),
  },
];

for (const { name, user, isOverlay, open } of states) {
  for (const language of languages) {
    test(`${name}, ${language}`, async ({ users }) => {
      const tab = await openTab(users, user, language);
      await open(tab);
      await takePictures(tab, name, language, !isOverlay);
      await tab.close();
    });
  }
}
