/**
 * The routes below /teaching, for accounts with a grant in a course. Loaded on demand, so that
 * other students do not download them. Most screens are those of /boss (work-area.ts).
 */
import type { RouteObject } from 'react-router-dom';
import { cursorIn, groupIn, queueIn } from './features/results/marking/marking-area.ts';
import { RequireGrant } from './layout/require-grant.tsx';
import { lazyPage, queryLoader } from './page-loading.ts';

/** Rendered inside the layout, like the public pages. */
export const teachingPages: RouteObject[] = [
  {
    Component: RequireGrant,
    children: [
      {
        path: 'teaching',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/teaching/generated/teaching.route.ts'))
              .TeachingRouteDocument,
        ),
        lazy: lazyPage(
          () => import('./features/admin/teaching/teaching.route.tsx'),
          'monitoring',
          'teaching',
        ),
      },
      {
        path: 'teaching/courses/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/teaching/generated/granted-course.route.ts'))
              .GrantedCourseRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/teaching/granted-course.route.tsx'),
          'monitoring',
          'teaching',
        ),
      },
      {
        path: 'teaching/marking',
        // Exams have a query of their own.
        loader: queryLoader(
          async () =>
            (await import('./features/results/marking/generated/marking-list.route.ts'))
              .MarkingListRouteDocument,
          (_, search) =>
            groupIn(search) === 'all' ? { queue: queueIn(search), after: cursorIn(search) } : null,
        ),
        lazy: lazyPage(
          () => import('./features/results/marking/marking-list.route.tsx'),
          'marking',
          'markingqueue',
          'secondmarking',
        ),
      },
      {
        path: 'teaching/marking/:userId/:examId',
        loader: queryLoader(
          async () =>
            (await import('./features/results/marking/generated/marking.route.ts'))
              .MarkingRouteDocument,
          ({ userId, examId }) => ({ userId, examId }),
        ),
        lazy: lazyPage(
          () => import('./features/results/marking/marking.route.tsx'),
          'marking',
          'markingqueue',
          'results',
          'secondmarking',
        ),
      },
      {
        path: 'teaching/reconcile',
        loader: queryLoader(
          async () =>
            (await import('./features/results/marking/reconcile/generated/reconcile-list.route.ts'))
              .ReconcileListRouteDocument,
          (_, search) => ({ after: cursorIn(search) }),
        ),
        lazy: lazyPage(
          () => import('./features/results/marking/reconcile/reconcile-list.route.tsx'),
          'marking',
          'markingqueue',
          'secondmarking',
        ),
      },
      {
        path: 'teaching/reconcile/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/results/marking/reconcile/generated/reconcile.route.ts'))
              .ReconcileRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/results/marking/reconcile/reconcile.route.tsx'),
          'marking',
          'markingqueue',
          'results',
          'secondmarking',
        ),
      },
      {
        path: 'teaching/late-answers',
        lazy: lazyPage(() => import('./features/results/late/late-list.route.tsx'), 'marking'),
      },
      {
        path: 'teaching/late-answers/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/results/late/generated/late.route.ts')).LateRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/results/late/late.route.tsx'),
          'marking',
          'results',
        ),
      },
      {
        path: 'teaching/live/:kind/:examId',
        lazy: lazyPage(
          () => import('./features/admin/monitoring/live.route.tsx'),
          'admin',
          'monitoring',
          'people',
        ),
      },
      {
        path: 'teaching/statistics/:kind/:examId',
        lazy: lazyPage(
          () => import('./features/admin/monitoring/statistics.route.tsx'),
          'admin',
          'monitoring',
        ),
      },
    ],
  },
];
