import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { SaveLessonProgressDocument } from '../../web/src/features/academics/lesson/generated/lesson-progress.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import { aChapter, aLesson, aProgress, base } from './academics-fixtures.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';
import { aPlayer } from './video-kit.ts';

const KEPT = 'alokpath.learning.progress.u1';
let saved: Record<string, unknown>[] = [];

/**
 * The server's side of `saveLessonProgress`: records the input, for the test that was running when
 * the mock was made, and responds.
 */
const saving = (refused?: object, into = saved): Mock => ({
  request: { query: SaveLessonProgressDocument, variables: () => true },
  maxUsageCount: 20,
  // Delays the response, so that the state before it is visible.
  delay: refused ? 3000 : 5,
  result: ({ input }) => {
    into.push(input);
    const { done = false, positionSeconds = 0 } = input;
    const progress = aProgress({ done, positionSeconds, updatedAt: '2026-03-01T10:00:00.000Z' });
    return refused
      ? { data: null, ...refused }
      : { data: { saveLessonProgress: { __typename: 'SaveLessonProgressPayload', progress } } };
  },
});

function renderLesson(
  progress: object | null,
  { mocks = [saving()], viewer = aViewer() as ReturnType<typeof aViewer> | null } = {},
) {
  const lesson = aLesson({
    body: '<p>text</p>',
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
    chapter: aChapter(),
    progress,
    myNotes: null,
  });
  return renderPage(<LessonRoute />, {
    viewer,
    at: `${base}/subject/chapter/lesson/l1`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
    mocks: [
      {
        request: { query: LessonRouteDocument, variables: { id: 'l1' } },
        result: { data: { lesson } },
      },
      ...mocks,
    ],
  });
}

beforeEach(() => {
  saved = [];
});
afterEach(() => vi.useRealTimers());

const tap = async (user: ReturnType<typeof renderPage>['user'], name = 'Play: Prime numbers') =>
  user.click(await screen.findByRole('button', { name }));

it('offers to continue where the video stopped, on whatever device, and starts there', async () => {
  const { user } = renderLesson(aProgress({ positionSeconds: 252 }));
  await tap(user, 'Continue at 4:12: Prime numbers');
  const url = new URL(aPlayer('Prime numbers').frame.src);
  expect(url.origin).toBe('https://www.youtube-nocookie.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    start: '252',
    enablejsapi: '1',
  });
});

it('saves the place every 15 seconds of the video, on pause and on leaving', async () => {
  const { user, unmount } = renderLesson(aProgress());
  await tap(user);
  const player = aPlayer('Prime numbers');
  player.at(4);
  player.at(14);
  expect(saved).toEqual([]);
  player.at(15.4);
  await waitFor(() => expect(saved).toEqual([{ lessonId: 'l1', positionSeconds: 15 }]));
  player.pause(21);
  await waitFor(() => expect(saved.at(-1)).toEqual({ lessonId: 'l1', positionSeconds: 21 }));
  player.at(25);
  unmount();
  await waitFor(() => expect(saved.at(-1)).toEqual({ lessonId: 'l1', positionSeconds: 25 }));
  expect(localStorage.getItem(KEPT)).toBeNull();
});

it('accepts messages only from the player in its frame, at its URL', async () => {
  const { user } = renderLesson(aProgress());
  await tap(user);
  const player = aPlayer('Prime numbers');
  const message = {
    event: 'infoDelivery',
    info: { currentTime: 100, duration: 1000, playerState: 2 },
  };
  player.send(message, { origin: 'https://elsewhere.test' });
  player.send(message, { source: window });
  player.pause(2);
  await waitFor(() => expect(saved).toEqual([{ lessonId: 'l1', positionSeconds: 2 }]));
});

it('counts as done when 90% has played, not after a jump there; the mark can be removed', async () => {
  const { user } = renderLesson(aProgress());
  const mark = await screen.findByRole('button', { name: 'Done', pressed: false });
  expect(
    screen.getByText('The lesson is done when 90% of the video has played, or when you mark it.'),
  ).toBeTruthy();
  await tap(user);
  const player = aPlayer('Prime numbers');
  player.at(899);
  player.at(899.9);
  player.at(950);
  // The progress is stored on the device before anything else happens.
  expect(localStorage.getItem(KEPT)).not.toContain('done');
  player.at(951);
  expect(await screen.findByRole('button', { name: 'Done', pressed: true })).toBeTruthy();
  await user.click(mark);
  expect(await screen.findByRole('button', { name: 'Done', pressed: false })).toBeTruthy();
  player.at(952);
  expect(localStorage.getItem(KEPT) ?? '').not.toContain('true');
  expect(mark.getAttribute('aria-pressed')).toBe('false');
});

it('shows the mark before the response, and removes it with a reason when the server rejects it', async () => {
  const { user } = renderLesson(aProgress(), {
    mocks: [saving(refusal('FORBIDDEN', 'You are not enrolled in this course.'))],
  });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('You are not enrolled in this course.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('false');
  expect(localStorage.getItem(KEPT)).toBeNull();
});

it('keeps progress on the device without network, and sends it when the network is back', async () => {
  const offline: Mock = {
    request: { query: SaveLessonProgressDocument, variables: () => true },
    error: new NetworkError('Failed to fetch'),
  };
  const { user } = renderLesson(aProgress(), { mocks: [offline, saving()] });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('"done":true'));
  expect(screen.getByRole('button', { name: 'Done', pressed: true })).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saved).toEqual([{ lessonId: 'l1', done: true }]));
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
});

it('keeps the speed on the device, chosen in the page or in the player', async () => {
  const { user, unmount } = renderLesson(aProgress());
  await tap(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  unmount();

  const again = renderLesson(aProgress());
  await tap(again.user);
  const player = aPlayer('Prime numbers');
  player.at(1, { playbackRate: 1 });
  expect(player.commands()).toContainEqual(['setPlaybackRate', 1.5]);
  player.at(2, { playbackRate: 1.5 });
  player.at(3, { playbackRate: 2 });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('2');
  expect(localStorage.getItem('alokpath.learning.speed')).toBe('2');
});

it('shows that the video is gone, keeps the text, and retries on request', async () => {
  const { user } = renderLesson(aProgress());
  await tap(user);
  const player = aPlayer('Prime numbers');
  player.send({ event: 'onError', info: 150 });
  expect(await screen.findByText(/^The video may be unavailable\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play: Prime numbers' })).toBeTruthy();
  expect(screen.getByText('text')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/^The video may be unavailable/)).toBeNull();
  expect(screen.getByTitle('Video: Prime numbers')).not.toBe(player.frame);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play: Prime numbers' }));
});

it('keeps the poster until the player responds, and shows after 4 s that it loads, after 10 s that it may be unavailable', async () => {
  renderLesson(aProgress());
  const start = await screen.findByRole('button', { name: 'Play: Prime numbers' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  // `user.click` would wait for a timer.
  fireEvent.click(start);
  const player = aPlayer('Prime numbers');
  const status = start.parentElement?.querySelector('[role=status]');
  await vi.advanceTimersByTimeAsync(3500);
  expect(status?.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(status?.textContent).toMatch(/^The video is still loading\./);
  await vi.advanceTimersByTimeAsync(5000);
  expect(start.isConnected).toBe(true);
  expect(player.posted.mock.calls[0]).toEqual([
    JSON.stringify({ event: 'listening', id: 'lesson', channel: 'widget' }),
    expect.any(String),
  ]);
  expect(status?.textContent).toMatch(/^The video is still loading\./);
  await vi.advanceTimersByTimeAsync(1000);
  expect(status?.textContent).toMatch(/^The video may be unavailable\./);
  expect(screen.getByText('text')).toBeTruthy();

  // A player that responds later is still shown.
  player.send({ event: 'initialDelivery' });
  expect(start.isConnected).toBe(false);
  expect(status?.textContent).toBe('');
  expect(document.activeElement).toBe(player.frame);
});

it('stores nothing for a visitor', async () => {
  const { user } = renderLesson(null, { viewer: null });
  await tap(user);
  aPlayer('Prime numbers').pause(100);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(saved).toEqual([]);
  expect(localStorage.getItem(KEPT)).toBeNull();
});
