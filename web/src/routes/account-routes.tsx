/** The second part of the routes (routes.tsx): login and signup, and pages for signed-in users. */
import type { RouteObject } from 'react-router-dom';
import { examListFilters } from '../features/exams/list/exam-list-filters.ts';
import { RequireLogin } from '../layout/guards.tsx';
import { lazyPage, queryLoader } from './page-loading.ts';

/** Rendered inside the layout, like the public pages. */
export const accountPages: RouteObject[] = [
  { path: 'login', lazy: lazyPage(() => import('../features/auth/login/login.route.tsx'), 'auth') },
  {
    path: 'signup',
    lazy: lazyPage(() => import('../features/auth/signup/signup.route.tsx'), 'auth'),
  },
  {
    path: 'otp-verification',
    lazy: lazyPage(() => import('../features/auth/signup/otp-verification.route.tsx'), 'auth'),
  },
  {
    path: 'forgot-password',
    lazy: lazyPage(() => import('../features/auth/password/forgot-password.route.tsx'), 'auth'),
  },
  {
    path: 'reset-password',
    lazy: lazyPage(() => import('../features/auth/password/reset-password.route.tsx'), 'auth'),
  },
  {
    Component: RequireLogin,
    children: [
      {
        path: 'profile',
        loader: queryLoader(
          async () =>
            (await import('../features/students/profile/generated/profile.route.ts'))
              .ProfileRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/students/profile/profile.route.tsx'),
          'students',
          'account',
          'auth',
        ),
      },
      {
        path: 'profile/security',
        loader: queryLoader(
          async () =>
            (await import('../features/auth/security/generated/security.route.ts'))
              .SecurityRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/auth/security/security.route.tsx'),
          'account',
          'auth',
        ),
      },
      {
        path: 'student-dashboard',
        loader: queryLoader(
          async () =>
            (await import('../features/students/dashboard/generated/student-dashboard.route.ts'))
              .StudentDashboardRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/students/dashboard/student-dashboard.route.tsx'),
          'students',
          'studyplan',
          'list',
        ),
      },
      {
        path: 'exams',
        loader: queryLoader(
          async () =>
            (await import('../features/exams/list/generated/exams.route.ts')).ExamsRouteDocument,
          (_, search) => examListFilters(search),
        ),
        lazy: lazyPage(
          () => import('../features/exams/list/exams.route.tsx'),
          'exams',
          'receipt',
          'room',
          'timetable',
        ),
      },
      {
        path: 'assignments',
        loader: queryLoader(
          async () =>
            (await import('../features/assignments/generated/assignments.route.ts'))
              .AssignmentsRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/assignments/assignments.route.tsx'),
          'assignments',
        ),
      },
      {
        path: 'notifications',
        loader: queryLoader(
          async () =>
            (await import('../features/notifications/generated/notifications.route.ts'))
              .NotificationsRouteDocument,
          () => ({ after: null }),
        ),
        lazy: lazyPage(
          () => import('../features/notifications/notifications.route.tsx'),
          'notifications',
        ),
      },
      {
        path: 'settings',
        loader: queryLoader(
          async () =>
            (await import('../features/settings/generated/settings.route.ts'))
              .SettingsRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/settings/settings.route.tsx'),
          'settings',
          'account',
          'auth',
        ),
      },
      {
        path: 'assignments/:id',
        loader: queryLoader(
          async () =>
            (await import('../features/assignments/generated/assignment.route.ts'))
              .AssignmentRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(() => import('../features/assignments/assignment.route.tsx'), 'assignments'),
      },
      {
        path: 'exam/result/:userId/:examId',
        loader: queryLoader(
          async () =>
            (await import('../features/results/result/generated/exam-result.route.ts'))
              .ExamResultRouteDocument,
          ({ userId, examId }) => ({ userId, examId }),
        ),
        lazy: lazyPage(
          () => import('../features/results/result/exam-result.route.tsx'),
          'results',
          'marking',
        ),
      },
    ],
  },
];
