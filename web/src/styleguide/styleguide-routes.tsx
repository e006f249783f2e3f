/** The route of the styleguide, in development only (routes/routes.tsx). */
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../routes/page-loading.ts';

export const styleguide: RouteObject[] = [
  {
    path: 'styleguide',
    lazy: lazyPage(
      () => import('./styleguide.route.tsx'),
      'auth',
      'campaigns',
      'courses',
      'exams',
      'learning',
      'offline',
      'paper',
      'results',
      'room',
      'students',
      'timetable',
    ),
  },
];
