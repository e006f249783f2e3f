/** The cover of a course or campaign: a picture of the device, cropped to the ratio of the cards. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as NewExamCampaignRoute } from '../../web/src/features/admin/campaigns/new-exam-campaign.route.tsx';
import { Component as NewCourseRoute } from '../../web/src/features/admin/courses/new-course.route.tsx';
import * as covers from '../../web/src/features/admin/cover/crop-cover.ts';
import { UploadPictureDocument } from '../../web/src/features/admin/editor/pictures/generated/pictures.ts';
import {
  aViewer,
  type Mock,
  type MockResult,
  operationsSettled,
  refusal,
  renderPage,
} from './render.tsx';

describe('the size of a cover', () => {
  const of = (width: number, height: number) => covers.coverSize({ x: 0, y: 0, width, height });

  it.each([
    [4000, 2250, { width: 1280, height: 720 }],
    [1280, 720, { width: 1280, height: 720 }],
    [640, 360, { width: 640, height: 360 }],
    [333.4, 187.5, { width: 333, height: 187 }],
    [0.2, 0.1, { width: 1, height: 1 }],
  ])(
    'of a part of %s by %s pixels has the ratio of the cards, and is never enlarged',
    (width, height, size) => {
      expect(of(width, height)).toEqual(size);
    },
  );

  it('is rejected if it is too small to look sharp below 640 pixels', () => {
    expect([639, 640].map((width) => covers.isBlurred({ x: 0, y: 0, width, height: 1 }))).toEqual([
      true,
      false,
    ]);
  });
});

describe.each([
  ['course', NewCourseRoute, '/boss/courses/new'],
  ['contest', NewExamCampaignRoute, '/boss/campaigns/exams/new'],
])('the cover in the form of a %s', (_, Route, path) => {
  const cropped = new File(['small'], 'cover.webp', { type: 'image/webp' });
  const crop = vi.spyOn(covers, 'cropCover');
  beforeEach(() => {
    crop.mockReset().mockResolvedValue(cropped);
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
  });

  const storing = (result: MockResult): Mock => ({
    request: {
      query: UploadPictureDocument,
      variables: ({ input }) => input.image === cropped,
    },
    result,
  });
  const stored = storing({
    data: {
      uploadPicture: {
        __typename: 'UploadPicturePayload',
        picture: {
          __typename: 'Picture',
          url: '/media/pictures/new.webp',
          width: 1280,
          height: 720,
        },
      },
    },
  });
  const open = (...mocks: Mock[]) =>
    renderPage(<Route />, {
      viewer: aViewer({ role: 'ADMIN' }),
      at: path,
      mocks,
    });
  const pick = async (name: string, type: string, size = 1) => {
    const file = new File(['x'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    fireEvent.change(await screen.findByLabelText('Choose a cover picture'), {
      target: { files: [file] },
    });
  };
  const url = () => screen.getByLabelText<HTMLInputElement>('Address of the cover picture').value;

  it.each([
    ['no picture', 'text.pdf', 'application/pdf', 1, /^This file is not a picture/],
    ['a file of 31 MB', 'huge.jpg', 'image/jpeg', 31 * 1024 * 1024, /larger than 30 MB/],
  ])('rejects %s', async (_, name, type, size, expectedText) => {
    open();
    await pick(name, type, size);
    expect(await screen.findByText(expectedText)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('uploads the chosen part, and has its URL', async () => {
    const { user } = open(storing(refusal('UPSTREAM_UNAVAILABLE', 'No.')), stored);
    await pick('photo.jpg', 'image/jpeg');
    const use = await screen.findByRole('button', { name: 'Use as cover' });
    await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('false'));
    await user.click(use);
    // The selection is kept, and can be sent again.
    expect(
      await screen.findByText('The cover could not be uploaded. Please try again.'),
    ).toBeTruthy();
    await user.click(use);
    await waitFor(() => expect(url()).toBe('/media/pictures/new.webp'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(crop).toHaveBeenLastCalledWith('blob:picture', {
      x: 10,
      y: 20,
      width: 300,
      height: 300,
    });
    expect(screen.getByRole('img', { name: 'The cover as it is now' }).getAttribute('src')).toBe(
      '/media/pictures/new.webp',
    );
  });

  it('does not become the cover if the dialog is closed before the upload is complete', async () => {
    let finish: (file: File) => void = () => undefined;
    crop.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const { user } = open(stored);
    await pick('photo.jpg', 'image/jpeg');
    const use = await screen.findByRole('button', { name: 'Use as cover' });
    await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('false'));
    await user.click(use);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    finish(cropped);
    await operationsSettled();
    expect(url()).toBe('');
  });

  it('shows in the dialog that a picture cannot be opened, and sends nothing', async () => {
    crop.mockRejectedValue(new Error('broken'));
    const { user } = open();
    await pick('broken.jpg', 'image/jpeg');
    const use = await screen.findByRole('button', { name: 'Use as cover' });
    await waitFor(() => expect(use.getAttribute('aria-disabled')).toBe('false'));
    await user.click(use);
    expect(
      await screen.findByText('This picture cannot be opened. Please choose another one.'),
    ).toBeTruthy();
    expect(url()).toBe('');
  });
});
