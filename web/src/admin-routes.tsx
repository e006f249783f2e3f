/** The routes for admins below /boss. Loaded on demand, so that students do not download them. */
import type { RouteObject } from 'react-router-dom';
import { submissionFilter } from './features/admin/assignments/submission-filter.ts';
import { auditFilter } from './features/admin/audit-log/audit-filter.ts';
import { bankVariables } from './features/admin/bank/place/bank-filter.ts';
import { courseListFilter } from './features/admin/courses/list-filter.ts';
import { rosterVariables } from './features/admin/rosters/roster-filter.ts';
import { searchVariables, wordsIn } from './features/admin/search/search-filter.ts';
import { cursorIn, groupIn, queueIn } from './features/results/marking/marking-area.ts';
import { RequireAdmin } from './layout/guards.tsx';
import { lazyPage, queryLoader } from './page-loading.ts';

/** Rendered inside the layout, like the public pages. */
export const adminPages: RouteObject[] = [
  {
    Component: RequireAdmin,
    children: [
      {
        path: 'boss',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/start/generated/admin-students.ts'))
              .AdminStudentsDocument,
          () => ({ after: null }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/start/admin.route.tsx'),
          'admin',
          'adminsearch',
          'auditlog',
          'events',
          'monitoring',
          'people',
        ),
      },
      {
        path: 'boss/courses',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/courses/generated/admin-courses.route.ts'))
              .AdminCoursesDocument,
          (_, search) => courseListFilter(search),
        ),
        lazy: lazyPage(
          () => import('./features/admin/courses/admin-courses.route.tsx'),
          'admin',
          'courseadmin',
          'people',
        ),
      },
      {
        path: 'boss/courses/wizard',
        lazy: lazyPage(
          () => import('./features/admin/courses/wizard/wizard.route.tsx'),
          'admin',
          'courseadmin',
        ),
      },
      {
        path: 'boss/courses/new',
        lazy: lazyPage(
          () => import('./features/admin/courses/new-course.route.tsx'),
          'admin',
          'courseadmin',
        ),
      },
      {
        path: 'boss/courses/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/tree/generated/course-content.route.ts'))
              .CourseContentDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/tree/course-content.route.tsx'),
          'admin',
          'contenttree',
        ),
      },
      {
        path: 'boss/courses/:id/details',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/courses/generated/edit-course.route.ts'))
              .EditCourseDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/courses/edit-course.route.tsx'),
          'admin',
          'courseadmin',
        ),
      },
      {
        path: 'boss/admission/new',
        lazy: lazyPage(
          () => import('./features/admin/courses/new-admission-course.route.tsx'),
          'admin',
          'courseadmin',
        ),
      },
      {
        path: 'boss/admission/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/tree/generated/admission-content.route.ts'))
              .AdmissionContentDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/tree/admission-content.route.tsx'),
          'admin',
          'contenttree',
        ),
      },
      {
        path: 'boss/admission/:id/details',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/courses/generated/edit-admission-course.route.ts'))
              .EditAdmissionCourseDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/courses/edit-admission-course.route.tsx'),
          'admin',
          'courseadmin',
        ),
      },
      {
        path: 'boss/lessons/new',
        lazy: lazyPage(
          () => import('./features/admin/editor/new-lesson.route.tsx'),
          'admin',
          'editor',
        ),
      },
      {
        path: 'boss/lessons/:id',
        lazy: lazyPage(
          () => import('./features/admin/editor/edit-lesson.route.tsx'),
          'admin',
          'editor',
        ),
      },
      {
        path: 'boss/notes/new',
        lazy: lazyPage(
          () => import('./features/admin/editor/new-note.route.tsx'),
          'admin',
          'editor',
        ),
      },
      {
        path: 'boss/notes/:id',
        lazy: lazyPage(
          () => import('./features/admin/editor/edit-note.route.tsx'),
          'admin',
          'editor',
        ),
      },
      {
        path: 'boss/exams/new',
        lazy: lazyPage(
          () => import('./features/admin/exams/new-exam.route.tsx'),
          'admin',
          'boardforms',
          'editor',
          'questionbank',
          'questionfiles',
          'paperprint',
          'releaserule',
        ),
      },
      {
        path: 'boss/exams/:id',
        lazy: lazyPage(
          () => import('./features/admin/exams/edit-exam.route.tsx'),
          'admin',
          'boardforms',
          'editor',
          'questionbank',
          'questionfiles',
          'paperprint',
          'releaserule',
          'secondmarking',
        ),
      },
      {
        path: 'boss/exams/:id/preview',
        lazy: lazyPage(
          () => import('./features/admin/print/preview-exam.route.tsx'),
          'admin',
          'paperprint',
        ),
      },
      {
        path: 'boss/exams/:id/print',
        lazy: lazyPage(
          () => import('./features/admin/print/print-exam.route.tsx'),
          'admin',
          'boardforms',
          'paperprint',
        ),
      },
      {
        path: 'boss/papers/new',
        lazy: lazyPage(
          () => import('./features/admin/exams/new-paper.route.tsx'),
          'admin',
          'boardforms',
          'editor',
          'questionbank',
          'questionfiles',
          'paperprint',
          'releaserule',
        ),
      },
      {
        path: 'boss/papers/:id',
        lazy: lazyPage(
          () => import('./features/admin/exams/edit-paper.route.tsx'),
          'admin',
          'boardforms',
          'editor',
          'questionbank',
          'questionfiles',
          'paperprint',
          'releaserule',
        ),
      },
      {
        path: 'boss/papers/:id/preview',
        lazy: lazyPage(
          () => import('./features/admin/print/preview-paper.route.tsx'),
          'admin',
          'paperprint',
        ),
      },
      {
        path: 'boss/papers/:id/print',
        lazy: lazyPage(
          () => import('./features/admin/print/print-paper.route.tsx'),
          'admin',
          'boardforms',
          'paperprint',
        ),
      },
      {
        path: 'boss/campaigns',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/campaigns/generated/campaign-editor.ts'))
              .AdminCampaignsDocument,
        ),
        lazy: lazyPage(
          () => import('./features/admin/campaigns/admin-campaigns.route.tsx'),
          'admin',
          'contenttree',
          'events',
        ),
      },
      {
        path: 'boss/campaigns/new',
        lazy: lazyPage(
          () => import('./features/admin/campaigns/new-campaign.route.tsx'),
          'admin',
          'events',
        ),
      },
      {
        path: 'boss/campaigns/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/campaigns/generated/campaign-editor.ts'))
              .EditCampaignDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/campaigns/edit-campaign.route.tsx'),
          'admin',
          'events',
        ),
      },
      {
        path: 'boss/campaigns/exams/new',
        lazy: lazyPage(
          () => import('./features/admin/campaigns/new-exam-campaign.route.tsx'),
          'admin',
          'events',
        ),
      },
      {
        path: 'boss/campaigns/exams/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/campaigns/generated/campaign-editor.ts'))
              .EditExamCampaignDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/campaigns/edit-exam-campaign.route.tsx'),
          'admin',
          'events',
        ),
      },
      {
        path: 'boss/campaigns/:id/registrations',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/campaigns/generated/registrations.ts'))
              .CampaignRegistrationsDocument,
          ({ id }, search) => ({ id, after: search.getAll('after').at(-1) ?? null }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/campaigns/campaign-registrations.route.tsx'),
          'admin',
          'events',
          'people',
        ),
      },
      {
        path: 'boss/campaigns/exams/:id/registrations',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/campaigns/generated/registrations.ts'))
              .ExamCampaignRegistrationsDocument,
          ({ id }, search) => ({ id, after: search.getAll('after').at(-1) ?? null }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/campaigns/exam-campaign-registrations.route.tsx'),
          'admin',
          'events',
          'people',
        ),
      },
      {
        path: 'boss/campaigns/exams/:id/roster',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/rosters/generated/roster.ts')).RosterRouteDocument,
          ({ id = '' }, search) => rosterVariables(id, search),
        ),
        lazy: lazyPage(
          () => import('./features/admin/rosters/roster.route.tsx'),
          'admin',
          'events',
          'people',
          'roster',
        ),
      },
      {
        path: 'boss/questions',
        loader: queryLoader(
          async () => (await import('./features/admin/bank/generated/bank.ts')).BankRouteDocument,
          (_, search) => bankVariables(search),
        ),
        lazy: lazyPage(
          () => import('./features/admin/bank/bank.route.tsx'),
          'admin',
          'people',
          'questionbank',
          'questionfiles',
        ),
      },
      {
        path: 'boss/questions/new',
        lazy: lazyPage(
          () => import('./features/admin/bank/new-bank-question.route.tsx'),
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
          () => import('./features/admin/bank/edit-bank-question.route.tsx'),
          'admin',
          'boardforms',
          'editor',
          'questionbank',
          'questionfiles',
        ),
      },
      {
        path: 'boss/log',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/audit-log/generated/audit-log.ts'))
              .AuditLogRouteDocument,
          (_, search) => auditFilter(search),
        ),
        lazy: lazyPage(
          () => import('./features/admin/audit-log/audit-log.route.tsx'),
          'admin',
          'auditlog',
          'people',
        ),
      },
      {
        path: 'boss/search',
        // The API rejects a search without words.
        loader: queryLoader(
          async () =>
            (await import('./features/admin/search/generated/admin-search.ts')).AdminSearchDocument,
          (_, search) => (wordsIn(search) ? searchVariables(search) : null),
        ),
        lazy: lazyPage(
          () => import('./features/admin/search/admin-search.route.tsx'),
          'admin',
          'adminsearch',
          'courseadmin',
          'search',
        ),
      },
      {
        path: 'boss/people',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/people/generated/people.route.ts')).PeopleRouteDocument,
          (_, search) => ({
            search: search.get('q') ?? '',
            after: search.getAll('after').at(-1) ?? null,
          }),
        ),
        lazy: lazyPage(() => import('./features/admin/people/people.route.tsx'), 'admin', 'people'),
      },
      {
        path: 'boss/people/:id',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/people/generated/person.route.ts')).PersonRouteDocument,
          ({ id }) => ({ id }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/people/person.route.tsx'),
          'admin',
          'people',
          'account',
          'auth',
        ),
      },
      {
        path: 'boss/assignments',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/assignments/generated/admin-assignments.route.ts'))
              .AdminAssignmentsDocument,
        ),
        lazy: lazyPage(
          () => import('./features/admin/assignments/admin-assignments.route.tsx'),
          'admin',
          'contenttree',
          'events',
        ),
      },
      {
        path: 'boss/assignments/:id/submissions',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/assignments/generated/submissions.ts'))
              .AssignmentSubmissionsDocument,
          ({ id }, search) => ({
            id,
            filter: submissionFilter(search),
            after: search.getAll('after').at(-1) ?? null,
          }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/assignments/submissions.route.tsx'),
          'admin',
          'events',
          'people',
        ),
      },
      {
        path: 'boss/assignments/:id/submissions/:submissionId',
        loader: queryLoader(
          async () =>
            (await import('./features/admin/assignments/generated/submissions.ts'))
              .ReceivedSubmissionDocument,
          ({ id, submissionId }, search) => ({
            id,
            submissionId,
            filter: submissionFilter(search),
          }),
        ),
        lazy: lazyPage(
          () => import('./features/admin/assignments/submission.route.tsx'),
          'admin',
          'events',
        ),
      },
      {
        path: 'boss/marking',
        // Exams and students have queries of their own.
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
        path: 'boss/marking/:userId/:examId',
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
        path: 'boss/reconcile',
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
        path: 'boss/reconcile/:id',
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
        path: 'boss/key-challenges',
        lazy: lazyPage(
          () => import('./features/admin/keys/key-challenges.route.tsx'),
          'admin',
          'keys',
        ),
      },
      {
        path: 'boss/keys/:kind/:examId',
        lazy: lazyPage(() => import('./features/admin/keys/exam-keys.route.tsx'), 'admin', 'keys'),
      },
      {
        path: 'boss/live/:kind/:examId',
        lazy: lazyPage(
          () => import('./features/admin/monitoring/live.route.tsx'),
          'admin',
          'monitoring',
          'people',
        ),
      },
      {
        path: 'boss/statistics/:kind/:examId',
        lazy: lazyPage(
          () => import('./features/admin/monitoring/statistics.route.tsx'),
          'admin',
          'monitoring',
        ),
      },
      {
        path: 'boss/late-answers',
        lazy: lazyPage(() => import('./features/results/late/late-list.route.tsx'), 'marking'),
      },
      {
        path: 'boss/late-answers/:id',
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
    ],
  },
];
