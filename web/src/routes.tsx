/**
 * The whole URL map. Each page is fetched when it is visited: its module exports `Component`. The `loader` beside it only starts the
 * page's query (`start` waits for nothing), so that data and code travel at the same time. Static parts win over parameters.
 */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { start } from './apollo/start.ts';
import { type Area, loadTexts } from './i18n/texts.ts';
import { HomeRouteDocument } from './shell/generated/home.route.ts';
import { RequireAdmin, RequireLogin } from './shell/guards.tsx';
import { Layout } from './shell/layout.tsx';
import { PageFallback } from './shell/page-fallback.tsx';
import { RouteError } from './shell/route-error.tsx';

/** A page's code together with the areas of texts that it uses; a test compares them with the code. */
function page<Module extends object>(load: () => Promise<Module>, ...areas: Area[]): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)]);
    return module;
  };
}

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: PageFallback,
    children: [
      {
        Component: Layout,
        children: [
          {
            // Inside the layout: the bars stay while a page is on its way, and when one breaks.
            ErrorBoundary: RouteError,
            HydrateFallback: PageFallback,
            children: [
              { index: true, loader: () => start(HomeRouteDocument), lazy: () => import('./shell/home.route.tsx') },
              { path: 'login', lazy: page(() => import('./features/auth/login.route.tsx'), 'auth') },
              { path: 'signup', lazy: page(() => import('./features/auth/signup.route.tsx'), 'auth') },
              { path: 'otp-verification', lazy: page(() => import('./features/auth/otp-verification.route.tsx'), 'auth') },

              { path: 'courses', lazy: page(() => import('./features/admission/courses.route.tsx'), 'courses', 'admission') },
              { path: 'courses/admission', lazy: page(() => import('./features/admission/admission-courses.route.tsx'), 'courses', 'admission') },
              { path: 'courses/admission/:courseCode', lazy: page(() => import('./features/admission/admission-course.route.tsx'), 'courses', 'admission') },
              { path: 'courses/admission/:courseCode/units', lazy: page(() => import('./features/admission/units.route.tsx'), 'courses', 'admission') },
              { path: 'courses/admission/:id/years', lazy: page(() => import('./features/admission/years.route.tsx'), 'courses', 'admission') },

              { path: 'courses/academic', lazy: page(() => import('./features/academics/academic-classes.route.tsx'), 'courses', 'academics') },
              { path: 'courses/academic/:courseCode', lazy: page(() => import('./features/academics/academic-courses.route.tsx'), 'courses', 'academics') },
              { path: 'courses/academic/:courseCode/:motherId', lazy: page(() => import('./features/academics/academic-course.route.tsx'), 'courses', 'academics') },
              { path: 'courses/academic/:courseCode/:motherId/:id', lazy: page(() => import('./features/academics/subjects.route.tsx'), 'courses', 'academics') },
              { path: 'courses/academic/:courseCode/:motherId/subject/:id', lazy: page(() => import('./features/academics/chapters.route.tsx'), 'courses', 'academics') },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/:id',
                lazy: page(() => import('./features/academics/chapter.route.tsx'), 'courses', 'academics'),
                children: [
                  { index: true, lazy: page(() => import('./features/academics/chapter-lessons.route.tsx'), 'courses', 'academics') },
                  { path: 'Lessons', lazy: page(() => import('./features/academics/chapter-lessons.route.tsx'), 'courses', 'academics') },
                  { path: 'contents', lazy: page(() => import('./features/academics/chapter-contents.route.tsx'), 'courses', 'academics') },
                  { path: 'exams', lazy: page(() => import('./features/academics/chapter-exams.route.tsx'), 'courses', 'academics') },
                ],
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
                lazy: page(() => import('./features/academics/content.route.tsx'), 'courses', 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
                lazy: page(() => import('./features/academics/lesson.route.tsx'), 'courses', 'academics'),
              },
              { path: 'courses/:type/:courseCode', lazy: page(() => import('./features/academics/course.route.tsx'), 'courses', 'academics') },
              { path: 'courses/:type/:courseCode/units', lazy: page(() => import('./features/academics/course-units.route.tsx'), 'courses', 'academics') },

              { path: 'campaigns', lazy: page(() => import('./features/campaigns/campaigns.route.tsx'), 'campaigns') },
              { path: 'campaigns/:id', lazy: page(() => import('./features/campaigns/campaign.route.tsx'), 'campaigns') },

              {
                Component: RequireLogin,
                children: [
                  { path: 'profile', lazy: page(() => import('./features/students/profile.route.tsx'), 'students') },
                  { path: 'student-dashboard', lazy: page(() => import('./features/students/student-dashboard.route.tsx'), 'students') },
                  { path: 'exams', lazy: page(() => import('./features/exams/exams.route.tsx'), 'exams') },
                  { path: 'exam/result/:userId/:examId', lazy: page(() => import('./features/results/exam-result.route.tsx'), 'results') },
                ],
              },
              {
                Component: RequireAdmin,
                children: [{ path: 'boss', lazy: page(() => import('./features/students/boss.route.tsx'), 'students') }],
              },
              { path: '*', lazy: () => import('./shell/not-found.route.tsx') },
            ],
          },
        ],
      },
      {
        // Nothing but the paper: no bars around an exam.
        Component: RequireLogin,
        children: [
          { path: 'exam/mcq-exam/:examId', lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams') },
          { path: 'exam/mcq-exam/:examId/:id', lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams') },
          { path: 'exam/:examId', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams') },
          { path: 'exam/:examId/:id', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams') },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
