// Pictures that are pasted or dropped into the text of a lesson or note.
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanPasted } from '../../web/src/features/admin/editor/document/paste.ts';
import { picturesOfRtf } from '../../web/src/features/admin/editor/document/pasted-pictures.ts';
import { UploadPictureDocument } from '../../web/src/features/admin/editor/pictures/generated/pictures.ts';
import type { Mock } from './render.tsx';
import { editNote, fakeLayout, readingNote, savingNote } from './text-editor.tsx';

beforeAll(() => {
  fakeLayout();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const PNG = 'iVBORw0KGgo=';
const HEX = '89504e470d0a1a0a';
const picture = new File(['x'], 'graph.png', { type: 'image/png' });
const url = '/media/pictures/0123456789abcdef0123456789abcdef.webp';
const sent = vi.fn();
const uploading = (...results: (Error | null)[]): Mock[] =>
  results.map((error) => ({
    request: {
      query: UploadPictureDocument,
      variables: ({ input }: { input: { image: File } }) => {
        sent(input.image.type);
        return true;
      },
    },
    ...(error
      ? { error }
      : {
          result: {
            data: {
              uploadPicture: {
                __typename: 'UploadPicturePayload',
                picture: { __typename: 'UploadedPicture', url, width: 1440, height: 720 },
              },
            },
          },
        }),
  }));

async function pasteFiles(files: readonly File[], texts: Readonly<Record<string, string>> = {}) {
  const box = await screen.findByRole('textbox', { name: 'Text' });
  const event = createEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => texts[type] ?? '',
      files,
      types: Object.keys(texts),
    },
  });
  fireEvent(box, event);
}

it('uploads a pasted picture, asks for its description, and inserts it into the text', async () => {
  const source = `<figure><img src="${url}" alt="A parabola" width="720" height="360"><figcaption></figcaption></figure><p>a</p>`;
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>a</p>'),
    ...uploading(null),
    savingNote({ title: 'Rules', source }),
  );
  await pasteFiles([picture]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture from your device' }));
  expect(await dialog.findByText('Uploaded.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await dialog.findByText('Describe the picture.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Description'));
  await user.type(dialog.getByLabelText('Description'), 'A parabola');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect((await screen.findByRole('img', { name: 'A parabola' })).getAttribute('src')).toBe(url);
});

it('can send a picture again that was not uploaded', async () => {
  const { user } = editNote(readingNote('<p>a</p>'), ...uploading(new Error('down'), null));
  await pasteFiles([picture]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/was not uploaded/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Description'), 'A parabola');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(screen.queryByRole('img', { name: 'A parabola' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Upload again' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Description'));
  expect(await dialog.findByText('Uploaded.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await screen.findByRole('img', { name: 'A parabola' })).toBeTruthy();
});

it('keeps the places of pictures within pasted text, and omits skipped ones', async () => {
  const { user } = editNote(readingNote('<p>a</p>'), ...uploading(null, null));
  const url = `data:image/png;base64,${PNG}`;
  const html = `<p>one</p><p><img src="${url}"></p><p>two<img src="${url}"></p>`;
  await pasteFiles([], { 'text/html': html });
  const first = within(await screen.findByRole('dialog', { name: 'Picture 1 of 2' }));
  await user.type(first.getByLabelText('Description'), 'First');
  await first.findByText('Uploaded.');
  await user.click(first.getByRole('button', { name: 'Insert' }));
  const second = within(await screen.findByRole('dialog', { name: 'Picture 2 of 2' }));
  await user.click(second.getByRole('button', { name: 'Leave this picture out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const box = screen.getByRole('textbox', { name: 'Text' });
  expect(box.textContent).not.toContain('[[');
  const order = box.compareDocumentPosition(screen.getByRole('img', { name: 'First' }));
  expect(order & Node.DOCUMENT_POSITION_CONTAINED_BY).toBeTruthy();
  expect(screen.getByText('one').compareDocumentPosition(screen.getByRole('img'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('keeps the picture in whose caption the cursor is when the next one is inserted', async () => {
  const figure = `<figure><img src="${url}" alt="First"><figcaption></figcaption></figure>`;
  const { user } = editNote(readingNote(figure), ...uploading(null));
  await pasteFiles([picture]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Description'), 'Second');
  await dialog.findByText('Uploaded.');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await screen.findByRole('img', { name: 'Second' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'First' })).toBeTruthy();
});

it('continues below the figure with Enter in its caption', async () => {
  const figure = `<figure><img src="${url}" alt="A parabola"><figcaption>Caption</figcaption></figure>`;
  editNote(readingNote(figure));
  const box = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(box.lastElementChild?.tagName).toBe('P');
  expect(screen.getByText('Caption').textContent).toBe('Caption');
});

it('shows that a file which is not a picture cannot be inserted into the text', async () => {
  editNote(readingNote('<p>a</p>'));
  await pasteFiles([new File(['x'], 'notes.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByText('Only pictures can be put into the text.')).toBeTruthy();
});

it('does not offer to send a file again that cannot be read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
  editNote(readingNote('<p>a</p>'));
  await pasteFiles([new File(['x'], 'drawing.tiff', { type: 'image/tiff' })]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('This file is not a picture that can be shown.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Upload again' })).toBeNull();
});

describe('pictures of Word', () => {
  const pict = (hex: string) =>
    `{\\*\\shppict{\\pict{\\*\\picprop}\\picw10\\pngblip\\bliptag-12{\\*\\blipuid 0af1}\n${hex}}}`;

  it('are taken from the RTF of the clipboard, in their order', async () => {
    const files = picturesOfRtf(`{\\rtf1 ${pict(`${HEX}01`)} text ${pict(`${HEX}\n02`)}}`);
    const bytes = await Promise.all(
      files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())].at(-1)),
    );
    expect([bytes, files[0]?.type]).toEqual([[1, 2], 'image/png']);
  });

  it.each([
    ['no RTF', '', 0, 1],
    ['one picture', `{\\rtf1 ${pict(HEX)}}`, 1, 0],
    ['another number of pictures', `{\\rtf1 ${pict(HEX)}${pict(HEX)}}`, 0, 1],
    ['a picture that is not hexadecimal', `{\\rtf1 ${pict('xyz')}}`, 0, 1],
    ['a picture without an end', `{\\rtf1 {\\pict\\pngblip ${HEX}`, 1, 0],
  ])('with %s', (_, rtf, found, lost) => {
    const pasted = cleanPasted('<p>a<img src="file:///C:/a.png"></p>', rtf);
    expect([pasted.pictures.length, pasted.lostPictures]).toEqual([found, lost]);
  });

  it('of other sites are not loaded', () => {
    const pasted = cleanPasted('<p><img src="https://other.test/a.png"></p>');
    expect([pasted.pictures.length, pasted.lostPictures]).toEqual([0, 1]);
    expect(pasted.html).not.toContain('img');
  });
});
