/**
 * The routes on which exams are taken, separate from routes.tsx so that an exam loads no other
 * page. The optional id is that of the result that the attempt replaces.
 */
import type { RouteObject } from 'react-router-dom';
import { lazyPage, queryLoader } from './page-loading.ts';

export const examRooms: RouteObject[] = [
  {
    // Exams are outside the layout, without its bars.
    lazy: () => import('../layout/exams/exam-shell.tsx'),
    children: [
      {
        path: 'exam/mcq-exam/:examId/:id?',
        loader: queryLoader(
          async () =>
            (await import('../features/multi-subject-exams/generated/mcq-exam.route.ts'))
              .McqExamOutlineDocument,
          ({ examId }) => ({ examId }),
        ),
        lazy: lazyPage(
          () => import('../features/multi-subject-exams/mcq-exam.route.tsx'),
          'exams',
          'paper',
          'room',
          'start',
        ),
      },
      {
        path: 'exam/:examId/:id?',
        loader: queryLoader(
          async () =>
            (await import('../features/exams/generated/exam.route.ts')).ExamOutlineDocument,
          ({ examId }) => ({ examId }),
        ),
        lazy: lazyPage(
          () => import('../features/exams/exam.route.tsx'),
          'exams',
          'paper',
          'room',
          'start',
          'written',
        ),
      },
    ],
  },
];
