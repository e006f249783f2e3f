/** The rest of the URL map (routes.tsx): logging in, everything for whoever is logged in, and the exam rooms. */
import type { RouteObject } from 'react-router-dom';
import { page, query } from './page-loading.ts';
import { RequireAdmin, RequireLogin } from './shell/guards.tsx';

/** Inside the layout, beside the public pages. */
export const accountPages: RouteObject[] = [
  { path: 'login', lazy: page(() => import('./features/auth/login.route.tsx'), 'auth') },
  { path: 'signup', lazy: page(() => import('./features/auth/signup.route.tsx'), 'auth') },
  { path: 'otp-verification', lazy: page(() => import('./features/auth/otp-verification.route.tsx'), 'auth') },
  { path: 'forgot-password', lazy: page(() => import('./features/auth/forgot-password.route.tsx'), 'auth') },
  { path: 'reset-password', lazy: page(() => import('./features/auth/reset-password.route.tsx'), 'auth') },
  {
    Component: RequireLogin,
    children: [
      {
        path: 'profile',
        loader: query(async () => (await import('./features/students/generated/profile.route.ts')).ProfileRouteDocument),
        lazy: page(() => import('./features/students/profile.route.tsx'), 'students'),
      },
      {
        path: 'student-dashboard',
        loader: query(async () => (await import('./features/students/generated/student-dashboard.route.ts')).StudentDashboardRouteDocument),
        lazy: page(() => import('./features/students/student-dashboard.route.tsx'), 'students'),
      },
      {
        path: 'exams',
        loader: query(async () => (await import('./features/exams/generated/exams.route.ts')).ExamsRouteDocument),
        lazy: page(() => import('./features/exams/exams.route.tsx'), 'exams', 'room', 'timetable'),
      },
      {
        path: 'assignments',
        loader: query(async () => (await import('./features/assignments/generated/assignments.route.ts')).AssignmentsRouteDocument),
        lazy: page(() => import('./features/assignments/assignments.route.tsx'), 'assignments'),
      },
      {
        path: 'exam/result/:userId/:examId',
        loader: query(
          async () => (await import('./features/results/generated/exam-result.route.ts')).ExamResultRouteDocument,
          ({ userId, examId }) => ({ userId, examId }),
        ),
        lazy: page(() => import('./features/results/exam-result.route.tsx'), 'results'),
      },
    ],
  },
  {
    Component: RequireAdmin,
    children: [
      {
        path: 'boss',
        loader: query(async () => (await import('./features/students/generated/boss.route.ts')).BossRouteDocument),
        lazy: page(() => import('./features/students/boss.route.tsx'), 'students'),
      },
      {
        path: 'boss/marking',
        loader: query(
          async () => (await import('./features/results/generated/marking-list.route.ts')).MarkingListRouteDocument,
          () => ({ after: null }),
        ),
        lazy: page(() => import('./features/results/marking-list.route.tsx'), 'marking'),
      },
      {
        path: 'boss/marking/:userId/:examId',
        loader: query(
          async () => (await import('./features/results/generated/marking.route.ts')).MarkingRouteDocument,
          ({ userId, examId }) => ({ userId, examId }),
        ),
        lazy: page(() => import('./features/results/marking.route.tsx'), 'marking'),
      },
    ],
  },
];

export const examRooms: RouteObject[] = [
  {
    // Nothing but the paper: no bars around an exam.
    lazy: () => import('./shell/exam-shell.tsx'),
    children: [
      {
        path: 'exam/mcq-exam/:examId',
        lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams', 'paper', 'room'),
      },
      {
        path: 'exam/mcq-exam/:examId/:id',
        lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams', 'paper', 'room'),
      },
      { path: 'exam/:examId', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams', 'paper', 'room', 'written') },
      { path: 'exam/:examId/:id', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams', 'paper', 'room', 'written') },
    ],
  },
];
