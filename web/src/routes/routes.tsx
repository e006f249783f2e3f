/**
 * The public routes; the others are in separate files, loaded when one of their URLs is first
 * visited. Each page is loaded when it is visited: its module exports `Component`. The `loader`
 * beside it only starts the page's query (`start` does not wait), so that data and code load in
 * parallel. Static segments win over parameters.
 */
import { createBrowserRouter, type DOMRouterOpts, type RouteObject } from 'react-router-dom';
import type { NextPageHandle } from '../features/campaigns/exam-campaign/next-page.ts';
import { Layout } from '../layout/layout.tsx';
import { PageFallback } from '../layout/page-fallback.tsx';
import { RouteError } from '../layout/route-error.tsx';
import { isExamPath } from '../paths.ts';
import { isPrerendered } from '../prerendered.ts';
import { lazyPage, loadCode, queryLoader, viewerQueryLoader } from './page-loading.ts';

export const routes: RouteObject[] = [
  {
    id: 'site',
    ErrorBoundary: RouteError,
    HydrateFallback: PageFallback,
    children: [
      {
        Component: Layout,
        children: [
          {
            id: 'pages',
            // Inside the layout, so that its bars stay while a page is loading and if it fails.
            ErrorBoundary: RouteError,
            HydrateFallback: PageFallback,
            children: [
              {
                index: true,
                loader: queryLoader(
                  async () =>
                    (await import('../layout/home/generated/home.route.ts')).HomeRouteDocument,
                ),
                lazy: () => import('../layout/home/home.route.tsx'),
              },
              {
                path: 'courses',
                loader: queryLoader(
                  async () =>
                    (await import('../features/admission/generated/courses.route.ts'))
                      .CoursesRouteDocument,
                ),
                lazy: lazyPage(
                  () => import('../features/admission/courses.route.tsx'),
                  'courses',
                  'list',
                ),
              },
              {
                path: 'courses/admission',
                loader: queryLoader(
                  async () =>
                    (await import('../features/admission/generated/admission-courses.route.ts'))
                      .AdmissionCoursesRouteDocument,
                ),
                lazy: lazyPage(
                  () => import('../features/admission/admission-courses.route.tsx'),
                  'list',
                ),
              },
              {
                path: 'courses/admission/:courseCode',
                loader: queryLoader(
                  async () =>
                    (await import('../features/admission/generated/admission-course.route.ts'))
                      .AdmissionCourseRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: lazyPage(
                  () => import('../features/admission/admission-course.route.tsx'),
                  'courses',
                ),
              },
              {
                path: 'courses/admission/:courseCode/units',
                loader: queryLoader(
                  async () =>
                    (await import('../features/admission/generated/units.route.ts'))
                      .UnitsRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: lazyPage(
                  () => import('../features/admission/units.route.tsx'),
                  'courses',
                  'admission',
                ),
              },
              {
                path: 'courses/admission/:id/years',
                loader: viewerQueryLoader(
                  async () =>
                    (await import('../features/admission/generated/years.route.ts'))
                      .YearsRouteDocument,
                  ({ id }, { isSignedIn }) => ({ unitId: id, isSignedIn }),
                ),
                lazy: lazyPage(
                  () => import('../features/admission/years.route.tsx'),
                  'courses',
                  'admission',
                  'exams',
                  'examlist',
                ),
              },

              {
                path: 'courses/academic',
                loader: queryLoader(
                  async () =>
                    (
                      await import(
                        '../features/academics/courses/generated/academic-classes.route.ts'
                      )
                    ).AcademicClassesRouteDocument,
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/academic-classes.route.tsx'),
                  'list',
                ),
              },
              {
                path: 'courses/academic/:courseCode',
                loader: queryLoader(
                  async () =>
                    (
                      await import(
                        '../features/academics/courses/generated/academic-courses.route.ts'
                      )
                    ).AcademicCoursesRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/academic-courses.route.tsx'),
                  'list',
                ),
              },
              {
                path: 'courses/academic/:courseCode/:motherId',
                loader: queryLoader(
                  async () =>
                    (
                      await import(
                        '../features/academics/courses/generated/academic-course.route.ts'
                      )
                    ).AcademicCourseRouteDocument,
                  ({ motherId }) => ({ id: motherId }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/academic-course.route.tsx'),
                  'courses',
                ),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/:id',
                loader: viewerQueryLoader(
                  async () =>
                    (await import('../features/academics/courses/generated/subjects.route.ts'))
                      .SubjectsRouteDocument,
                  ({ id }, { isSignedIn }) => ({ courseId: id, isSignedIn }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/subjects.route.tsx'),
                  'academics',
                  'examlist',
                ),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/:id',
                loader: viewerQueryLoader(
                  async () =>
                    (await import('../features/academics/chapter/generated/chapters.route.ts'))
                      .ChaptersRouteDocument,
                  ({ id }, { isSignedIn }) => ({ subjectId: id, isSignedIn }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/chapter/chapters.route.tsx'),
                  'academics',
                  'examlist',
                ),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/:id',
                loader: queryLoader(
                  async () =>
                    (await import('../features/academics/chapter/generated/chapter.route.ts'))
                      .ChapterRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/chapter/chapter.route.tsx'),
                  'academics',
                ),
                children: [
                  {
                    index: true,
                    lazy: lazyPage(
                      () => import('../features/academics/chapter/chapter-lessons.route.tsx'),
                      'academics',
                    ),
                  },
                  {
                    path: 'Lessons',
                    lazy: lazyPage(
                      () => import('../features/academics/chapter/chapter-lessons.route.tsx'),
                      'academics',
                    ),
                  },
                  {
                    path: 'contents',
                    lazy: lazyPage(
                      () => import('../features/academics/chapter/chapter-contents.route.tsx'),
                      'academics',
                    ),
                  },
                  {
                    path: 'exams',
                    lazy: lazyPage(
                      () => import('../features/academics/chapter/chapter-exams.route.tsx'),
                      'academics',
                      'examlist',
                    ),
                  },
                ],
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
                loader: queryLoader(
                  async () =>
                    (await import('../features/academics/notes/generated/content.route.ts'))
                      .ContentRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/notes/content.route.tsx'),
                  'academics',
                  'learning',
                ),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
                loader: queryLoader(
                  async () =>
                    (await import('../features/academics/lesson/generated/lesson.route.ts'))
                      .LessonRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/lesson/lesson.route.tsx'),
                  'academics',
                  'learning',
                  'examlist',
                ),
              },
              {
                path: 'courses/:type/:courseCode',
                loader: queryLoader(
                  async () =>
                    (await import('../features/academics/courses/generated/course.route.ts'))
                      .CourseRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/course.route.tsx'),
                  'courses',
                ),
              },
              {
                path: 'courses/:type/:courseCode/units',
                loader: queryLoader(
                  async () =>
                    (await import('../features/academics/courses/generated/course-units.route.ts'))
                      .CourseUnitsRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: lazyPage(
                  () => import('../features/academics/courses/course-units.route.tsx'),
                  'courses',
                  'examlist',
                ),
              },

              {
                path: 'search',
                lazy: lazyPage(() => import('../features/search/search.route.tsx'), 'search'),
              },
              {
                path: 'campaigns',
                loader: queryLoader(
                  async () =>
                    (await import('../features/campaigns/generated/campaigns.route.ts'))
                      .CampaignsRouteDocument,
                ),
                lazy: lazyPage(
                  () => import('../features/campaigns/campaigns.route.tsx'),
                  'campaigns',
                ),
              },
              {
                path: 'campaigns/:id',
                loader: queryLoader(
                  async () =>
                    (await import('../features/campaigns/generated/campaign.route.ts'))
                      .CampaignRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: lazyPage(
                  () => import('../features/campaigns/campaign.route.tsx'),
                  'campaigns',
                ),
              },
              {
                path: 'campaigns/exams/:id',
                handle: {
                  loadNextPage: async (path) =>
                    loadCode((await import('./exam-routes.tsx')).examRooms, path),
                } satisfies NextPageHandle,
                loader: viewerQueryLoader(
                  async () =>
                    (
                      await import(
                        '../features/campaigns/exam-campaign/generated/exam-campaign.route.ts'
                      )
                    ).ExamCampaignRouteDocument,
                  ({ id }, { isSignedIn }) => ({ id, isSignedIn }),
                ),
                lazy: lazyPage(
                  () => import('../features/campaigns/exam-campaign/exam-campaign.route.tsx'),
                  'campaigns',
                  'timetable',
                ),
              },

              { path: '*', lazy: () => import('../layout/not-found.route.tsx') },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * Whether a URL belongs to account-routes.tsx, determined by its first segment; a test compares it
 * with the routes.
 */
export const isAccountPath = (path: string): boolean =>
  /^\/(login|signup|otp-verification|forgot-password|reset-password|profile|student-dashboard|exams|exam\/result|assignments|notifications|settings)(\/|$)/.test(
    path,
  );

/** Whether a URL belongs to admin-routes.tsx. */
export const isAdminPath = (path: string): boolean => /^\/boss(\/|$)/.test(path);

/** Whether a URL belongs to teaching-routes.tsx. */
export const isTeachingPath = (path: string): boolean => /^\/teaching(\/|$)/.test(path);

export function createRouter() {
  const options: DOMRouterOpts = {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // A build-time constant, so the branch is removed from production builds.
      if (import.meta.env.DEV && path === '/styleguide') {
        const { styleguide } = await import('../styleguide/styleguide-routes.tsx');
        patch('pages', styleguide);
      }
      if (isAdminPath(path)) patch('pages', (await import('./admin-routes.tsx')).adminPages);
      if (isTeachingPath(path))
        patch('pages', (await import('./teaching-routes.tsx')).teachingPages);
      if (isAccountPath(path)) patch('pages', (await import('./account-routes.tsx')).accountPages);
      if (isExamPath(path)) patch('site', (await import('./exam-routes.tsx')).examRooms);
    },
  };
  // Marks the page as already shown, so that the router does not restore a scroll position of an
  // earlier visit.
  if (isPrerendered()) options.hydrationData = {};
  return createBrowserRouter(routes, options);
}
