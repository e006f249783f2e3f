import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChapterRouteDocument } from '../../web/src/features/academics/chapter/generated/chapter.route.ts';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { ContentRouteDocument } from '../../web/src/features/academics/notes/generated/content.route.ts';
import { Component as AdmissionCourseRoute } from '../../web/src/features/admission/admission-course.route.tsx';
import { AdmissionCourseRouteDocument } from '../../web/src/features/admission/generated/admission-course.route.ts';
import {
  type EnrollableCourse,
  EnrollForm,
} from '../../web/src/features/enrolment/enroll.form.tsx';
import { EnrollDocument } from '../../web/src/features/enrolment/generated/enroll.form.ts';
import { savePendingEnrolment } from '../../web/src/features/enrolment/pending-enrolment.ts';
import {
  aViewer,
  isLoading,
  loadingMeanwhile,
  type Mock,
  type MockResult,
  queriesSettled,
  refusal,
  renderPage,
} from './render.tsx';

const at = '/courses/admission/du';
const units = '/courses/admission/du/units';

const aCourse = (course: Partial<EnrollableCourse> = {}): EnrollableCourse => ({
  id: 'c1',
  kind: 'admission',
  fee: 0,
  discount: 0,
  isEnrolled: false,
  isComingSoon: false,
  ...course,
});

const anEnroll = (result: MockResult): Mock => ({
  request: {
    query: EnrollDocument,
    variables: { input: { courseId: 'c1', category: 'ADMISSION_PREP' } },
  },
  result,
});

/** @param unread changes of the payload: what could not be read again */
const payload = (unread: object = {}) => ({
  enroll: {
    __typename: 'EnrollPayload',
    message: 'Enrolled successfully',
    student: { __typename: 'Student', id: 's1', enrollments: [] },
    admissionCourse: { __typename: 'AdmissionCourse', id: 'c1', isEnrolled: true },
    course: null,
    ...unread,
  },
});
const enrolled: MockResult = { data: payload() };

function renderForm(
  course: EnrollableCourse,
  mocks: readonly Mock[] = [],
  isVisitor = false,
  phone: string | null = null,
) {
  return renderPage(<EnrollForm course={course} viewTo={units} />, {
    mocks,
    at,
    viewer: isVisitor ? null : aViewer(),
    contact: { phone },
  });
}

/** Presses OK; returns the text of the alert. */
async function answerAlert(user: ReturnType<typeof renderPage>['user']) {
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.querySelector('p')?.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return words;
}

it("alerts a visitor with 'Please login first.', then opens /login and afterwards this course", async () => {
  const { user } = renderForm(aCourse(), [], true);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await answerAlert(user)).toBe('Please login first.');
  expect(await screen.findByText('at /login?returnTo=%2Fcourses%2Fadmission%2Fdu')).toBeTruthy();
});

it("asks the visitor of a paid course to log in first, and shows a student 'This course is not free.' without a request", async () => {
  const paid = aCourse({ fee: 50, discount: 20 });
  const visit = renderForm(paid, [], true);
  await visit.user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await answerAlert(visit.user)).toBe('Please login first.');
  visit.unmount();

  const { user } = renderForm(paid);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  await screen.findByRole('alertdialog');
  // Nothing is sent while the alert is open.
  expect(screen.queryByText('Enrolling...')).toBeNull();
  expect(await answerAlert(user)).toBe('This course is not free.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enroll Now' }));
});

it('enrols in a course whose fee is taken off entirely', async () => {
  const { user } = renderForm(aCourse({ fee: 50, discount: 60 }), [anEnroll(enrolled)]);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByText('Enrolled successfully')).toBeTruthy();
});

it("alerts 'You are already enrolled in this course.' when the server reports it, and opens the units", async () => {
  const { user } = renderForm(aCourse(), [anEnroll(refusal('CONFLICT', 'Already there'))]);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await answerAlert(user)).toBe('You are already enrolled in this course.');
  expect(await screen.findByText(`at ${units}`)).toBeTruthy();
});

it("alerts the server's message for a refusal, and 'Failed to enroll in course' if there is none", async () => {
  const page = renderForm(aCourse(), [
    anEnroll(refusal('BAD_USER_INPUT', 'Enrollment has ended.')),
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await answerAlert(page.user)).toBe('Enrollment has ended.');
  page.unmount();

  const { user } = renderForm(aCourse(), [
    anEnroll(refusal('UPSTREAM_ERROR', 'ECONNRESET at 10.0.0.4')),
  ]);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await answerAlert(user)).toBe('Failed to enroll in course');
  await waitFor(() =>
    expect(isLoading(screen.getByRole('button', { name: 'Enroll Now' }))).toBe(false),
  );
});

it('is enrolled although the list of enrolments cannot be read again', async () => {
  const student = { __typename: 'Student', id: 's1', enrollments: null };
  const { user, client } = renderForm(aCourse(), [
    anEnroll({ data: payload({ student }), ...refusal('UPSTREAM_UNAVAILABLE', 'Try again.') }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  expect(await screen.findByText('Enrolled successfully')).toBeTruthy();
  // The profile reads the list, instead of showing that there is none.
  const cached = client.cache.extract();
  expect(cached).toHaveProperty(['Student:s1', 'id'], 's1');
  expect(cached).not.toHaveProperty(['Student:s1', 'enrollments']);
});

it('finishes after the login the enrolment of a visitor from before it, once', async () => {
  const visit = renderForm(aCourse(), [], true);
  await visit.user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  await answerAlert(visit.user);
  await screen.findByText(/^at \/login/);
  visit.unmount();

  const back = renderForm(aCourse(), [anEnroll(enrolled)]);
  expect(await screen.findByText('Enrolled successfully')).toBeTruthy();
  back.unmount();

  const { client } = renderForm(aCourse());
  await queriesSettled(client);
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
});

it('loads what was locked before again', async () => {
  const { user, client } = renderForm(aCourse(), [anEnroll(enrolled)]);
  const lesson = { query: LessonRouteDocument, variables: { id: 'l1' } };
  const note = { query: ContentRouteDocument, variables: { id: 'n1' } };
  const chapter = { query: ChapterRouteDocument, variables: { id: 'ch1' } };
  client.writeQuery({ ...lesson, data: { lesson: null } });
  client.writeQuery({ ...note, data: { content: null } });
  client.writeQuery({ ...chapter, data: { chapter: null } });
  await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
  await screen.findByText('Enrolled successfully');
  expect([lesson, note, chapter].map((query) => client.readQuery(query))).toEqual([
    null,
    null,
    null,
  ]);
});

it('enrols only in the selected course', async () => {
  savePendingEnrolment('another');
  const { client } = renderForm(aCourse());
  await queriesSettled(client);
  expect(isLoading(screen.getByRole('button', { name: 'Enroll Now' }))).toBe(false);
});

it('offers no button if a course is empty', () => {
  renderForm(aCourse({ fee: 50, isComingSoon: true }));
  expect(screen.getByText(/^This course is coming soon/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows whom to ask for a paid course, if the site has contact details', async () => {
  const paid = aCourse({ fee: 50, discount: 20 });
  const unset = renderForm(paid);
  await queriesSettled(unset.client);
  expect(screen.queryByText(/contact us/)).toBeNull();
  unset.unmount();

  renderForm(paid, [], false, '+880 2-5500 0000');
  const link = await screen.findByRole('link', { name: '+880 2-5500 0000' });
  expect(link.getAttribute('href')).toBe('tel:+880255000000');
});

it('shows View Course to enrolled students', () => {
  renderForm(aCourse({ isEnrolled: true }));
  expect(screen.getByRole('link', { name: 'View Course' }).getAttribute('href')).toBe(units);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['', {}],
  [', although the course cannot be read again', { admissionCourse: null }],
])(
  'is busy once, and becomes View Course on the page of the course without another request%s',
  async (_, unread) => {
    const course: Mock = {
      request: { query: AdmissionCourseRouteDocument, variables: { courseCode: 'du' } },
      result: {
        data: {
          admissionCourse: {
            __typename: 'AdmissionCourse',
            id: 'c1',
            courseCode: 'du',
            name: 'University of Dhaka',
            description: 'All units.',
            fee: 0,
            discount: 0,
            enrollmentDurationMonths: 9,
            thumbnailUrl: null,
            averageRating: 4.5,
            isEnrolled: false,
            isComingSoon: false,
            examCount: 1,
            testimonials: [
              {
                __typename: 'Testimonial',
                studentName: 'Rafi',
                enrolledYear: 2023,
                review: 'It helped.',
              },
            ],
            units: [
              {
                __typename: 'AdmissionUnit',
                id: 'a',
                name: 'A unit',
                description: null,
                examCount: 1,
                years: [
                  {
                    __typename: 'ExamYear',
                    id: 'y1',
                    year: 2024,
                    exam: { __typename: 'MultiSubjectExam', id: 'e1', questionCount: 60 },
                  },
                  { __typename: 'ExamYear', id: 'y2', year: 2023, exam: null },
                  { __typename: 'ExamYear', id: 'y3', year: 2022, exam: null },
                ],
              },
            ],
          },
        },
      },
    };
    const { user } = renderPage(<AdmissionCourseRoute />, {
      mocks: [course, { ...anEnroll({ data: payload(unread) }), delay: 100 }],
      at,
      path: '/courses/admission/:courseCode',
      viewer: aViewer(),
    });
    const button = await screen.findByRole('button', { name: 'Enroll Now' });
    expect(screen.getByText('4.5 out of 5')).toBeTruthy();
    expect(screen.getByText('9 months')).toBeTruthy();
    expect(screen.getByText('It helped.')).toBeTruthy();
    expect(screen.getByText('60 questions')).toBeTruthy();
    expect(screen.getByText('coming soon').parentElement?.textContent).toBe(
      '2023, 2022coming soon',
    );
    expect(screen.getAllByText('1 exam'), 'of the course and of its unit').toHaveLength(2);

    const meanwhile = loadingMeanwhile('Enrolling...');
    await user.click(button);
    await meanwhile;
    const link = await screen.findByRole('link', { name: 'View Course' });
    expect(link.getAttribute('href')).toBe(units);
    expect(document.activeElement).toBe(link);
  },
);
