import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cropPhoto } from '../../web/src/features/students/photo/crop-photo.ts';
import {
  RemoveProfilePhotoDocument,
  UploadProfilePhotoDocument,
} from '../../web/src/features/students/photo/generated/profile-photo.form.ts';
import { Component as ProfileRoute } from '../../web/src/features/students/profile/profile.route.tsx';
import { aStudent, enrollments, profileOf, renderProfile } from './profile-kit.tsx';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const cut = new File(['small'], 'photo.jpg', { type: 'image/jpeg' });
beforeEach(() => {
  vi.mocked(cropPhoto).mockReset().mockResolvedValue(cut);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const pick = (name: string, type: string) =>
  fireEvent.change(screen.getByLabelText('Change photo'), {
    target: { files: [new File(['x'], name, { type })] },
  });
const photo = () => screen.getByRole('img', { name: 'Photo of Nusrat Jahan' }).getAttribute('src');

it.each([
  ['what is no picture', 'cv.pdf', 'application/pdf', 'Please choose an image file.'],
  ['HEIC, which few browsers can read', 'IMG_1.HEIC', '', /^HEIC pictures cannot be read here/],
])('rejects %s', async (_, name, type, expectedText) => {
  await renderProfile();
  pick(name, type);
  expect(await screen.findByText(expectedText)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const stored = (profilePhotoUrl: string | null): object => ({
  __typename: 'Student',
  id: 's1',
  profilePhotoUrl,
});
const uploadMock = (result: MockResult): Mock => ({
  request: {
    query: UploadProfilePhotoDocument,
    variables: ({ input }) => input.studentId === 's1' && input.image === cut,
  },
  result,
});
const uploaded = {
  data: {
    uploadProfilePhoto: {
      __typename: 'UploadProfilePhotoPayload',
      student: stored('/media/photos/new.webp'),
    },
  },
};

/** As far as the square that is sent. */
async function save(user: Awaited<ReturnType<typeof renderProfile>>['user']) {
  pick('me.png', 'image/png');
  await user.click(await screen.findByRole('button', { name: 'Turn right' }));
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
}

it('sends the chosen square, with its rotation, and shows it at once', async () => {
  const { user } = await renderProfile(uploadMock(uploaded));
  await save(user);
  await waitFor(() => expect(photo()).toBe('/media/photos/new.webp'));
  expect(cropPhoto).toHaveBeenCalledWith('blob:picture', { x: 10, y: 20, side: 300, turn: 90 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows in the dialog that a picture cannot be opened, and sends nothing', async () => {
  vi.mocked(cropPhoto).mockRejectedValue(new Error('broken'));
  const { user } = await renderProfile();
  await save(user);
  expect(
    await screen.findByText('This picture cannot be opened. Please choose another one.'),
  ).toBeTruthy();
});

it.each([
  [
    "'Failed to upload profile picture'",
    refusal('UPSTREAM_ERROR', 'disk full'),
    'Failed to upload profile picture',
  ],
  [
    "the server's message if there is one",
    refusal('PAYLOAD_TOO_LARGE', 'The file is larger than 5 MB.'),
    'The file is larger than 5 MB.',
  ],
])(
  'toasts %s when a photo was not stored, and sends it again without another choice',
  async (_, result, expectedText) => {
    const { user } = await renderProfile(uploadMock(result), uploadMock(uploaded));
    await save(user);
    expect(await screen.findByText(expectedText)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(photo()).toBe('/media/photos/new.webp'));
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
);

it('removes the photo; the first letter replaces it', async () => {
  const student = { ...stored(null), version: 4 };
  const removed: Mock = {
    request: { query: RemoveProfilePhotoDocument, variables: { input: { studentId: 's1' } } },
    result: { data: { removeProfilePhoto: { __typename: 'RemoveProfilePhotoPayload', student } } },
  };
  const before = { profilePhotoUrl: '/media/photos/old.webp' };
  const viewer = aViewer();
  const { user } = renderPage(<ProfileRoute />, {
    viewer: { ...viewer, student: viewer.student && { ...viewer.student, ...before } },
    mocks: [profileOf(aStudent({ enrollments, ...before })), removed],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeTruthy();
  expect(photo()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});
