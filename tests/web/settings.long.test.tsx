// The settings page: notification preferences, text size, and the download of the own data.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DownloadDataDocument } from '../../web/src/features/settings/generated/download-data.ts';
import { UpdateNotificationPreferencesDocument } from '../../web/src/features/settings/generated/notification-preferences.form.ts';
import { SettingsRouteDocument } from '../../web/src/features/settings/generated/settings.route.ts';
import { Component as SettingsRoute } from '../../web/src/features/settings/settings.route.tsx';
import { cached } from './cached.ts';
import { aViewer, type Mock, operationsSettled, renderPage } from './render.tsx';

/** Records the files that download links would save: their names and contents. */
function watchDownloads() {
  const files: { name: string; content: Blob | undefined }[] = [];
  let content: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:of-the-test';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    click.mockRestore();
    vi.unstubAllGlobals();
  });
  return files;
}

/** The DOM of the tests reads a blob only in this old way. */
const textOf = (content = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });

describe('the settings', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.style.fontSize = '';
  });

  const kind = (email: boolean, sms: boolean) => ({
    __typename: 'NotificationPreference',
    kind: 'MERIT_LIST',
    email,
    sms,
  });
  const preferences = (sms: boolean) => ({
    __typename: 'NotificationPreferences',
    canEmail: false,
    canSms: true,
    kinds: [kind(false, sms)],
  });
  const settings = (notificationPreferences: object | null, canDownloadData = true): Mock => ({
    request: { query: SettingsRouteDocument },
    result: {
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'u1',
          hasAccountSecurity: true,
          canDownloadData,
          notificationPreferences,
        },
      },
    },
  });
  const show = (mocks: Mock[]) =>
    renderPage(<SettingsRoute />, { at: '/settings', viewer: aViewer(), mocks });

  it('save a choice of messages at once; a channel without a URL cannot be chosen', async () => {
    const updated: Mock = {
      request: {
        query: UpdateNotificationPreferencesDocument,
        variables: { input: { kinds: [{ kind: 'MERIT_LIST', email: false, sms: true }] } },
      },
      result: {
        data: {
          updateNotificationPreferences: {
            __typename: 'UpdateNotificationPreferencesPayload',
            notificationPreferences: preferences(true),
          },
        },
      },
    };
    const { user } = show([settings(preferences(false)), updated]);
    const bySms = await screen.findByRole('checkbox', {
      name: 'A merit list is published: by SMS',
    });
    expect(
      screen.getByRole('checkbox', { name: 'A merit list is published: by email' }),
    ).toHaveProperty('disabled', true);
    await user.click(bySms);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bySms).toHaveProperty('checked', true);
  });

  it('are saved in the order of the changes, and the last one counts', async () => {
    const update = (sms: boolean, result: 'saved' | 'failed', delay: number): Mock => ({
      request: {
        query: UpdateNotificationPreferencesDocument,
        variables: { input: { kinds: [{ kind: 'MERIT_LIST', email: false, sms }] } },
      },
      delay,
      ...(result === 'failed'
        ? { error: new Error('offline') }
        : {
            result: {
              data: {
                updateNotificationPreferences: {
                  __typename: 'UpdateNotificationPreferencesPayload',
                  notificationPreferences: preferences(sms),
                },
              },
            },
          }),
    });
    // The first save is slow: its response must not undo the second one.
    const { user, client } = show([
      settings(preferences(false)),
      update(true, 'saved', 100),
      update(false, 'saved', 0),
    ]);
    const bySms = await screen.findByRole('checkbox', {
      name: 'A merit list is published: by SMS',
    });
    await user.click(bySms);
    await user.click(bySms);
    expect(bySms).toHaveProperty('checked', false);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    await operationsSettled();
    expect(bySms).toHaveProperty('checked', false);
    const stored = cached(client, 'Viewer:u1') as unknown as {
      notificationPreferences: { kinds: { sms: boolean }[] };
    };
    expect(stored.notificationPreferences.kinds[0]?.sms).toBe(false);
  });

  it('return to the values of the server if a change could not be saved', async () => {
    const failing: Mock = {
      request: {
        query: UpdateNotificationPreferencesDocument,
        variables: { input: { kinds: [{ kind: 'MERIT_LIST', email: false, sms: true }] } },
      },
      error: new Error('offline'),
    };
    const { user } = show([settings(preferences(false)), failing]);
    const bySms = await screen.findByRole('checkbox', {
      name: 'A merit list is published: by SMS',
    });
    await user.click(bySms);
    await waitFor(() => expect(bySms).toHaveProperty('checked', false));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('change the text size of the whole site and keep it on the device', async () => {
    const { user } = show([settings(preferences(false))]);
    await user.click(screen.getByRole('radio', { name: '125%' }));
    expect([
      document.documentElement.style.fontSize,
      localStorage.getItem('alokpath.text'),
    ]).toEqual(['125%', '125']);
    await user.click(screen.getByRole('radio', { name: '100%' }));
    expect([
      document.documentElement.style.fontSize,
      localStorage.getItem('alokpath.text'),
    ]).toEqual(['', null]);
  });

  const download = (after: string | null, data: object, endCursor: string | null): Mock => ({
    request: { query: DownloadDataDocument, variables: { input: { after } } },
    result: {
      data: {
        downloadData: { __typename: 'DownloadDataPayload', json: JSON.stringify(data), endCursor },
      },
    },
  });

  it('download all pages of the own data as one file', async () => {
    const files = watchDownloads();
    const { user } = show([
      settings(preferences(false)),
      download(null, { account: { id: 'u1' }, notes: [{ text: 'one' }] }, 'notes:1'),
      download('notes:1', { notes: [{ text: 'two' }], notifications: [] }, null),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['alokpath.json']));
    expect(JSON.parse(await textOf(files[0]?.content))).toEqual({
      account: { id: 'u1' },
      notes: [{ text: 'one' }, { text: 'two' }],
      notifications: [],
    });
  });

  it('save no file when a page of the data could not be loaded', async () => {
    const files = watchDownloads();
    const failed = {
      request: { query: DownloadDataDocument, variables: { input: { after: 'notes:1' } } },
      error: new Error('offline'),
    };
    const { user } = show([
      settings(preferences(false)),
      download(null, { notes: [] }, 'notes:1'),
      failed,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Something went wrong. Try again.')).toBeTruthy();
    expect(files).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
  });

  it('omit what the server does not offer', async () => {
    show([settings(null, false)]);
    expect(
      await screen.findByRole('link', { name: 'Password, email, mobile number and devices' }),
    ).toHaveProperty('pathname', '/profile/security');
    expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  });
});
