import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component as ContentRoute } from '../../web/src/features/academics/notes/content.route.tsx';
import { ContentRouteDocument } from '../../web/src/features/academics/notes/generated/content.route.ts';
import { aChapter, base } from './academics-fixtures.ts';
import { renderPage } from './render.tsx';

function renderNote(body: string | null) {
  const content = {
    __typename: 'Content',
    id: 'n1',
    title: 'Rules',
    body,
    chapter: aChapter(),
    myNotes: null,
  };
  return renderPage(<ContentRoute />, {
    at: `${base}/subject/chapter/content/n1`,
    path: '/courses/academic/:courseCode/:motherId/subject/chapter/content/:id',
    mocks: [
      {
        request: { query: ContentRouteDocument, variables: { id: 'n1' } },
        result: { data: { content } },
      },
    ],
  });
}

const formula =
  '<span class="katex"><span class="katex-mathml">x squared</span><span class="katex-html">x²</span></span>';

it('lists the headings of a note as links to them, formulas only once', async () => {
  const { container } = renderNote(
    `<h2>Start</h2><p>a</p><h3>About ${formula}</h3><p>b</p><h2>End</h2>`,
  );
  const links = within(
    await screen.findByRole('navigation', { name: 'On this page' }),
  ).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Start', 'About x²', 'End']);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href') ?? '');
    expect(target?.closest('article')).toBeTruthy();
  }
});

it('has no list of contents where two headings are all', async () => {
  renderNote('<h2>Start</h2><h2>End</h2>');
  await screen.findByRole('heading', { name: 'End' });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('shows how much has been read', async () => {
  const { container } = renderNote('<p>long</p>');
  const bar = await screen.findByRole('progressbar', { name: 'Read so far' });
  const article = container.querySelector('article') as HTMLElement;
  // The first measurement is over; from here on only scrolling has an effect.
  await new Promise(requestAnimationFrame);
  // Of 2000 pixels, 1000 are above the bottom of the viewport.
  vi.spyOn(article, 'getBoundingClientRect').mockReturnValue({
    top: window.innerHeight - 1000,
    height: 2000,
  } as DOMRect);
  fireEvent.scroll(window);
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
});

it('can be printed, when there is something to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, unmount } = renderNote('<p>text</p>');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  renderNote(null);
  expect(await screen.findByText('This note has no text yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
