// Pictures that are pasted, dropped or chosen in the exam form, and how they are shown.
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { UploadPictureDocument } from '../../web/src/features/admin/editor/pictures/generated/pictures.ts';
import { Component as NewExamRoute } from '../../web/src/features/admin/exams/new-exam.route.tsx';
import { textHtml } from '../../web/src/features/admin/formulas/rendered.ts';
import { aViewer, type Mock, rememberViewer, renderPage } from './render.tsx';

// The form of an exam waits for its author, to whom drafts belong.
beforeEach(() => rememberViewer(aViewer({ role: 'ADMIN' })));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const url = '/media/pictures/0123456789abcdef0123456789abcdef.webp';
const picture = new File(['x'], 'graph.png', { type: 'image/png' });
const uploading: Mock = {
  request: { query: UploadPictureDocument, variables: () => true },
  result: {
    data: {
      uploadPicture: {
        __typename: 'UploadPicturePayload',
        picture: { __typename: 'UploadedPicture', url, width: 1440, height: 720 },
      },
    },
  },
  maxUsageCount: 9,
};

const renderNew = () =>
  renderPage(<NewExamRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/exams/new?parentType=CHAPTER&parentId=ch1',
    path: '/boss/exams/new',
    mocks: [uploading],
  });

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

const paste = (label: string, text = '') =>
  fireEvent(
    field(label),
    createEvent.paste(field(label), {
      clipboardData: { getData: () => text, files: [picture], types: [] },
    }),
  );

async function describe(user: ReturnType<typeof renderNew>['user'], description: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture from your device' }));
  expect(await dialog.findByText('Uploaded.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await dialog.findByText('Describe the picture.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Description'), description);
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('puts a pasted picture at the cursor, with its description, and shows it', async () => {
  const { user } = renderNew();
  await user.type(field('Text of the question'), 'See  now');
  field('Text of the question').setSelectionRange(4, 4);
  paste('Text of the question');
  await describe(user, 'A [[graph]');
  expect(field('Text of the question').value).toBe(`See ![A (graph)](${url} =720x360) now`);
  const picture = await screen.findByRole('img', { name: 'A (graph)' });
  expect(picture.getAttribute('src')).toBe(url);
});

it('accepts dropped pictures and those chosen for the last field, and none with copied text', async () => {
  const { user } = renderNew();
  paste('Text of the question', 'words');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.drop(field('Option B'), { dataTransfer: { files: [picture], types: ['Files'] } });
  await describe(user, 'Drop');
  expect(field('Option B').value).toBe(`![Drop](${url} =720x360)`);
  await user.click(field('Explanation'));
  await user.upload(screen.getByLabelText('Add a picture'), picture);
  await describe(user, 'Why');
  expect(field('Explanation').value).toBe(`![Why](${url} =720x360)`);
});

it('puts a picture into a statement, and none into the points', async () => {
  const { user } = renderNew();
  await user.click(screen.getByRole('button', { name: 'Statements i, ii, iii' }));
  paste('Points');
  expect(screen.queryByRole('dialog')).toBeNull();
  paste('Statement ii');
  await describe(user, 'Lens');
  expect(field('Statement ii').value).toBe(`![Lens](${url} =720x360)`);
});

it('draws pictures of this site only, beside formulas', () => {
  const drawn = `<img src="${url}" alt="5$ &quot;a&quot;" width="720" height="360">`;
  expect(textHtml(`a\n![5\\$ "a"](${url} =720x360)`)).toBe(`a<br>${drawn}`);
  expect(textHtml(`$x$ ![5$ "a"](${url} =720x360)`)).toContain(drawn);
  for (const other of ['https://evil.test/x.png', '//evil.test/x', '/auth/logout', '/media/../x'])
    expect(textHtml(`![a](${other} =1x1)`)).not.toContain('<img');
});
