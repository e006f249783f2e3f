/** The routes for admins below /boss. Loaded on demand, so that students do not download them. */
import type { RouteObject } from 'react-router-dom';
import { RequireAdmin } from './layout/guards.tsx';
import { page, query } from './page-loading.ts';

/** Rendered inside the layout, like the public pages. */
export const adminPages: RouteObject[] = [
  {
    Component: RequireAdmin,
    children: [
      {
        path: 'boss',
        loader: query(
          async () => (await import('./features/admin/start/generated/admin-students.ts')).AdminStudentsDocument,
          () => ({ after: null }),
        ),
        lazy: page(() => import('./features/admin/start/admin.route.tsx'), 'admin'),
      },
      {
        path: 'boss/courses',
        loader: query(async () => (await import('./features/admin/courses/generated/admin-courses.route.ts')).AdminCoursesDocument),
        lazy: page(() => import('./features/admin/courses/admin-courses.route.tsx'), 'admin'),
      },
      { path: 'boss/courses/new', lazy: page(() => import('./features/admin/courses/new-course.route.tsx'), 'admin') },
      {
        path: 'boss/courses/:id',
        loader: query(
          async () => (await import('./features/admin/tree/generated/course-content.route.ts')).CourseContentDocument,
          ({ id }) => ({ id }),
        ),
        lazy: page(() => import('./features/admin/tree/course-content.route.tsx'), 'admin'),
      },
      {
        path: 'boss/courses/:id/details',
        loader: query(
          async () => (await import('./features/admin/courses/generated/edit-course.route.ts')).EditCourseDocument,
          ({ id }) => ({ id }),
        ),
        lazy: page(() => import('./features/admin/courses/edit-course.route.tsx'), 'admin'),
      },
      { path: 'boss/admission/new', lazy: page(() => import('./features/admin/courses/new-admission-course.route.tsx'), 'admin') },
      {
        path: 'boss/admission/:id',
        loader: query(
          async () => (await import('./features/admin/tree/generated/admission-content.route.ts')).AdmissionContentDocument,
          ({ id }) => ({ id }),
        ),
        lazy: page(() => import('./features/admin/tree/admission-content.route.tsx'), 'admin'),
      },
      {
        path: 'boss/admission/:id/details',
        loader: query(
          async () => (await import('./features/admin/courses/generated/edit-admission-course.route.ts')).EditAdmissionCourseDocument,
          ({ id }) => ({ id }),
        ),
        lazy: page(() => import('./features/admin/courses/edit-admission-course.route.tsx'), 'admin'),
      },
      { path: 'boss/exams/new', lazy: page(() => import('./features/admin/exams/new-exam.route.tsx'), 'admin') },
      { path: 'boss/exams/:id', lazy: page(() => import('./features/admin/exams/edit-exam.route.tsx'), 'admin') },
      { path: 'boss/papers/new', lazy: page(() => import('./features/admin/exams/new-paper.route.tsx'), 'admin') },
      { path: 'boss/papers/:id', lazy: page(() => import('./features/admin/exams/edit-paper.route.tsx'), 'admin') },
      {
        path: 'boss/marking',
        loader: query(
          async () => (await import('./features/results/marking/generated/marking-list.route.ts')).MarkingListRouteDocument,
          () => ({ after: null }),
        ),
        lazy: page(() => import('./features/results/marking/marking-list.route.tsx'), 'marking'),
      },
      {
        path: 'boss/marking/:userId/:examId',
        loader: query(
          async () => (await import('./features/results/marking/generated/marking.route.ts')).MarkingRouteDocument,
          ({ userId, examId }) => ({ userId, examId }),
        ),
        lazy: page(() => import('./features/results/marking/marking.route.tsx'), 'marking', 'results'),
      },
      { path: 'boss/late-answers', lazy: page(() => import('./features/results/late/late-list.route.tsx'), 'marking') },
      {
        path: 'boss/late-answers/:id',
        loader: query(
          async () => (await import('./features/results/late/generated/late.route.ts')).LateRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: page(() => import('./features/results/late/late.route.tsx'), 'marking', 'results'),
      },
    ],
  },
];
