import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { LessonRouteDocument } from '../../web/src/features/academics/lesson/generated/lesson.route.ts';
import { Component as LessonRoute } from '../../web/src/features/academics/lesson/lesson.route.tsx';
import { Component as ContentRoute } from '../../web/src/features/academics/notes/content.route.tsx';
import { ContentRouteDocument } from '../../web/src/features/academics/notes/generated/content.route.ts';
import {
  CreateNoteDocument,
  DeleteNoteDocument,
  UpdateNoteDocument,
} from '../../web/src/features/academics/notes/generated/my-notes.ts';
import { aChapter, aLesson, aNoteOfMine, base, someNotes } from './academics-fixtures.ts';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';
import { aPlayer } from './video-kit.ts';
import { asWideScreen } from './wide-screen.ts';

beforeEach(asWideScreen);

const academic = '/courses/academic/:courseCode/:motherId/subject/chapter';

function renderLesson(
  myNotes: object | null,
  mocks: readonly Mock[] = [],
  viewer: ReturnType<typeof aViewer> | null = aViewer(),
) {
  const lesson = aLesson({ body: '<p>text</p>', videoUrl: null, chapter: aChapter(), myNotes });
  const route: Mock = {
    request: { query: LessonRouteDocument, variables: { id: 'l1' } },
    result: { data: { lesson } },
  };
  return renderPage(<LessonRoute />, {
    viewer,
    at: `${base}/subject/chapter/lesson/l1`,
    path: `${academic}/lesson/:id`,
    mocks: [route, ...mocks],
  });
}

const creating = (input: object, note: object): Mock => ({
  request: { query: CreateNoteDocument, variables: { input } },
  result: { data: { createNote: { __typename: 'CreateNotePayload', note } } },
});

const form = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });

it('adds a note with the second of the video at which it was started, and a tap on it seeks to there', async () => {
  const note = aNoteOfMine({ text: 'Two is the only even one.', videoSeconds: 64 });
  const { user } = renderLesson(someNotes(), [
    creating({ lessonId: 'l1', text: note.text, videoSeconds: 64 }, note),
  ]);
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play: Prime numbers' }));
  const player = aPlayer('Prime numbers');
  player.at(64.8);
  await user.type(await form(), 'Two is ');
  player.at(70);
  await user.type(await form(), 'the only even one.');
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Link to 1:04 of the video' }).checked,
  ).toBe(true);
  await user.keyboard('{Control>}{Enter}{/Control}');
  const item = within(
    (await screen.findByRole('button', { name: `Edit note: ${note.text}` })).closest(
      'li',
    ) as HTMLElement,
  );
  expect((await form()).value).toBe('');
  await user.click(item.getByRole('button', { name: 'Play from 1:04' }));
  expect(player.commands()).toContainEqual(['seekTo', 64, true]);
});

it('accepts several lines', async () => {
  const { user } = renderLesson(someNotes());
  await user.type(await form(), 'One is no prime.{Enter}Two is.');
  expect((await form()).value).toBe('One is no prime.\nTwo is.');
});

it('loads the player at the second of a note when it is not there yet', async () => {
  const { user } = renderLesson(someNotes(aNoteOfMine()));
  await user.click(await screen.findByRole('button', { name: 'Play from 4:12' }));
  expect(new URL(aPlayer('Prime numbers').frame.src).searchParams.get('start')).toBe('252');
});

it('keeps a draft on the device, for this person and this lesson', async () => {
  const first = renderLesson(someNotes());
  await first.user.type(await form(), 'half a thought');
  first.unmount();
  const again = renderLesson(someNotes());
  expect((await form()).value).toBe('half a thought');
  await again.user.clear(await form());
  again.unmount();
  renderLesson(someNotes());
  expect((await form()).value).toBe('');
});

it('keeps the text and shows why when it could not be saved', async () => {
  const failed: Mock = {
    request: { query: CreateNoteDocument, variables: () => true },
    result: { data: null, ...refusal('CONFLICT', 'You have 1000 notes already.') },
  };
  const { user } = renderLesson(someNotes(), [failed]);
  await user.type(await form(), 'one more');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(
    await screen.findByText(/The note was not saved: You have 1000 notes already\./),
  ).toBeTruthy();
  expect((await form()).value).toBe('one more');
});

it('takes no input while a note is being saved, which the saved note would replace', async () => {
  const note = aNoteOfMine({ text: 'Two is even.', videoSeconds: null });
  const { user } = renderLesson(someNotes(), [
    { ...creating({ lessonId: 'l1', text: note.text }, note), delay: 3000 },
  ]);
  await user.type(await form(), note.text);
  await user.keyboard('{Control>}{Enter}{/Control} Three is');
  expect((await form()).value).toBe('Two is even.');
  await screen.findByRole('button', { name: `Edit note: ${note.text}` });
  await user.type(await form(), 'Three is not.');
  expect((await form()).value).toBe('Three is not.');
});

it('shows how much room is left, and rejects an empty and a too long text', async () => {
  const { user } = renderLesson(someNotes());
  const text = await form();
  expect(screen.getByText(/5,000 of 5,000 characters left/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Write something first.')).toBeTruthy();
  await user.click(text);
  await user.paste('a'.repeat(5002));
  expect(
    await screen.findByText('A note can have at most 5,000 characters: 2 too many.'),
  ).toBeTruthy();
  expect(text.getAttribute('aria-invalid')).toBe('true');
});

it('changes a note and restores the focus', async () => {
  const note = aNoteOfMine();
  const changed: Mock = {
    request: {
      query: UpdateNoteDocument,
      variables: { input: { id: 's1', version: 1, text: 'One is not a prime.' } },
    },
    result: {
      data: {
        updateNote: {
          __typename: 'UpdateNotePayload',
          note: { ...note, text: 'One is not a prime.', version: 2 },
        },
      },
    },
  };
  const { user } = renderLesson(someNotes(note), [changed]);
  await user.click(await screen.findByRole('button', { name: 'Edit note: One is no prime.' }));
  const text = screen.getByRole('textbox', { name: 'Edit the note' });
  expect(document.activeElement).toBe(text);
  await user.clear(text);
  await user.type(text, 'One is not a prime.');
  await user.click(
    within(text.closest('form') as HTMLElement).getByRole('button', { name: 'Save note' }),
  );
  const edit = await screen.findByRole('button', { name: 'Edit note: One is not a prime.' });
  expect(document.activeElement).toBe(edit);
});

it('fetches the newest version of a note that was changed elsewhere, keeps the input, and saves it to that version', async () => {
  const changing = (version: number, result: Mock['result']): Mock => ({
    request: {
      query: UpdateNoteDocument,
      variables: { input: { id: 's1', version, text: 'mine' } },
    },
    ...(result && { result }),
  });
  const lesson = aLesson({
    body: '<p>text</p>',
    videoUrl: null,
    chapter: aChapter(),
    myNotes: someNotes(aNoteOfMine({ text: 'theirs', version: 2 })),
  });
  const saved = {
    updateNote: {
      __typename: 'UpdateNotePayload',
      note: aNoteOfMine({ text: 'mine', version: 3 }),
    },
  };
  const { user, client } = renderLesson(someNotes(aNoteOfMine()), [
    changing(1, { data: null, ...refusal('CONFLICT', 'It was changed elsewhere.') }),
    {
      request: { query: LessonRouteDocument, variables: { id: 'l1' } },
      result: { data: { lesson } },
    },
    changing(2, { data: saved }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit note: One is no prime.' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the note' });
  await user.clear(text);
  await user.type(text, 'mine');
  const save = within(text.closest('form') as HTMLElement).getByRole('button', {
    name: 'Save note',
  });
  await user.click(save);
  expect(await screen.findByText(/It was changed elsewhere\./)).toBeTruthy();
  expect(text.value).toBe('mine');
  await queriesSettled(client);
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Edit note: mine' })).toBeTruthy();
});

it('asks before it deletes a note', async () => {
  const deleted: Mock = {
    request: { query: DeleteNoteDocument, variables: { input: { id: 's1' } } },
    result: { data: { deleteNote: { __typename: 'DeleteNotePayload', deletedId: 's1' } } },
  };
  const { user } = renderLesson(someNotes(aNoteOfMine()), [deleted]);
  await user.click(await screen.findByRole('button', { name: 'Delete note: One is no prime.' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByText('One is no prime.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete note: One is no prime.' }));
  const empty = vi.fn();
  const watch = new MutationObserver(() => {
    for (const item of list?.querySelectorAll('li') ?? []) if (item.textContent === '') empty();
  });
  const list = screen.getByText('One is no prime.').closest('ul');
  if (list) watch.observe(list, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('One is no prime.')).toBeNull());
  watch.disconnect();
  expect(empty, 'an item without its note').not.toHaveBeenCalled();
  expect(screen.getByText('No notes yet.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('My notes');
});

it('shows at the note why it was not deleted, where no dialog covers it', async () => {
  const failed: Mock = {
    request: { query: DeleteNoteDocument, variables: { input: { id: 's1' } } },
    error: new NetworkError('Failed to fetch'),
  };
  const { user } = renderLesson(someNotes(aNoteOfMine()), [failed]);
  await user.click(await screen.findByRole('button', { name: 'Delete note: One is no prime.' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const reason = await screen.findByText(/The note was not deleted: No connection/);
  expect(reason.closest('li')?.textContent).toContain('One is no prime.');
});

it.each([
  ['a visitor', someNotes(), null],
  ['a server that keeps none', null, aViewer()],
])('shows no notes to %s', async (_, notes, viewer) => {
  renderLesson(notes, [], viewer);
  await screen.findByText('text');
  expect(screen.queryByRole('heading', { name: 'My notes' })).toBeNull();
});

it('has them below a note of the course too, without a place in a video', async () => {
  const content = {
    __typename: 'Content',
    id: 'n1',
    title: 'Rules',
    body: '<p>text</p>',
    chapter: aChapter(),
    myNotes: someNotes(),
  };
  const written = aNoteOfMine({ text: 'by three', videoSeconds: null });
  const { user } = renderPage(<ContentRoute />, {
    viewer: aViewer(),
    at: `${base}/subject/chapter/content/n1`,
    path: `${academic}/content/:id`,
    mocks: [
      {
        request: { query: ContentRouteDocument, variables: { id: 'n1' } },
        result: { data: { content } },
      },
      creating({ contentId: 'n1', text: 'by three' }, written),
    ],
  });
  await user.type(await form(), 'by three');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('button', { name: 'Edit note: by three' })).toBeTruthy();
});
