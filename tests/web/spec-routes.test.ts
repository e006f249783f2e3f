import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RequireAdmin, RequireLogin } from '../../web/src/layout/guards.tsx';
import { RequireGrant } from '../../web/src/layout/require-grant.tsx';
import { isExamPath, paths } from '../../web/src/paths.ts';
import { accountPages } from '../../web/src/routes/account-routes.tsx';
import { adminPages } from '../../web/src/routes/admin-routes.tsx';
import { examRooms } from '../../web/src/routes/exam-routes.tsx';
import {
  isAccountPath,
  isAdminPath,
  isTeachingPath,
  routes,
} from '../../web/src/routes/routes.tsx';
import { teachingPages } from '../../web/src/routes/teaching-routes.tsx';

/**
 * The whole route map: the routes of routes.tsx, with the lazily loaded ones of accounts in their
 * place.
 */
const [site] = routes;
const [layout] = site?.children ?? [];
const [pages] = layout?.children ?? [];
const whole: RouteObject[] = [
  ...(pages?.children ?? []),
  ...accountPages,
  ...adminPages,
  ...teachingPages,
  ...examRooms,
];

const tree = '/courses/academic/class10/c1';

/**
 * The table of the specification (section 2): a path of each kind, and the pattern that it has
 * to meet.
 */
const table: readonly (readonly [
  path: string,
  pattern: string,
  guard: 'open' | 'login' | 'admin' | 'grant' | 'exam',
])[] = [
  ['/', 'index', 'open'],
  ['/profile', 'profile', 'login'],
  ['/login', 'login', 'open'],
  ['/signup', 'signup', 'open'],
  ['/otp-verification', 'otp-verification', 'open'],
  ['/courses', 'courses', 'open'],
  ['/courses/admission', 'courses/admission', 'open'],
  ['/courses/admission/du', 'courses/admission/:courseCode', 'open'],
  ['/courses/admission/du/units', 'courses/admission/:courseCode/units', 'open'],
  ['/courses/admission/du-a/years', 'courses/admission/:id/years', 'open'],
  ['/courses/academic', 'courses/academic', 'open'],
  ['/courses/academic/class11-12', 'courses/academic/:courseCode', 'open'],
  [tree, 'courses/academic/:courseCode/:motherId', 'open'],
  [`${tree}/c1`, 'courses/academic/:courseCode/:motherId/:id', 'open'],
  [`${tree}/subject/s1`, 'courses/academic/:courseCode/:motherId/subject/:id', 'open'],
  [`${tree}/subject/chapter/ch1`, 'index', 'open'],
  [`${tree}/subject/chapter/ch1/Lessons`, 'Lessons', 'open'],
  [`${tree}/subject/chapter/ch1/contents`, 'contents', 'open'],
  [`${tree}/subject/chapter/ch1/exams`, 'exams', 'open'],
  [
    `${tree}/subject/chapter/content/n1`,
    'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
    'open',
  ],
  [
    `${tree}/subject/chapter/lesson/l1`,
    'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
    'open',
  ],
  ['/courses/language/ielts', 'courses/:type/:courseCode', 'open'],
  ['/courses/language/ielts/units', 'courses/:type/:courseCode/units', 'open'],
  ['/exam/result/u1/e1', 'exam/result/:userId/:examId', 'login'],
  ['/exam/mcq-exam/e1', 'exam/mcq-exam/:examId/:id?', 'exam'],
  ['/exam/mcq-exam/e1/r1', 'exam/mcq-exam/:examId/:id?', 'exam'],
  ['/exam/e1', 'exam/:examId/:id?', 'exam'],
  ['/exam/e1/r1', 'exam/:examId/:id?', 'exam'],
  ['/student-dashboard', 'student-dashboard', 'login'],
  ['/exams', 'exams', 'login'],
  ['/campaigns', 'campaigns', 'open'],
  ['/boss', 'boss', 'admin'],
  ['/boss/courses', 'boss/courses', 'admin'],
  ['/boss/log', 'boss/log', 'admin'],
  ['/boss/search?q=x', 'boss/search', 'admin'],
  ['/boss/courses/c1', 'boss/courses/:id', 'admin'],
  ['/boss/admission/a1', 'boss/admission/:id', 'admin'],
  ['/boss/exams/new', 'boss/exams/new', 'admin'],
  ['/boss/exams/e1/print', 'boss/exams/:id/print', 'admin'],
  ['/boss/exams/e1/preview', 'boss/exams/:id/preview', 'admin'],
  ['/boss/papers/p1/preview', 'boss/papers/:id/preview', 'admin'],
  ['/boss/papers/e1', 'boss/papers/:id', 'admin'],
  ['/boss/papers/e1/print', 'boss/papers/:id/print', 'admin'],
  ['/boss/courses/c1/details', 'boss/courses/:id/details', 'admin'],
  ['/boss/admission/new', 'boss/admission/new', 'admin'],
  ['/teaching', 'teaching', 'grant'],
  ['/teaching/courses/c1', 'teaching/courses/:id', 'grant'],
  ['/teaching/marking/u1/e1', 'teaching/marking/:userId/:examId', 'grant'],
  ['/another/castle', '*', 'open'],
  ['/courses/a/b/c/d/e/f', '*', 'open'],
];

it.each(table)('%s is the page %s, %s to whom it should be', (path, pattern, guard) => {
  const matches = matchRoutes(whole, path) ?? [];
  const page = matches.at(-1)?.route;
  expect(page?.index ? 'index' : page?.path).toBe(pattern);
  const around = new Set(matches.map(({ route }) => route.Component));
  expect({
    login: around.has(RequireLogin),
    admin: around.has(RequireAdmin),
    grant: around.has(RequireGrant),
    exam: matches[0] !== undefined && examRooms.includes(matches[0].route),
  }).toEqual({
    login: guard === 'login',
    admin: guard === 'admin',
    grant: guard === 'grant',
    exam: guard === 'exam',
  });
});

const isOfOtherRoutes = (path: string) =>
  isAccountPath(path) || isExamPath(path) || isAdminPath(path) || isTeachingPath(path);

it('fetches the account pages, exam rooms, admin and teaching pages for their URLs, and for no other', () => {
  for (const [path] of table) {
    const isInPages = matchRoutes(pages?.children ?? [], path)?.at(-1)?.route.path !== '*';
    if (path !== '/another/castle' && !path.startsWith('/courses/a/'))
      expect([path, isOfOtherRoutes(path)]).toEqual([path, !isInPages]);
  }
});

it('links to the paths of the table', () => {
  const links = [
    paths.admissionUnits('du'),
    paths.years('du-a'),
    paths.subjects('class10', 'c1'),
    paths.chapters('class10', 'c1', 's1'),
    paths.chapterLessons('class10', 'c1', 'ch1'),
    paths.content('class10', 'c1', 'n1'),
    paths.lesson('class10', 'c1', 'l1'),
    paths.courseUnits('language', 'ielts'),
    paths.examResult('u1', 'e1'),
    paths.mcqExam('e1', 'r1'),
    paths.exam('e1', 'r1'),
  ];
  expect(links.filter((link) => !table.some(([path]) => path === link))).toEqual([]);
});
