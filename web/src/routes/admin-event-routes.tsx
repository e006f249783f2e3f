/** The admins' routes of campaigns and assignments; part of admin-routes.tsx. */
import type { RouteObject } from 'react-router-dom';
import { submissionFilter } from '../features/admin/assignments/submission-filter.ts';
import { rosterVariables } from '../features/admin/rosters/roster-filter.ts';
import { cursorIn } from '../list-pages/cursors.ts';
import { lazyPage, queryLoader } from './page-loading.ts';

export const adminEventRoutes: RouteObject[] = [
  {
    path: 'boss/campaigns',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/campaigns/generated/campaign-editor.ts'))
          .AdminCampaignsDocument,
    ),
    lazy: lazyPage(
      () => import('../features/admin/campaigns/admin-campaigns.route.tsx'),
      'admin',
      'contenttree',
      'events',
    ),
  },
  {
    path: 'boss/campaigns/new',
    lazy: lazyPage(
      () => import('../features/admin/campaigns/new-campaign.route.tsx'),
      'admin',
      'cover',
      'events',
    ),
  },
  {
    path: 'boss/campaigns/:id',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/campaigns/generated/campaign-editor.ts'))
          .EditCampaignDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/campaigns/edit-campaign.route.tsx'),
      'admin',
      'cover',
      'events',
    ),
  },
  {
    path: 'boss/campaigns/exams/new',
    lazy: lazyPage(
      () => import('../features/admin/campaigns/new-exam-campaign.route.tsx'),
      'admin',
      'cover',
      'events',
    ),
  },
  {
    path: 'boss/campaigns/exams/:id',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/campaigns/generated/campaign-editor.ts'))
          .EditExamCampaignDocument,
      ({ id }) => ({ id }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/campaigns/edit-exam-campaign.route.tsx'),
      'admin',
      'cover',
      'events',
    ),
  },
  {
    path: 'boss/campaigns/:id/registrations',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/campaigns/generated/registrations.ts'))
          .CampaignRegistrationsDocument,
      ({ id }, search) => ({ id, after: cursorIn(search) }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/campaigns/campaign-registrations.route.tsx'),
      'admin',
      'events',
      'people',
    ),
  },
  {
    path: 'boss/campaigns/exams/:id/registrations',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/campaigns/generated/registrations.ts'))
          .ExamCampaignRegistrationsDocument,
      ({ id }, search) => ({ id, after: cursorIn(search) }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/campaigns/exam-campaign-registrations.route.tsx'),
      'admin',
      'events',
      'people',
    ),
  },
  {
    path: 'boss/campaigns/exams/:id/roster',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/rosters/generated/roster.ts')).RosterRouteDocument,
      ({ id = '' }, search) => rosterVariables(id, search),
    ),
    lazy: lazyPage(
      () => import('../features/admin/rosters/roster.route.tsx'),
      'admin',
      'events',
      'people',
      'roster',
    ),
  },
  {
    path: 'boss/assignments',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/assignments/generated/admin-assignments.route.ts'))
          .AdminAssignmentsDocument,
    ),
    lazy: lazyPage(
      () => import('../features/admin/assignments/admin-assignments.route.tsx'),
      'admin',
      'contenttree',
      'events',
    ),
  },
  {
    path: 'boss/assignments/:id/submissions',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/assignments/generated/submissions.ts'))
          .AssignmentSubmissionsDocument,
      ({ id }, search) => ({
        id,
        filter: submissionFilter(search),
        after: cursorIn(search),
      }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/assignments/submissions.route.tsx'),
      'admin',
      'events',
      'people',
    ),
  },
  {
    path: 'boss/assignments/:id/submissions/:submissionId',
    loader: queryLoader(
      async () =>
        (await import('../features/admin/assignments/generated/submissions.ts'))
          .ReceivedSubmissionDocument,
      ({ id, submissionId }, search) => ({
        id,
        submissionId,
        filter: submissionFilter(search),
      }),
    ),
    lazy: lazyPage(
      () => import('../features/admin/assignments/submission.route.tsx'),
      'admin',
      'events',
    ),
  },
];
