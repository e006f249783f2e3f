// Every page of the client: its URL, the user who opens it, and its heading. The journeys through
// all pages and the screenshots use this list.
import { expect, type Page } from '@playwright/test';
import { adminPages } from './admin-pages.ts';
import { type Language, type PageUsers, STUDENT_NAME, type UserKind } from './page-users.ts';
import type { SitePage, Words } from './site-page.ts';
import { teachingPages } from './teaching-pages.ts';

const DU = 'ঢাকা বিশ্ববিদ্যালয় (DU)';
const UNIT_YEARS = [
  'বিজ্ঞান ইউনিট (২০২২ পর্যন্ত ক): exam years',
  'বিজ্ঞান ইউনিট (২০২২ পর্যন্ত ক): পরীক্ষার বছর',
] as const;
const SCIENCE = 'একাদশ-দ্বাদশ শ্রেণি: বিজ্ঞান বিভাগ';
const SUBJECTS = [`Subjects of ${SCIENCE}`, `${SCIENCE}: বিষয়সমূহ`] as const;
const CHAPTERS = ['Chatters', 'অধ্যায়'] as const;
const COURSE = '/courses/academic/class11-12/class11-12-science';
const CHAPTER = `${COURSE}/subject/chapter/class11-12-physics-1-02`;
const LESSON = `${COURSE}/subject/chapter/lesson/class11-12-physics-1-02-lesson-1`;
const NOTE = `${COURSE}/subject/chapter/content/class11-12-physics-1-02-note-1`;
const GREETING = [`Hello, ${STUDENT_NAME}`, `স্বাগত, ${STUDENT_NAME}`] as const;
const DASHBOARD = ['Dashboard', 'ড্যাশবোর্ড'] as const;
const EXAMS = ['Exams', 'পরীক্ষা'] as const;
const PROFILE = ['Profile', 'প্রোফাইল'] as const;
const RESULT = ['Result', 'ফলাফল'] as const;

const NOT_FOUND = ['404 - Page Not Found', '৪০৪ - পৃষ্ঠা পাওয়া যায়নি'] as const;

const resultOf = (examId: string) => (users: PageUsers) =>
  `/exam/result/${users.studentId}/${examId}`;

const visitorPages: readonly Omit<SitePage, 'user'>[] = [
  {
    name: 'home',
    path: '/',
    heading: 'স্বপ্ন দেখো, শেখো, আবিষ্কার করো',
    title: ['Dream, learn and explore', 'স্বপ্ন দেখো, শেখো, আবিষ্কার করো'],
  },
  { name: 'courses', path: '/courses', heading: ['Courses', 'কোর্স'] },
  {
    name: 'admission-courses',
    path: '/courses/admission',
    heading: ['Your seat is waiting. Prepare for it.', 'তোমার আসনটি অপেক্ষায় আছে। প্রস্তুতি নাও।'],
    title: ['Admission Courses', 'ভর্তি'],
  },
  { name: 'admission-course', path: '/courses/admission/du', heading: DU },
  {
    name: 'paid-course',
    path: '/courses/admission/buet',
    heading: 'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয় (BUET)',
  },
  {
    name: 'units-not-enrolled',
    path: '/courses/admission/du/units',
    heading: [`Units of ${DU}`, `${DU}: ইউনিট`],
  },
  { name: 'years-not-enrolled', path: '/courses/admission/du-a/years', heading: UNIT_YEARS },
  { name: 'classes', path: '/courses/academic', heading: ['Academic Courses', 'একাডেমিক কোর্স'] },
  {
    name: 'class-courses',
    path: '/courses/academic/class10',
    heading: ['Courses for দশম শ্রেণি', 'দশম শ্রেণি: কোর্স'],
  },
  { name: 'academic-course', path: COURSE, heading: SCIENCE },
  {
    name: 'subjects-not-enrolled',
    path: `${COURSE}/class11-12-science`,
    heading: SUBJECTS,
    title: SCIENCE,
  },
  {
    name: 'chapters-not-enrolled',
    path: `${COURSE}/subject/class11-12-physics-1`,
    heading: CHAPTERS,
  },
  { name: 'chapter-not-enrolled', path: CHAPTER, heading: 'ভেক্টর' },
  {
    name: 'lesson-not-enrolled',
    path: LESSON,
    heading: ['This lesson is for enrolled students', 'এই পাঠটি কোর্সে যোগ দেওয়া শিক্ষার্থীদের জন্য'],
  },
  {
    name: 'note-not-enrolled',
    path: NOTE,
    heading: ['This note is for enrolled students', 'এই নোটটি কোর্সে যোগ দেওয়া শিক্ষার্থীদের জন্য'],
  },
  { name: 'other-course', path: '/courses/language/ielts', heading: 'IELTS প্রস্তুতি' },
  {
    name: 'other-course-units',
    path: '/courses/language/ielts/units',
    heading: ['Units', 'ইউনিট'],
  },
  { name: 'no-such-course', path: '/courses/language/nothing', heading: ['Courses', 'কোর্স'] },
  { name: 'search', path: '/search?q=rosayon', heading: ['Search', 'খোঁজ'] },
  { name: 'campaigns', path: '/campaigns', heading: ['Campaigns', 'ক্যাম্পেইন'] },
  {
    name: 'campaign',
    path: '/campaigns/physics-formula-marathon',
    heading: 'পদার্থবিজ্ঞান সূত্র ম্যারাথন',
  },
  {
    name: 'exam-campaign',
    path: '/campaigns/exams/ru-science-open-test',
    heading: 'রাবি সি ইউনিট উন্মুক্ত অনুশীলন পরীক্ষা',
  },
  { name: 'login', path: '/login', heading: ['Log in to Alokpath', 'আলোকপথে লগ ইন করো'] },
  { name: 'signup', path: '/signup', heading: ['Create your account', 'তোমার অ্যাকাউন্ট খোলো'] },
  {
    name: 'otp-verification',
    path: '/otp-verification',
    heading: ['One more step', 'আর এক ধাপ'],
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    heading: ['Forgot your password?', 'পাসওয়ার্ড ভুলে গেছ?'],
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    state: { credential: { email: 'somebody@alokpath.test' } },
    heading: ['Choose a new password', 'নতুন পাসওয়ার্ড ঠিক করো'],
  },
  { name: 'not-found', path: '/nowhere', heading: NOT_FOUND },
  { name: 'no-styleguide', path: '/styleguide', heading: NOT_FOUND },
];

const newcomerPages: readonly Omit<SitePage, 'user'>[] = [
  {
    name: 'dashboard-new',
    path: '/student-dashboard',
    heading: ['Welcome, রাফি', 'স্বাগত, রাফি'],
    title: DASHBOARD,
  },
  { name: 'exams-new', path: '/exams', heading: EXAMS },
  { name: 'profile-new', path: '/profile', heading: PROFILE },
  { name: 'result-of-another', path: resultOf('du-a-2022-exam'), heading: RESULT },
];

const studentPages: readonly Omit<SitePage, 'user'>[] = [
  {
    name: 'start-retake',
    path: '/exam/class11-12-physics-1-02-exam-1',
    heading: 'ভেক্টর: বহুনির্বাচনি পরীক্ষা',
  },
  {
    name: 'start-paper',
    path: '/exam/mcq-exam/du-a-2023-exam',
    heading: 'ঢাবি বিজ্ঞান ইউনিট ২০২৩: অনুশীলনপত্র',
  },
  {
    name: 'home-student',
    path: '/',
    heading: 'স্বপ্ন দেখো, শেখো, আবিষ্কার করো',
    title: ['Dream, learn', 'স্বপ্ন দেখো'],
  },
  { name: 'dashboard', path: '/student-dashboard', heading: GREETING, title: DASHBOARD },
  { name: 'profile', path: '/profile', heading: PROFILE },
  {
    name: 'security',
    path: '/profile/security',
    heading: ['Login and security', 'লগ ইন ও নিরাপত্তা'],
  },
  { name: 'exams', path: '/exams', heading: EXAMS },
  { name: 'assignments', path: '/assignments', heading: ['Assignments', 'অ্যাসাইনমেন্ট'] },
  { name: 'notifications', path: '/notifications', heading: ['Notifications', 'বিজ্ঞপ্তি'] },
  { name: 'settings', path: '/settings', heading: ['Settings', 'সেটিংস'] },
  {
    name: 'assignment',
    path: '/assignments/english-reading-diary',
    heading: 'Reading diary: one short story a week',
  },
  { name: 'admission-course-enrolled', path: '/courses/admission/du', heading: DU },
  {
    name: 'units',
    path: '/courses/admission/du/units',
    heading: [`Units of ${DU}`, `${DU}: ইউনিট`],
  },
  { name: 'years', path: '/courses/admission/du-a/years', heading: UNIT_YEARS },
  { name: 'subjects', path: `${COURSE}/class11-12-science`, heading: SUBJECTS, title: SCIENCE },
  { name: 'chapters', path: `${COURSE}/subject/class11-12-physics-1`, heading: CHAPTERS },
  { name: 'chapter-lessons', path: `${CHAPTER}/Lessons`, heading: 'ভেক্টর' },
  { name: 'chapter-notes', path: `${CHAPTER}/contents`, heading: 'ভেক্টর' },
  { name: 'chapter-exams', path: `${CHAPTER}/exams`, heading: 'ভেক্টর' },
  { name: 'lesson', path: LESSON, heading: 'ভেক্টরের যোগ, বিভাজন ও আপেক্ষিক বেগ' },
  { name: 'note', path: NOTE, heading: 'ভেক্টর: সূত্র ও বিশেষ ক্ষেত্র' },
  {
    name: 'exam-campaign-student',
    path: '/campaigns/exams/cu-humanities-contest',
    heading: 'চবি বি ইউনিট প্রতিযোগিতা',
  },
  { name: 'no-result', path: resultOf('du-a-2023-exam'), heading: RESULT },
  {
    name: 'result',
    path: resultOf('du-a-2022-exam'),
    heading: 'ঢাবি ক ইউনিট (বিজ্ঞান) ২০২২: সংক্ষিপ্ত অনুশীলনপত্র',
  },
  {
    name: 'result-single',
    path: resultOf('class11-12-physics-1-02-exam-1'),
    heading: 'ভেক্টর: বহুনির্বাচনি পরীক্ষা',
  },
  {
    name: 'result-written',
    path: resultOf('class11-12-physics-1-02-exam-2'),
    heading: 'ভেক্টর: লিখিত পরীক্ষা',
  },
];

const examineePages: readonly Omit<SitePage, 'user'>[] = [
  {
    name: 'dashboard-in-exam',
    path: '/student-dashboard',
    heading: ['Hello, আব্দুল্লাহ', 'স্বাগত, আব্দুল্লাহ'],
    title: DASHBOARD,
  },
  { name: 'years-in-exam', path: '/courses/admission/du-a/years', heading: UNIT_YEARS },
  {
    name: 'paper',
    path: '/exam/mcq-exam/du-a-2023-exam',
    heading: 'ঢাবি বিজ্ঞান ইউনিট ২০২৩: অনুশীলনপত্র',
  },
  {
    name: 'single-exam',
    path: '/exam/class11-12-physics-1-02-exam-1',
    heading: 'ভেক্টর: বহুনির্বাচনি পরীক্ষা',
  },
  {
    name: 'written-exam',
    path: '/exam/class11-12-physics-1-02-exam-2',
    heading: 'ভেক্টর: লিখিত পরীক্ষা',
  },
];

const seenBy = (user: UserKind, pages: readonly Omit<SitePage, 'user'>[]): readonly SitePage[] =>
  pages.map((page) => ({ ...page, user }));

export const pages: readonly SitePage[] = [
  // First, while the clocks of their exams run.
  ...seenBy('examinee', examineePages),
  ...seenBy('visitor', visitorPages),
  ...seenBy('newcomer', newcomerPages),
  ...seenBy('student', studentPages),
  ...seenBy('teacher', teachingPages),
  ...seenBy('admin', adminPages),
];

export const inLanguage = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : words[language === 'en' ? 0 : 1];

/** Opens a page and waits until everything is there. */
export async function visit(
  tab: Page,
  users: PageUsers,
  page: SitePage,
  language: Language,
): Promise<number> {
  const path = typeof page.path === 'string' ? page.path : page.path(users);
  if (page.state) {
    // In the format of the router.
    await tab.goto('/nowhere');
    await tab.evaluate(
      ([at, usr]) => history.replaceState({ usr, key: 'handed-over', idx: 0 }, '', at),
      [path, page.state] as const,
    );
  }
  const response = page.state ? await tab.reload() : await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(
    inLanguage(page.heading, language),
  );
  await tab.waitForLoadState('networkidle');
  // The questions of a result are loaded when they are near the viewport.
  const questions = tab.locator('#questions');
  if ((await questions.count()) > 0) {
    await questions.scrollIntoViewIfNeeded();
    await expect(questions.getByRole('article').first()).toBeVisible();
    await tab.evaluate(() => scrollTo(0, 0));
  }
  return response?.status() ?? 0;
}

/** Sets the preference of the device; the page changes a moment later. */
export async function turn(tab: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(tab.locator('html')).toContainClass(colorScheme);
}
