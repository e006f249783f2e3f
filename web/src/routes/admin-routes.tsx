/**
 * The routes for admins below /boss; those of courses, exams, campaigns and marking are in files of
 * their own. Loaded on demand, so that students do not download them.
 */
import type { RouteObject } from 'react-router-dom';
import { auditFilter } from '../features/admin/audit-log/audit-filter.ts';
import { peopleVariables } from '../features/admin/people/people-filter.ts';
import { searchVariables, wordsIn } from '../features/admin/search/search-filter.ts';
import { RequireAdmin } from '../layout/guards.tsx';
import { adminCourseRoutes } from './admin-course-routes.tsx';
import { adminEventRoutes } from './admin-event-routes.tsx';
import { adminExamRoutes } from './admin-exam-routes.tsx';
import { lazyPage, queryLoader } from './page-loading.ts';
import { workAreaRoutes } from './work-area-routes.tsx';

/** Rendered inside the layout, like the public pages. */
export const adminPages: RouteObject[] = [
  {
    Component: RequireAdmin,
    children: [
      {
        path: 'boss',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/start/generated/admin-students.ts'))
              .AdminStudentsDocument,
          () => ({ after: null }),
        ),
        lazy: lazyPage(
          () => import('../features/admin/start/admin.route.tsx'),
          'admin',
          'adminsearch',
          'auditlog',
          'events',
          'monitoring',
          'people',
        ),
      },
      {
        path: 'boss/search',
        // The API rejects a search without words.
        loader: queryLoader(
          async () =>
            (await import('../features/admin/search/generated/admin-search.ts'))
              .AdminSearchDocument,
          (_, search) => (wordsIn(search) ? searchVariables(search) : null),
        ),
        lazy: lazyPage(
          () => import('../features/admin/search/admin-search.route.tsx'),
          'admin',
          'adminsearch',
          'courseadmin',
          'search',
        ),
      },
      {
        path: 'boss/log',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/audit-log/generated/audit-log.ts'))
              .AuditLogRouteDocument,
          (_, search) => auditFilter(search),
        ),
        lazy: lazyPage(
          () => import('../features/admin/audit-log/audit-log.route.tsx'),
          'admin',
          'auditlog',
          'people',
        ),
      },
      {
        path: 'boss/people',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/people/generated/people.route.ts'))
              .PeopleRouteDocument,
          (_, search) => peopleVariables(search),
        ),
        lazy: lazyPage(
          () => import('../features/admin/people/people.route.tsx'),
          'admin',
          'people',
        ),
      },
      {
        path: 'boss/people/:id',
        loader: queryLoader(
          async () =>
            (await import('../features/admin/people/person/generated/person.route.ts'))
              .PersonRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('../features/admin/people/person/person.route.tsx'),
          'admin',
          'people',
          'account',
          'auth',
        ),
      },
      ...adminCourseRoutes,
      ...adminExamRoutes,
      ...adminEventRoutes,
      ...workAreaRoutes('boss'),
    ],
  },
];
