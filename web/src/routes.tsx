/**
 * The whole URL map. Each page is fetched when it is visited: its module exports `Component`. The `loader` beside it only starts the
 * page's query (`start` waits for nothing), so that data and code travel at the same time. Static parts win over parameters.
 */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { page, query } from './page-loading.ts';
import { RequireAdmin, RequireLogin } from './shell/guards.tsx';
import { Layout } from './shell/layout.tsx';
import { PageFallback } from './shell/page-fallback.tsx';
import { RouteError } from './shell/route-error.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: PageFallback,
    children: [
      {
        Component: Layout,
        children: [
          {
            // Inside the layout: the bars stay while a page is on its way, and when one breaks.
            ErrorBoundary: RouteError,
            HydrateFallback: PageFallback,
            children: [
              {
                index: true,
                loader: query(async () => (await import('./shell/generated/home.route.ts')).HomeRouteDocument),
                lazy: () => import('./shell/home.route.tsx'),
              },
              { path: 'login', lazy: page(() => import('./features/auth/login.route.tsx'), 'auth') },
              { path: 'signup', lazy: page(() => import('./features/auth/signup.route.tsx'), 'auth') },
              { path: 'otp-verification', lazy: page(() => import('./features/auth/otp-verification.route.tsx'), 'auth') },

              {
                path: 'courses',
                loader: query(async () => (await import('./features/admission/generated/courses.route.ts')).CoursesRouteDocument),
                lazy: page(() => import('./features/admission/courses.route.tsx'), 'courses', 'admission'),
              },
              {
                path: 'courses/admission',
                loader: query(
                  async () => (await import('./features/admission/generated/admission-courses.route.ts')).AdmissionCoursesRouteDocument,
                ),
                lazy: page(() => import('./features/admission/admission-courses.route.tsx'), 'courses', 'admission'),
              },
              {
                path: 'courses/admission/:courseCode',
                loader: query(
                  async () => (await import('./features/admission/generated/admission-course.route.ts')).AdmissionCourseRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/admission/admission-course.route.tsx'), 'courses', 'admission'),
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
                  ({ id }) => ({ unitId: id }),
                ),
                lazy: page(() => import('./features/admission/years.route.tsx'), 'courses', 'admission', 'exams'),
              },

              {
                path: 'courses/academic',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-classes.route.ts')).AcademicClassesRouteDocument,
                ),
                lazy: page(() => import('./features/academics/academic-classes.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-courses.route.ts')).AcademicCoursesRouteDocument,
                  ({ courseCode }) => ({ courseCode }),
                ),
                lazy: page(() => import('./features/academics/academic-courses.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId',
                loader: query(
                  async () => (await import('./features/academics/generated/academic-course.route.ts')).AcademicCourseRouteDocument,
                  ({ motherId }) => ({ id: motherId }),
                ),
                lazy: page(() => import('./features/academics/academic-course.route.tsx'), 'courses', 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/subjects.route.ts')).SubjectsRouteDocument,
                  ({ id }) => ({ courseId: id }),
                ),
                lazy: page(() => import('./features/academics/subjects.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/chapters.route.ts')).ChaptersRouteDocument,
                  ({ id }) => ({ subjectId: id }),
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
                  { path: 'exams', lazy: page(() => import('./features/academics/chapter-exams.route.tsx'), 'academics') },
                ],
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/content.route.ts')).ContentRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/academics/content.route.tsx'), 'academics'),
              },
              {
                path: 'courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
                loader: query(
                  async () => (await import('./features/academics/generated/lesson.route.ts')).LessonRouteDocument,
                  ({ id }) => ({ id }),
                ),
                lazy: page(() => import('./features/academics/lesson.route.tsx'), 'academics'),
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
                Component: RequireLogin,
                children: [
                  {
                    path: 'profile',
                    loader: query(async () => (await import('./features/students/generated/profile.route.ts')).ProfileRouteDocument),
                    lazy: page(() => import('./features/students/profile.route.tsx'), 'students'),
                  },
                  {
                    path: 'student-dashboard',
                    loader: query(
                      async () => (await import('./features/students/generated/student-dashboard.route.ts')).StudentDashboardRouteDocument,
                    ),
                    lazy: page(() => import('./features/students/student-dashboard.route.tsx'), 'students'),
                  },
                  {
                    path: 'exams',
                    loader: query(async () => (await import('./features/exams/generated/exams.route.ts')).ExamsRouteDocument),
                    lazy: page(() => import('./features/exams/exams.route.tsx'), 'exams'),
                  },
                  {
                    path: 'exam/result/:userId/:examId',
                    loader: query(
                      async () => (await import('./features/results/generated/exam-result.route.ts')).ExamResultRouteDocument,
                      ({ userId, examId }) => ({ userId, examId }),
                    ),
                    lazy: page(() => import('./features/results/exam-result.route.tsx'), 'results'),
                  },
                ],
              },
              {
                Component: RequireAdmin,
                children: [
                  {
                    path: 'boss',
                    loader: query(async () => (await import('./features/students/generated/boss.route.ts')).BossRouteDocument),
                    lazy: page(() => import('./features/students/boss.route.tsx'), 'students'),
                  },
                ],
              },
              { path: '*', lazy: () => import('./shell/not-found.route.tsx') },
            ],
          },
        ],
      },
      {
        // Nothing but the paper: no bars around an exam.
        Component: RequireLogin,
        children: [
          { path: 'exam/mcq-exam/:examId', lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams') },
          { path: 'exam/mcq-exam/:examId/:id', lazy: page(() => import('./features/multi-subject-exams/mcq-exam.route.tsx'), 'exams') },
          { path: 'exam/:examId', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams') },
          { path: 'exam/:examId/:id', lazy: page(() => import('./features/exams/exam.route.tsx'), 'exams') },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
