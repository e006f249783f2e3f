// Renders the years page of a unit with given responses.
import { screen, within } from '@testing-library/react';
import { saveSession } from '../../web/src/apollo/session.ts';
import { YearsRouteDocument } from '../../web/src/features/admission/generated/years.route.ts';
import { Component as YearsRoute } from '../../web/src/features/admission/years.route.tsx';
import { aRelease } from './academics-fixtures.ts';
import { aViewer, type Mock, type MockResult, renderPage } from './render.tsx';

export const anExam = (id: string, myResult: unknown = null, release = aRelease()) => ({
  __typename: 'MultiSubjectExam',
  id,
  title: `Paper ${id}`,
  timeLimitMinutes: 60,
  negativeMarkingPercentage: 25,
  questionCount: 40,
  totalPoints: 50,
  release,
  subjects: [
    { __typename: 'ExamSubject', id: 's1', name: 'Physics', mandatory: true },
    { __typename: 'ExamSubject', id: 's2', name: 'Biology', mandatory: false },
  ],
  myResult,
});

export const aVersion = (number: number, score: number, submittedAt: string) => ({
  __typename: 'ResultVersion',
  id: `v${number}`,
  number,
  score,
  submittedAt,
});

export const aResult = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  totalScore: 31.25,
  dateTaken: '2026-02-28T20:00:00.000Z',
  releasedAt: null as string | null,
  versions: [aVersion(1, 31.25, '2026-02-28T20:00:00.000Z')],
};

export const aYear = (year: number, exam: unknown) => ({
  __typename: 'ExamYear',
  id: `y${year}`,
  year,
  exam,
});

interface Around {
  readonly isEnrolled?: boolean;
  readonly errors?: readonly { message: string; path: (string | number)[] }[];
  readonly openAttempts?: unknown;
  readonly examCampaigns?: unknown;
  /** The unit's single exams. */
  readonly exams?: unknown;
}

export function yearsResult(
  years: unknown,
  {
    isEnrolled = true,
    errors = [],
    openAttempts = [],
    examCampaigns = [],
    exams = [],
  }: Around = {},
): MockResult {
  const course = {
    __typename: 'AdmissionCourse',
    id: 'c1',
    courseCode: 'du',
    name: 'University of Dhaka',
    isEnrolled,
  };
  const admissionUnit = {
    __typename: 'AdmissionUnit',
    id: 'a',
    name: 'A unit',
    course,
    years,
    exams,
  };
  return {
    data: { admissionUnit, openAttempts, examCampaigns },
    ...(errors.length > 0 && { errors }),
  } as MockResult;
}

export const mock = (...results: MockResult[]): Mock[] =>
  results.map((result) => ({
    request: { query: YearsRouteDocument, variables: { unitId: 'a', isSignedIn: true } },
    result,
  }));

export function open(
  mocks: readonly Mock[],
  viewer: ReturnType<typeof aViewer> | null = aViewer(),
) {
  saveSession(viewer);
  return renderPage(<YearsRoute />, {
    mocks,
    viewer,
    at: '/courses/admission/a/years',
    path: '/courses/admission/:id/years',
  });
}

export const row = async (year: string) =>
  within((await screen.findByRole('heading', { name: year })).closest('li') as HTMLElement);
export const hrefOf = (link: HTMLElement) => link.getAttribute('href');
