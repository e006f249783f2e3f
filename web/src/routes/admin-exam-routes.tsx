/** The admins' routes of exams, their questions and answer keys; part of admin-routes.tsx. */
import type { RouteObject } from 'react-router-dom';
import { bankVariables } from '../features/admin/bank/place/bank-filter.ts';
import type { Area } from '../i18n/texts.ts';
import { lazyPage, queryLoader } from './page-loading.ts';

/** The texts of every form of an exam. */
const examFormTexts: readonly Area[] = [
  'admin',
  'boardforms',
  'editor',
  'questionbank',
  'questionfiles',
  'paperprint',
  'releaserule',
];

export const adminExamRoutes: RouteObject[] = [
  {
    path: 'boss/exams/new',
    lazy: lazyPage(() => import('../features/admin/exams/new-exam.route.tsx'), ...examFormTexts),
  },
  {
    path: 'boss/exams/:id',
    lazy: lazyPage(
      () => import('../features/admin/exams/edit-exam.route.tsx'),
      ...examFormTexts,
      'secondmarking',
    ),
  },
  {
    path: 'boss/exams/:id/preview',
    lazy: lazyPage(
      () => import('../features/admin/print/preview-exam.route.tsx'),
      'admin',
      'paperprint',
    ),
  },
  {
    path: 'boss/exams/:id/print',
    lazy: lazyPage(
      () => import('../features/admin/print/print-exam.route.tsx'),
      'admin',
      'boardforms',
      'paperprint',
    ),
  },
  {
    path: 'boss/papers/new',
    lazy: lazyPage(() => import('../features/admin/exams/new-paper.route.tsx'), ...examFormTexts),
  },
  {
    path: 'boss/papers/:id',
    lazy: lazyPage(() => import('../features/admin/exams/edit-paper.route.tsx'), ...examFormTexts),
  },
  {
    path: 'boss/papers/:id/preview',
    lazy: lazyPage(
      () => import('../features/admin/print/preview-paper.route.tsx'),
      'admin',
      'paperprint',
    ),
  },
  {
    path: 'boss/papers/:id/print',
    lazy: lazyPage(
      () => import('../features/admin/print/print-paper.route.tsx'),
      'admin',
      'boardforms',
      'paperprint',
    ),
  },
  {
    path: 'boss/questions',
    loader: queryLoader(
      async () => (await import('../features/admin/bank/generated/bank.ts')).BankRouteDocument,
      (_, search) => bankVariables(search),
    ),
    lazy: lazyPage(
      () => import('../features/admin/bank/bank.route.tsx'),
      'admin',
      'people',
      'questionbank',
      'questionfiles',
    ),
  },
  {
    path: 'boss/questions/new',
    lazy: lazyPage(
      () => import('../features/admin/bank/new-bank-question.route.tsx'),
      'admin',
      'boardforms',
      'editor',
      'questionbank',
      'questionfiles',
    ),
  },
  {
    path: 'boss/questions/:id',
    lazy: lazyPage(
      () => import('../features/admin/bank/edit-bank-question.route.tsx'),
      'admin',
      'boardforms',
      'editor',
      'questionbank',
      'questionfiles',
    ),
  },
  {
    path: 'boss/key-challenges',
    lazy: lazyPage(
      () => import('../features/admin/keys/key-challenges.route.tsx'),
      'admin',
      'keys',
      'people',
    ),
  },
  {
    path: 'boss/keys/:kind/:examId',
    lazy: lazyPage(() => import('../features/admin/keys/exam-keys.route.tsx'), 'admin', 'keys'),
  },
];
