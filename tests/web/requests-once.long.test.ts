// With the real client, routes and loaders: each operation of a visit is sent once. Only the
// network is faked, by the gateway's mock schema.
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { buildSchema, type ExecutionResult, graphql } from 'graphql';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockSchema } from '../../gateway/src/mock/mock-schema.ts';
import { aContact, aViewer } from './render.tsx';

const schema = mockSchema(buildSchema(readFileSync('schema.graphql', 'utf8')), Date.now);

interface SentRequest {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

let sentRequests: SentRequest[] = [];
let answered: string[] = [];
/** Changes a response; a promise delays it. */
let change: (
  operation: SentRequest,
  result: ExecutionResult,
) => ExecutionResult | Promise<ExecutionResult>;

/** Responses for `aViewer`: the mock schema would return another person. */
const own = (fields: object) => ({
  data: { viewer: { __typename: 'Viewer', id: aViewer().id, ...fields } },
});
const responses: Record<string, ExecutionResult> = {
  UnreadNotifications: own({ unreadNotificationCount: 0 }),
  OwnContests: own({ student: null }),
};

const namesSent = () => sentRequests.map(({ operationName }) => operationName).sort();

beforeEach(() => {
  sentRequests = [];
  answered = [];
  change = ({ operationName }, result) =>
    operationName === 'Viewer' ? { data: { viewer: null, contact: aContact() } } : result;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { query, operationName, variables } = JSON.parse(String(body)) as SentRequest & {
      readonly query: string;
    };
    const operation = { operationName, variables };
    sentRequests.push(operation);
    const result =
      responses[operationName] ??
      (await change(
        operation,
        await graphql({ schema, source: query, variableValues: variables }),
      ));
    answered.push(operationName);
    return new Response(JSON.stringify(result), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

/** Visits a URL as a browser does, with modules that have no state of an earlier visit. */
async function visit(path: string) {
  history.replaceState(null, '', path);
  vi.resetModules();
  const { ViewerDocument } = await import('../../web/src/apollo/generated/viewer.ts');
  const { start } = await import('../../web/src/apollo/start.ts');
  start(ViewerDocument);
  const { App, pageIsReady } = await import('../../web/src/app.tsx');
  return { draw: () => render(createElement(App, { language: 'en' })), pageIsReady };
}

/** Everything that was sent has been answered, and nothing more has been sent since. */
async function isQuiet(): Promise<void> {
  const { client } = await import('../../web/src/apollo/client.ts');
  await waitFor(() => {
    const open = [...client.getObservableQueries('active')].filter(
      (query) => query.getCurrentResult().loading,
    );
    expect(open).toEqual([]);
  });
}

const withErrorAt = (result: ExecutionResult, field: string): ExecutionResult => ({
  data: { ...result.data, [field]: null },
  errors: [
    { message: 'Down.', path: [field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ] as never,
});

it.each([
  ['/', ['HomeRoute', 'Viewer']],
  ['/courses', ['CoursesRoute', 'Viewer']],
  ['/courses/admission/du', ['AdmissionCourseRoute', 'Viewer']],
  ['/courses/admission/u1/years', ['Viewer', 'YearsRoute']],
  ['/courses/academic/c9/m1/subject/s1', ['ChaptersRoute', 'Viewer']],
  ['/courses/academic', ['AcademicClassesRoute', 'Viewer']],
])('sends each operation of %s once', async (path, operations) => {
  const { draw } = await visit(path);
  draw();
  await screen.findByRole('heading', { level: 1 });
  await isQuiet();
  expect(namesSent()).toEqual(operations);
});

it.each([
  ['a flag without a session', true, null],
  ['a session without a flag', false, aViewer()],
])('requests the page once with %s, as the gateway sees the person', async (_, hasFlag, viewer) => {
  if (hasFlag) {
    localStorage.setItem('isLoggedin', 'true');
    localStorage.setItem('user', JSON.stringify(aViewer()));
  }
  let respond: () => void = () => undefined;
  const isKnown = new Promise<void>((resolve) => {
    respond = resolve;
  });
  change = ({ operationName }, result) =>
    operationName === 'Viewer'
      ? isKnown.then(() => ({ data: { viewer, contact: aContact() } }))
      : result;
  const { draw } = await visit('/courses/admission/u1/years');
  draw();
  // The page's chunk is loaded, and its loader has run as far as it can, before the viewer is
  // known.
  await import('../../web/src/features/admission/generated/years.route.ts');
  await import('../../web/src/features/admission/years.route.tsx');
  await new Promise((turn) => setImmediate(turn));
  respond();
  await screen.findByRole('heading', { level: 1 });
  await isQuiet();
  const years = sentRequests.filter(({ operationName }) => operationName === 'YearsRoute');
  expect(years.map(({ variables }) => variables)).toEqual([
    { unitId: 'u1', isSignedIn: viewer !== null },
  ]);
  expect(namesSent().filter((name) => name === 'Viewer')).toHaveLength(1);
});

it('does not retry a partial failure that arrived before the page, shows it, and retries on request', async () => {
  change = ({ operationName }, result) => {
    if (operationName === 'Viewer') return { data: { viewer: null, contact: aContact() } };
    return withErrorAt(result, 'admissionCourses');
  };
  const { draw, pageIsReady } = await visit('/courses');
  await pageIsReady();
  // Before anything is rendered.
  await waitFor(() => expect([...answered].sort()).toEqual(['CoursesRoute', 'Viewer']));
  draw();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await isQuiet();
  expect(namesSent()).toEqual(['CoursesRoute', 'Viewer']);
  retry.click();
  await waitFor(() => expect(namesSent()).toEqual(['CoursesRoute', 'CoursesRoute', 'Viewer']));
});

it('does not repeat a request whose response arrived before a page that is always loaded fresh, but does on the next visit', async () => {
  localStorage.setItem('isLoggedin', 'true');
  localStorage.setItem('user', JSON.stringify(aViewer({ role: 'ADMIN' })));
  const viewer = aViewer({ role: 'ADMIN' });
  change = ({ operationName }, { data }) =>
    operationName === 'Viewer'
      ? { data: { viewer, contact: aContact() } }
      : { data: { ...data, viewer: { __typename: 'Viewer', id: viewer.id } } };
  const { draw, pageIsReady } = await visit('/boss/people/s2');
  await pageIsReady();
  // Before anything is rendered.
  await waitFor(() => expect(answered).toContain('PersonRoute'));
  draw();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(answered).toContain('PersonActivity'));
  await isQuiet();
  const visits = () => sentRequests.filter(({ operationName }) => operationName === 'PersonRoute');
  expect(visits()).toHaveLength(1);

  screen.getByRole('link', { name: 'People' }).click();
  await screen.findByRole('heading', { level: 1, name: 'People' });
  history.back();
  await waitFor(() => expect(visits()).toHaveLength(2));
});
