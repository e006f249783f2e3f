// The questions after sign-up: the card on the home page, and the courses that the dashboard
// recommends (decision 044).
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecommendedCoursesDocument } from '../../web/src/features/students/study-plan/generated/recommended-courses.ts';
import {
  StudyPlanDocument,
  UpdateStudyPlanDocument,
} from '../../web/src/features/students/study-plan/generated/study-plan.ts';
import { recommendationFor } from '../../web/src/features/students/study-plan/recommendation.ts';
import { RecommendedCourses } from '../../web/src/features/students/study-plan/recommended-courses.tsx';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';
import { Component as HomeRoute } from '../../web/src/layout/home/home.route.tsx';
import {
  aViewer,
  type Mock,
  type MockResult,
  queriesSettled,
  refusal,
  renderPage,
} from './render.tsx';

type Plan = {
  schoolClass: 'CLASS_10' | 'CLASS_11_12' | 'HSC_PASSED' | null;
  goal: 'SCHOOL' | 'ADMISSION_TEST' | null;
  isAnswered: boolean;
};

const aPlan = (fields: Partial<Plan> = {}) => ({
  __typename: 'StudyPlan' as const,
  schoolClass: null,
  goal: null,
  isAnswered: false,
  ...fields,
});

const home: Mock = {
  request: { query: HomeRouteDocument },
  result: { data: { admissionCourses: [] } },
  maxUsageCount: 2,
};

const studyPlanMock = (studyPlan: object | null): Mock => ({
  request: { query: StudyPlanDocument },
  result: {
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        student: { __typename: 'Student', id: 's1', name: null },
        studyPlan,
      },
    },
  },
});

const saves = (input: object, result: MockResult): Mock => ({
  request: { query: UpdateStudyPlanDocument, variables: { input } },
  result,
});

/** The server has stored the answers but cannot read the viewer again. */
const stored = (plan: Partial<Plan>) => ({
  data: {
    updateStudyPlan: {
      __typename: 'UpdateStudyPlanPayload',
      viewer: null,
      studyPlan: aPlan({ ...plan, isAnswered: true }),
    },
  },
});

const title = { name: 'Three short questions' };

describe('the card on the home page', () => {
  it('stores name, class and goal, and opens the dashboard', async () => {
    const input = { name: 'Rumana', schoolClass: 'CLASS_10', goal: 'SCHOOL' };
    renderPage(<HomeRoute />, {
      viewer: aViewer(),
      mocks: [
        home,
        studyPlanMock(aPlan()),
        saves(input, stored({ schoolClass: 'CLASS_10', goal: 'SCHOOL' })),
      ],
    });
    await screen.findByRole('heading', title);
    await userEvent.type(screen.getByLabelText('Your name'), ' Rumana ');
    await userEvent.selectOptions(screen.getByLabelText('Your class'), 'দশম শ্রেণি');
    await userEvent.click(screen.getByRole('radio', { name: /^School/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'To the dashboard' });
    expect(link.getAttribute('href')).toBe('/student-dashboard');
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('heading', title)).toBeNull();
  });

  it('shows that name and class are missing, and sends nothing', async () => {
    renderPage(<HomeRoute />, { viewer: aViewer(), mocks: [home, studyPlanMock(aPlan())] });
    await screen.findByRole('heading', title);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter your name.')).toBeTruthy();
    expect(screen.getByLabelText('Your class').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Saving...' })).toBeNull();
  });

  it('can be dismissed without an answer', async () => {
    renderPage(<HomeRoute />, {
      viewer: aViewer(),
      mocks: [home, studyPlanMock(aPlan()), saves({ schoolClass: null, goal: null }, stored({}))],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('heading', title)).toBeNull());
  });

  it('stays open with its input when saving fails', async () => {
    const failed = refusal('INTERNAL_SERVER_ERROR', 'Try again.');
    renderPage(<HomeRoute />, {
      viewer: aViewer(),
      mocks: [
        home,
        studyPlanMock(aPlan()),
        saves({ name: 'Rumana', schoolClass: 'HSC_PASSED', goal: null }, failed),
      ],
    });
    await userEvent.type(await screen.findByLabelText('Your name'), 'Rumana');
    await userEvent.selectOptions(screen.getByLabelText('Your class'), 'HSC passed');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    );
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Rumana');
  });

  it.each([
    ['answered', aPlan({ isAnswered: true })],
    ['not stored by the server', null],
  ])('is not shown after the questions are %s', async (_, plan) => {
    const { client } = renderPage(<HomeRoute />, {
      viewer: aViewer(),
      mocks: [home, studyPlanMock(plan)],
    });
    await waitFor(() =>
      expect(
        [...client.getObservableQueries('active')].map(({ queryName }) => queryName),
      ).toContain('StudyPlan'),
    );
    await queriesSettled(client);
    expect(screen.queryByRole('heading', title)).toBeNull();
  });
});

describe('recommended courses', () => {
  it.each([
    [
      { schoolClass: 'CLASS_10', goal: 'SCHOOL' },
      { courseCode: 'class10', admission: false },
    ],
    [
      { schoolClass: 'CLASS_10', goal: 'ADMISSION_TEST' },
      { courseCode: null, admission: true },
    ],
    [
      { schoolClass: 'CLASS_11_12', goal: 'ADMISSION_TEST' },
      { courseCode: 'class11-12', admission: true },
    ],
    [
      { schoolClass: 'HSC_PASSED', goal: null },
      { courseCode: null, admission: true },
    ],
    [
      { schoolClass: null, goal: 'SCHOOL' },
      { courseCode: null, admission: false },
    ],
  ] as const)('for %o', (plan, expected) => {
    expect(recommendationFor(aPlan(plan))).toEqual(expected);
  });

  const course = (id: string, fields: object = {}) => ({
    __typename: 'Course',
    id,
    courseCode: 'class10',
    courseType: 'academic',
    title: `Course ${id}`,
    thumbnailUrl: null,
    price: 20,
    discount: 0,
    isEnrolled: false,
    isComingSoon: false,
    ...fields,
  });

  it('are those that can be joined, the free ones first', async () => {
    const coursesByCode = [
      course('paid'),
      course('own', { isEnrolled: true }),
      course('soon', { isComingSoon: true }),
      course('free', { price: 0 }),
    ];
    renderPage(
      <RecommendedCourses
        viewerId="u1"
        name="Rumana"
        plan={aPlan({ schoolClass: 'CLASS_10', goal: 'SCHOOL', isAnswered: true })}
      />,
      {
        viewer: aViewer(),
        mocks: [
          {
            request: {
              query: RecommendedCoursesDocument,
              variables: { courseCode: 'class10', withClass: true, withAdmission: false },
            },
            result: { data: { coursesByCode } },
          },
        ],
      },
    );
    await screen.findByRole('link', { name: /Course free/ });
    expect(
      screen.getAllByRole('link', { name: /Course / }).map(({ textContent }) => textContent),
    ).toEqual(['Course free', 'Course paid']);
  });

  it('are shown in place when no answers are stored yet', async () => {
    renderPage(<RecommendedCourses viewerId="u1" name={null} plan={aPlan()} />, {
      viewer: aViewer(),
      mocks: [],
    });
    expect(await screen.findByLabelText('Your class')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change class and goal' })).toBeNull();
  });
});
