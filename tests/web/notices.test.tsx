import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { storedLessons } from '../../web/src/features/academics/offline/stored-lessons.ts';
import { storedNotes } from '../../web/src/features/academics/offline/stored-notes.ts';
import { Component as AssignmentsRoute } from '../../web/src/features/assignments/assignments.route.tsx';
import { AssignmentsRouteDocument } from '../../web/src/features/assignments/generated/assignments.route.ts';
import { NEW_VERSION_EVENT } from '../../web/src/layout/new-version.ts';
import { Notices } from '../../web/src/layout/notices.tsx';
import { fakeCaches } from './fake-caches.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const network = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(fakeCaches);
afterEach(() => {
  network.mockReturnValue(true);
  vi.unstubAllGlobals();
});

const goOffline = () => {
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
};

it('shows a message while there is no network, and none after it is back', async () => {
  network.mockReturnValue(true);
  renderPage(<Notices />);
  goOffline();
  expect(await screen.findByText(/^You are offline/)).toBeTruthy();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

const request = { query: AssignmentsRouteDocument };
const listed = vi.fn(() => ({ data: { assignments: [] } }));

/** A page whose list could not be loaded, and its message. */
async function openFailed(failure: Pick<Mock, 'error' | 'result'>, message: RegExp) {
  listed.mockClear();
  renderPage(
    <>
      <Notices />
      <AssignmentsRoute />
    </>,
    {
      viewer: aViewer(),
      mocks: [
        { request, ...failure },
        { request, result: listed },
      ],
    },
  );
  goOffline();
  await screen.findByText(message);
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
}

it('loads what the page could not load without a network, when it is back', async () => {
  await openFailed(
    { error: new NetworkError('Failed to fetch') },
    /^This is not on your device yet/,
  );
  expect(await screen.findByText('There are no assignments in your courses.')).toBeTruthy();
});

it('does not repeat a query that failed for another reason', async () => {
  await openFailed({ result: refusal('FORBIDDEN', 'Not for you.') }, /Not for you/);
  expect(await screen.findByText(/Not for you/)).toBeTruthy();
  expect(listed).not.toHaveBeenCalled();
});

it('links to the lessons and notes that this device keeps', async () => {
  const lesson = { lesson: { id: 'l1', title: 'Forces', body: '<p>b</p>' } };
  await storedLessons.store('u1', '/lessons/l1', lesson);
  const note = { content: { id: 'n1', title: 'Vectors', body: '<p>a</p>' } };
  await storedNotes.store('u1', '/notes/n1', note);
  const { user } = renderPage(<Notices />, { viewer: aViewer() });
  goOffline();
  await user.click(await screen.findByText('Notes on this device (1)'));
  expect(screen.getByRole('link', { name: 'Vectors' }).getAttribute('href')).toBe('/notes/n1');
  await user.click(screen.getByText('Lessons on this device (1)'));
  expect(screen.getByRole('link', { name: 'Forces' }).getAttribute('href')).toBe('/lessons/l1');
});

it('offers a newer release, which activates only after a confirmation', async () => {
  const waiting = { postMessage: vi.fn() };
  let isThere = false;
  const serviceWorker = {
    getRegistration: async () => ({ waiting: isThere ? waiting : null }),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { user } = renderPage(<Notices />);
  expect(screen.queryByRole('button')).toBeNull();
  isThere = true;
  act(() => void dispatchEvent(new Event(NEW_VERSION_EVENT)));
  await user.click(await screen.findByRole('button', { name: 'Load it now' }));
  const [message, [port]] = waiting.postMessage.mock.calls[0] as [object, [MessagePort]];
  expect(message).toEqual({ kind: 'take over' });
  expect(screen.getByRole('button', { name: 'Loading…' }).getAttribute('aria-busy')).toBe('true');
  // The worker reports that another tab takes an exam.
  port.postMessage(false);
  expect(await screen.findByText(/once the exam in your other tab is over/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load it now' })).toBeTruthy();
  // Once that tab loads the release, this page stays as it is.
  const [change, reload] = serviceWorker.addEventListener.mock.calls[0] ?? [];
  expect(change).toBe('controllerchange');
  expect(serviceWorker.removeEventListener).toHaveBeenCalledWith(change, reload);
});
