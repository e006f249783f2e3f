/** The admins' routes of courses and their content; part of admin-routes.tsx. */
import type { RouteObject } from 'react-router-dom';
import { courseListFilter } from '../features/admin/courses/list-filter.ts';
import { lazyPage, queryLoader } from './page-loading.ts';

export const adminCourseRoutes: RouteObject[] = [
  {
    path: 'boss/courses',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/courses/generated/admin-courses.route.ts'))
          .AdminCoursesDocument,
      (_, search) => courseListFilter(search),
    ),
    lazy: lazyPage(
      () => import('../features/admin/courses/admin-courses.route.tsx'),
      'admin',
      'courseadmin',
      'people',
    ),
  },
  {
    path: 'boss/courses/wizard',
    lazy: lazyPage(
      () => import('../features/admin/courses/wizard/wizard.route.tsx'),
      'admin',
      'courseadmin',
      'cover',
    ),
  },
  {
    path: 'boss/courses/new',
    lazy: lazyPage(
      () => import('../features/admin/courses/new-course.route.tsx'),
      'admin',
      'courseadmin',
      'cover',
    ),
  },
  {
    path: 'boss/courses/:id',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/tree/generated/course-content.route.ts'))
          .CourseContentDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/tree/course-content.route.tsx'),
      'admin',
      'contenttree',
    ),
  },
  {
    path: 'boss/courses/:id/details',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/courses/generated/edit-course.route.ts'))
          .EditCourseDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/courses/edit-course.route.tsx'),
      'admin',
      'courseadmin',
      'cover',
    ),
  },
  {
    path: 'boss/admission/new',
    lazy: lazyPage(
      () => import('../features/admin/courses/new-admission-course.route.tsx'),
      'admin',
      'courseadmin',
      'cover',
    ),
  },
  {
    path: 'boss/admission/:id',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/tree/generated/admission-content.route.ts'))
          .AdmissionContentDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/tree/admission-content.route.tsx'),
      'admin',
      'contenttree',
    ),
  },
  {
    path: 'boss/admission/:id/details',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/courses/generated/edit-admission-course.route.ts'))
          .EditAdmissionCourseDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/courses/edit-admission-course.route.tsx'),
      'admin',
      'courseadmin',
      'cover',
    ),
  },
  {
    path: 'boss/lessons/new',
    lazy: lazyPage(
      () => import('../features/admin/editor/new-lesson.route.tsx'),
      'admin',
      'editor',
    ),
  },
  {
    path: 'boss/lessons/:id',
    lazy: lazyPage(
      () => import('../features/admin/editor/edit-lesson.route.tsx'),
      'admin',
      'editor',
    ),
  },
  {
    path: 'boss/notes/new',
    lazy: lazyPage(() => import('../features/admin/editor/new-note.route.tsx'), 'admin', 'editor'),
  },
  {
    path: 'boss/notes/:id',
    lazy: lazyPage(() => import('../features/admin/editor/edit-note.route.tsx'), 'admin', 'editor'),
  },
];
