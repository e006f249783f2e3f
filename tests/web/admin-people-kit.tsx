// Shared by the tests of the admin pages of people: a person with their record, and the page.

import { PeopleRouteDocument } from '../../web/src/features/admin/people/generated/people.route.ts';
import { PersonGrantsDocument } from '../../web/src/features/admin/people/person/generated/grants.ts';
import {
  PersonActivityDocument,
  PersonRouteDocument,
} from '../../web/src/features/admin/people/person/generated/person.route.ts';
import { Component as PersonRoute } from '../../web/src/features/admin/people/person/person.route.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

export const viewer = { __typename: 'Viewer', id: 'u1' };
export const student = {
  __typename: 'Student',
  id: 's2',
  name: 'Tania',
  contactEmail: null,
  contactMobile: '01711223344',
  address: { __typename: 'Address', district: 'Khulna' },
  educationalBackground: {
    __typename: 'EducationalBackground',
    lastInstitution: null,
    lastLevel: null,
    currentStatus: null,
  },
};
export const state = (blockedAt: string | null = null) => ({
  __typename: 'Person',
  id: 's2',
  blockedAt,
  invitedAt: null,
  invitationSentAt: null,
});
export const account = {
  __typename: 'User',
  id: 'u2',
  email: 'tania@mail.test',
  phoneNumber: null,
  role: 'STUDENT',
};
export const anEnrollment = (
  courseId: string,
  name: string,
  paymentNote: string | null = null,
) => ({
  __typename: 'PersonEnrollment',
  courseId,
  category: 'ACADEMIC',
  name,
  enrolledAt: '2026-03-01T10:00:00.000Z',
  paymentNote,
  isByAdmin: paymentNote !== null,
});
/** With the progress in the courses, and in another one. */
const enrolled = (...enrollments: ReturnType<typeof anEnrollment>[]) => ({
  __typename: 'Person',
  id: 's2',
  enrollments,
  student: {
    __typename: 'Student',
    id: 's2',
    enrollments: [
      {
        __typename: 'EnrollmentGroup',
        category: 'ACADEMIC',
        courses: [
          { __typename: 'EnrolledCourse', id: 'c9', name: 'Biology', progressPercent: 41.6 },
          ...enrollments.map(({ courseId, name }) => ({
            __typename: 'EnrolledCourse',
            id: courseId,
            name,
            progressPercent: 0,
          })),
        ],
      },
    ],
  },
});

export const people = (search: string, nodes: object[]): Mock => ({
  request: { query: PeopleRouteDocument, variables: { search, state: null, after: null } },
  result: {
    data: {
      viewer,
      people: {
        __typename: 'PersonConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});
export const person = (...enrollments: ReturnType<typeof anEnrollment>[]): Mock =>
  personWith(enrollments, []);
/** @param changes of the account and the student record */
export const personWith = (
  enrollments: ReturnType<typeof anEnrollment>[],
  academicResults: object[],
  changes: { readonly account?: object; readonly student?: object } = {},
): Mock => ({
  request: { query: PersonRouteDocument, variables: { id: 's2' } },
  result: {
    data: {
      viewer,
      person: {
        ...state(),
        enrollments,
        account: { ...account, ...changes.account },
        createdAt: '2026-01-01T10:00:00.000Z',
        student: {
          ...student,
          ...enrolled(...enrollments).student,
          ...changes.student,
          dateOfBirth: null,
          academicResults,
          campaignExams: [],
        },
      },
    },
  },
});
const sessions = (...devices: string[]) => ({
  __typename: 'Person',
  id: 's2',
  sessions: devices.map((device, index) => ({
    __typename: 'Session',
    id: `x${index}`,
    device,
    lastUsedAt: null,
    createdAt: '2026-03-01T10:00:00.000Z',
  })),
});
/** @param devices of the sessions; null: they could not be loaded */
export const activityWith = (devices: readonly string[] | null): Mock => ({
  request: {
    query: PersonActivityDocument,
    variables: { id: 's2', attemptsAfter: null, resultsAfter: null },
  },
  result: {
    data: {
      viewer,
      person: {
        ...sessions(...(devices ?? [])),
        ...(!devices && { sessions: null }),
        attempts: {
          __typename: 'PersonAttemptConnection',
          nodes: [
            {
              __typename: 'PersonAttempt',
              id: 'a1',
              examKind: 'SINGLE',
              examId: 'e1',
              title: 'Motion',
              startedAt: '2026-03-01T10:00:00.000Z',
              closedAt: null,
              isHandedIn: false,
            },
          ],
          totalCount: 1,
          endCursor: null,
        },
        results: {
          __typename: 'PersonResultConnection',
          nodes: [
            {
              __typename: 'PersonResult',
              id: 'r1',
              examKind: 'SINGLE',
              examId: 'e2',
              title: 'Waves',
              takenAt: '2026-03-01T10:00:00.000Z',
              score: 12.5,
            },
          ],
          totalCount: 1,
          endCursor: null,
        },
      },
    },
    ...(!devices && refusal('UPSTREAM_UNAVAILABLE', 'Try again.')),
  },
});
const noGrants: Mock = {
  request: { query: PersonGrantsDocument, variables: { id: 's2' } },
  result: { data: { viewer, person: { __typename: 'Person', id: 's2', grants: [] } } },
};
/** @param mocks the responses after those for the page, except for the person's record */
export const renderPerson = (mocks: Mock[]) =>
  renderPage(<PersonRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/people/s2',
    path: '/boss/people/:id',
    mocks: [activityWith(['Chrome, Android']), noGrants, ...mocks],
  });
