import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UploadProfilePhotoDocument } from '../../web/src/features/students/generated/profile-photo.form.ts';
import { renderProfile } from './profile-kit.tsx';
import { type Answer, type Mock, refusal } from './render.tsx';

const photoInput = () => screen.getByLabelText('Change photo');

it('takes image files only', async () => {
  await renderProfile();
  fireEvent.change(photoInput(), { target: { files: [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText('Please choose an image file.')).toBeTruthy();
});

const uploadAnswers = (result: Answer): Mock => ({ request: { query: UploadProfilePhotoDocument, variables: () => true }, result });

it('shows the new photo at once', async () => {
  await renderProfile(
    uploadAnswers({
      data: {
        uploadProfilePhoto: {
          __typename: 'UploadProfilePhotoPayload',
          student: { __typename: 'Student', id: 's1', profilePhotoUrl: '/media/photos/new.webp' },
        },
      },
    }),
  );
  fireEvent.change(photoInput(), { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Photo of Nusrat Jahan' }).getAttribute('src')).toBe('/media/photos/new.webp'),
  );
});

it.each([
  ["'Failed to upload profile picture'", refusal('UPSTREAM_ERROR', 'disk full'), 'Failed to upload profile picture'],
  ["the server's words where it has some", refusal('PAYLOAD_TOO_LARGE', 'The file is larger than 5 MB.'), 'The file is larger than 5 MB.'],
])('toasts %s when a photo was not stored', async (_, answer, words) => {
  vi.stubGlobal('createImageBitmap', undefined);
  await renderProfile(uploadAnswers(answer));
  fireEvent.change(photoInput(), { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  expect(await screen.findByText(words)).toBeTruthy();
});
