/** APIs that jsdom lacks and every page needs, and a clean browser state before each test. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type Area, loadTexts } from '../../web/src/i18n/texts.ts';
import { areas } from '../dictionaries.ts';
import { device } from './fake-device-storage.ts';

// Pages share the libraries that a worker has loaded; our own modules, which keep the state of a
// page, are loaded for each file.
afterAll(() => void vi.resetModules());

// jsdom has no database.
vi.mock(
  '../../web/src/features/exam-room/storage/device-storage.ts',
  () => import('./fake-device-storage.ts'),
);
beforeEach(() => device.reset());

// Nor does it draw pictures; the journey of the profile does it for real.
vi.mock('react-easy-crop', () => import('./fake-cropper.tsx'));
vi.mock('../../web/src/features/students/photo/crop-photo.ts', () => ({ cropPhoto: vi.fn() }));

// How long `findBy…` and `waitFor` wait: on a busy machine a page may need seconds to render.
configure({ asyncUtilTimeout: 15_000 });

// All of them: most tests render a page without the route that would load its texts.
beforeAll(() => loadTexts(areas as Area[]));

// A phone; tests/web/wide-screen.ts is a laptop.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// A channel that a test leaves open would respond to the tabs of later files.
const openChannels = new Set<BroadcastChannel>();
class ChannelOfFile extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.add(this);
  }
}
vi.stubGlobal('BroadcastChannel', ChannelOfFile);
afterAll(() => {
  for (const channel of openChannels) channel.close();
});

// Observers of visibility and size that never report: jsdom has no layout.
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NothingSeen);
vi.stubGlobal('ResizeObserver', NothingSeen);

// jsdom has <dialog>, but no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, input')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
});
