import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import {
  aChapter,
  aLesson,
  aNoteOfMine,
  anExam,
  aProgress,
  base,
  someNotes,
} from './academics-fixtures.ts';
import { aViewer, renderPage } from './render.tsx';
import { aPlayer } from './video-kit.ts';
import { asWideScreen } from './wide-screen.ts';

const text =
  '<h2>Divisors</h2><p>one</p><h3>Of even numbers</h3><p>two</p><h2>Primes</h2><p>three</p>';

function renderLesson(notes = someNotes(aNoteOfMine())) {
  const chapter = aChapter();
  const lesson = aLesson({
    body: text,
    videoUrl: null,
    chapter,
    myNotes: notes,
    exams: [anExam()],
    progress: aProgress(),
  });
  return renderPage(<LessonRoute />, {
    viewer: aViewer(),
    at: `${base}/subject/chapter/lesson/l1`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/lesson/:id',
    mocks: [
      {
        request: { query: LessonRouteDocument, variables: { id: 'l1' } },
        result: { data: { lesson } },
      },
    ],
  });
}

const isBefore = (element: Element, other: Element) =>
  Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it.each([false, true])(
  'shows video, text and exam in this order, and no notes between them (wide: %s)',
  async (isWide) => {
    if (isWide) asWideScreen();
    const { container } = renderLesson();
    const steps = [
      await screen.findByRole('button', { name: 'Play: Prime numbers' }),
      screen.getByRole('heading', { name: 'Divisors' }),
      screen.getByRole('button', { name: 'Done' }),
      screen.getByRole('heading', { name: 'Chapter exam' }),
      container.querySelector('#my-notes') as Element,
    ];
    steps.reduce((element, other) => {
      expect(isBefore(element, other)).toBe(true);
      return other;
    });
  },
);

it('opens the notes on a phone as a sheet, which keeps the input and restores the focus', async () => {
  const { user } = renderLesson();
  const button = await screen.findByRole('button', { name: 'My notes (1)' });
  expect(screen.queryByRole('textbox', { name: 'New note' })).toBeNull();
  await user.click(button);
  const sheet = screen.getByRole('dialog', { name: 'My notes' });
  expect(document.activeElement).toBe(within(sheet).getByRole('heading', { name: 'My notes' }));
  await user.type(within(sheet).getByRole('textbox', { name: 'New note' }), 'half a thought');
  await user.click(within(sheet).getByRole('button', { name: 'Edit note: One is no prime.' }));
  await user.type(within(sheet).getByRole('textbox', { name: 'Edit the note' }), ' Two is.');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(button);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe(
    'half a thought',
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the note' }).value).toBe(
    'One is no prime. Two is.',
  );
});

it('closes the sheet when a note links back into the video, which it would cover', async () => {
  const { user } = renderLesson();
  await user.click(await screen.findByRole('button', { name: 'My notes (1)' }));
  await user.click(screen.getByRole('button', { name: 'Play from 4:12' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(new URL(aPlayer('Prime numbers').frame.src).searchParams.get('start')).toBe('252');
});

it('has the notes beside the text on a laptop, folded where that was chosen', async () => {
  asWideScreen();
  const first = renderLesson();
  const panel = within(await screen.findByRole('region', { name: 'My notes' }));
  expect(panel.getByRole('textbox', { name: 'New note' })).toBeTruthy();
  await first.user.click(panel.getByRole('button', { name: 'Hide my notes', expanded: true }));
  expect(panel.queryByRole('textbox', { name: 'New note' })).toBeNull();
  first.unmount();

  const { user } = renderLesson();
  await user.click(await screen.findByRole('button', { name: 'Show my notes', expanded: false }));
  expect(screen.getByRole('textbox', { name: 'New note' })).toBeTruthy();
});

it("has the text's headings beside it on a laptop, with the one that is read, and the chapter's lessons", async () => {
  asWideScreen();
  renderLesson();
  const outline = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(outline.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Divisors',
    'Of even numbers',
    'Primes',
  ]);
  const top = (name: string, y: number) =>
    vi
      .spyOn(screen.getByRole('heading', { name }), 'getBoundingClientRect')
      .mockReturnValue({ top: y } as DOMRect);
  top('Divisors', -400);
  top('Of even numbers', 90);
  top('Primes', 500);
  fireEvent.scroll(window);
  await waitFor(() =>
    expect(outline.getByRole('link', { current: 'location' }).textContent).toBe('Of even numbers'),
  );

  const lessons = within(screen.getByRole('navigation', { name: 'Lessons' }));
  expect(lessons.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${base}/subject/chapter/lesson/l1`,
    `${base}/subject/chapter/lesson/l2`,
  ]);
  expect(lessons.getByRole('link', { current: 'page' }).textContent).toBe('Prime numbers');
});

it('has neither of them on a phone', async () => {
  renderLesson();
  await screen.findByRole('heading', { name: 'Divisors' });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Lessons' })).toBeNull();
});
