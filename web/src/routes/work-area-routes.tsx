/**
 * The routes of the screens that admins have below /boss and accounts with grants below /teaching
 * (work-area.ts); part of admin-routes.tsx and teaching-routes.tsx.
 */
import type { RouteObject } from 'react-router-dom';
import { groupIn, queueIn } from '../features/results/marking/marking-area.ts';
import { cursorIn } from '../list-pages/cursors.ts';
import { lazyPage, queryLoader } from './page-loading.ts';

export function workAreaRoutes(base: 'boss' | 'teaching'): RouteObject[] {
  return [
    {
      path: `${base}/marking`,
      // Exams and students have queries of their own.
      loader: queryLoader(
        async () =>
          (await import('../features/results/marking/generated/marking-list.route.ts'))
            .MarkingListRouteDocument,
        (_, search) =>
          groupIn(search) === 'all' ? { queue: queueIn(search), after: cursorIn(search) } : null,
      ),
      lazy: lazyPage(
        () => import('../features/results/marking/marking-list.route.tsx'),
        'admin',
        'marking',
        'markingqueue',
        'secondmarking',
      ),
    },
    {
      path: `${base}/marking/:userId/:examId`,
      loader: queryLoader(
        async () =>
          (await import('../features/results/marking/generated/marking.route.ts'))
            .MarkingRouteDocument,
        ({ userId, examId }) => ({ userId, examId }),
      ),
      lazy: lazyPage(
        () => import('../features/results/marking/marking.route.tsx'),
        'marking',
        'markingqueue',
        'results',
        'secondmarking',
      ),
    },
    {
      path: `${base}/reconcile`,
      loader: queryLoader(
        async () =>
          (await import('../features/results/marking/reconcile/generated/reconcile-list.route.ts'))
            .ReconcileListRouteDocument,
        (_, search) => ({ after: cursorIn(search) }),
      ),
      lazy: lazyPage(
        () => import('../features/results/marking/reconcile/reconcile-list.route.tsx'),
        'admin',
        'marking',
        'markingqueue',
        'secondmarking',
      ),
    },
    {
      path: `${base}/reconcile/:id`,
      loader: queryLoader(
        async () =>
          (await import('../features/results/marking/reconcile/generated/reconcile.route.ts'))
            .ReconcileRouteDocument,
        ({ id }) => ({ id }),
      ),
      lazy: lazyPage(
        () => import('../features/results/marking/reconcile/reconcile.route.tsx'),
        'marking',
        'markingqueue',
        'results',
        'secondmarking',
      ),
    },
    {
      path: `${base}/live/:kind/:examId`,
      lazy: lazyPage(
        () => import('../features/admin/monitoring/live.route.tsx'),
        'admin',
        'monitoring',
        'people',
      ),
    },
    {
      path: `${base}/statistics/:kind/:examId`,
      lazy: lazyPage(
        () => import('../features/admin/monitoring/statistics.route.tsx'),
        'admin',
        'monitoring',
      ),
    },
    {
      path: `${base}/late-answers`,
      lazy: lazyPage(
        () => import('../features/results/late/late-list.route.tsx'),
        'admin',
        'marking',
        'markingqueue',
      ),
    },
    {
      path: `${base}/late-answers/:id`,
      loader: queryLoader(
        async () =>
          (await import('../features/results/late/generated/late.route.ts')).LateRouteDocument,
        ({ id }) => ({ id }),
      ),
      lazy: lazyPage(() => import('../features/results/late/late.route.tsx'), 'marking', 'results'),
    },
  ];
}
