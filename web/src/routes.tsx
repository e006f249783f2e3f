/**
 * The URL map of what everybody may open; the rest of it stands in account-routes.tsx and is fetched with the first such address. Each page is fetched when it is visited: its module exports `Component`. The `loader` beside it only starts the
 * page's query (`start` waits for nothing), so that data and code travel at the same time. Static parts win over parameters.
 */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { savedViewer } from './apollo/session.ts';
import { page, query } from './page-loading.ts';
import { Layout } from './shell/layout.tsx';
import { PageFallback } from './shell/page-fallback.tsx';
import { RouteError } from './shell/route-error.tsx';

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
            // Inside the layout: the bars stay while a page is on its way, and when one breaks.
            ErrorBoundary: RouteError,
            HydrateFallback: PageFallback,
            children: [
              {
                index: true,
                loader: query(async () => (await import('./shell/generated/home.route.ts')).HomeRouteDocument),
                lazy: () => import('./shell/home.route.tsx'),
              },
              {
                path: 'courses',
                loader: query(async () => (await import('./features/admission/generated/courses.route.ts')).CoursesRouteDocument),
                lazy: page(() => import('./features/admission/courses.route.tsx'), 'courses', 'list'),
              },
              {
                path: 'courses/admission',
                loader: query(
                  async () => (await import('./features/admission/generated/admission-courses.route.ts')).AdmissionCoursesRouteDocument,
                ),
                lazy: page(() => import('./features/admission/admission-courses.route.tsx'), 'list'),
              },
              {
                path: 'courses/admission/:courseCode',
                loader: query(
                  async () => (await import('./features/admission/generated/admission-course.route.ts')).AdmissionCourseRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/admission/admission-course.route.tsx'), 'courses'),
              },
              {
                path: 'courses/admission/:courseCode/units',
                loader: query(
                  async () => (await import('./features/admission/generated/units.route.ts')).UnitsRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/admission/units.route.tsx'), 'courses', 'admission'),
              },
              {
                path: 'courses/admission/:id/years',
                loader: query(
                  async () => (await import('./features/admission/generated/years.route.ts')).YearsRouteDocument,
                  ({ id }) => ({ unitId: id, isSignedIn: savedViewer() !== null }),
                ),
                lazy: page(() => import('./features/admission/years.route.tsx'), 'courses', 'admission', 'exams'),
              },

              {
                path: 'courses/academic',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-classes.route.ts')).AcademicClassesRouteDocument,
                ),
                lazy: page(() => import('./features/academics/academic-classes.route.tsx'), 'list'),
              },
              {
                path: 'courses/academic/:courseCode',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-courses.route.ts')).AcademicCoursesRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/academics/academic-courses.route.tsx'), 'list'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-course.route.ts')).AcademicCourseRouteDocument,
                  ({ motherId }) => ({ id: motherId }),
                ),
                lazy: page(() => import('./features/academics/academic-course.route.tsx'), 'courses'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/subjects.route.ts')).SubjectsRouteDocument,
                  ({ id }) => ({ courseId: id, isSignedIn: savedViewer() !== null }),
                ),
                lazy: page(() => import('./features/academics/subjects.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/chapters.route.ts')).ChaptersRouteDocument,
                  ({ id }) => ({ subjectId: id, isSignedIn: savedViewer() !== null }),
                ),
                lazy: page(() => import('./features/academics/chapters.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/chapter.route.ts')).ChapterRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/academics/chapter.route.tsx'), 'academics'),
                children: [
                  { index: true, lazy: page(() => import('./features/academics/chapter-lessons.route.tsx'), 'academics') },
                  { path: 'Lessons', lazy: page(() => import('./features/academics/chapter-lessons.route.tsx'), 'academics') },
                  { path: 'contents', lazy: page(() => import('./features/academics/chapter-contents.route.tsx'), 'academics') },
                  { path: 'exams', lazy: page(() => import('./features/academics/chapter-exams.route.tsx'), 'academics', 'examlist') },
                ],
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/content.route.ts')).ContentRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/academics/content.route.tsx'), 'academics', 'learning'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/lesson.route.ts')).LessonRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/academics/lesson.route.tsx'), 'academics', 'learning'),
              },
              {
                path: 'courses/:type/:courseCode',
                loader: query(
                  async () => (await import('./features/academics/generated/course.route.ts')).CourseRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/academics/course.route.tsx'), 'courses'),
              },
              {
                path: 'courses/:type/:courseCode/units',
                loader: query(
                  async () => (await import('./features/academics/generated/course-units.route.ts')).CourseUnitsRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/academics/course-units.route.tsx'), 'courses'),
              },

              {
                path: 'campaigns',
                loader: query(async () => (await import('./features/campaigns/generated/campaigns.route.ts')).CampaignsRouteDocument),
                lazy: page(() => import('./features/campaigns/campaigns.route.tsx'), 'campaigns'),
              },
              {
                path: 'campaigns/:id',
                loader: query(
                  async () => (await import('./features/campaigns/generated/campaign.route.ts')).CampaignRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/campaigns/campaign.route.tsx'), 'campaigns'),
              },
              {
                path: 'campaigns/exams/:id',
                loader: query(
                  async () => (await import('./features/campaigns/generated/exam-campaign.route.ts')).ExamCampaignRouteDocument,
                  ({ id }) => ({ id, isSignedIn: savedViewer() !== null }),
                ),
                lazy: page(() => import('./features/campaigns/exam-campaign.route.tsx'), 'campaigns', 'timetable'),
              },

              { path: '*', lazy: () => import('./shell/not-found.route.tsx') },
            ],
          },
        ],
      },
    ],
  },
];

/** First parts of the addresses in account-routes.tsx; a test compares them. */
export const isAccountAddress = (path: string): boolean =>
  /^\/(login|signup|otp-verification|forgot-password|reset-password|profile|student-dashboard|exams?|assignments|boss)(\/|$)/.test(path);

export const createRouter = () =>
  createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // A constant of the build, which leaves this out.
      if (import.meta.env.DEV && path === '/styleguide') {
        const { styleguide } = await import('./styleguide/styleguide-routes.tsx');
        patch('pages', styleguide);
      }
      if (!isAccountAddress(path)) return;
      const { accountPages, examRooms } = await import('./account-routes.tsx');
      patch('pages', accountPages);
      patch('site', examRooms);
    },
  });
