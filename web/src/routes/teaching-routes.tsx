/**
 * The routes below /teaching, for accounts with a grant in a course. Loaded on demand, so that
 * other students do not download them. Most screens are those of /boss (work-area-routes.tsx).
 */
import type { RouteObject } from 'react-router-dom';
import { RequireGrant } from '../layout/require-grant.tsx';
import { lazyPage, queryLoader } from './page-loading.ts';
import { workAreaRoutes } from './work-area-routes.tsx';

/** Rendered inside the layout, like the public pages. */
export const teachingPages: RouteObject[] = [
  {
    Component: RequireGrant,
    children: [
      {
        path: 'teaching',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/teaching/generated/teaching.route.ts'))
              .TeachingRouteDocument,
        ),
        lazy: lazyPage(
          () => import('../features/admin/teaching/teaching.route.tsx'),
          'monitoring',
          'teaching',
        ),
      },
      {
        path: 'teaching/courses/:id',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/teaching/generated/granted-course.route.ts'))
              .GrantedCourseRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('../features/admin/teaching/granted-course.route.tsx'),
          'monitoring',
          'teaching',
        ),
      },
      ...workAreaRoutes('teaching'),
    ],
  },
];
