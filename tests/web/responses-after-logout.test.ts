// With the real Apollo client of the page: responses that were requested for one user are not
// cached for the next one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../web/src/apollo/client.ts';
import { errorCode } from '../../web/src/apollo/errors.ts';
import { CachedViewerDocument, ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { changeViewer } from '../../web/src/apollo/session.ts';
import { AdmissionCoursesRouteDocument } from '../../web/src/features/admission/generated/admission-courses.route.ts';
import { LoginDocument } from '../../web/src/features/auth/login/generated/login.form.ts';
import { EnrollDocument } from '../../web/src/features/enrolment/generated/enroll.form.ts';
import { waitOptions } from '../wait-options.ts';
import { aContact, aViewer } from './render.tsx';

const courses = (isEnrolled: boolean | null) => [
  {
    __typename: 'AdmissionCourse',
    id: 'c1',
    courseCode: 'du',
    name: 'University of Dhaka',
    description: null,
    fee: 100,
    discount: 0,
    thumbnailUrl: null,
    isComingSoon: false,
    averageRating: null,
    isEnrolled,
  },
];

/** A gateway whose responses the test sends by index, in the order of the requests. */
function slowGateway() {
  const waiting: ((data: object) => void)[] = [];
  const fetch = vi.fn(
    () =>
      new Promise<Response>(
        (resolve) => void waiting.push((data) => resolve(Response.json({ data }, { status: 200 }))),
      ),
  );
  vi.stubGlobal('fetch', fetch);
  return { fetch, respond: (index: number, data: object) => waiting[index]?.(data) };
}

const shownViewer = () => client.readQuery({ query: CachedViewerDocument })?.viewer;

beforeEach(() => changeViewer(client, aViewer()));
afterEach(() => vi.unstubAllGlobals());

it('a query that is pending at logout is sent again, and its old response is discarded', async () => {
  const { fetch, respond } = slowGateway();
  const query = client.query({ query: AdmissionCoursesRouteDocument });
  changeViewer(client, null);
  respond(0, { admissionCourses: courses(true) });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), waitOptions);
  respond(1, { admissionCourses: courses(null) });
  const { data } = await query;
  expect(data?.admissionCourses?.[0]?.isEnrolled).toBeNull();
  expect(
    client.readQuery({ query: AdmissionCoursesRouteDocument })?.admissionCourses?.[0]?.isEnrolled,
  ).toBeNull();
});

it('a response that arrives after the logout does not restore the viewer', async () => {
  const { fetch, respond } = slowGateway();
  const query = client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  changeViewer(client, null);
  respond(0, { viewer: aViewer(), contact: aContact() });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), waitOptions);
  expect(shownViewer()).toBeNull();
  respond(1, { viewer: null, contact: aContact() });
  await query;
  expect(shownViewer()).toBeNull();
});

it('the response of a mutation after the logout is rejected, and nothing of it is stored', async () => {
  const { fetch, respond } = slowGateway();
  const input = { courseId: 'c1', kind: 'ADMISSION_PREP' } as never;
  const mutation = client
    .mutate({ mutation: EnrollDocument, variables: { input } })
    .catch((error: unknown) => error);
  changeViewer(client, null);
  respond(0, {
    enroll: {
      __typename: 'EnrollPayload',
      message: 'Enrolled',
      student: null,
      admissionCourse: courses(true)[0],
      course: null,
    },
  });
  expect(errorCode(await mutation)).toBe('UNAUTHENTICATED');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(client.extract())).not.toContain('AdmissionCourse:c1');
});

it('a pending login succeeds when another tab logs another person in', async () => {
  const { respond } = slowGateway();
  const variables = { input: { email: 'a@b.co', password: 'secret' } };
  const mutation = client.mutate({ mutation: LoginDocument, variables });
  changeViewer(client, null);
  respond(0, { login: { __typename: 'LoginPayload', message: 'Welcome', viewer: aViewer() } });
  expect((await mutation).data?.login.viewer.id).toBe('u1');
});

it('a new login of the same person keeps pending requests', async () => {
  const { fetch, respond } = slowGateway();
  const query = client.query({ query: AdmissionCoursesRouteDocument });
  changeViewer(client, aViewer());
  respond(0, { admissionCourses: courses(true) });
  expect((await query).data?.admissionCourses?.[0]?.isEnrolled).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});
