/**
 * The whole URL map. Each page is fetched when it is visited; a page module exports `Component` and, as `loader`, the start of its
 * query, which therefore is on its way before the page is drawn. Static parts win over parameters.
 */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireAdmin, RequireLogin } from './shell/guards.tsx';
import { Layout } from './shell/layout.tsx';
import { RouteError } from './shell/route-error.tsx';

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        Component: Layout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, lazy: () => import('./shell/home.route.tsx') },
              { path: 'login', lazy: () => import('./features/auth/login.route.tsx') },
              { path: 'signup', lazy: () => import('./features/auth/signup.route.tsx') },
              { path: 'otp-verification', lazy: () => import('./features/auth/otp-verification.route.tsx') },

              { path: 'courses', lazy: () => import('./features/admission/courses.route.tsx') },
              { path: 'courses/admission', lazy: () => import('./features/admission/admission-courses.route.tsx') },
              { path: 'courses/admission/:courseCode', lazy: () => import('./features/admission/admission-course.route.tsx') },
              { path: 'courses/admission/:courseCode/units', lazy: () => import('./features/admission/units.route.tsx') },
              { path: 'courses/admission/:id/years', lazy: () => import('./features/admission/years.route.tsx') },

              { path: 'courses/academic', lazy: () => import('./features/academics/academic-classes.route.tsx') },
              { path: 'courses/academic/:courseCode', lazy: () => import('./features/academics/academic-courses.route.tsx') },
              { path: 'courses/academic/:courseCode/:motherId', lazy: () => import('./features/academics/academic-course.route.tsx') },
              { path: 'courses/academic/:courseCode/:motherId/:id', lazy: () => import('./features/academics/subjects.route.tsx') },
              { path: 'courses/academic/:courseCode/:motherId/subject/:id', lazy: () => import('./features/academics/chapters.route.tsx') },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/:id',
                lazy: () => import('./features/academics/chapter.route.tsx'),
                children: [
                  { index: true, lazy: () => import('./features/academics/chapter-lessons.route.tsx') },
                  { path: 'Lessons', lazy: () => import('./features/academics/chapter-lessons.route.tsx') },
                  { path: 'contents', lazy: () => import('./features/academics/chapter-contents.route.tsx') },
                  { path: 'exams', lazy: () => import('./features/academics/chapter-exams.route.tsx') },
                ],
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
                lazy: () => import('./features/academics/content.route.tsx'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
                lazy: () => import('./features/academics/lesson.route.tsx'),
              },
              { path: 'courses/:type/:courseCode', lazy: () => import('./features/academics/course.route.tsx') },
              { path: 'courses/:type/:courseCode/units', lazy: () => import('./features/academics/course-units.route.tsx') },

              { path: 'campaigns', lazy: () => import('./features/campaigns/campaigns.route.tsx') },
              { path: 'campaigns/:id', lazy: () => import('./features/campaigns/campaign.route.tsx') },

              {
                Component: RequireLogin,
                children: [
                  { path: 'profile', lazy: () => import('./features/students/profile.route.tsx') },
                  { path: 'student-dashboard', lazy: () => import('./features/students/student-dashboard.route.tsx') },
                  { path: 'exams', lazy: () => import('./features/exams/exams.route.tsx') },
                  { path: 'exam/result/:userId/:examId', lazy: () => import('./features/results/exam-result.route.tsx') },
                ],
              },
              {
                Component: RequireAdmin,
                children: [{ path: 'boss', lazy: () => import('./features/students/boss.route.tsx') }],
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
          { path: 'exam/mcq-exam/:examId', lazy: () => import('./features/multi-subject-exams/mcq-exam.route.tsx') },
          { path: 'exam/mcq-exam/:examId/:id', lazy: () => import('./features/multi-subject-exams/mcq-exam.route.tsx') },
          { path: 'exam/:examId', lazy: () => import('./features/exams/exam.route.tsx') },
          { path: 'exam/:examId/:id', lazy: () => import('./features/exams/exam.route.tsx') },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
