/** What jsdom lacks and every page needs, and a clean browser before each test. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadTexts } from '../../web/src/i18n/texts.ts';

// How long `findBy…` and `waitFor` wait: on a busy machine a page may take seconds to draw.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() =>
  loadTexts([
    'academics',
    'admission',
    'assignments',
    'auth',
    'campaigns',
    'courses',
    'examlist',
    'exams',
    'learning',
    'list',
    'marking',
    'offline',
    'paper',
    'results',
    'room',
    'students',
    'timetable',
    'written',
  ]),
);

vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// What is seen and how large it is: jsdom draws nothing, so nobody is told.
class NothingSeen {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NothingSeen);
vi.stubGlobal('ResizeObserver', NothingSeen);

// jsdom knows <dialog>, but not how to open it as a modal.
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
});
