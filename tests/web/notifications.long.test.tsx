// The list of notifications, the bell and the settings page.
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Bell } from '../../web/src/features/notifications/bell.tsx';
import { UnreadNotificationsDocument } from '../../web/src/features/notifications/generated/bell.ts';
import { MarkNotificationsReadDocument } from '../../web/src/features/notifications/generated/mark-read.ts';
import { NotificationsRouteDocument } from '../../web/src/features/notifications/generated/notifications.route.ts';
import { RefreshViewerDocument } from '../../web/src/features/notifications/generated/use-message-language.ts';
import { Component as NotificationsRoute } from '../../web/src/features/notifications/notifications.route.tsx';
import { DownloadDataDocument } from '../../web/src/features/settings/generated/download-data.ts';
import { UpdateNotificationPreferencesDocument } from '../../web/src/features/settings/generated/notification-preferences.form.ts';
import { SettingsRouteDocument } from '../../web/src/features/settings/generated/settings.route.ts';
import { Component as SettingsRoute } from '../../web/src/features/settings/settings.route.tsx';
import { LanguageSwitch } from '../../web/src/layout/navigation/preferences.tsx';
import { aViewer, type Mock, nothingUnderway, renderPage } from './render.tsx';

const NEWEST = '2031-05-04T10:00:00.000Z';
const none = { examCampaignId: null, examId: null, assignmentId: null, at: null, isAccepted: null };
const aNotification = (id: string, changes: object) => ({
  __typename: 'Notification',
  id,
  kind: 'MERIT_LIST',
  title: 'Open test',
  ...none,
  createdAt: NEWEST,
  isRead: false,
  ...changes,
});

function page(
  nodes: object[] | null,
  {
    unread = nodes?.length ?? null,
    after = null as string | null,
    endCursor = null as string | null,
  } = {},
): Mock {
  const notifications = nodes && {
    __typename: 'NotificationConnection',
    nodes,
    totalCount: nodes.length,
    endCursor,
  };
  const viewer = { __typename: 'Viewer', id: 'u1', unreadNotificationCount: unread, notifications };
  return {
    request: { query: NotificationsRouteDocument, variables: { after } },
    result: { data: { viewer } },
  };
}

const markAsRead = (input: object, left: number): Mock => ({
  request: { query: MarkNotificationsReadDocument, variables: { input } },
  result: {
    data: {
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        unreadNotificationCount: left,
      },
    },
  },
});

const open = (mocks: Mock[], lang: 'en' | 'bn' = 'en') =>
  renderPage(<NotificationsRoute />, { at: '/notifications', viewer: aViewer(), mocks, lang });

const cached = (client: ApolloClient, id: string) =>
  (client.cache.extract() as NormalizedCacheObject)[id];

describe('the list', () => {
  it('shows the event and links to it', async () => {
    open([
      page([
        aNotification('a', {
          kind: 'EXAM_SOON',
          examCampaignId: 'c1',
          at: '2031-05-05T04:00:00.000Z',
        }),
        aNotification('b', { examCampaignId: 'c2' }),
        aNotification('c', { kind: 'ANSWERS_MARKED', examId: 'e1', title: 'Motion' }),
        aNotification('d', {
          kind: 'ASSIGNMENT_DUE',
          title: 'Essay',
          assignmentId: 'a1',
          at: '2031-05-05T18:30:00.000Z',
        }),
        aNotification('e', { kind: 'LATE_ANSWERS_DECIDED', examId: 'e2', isAccepted: true }),
        aNotification('f', { kind: 'LATE_ANSWERS_DECIDED', examId: 'e2', isAccepted: false }),
        aNotification('h', {
          kind: 'ATTEMPT_REOPENED',
          examId: 'e2',
          at: '2031-05-05T04:00:00.000Z',
        }),
        aNotification('i', { kind: 'EXCLUSION_DECIDED', examId: 'e2', isAccepted: false }),
        aNotification('j', { kind: 'EXCLUSION_DECIDED', examId: 'e2', isAccepted: true }),
        aNotification('k', {
          kind: 'PERSONAL_WINDOW',
          examCampaignId: 'c1',
          at: '2031-05-05T04:00:00.000Z',
          isAccepted: true,
        }),
        aNotification('g', {
          kind: 'EXAM_SOON',
          examId: 'e3',
          title: 'Motion',
          at: '2031-05-05T04:00:00.000Z',
        }),
      ]),
    ]);
    const list = within(await screen.findByRole('list'));
    const links = list.getAllByRole('link');
    expect(
      links.map((link) => [link.querySelector('p')?.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        expect.stringMatching(/^“Open test” starts on Monday,? 5 May 2031, 10:00\sam\.$/),
        '/campaigns/exams/c1',
      ],
      ['The merit list of “Open test” is published.', '/campaigns/exams/c2'],
      ['Your answers in “Motion” are marked.', '/exam/result/u1/e1'],
      [
        expect.stringMatching(/^“Essay” is due on Tuesday,? 6 May 2031, 12:30\sam\.$/),
        '/assignments/a1',
      ],
      ['Your late answers in “Open test” were accepted and count.', '/exam/result/u1/e2'],
      ['Your late answers in “Open test” were rejected and do not count.', '/exam/result/u1/e2'],
      [expect.stringMatching(/^Your attempt at “Open test” is open again until Monday/), '/exams'],
      [
        'You were excluded from the merit list of “Open test”. The reason is shown with your result and on the merit list.',
        '/exam/result/u1/e2',
      ],
      ['You count for the merit list of “Open test” again.', '/exam/result/u1/e2'],
      [
        expect.stringMatching(/^You take “Open test” at a time of your own, from Monday/),
        '/campaigns/exams/c1',
      ],
      [expect.stringMatching(/^“Motion” starts on/), '/exam/e3'],
    ]);
  });

  it('marks opened notifications, and all, as read', async () => {
    const { user, unmount } = open([
      page([aNotification('a', { examCampaignId: 'c1' }), aNotification('b', {})]),
      markAsRead({ before: NEWEST }, 0),
    ]);
    expect(await screen.findAllByText('Unread')).toHaveLength(2);
    expect(screen.getByText('2 unread').getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    unmount();

    const next = open([
      page([aNotification('a', { examCampaignId: 'c1' })]),
      markAsRead({ ids: ['a'] }, 0),
    ]);
    await next.user.click(await screen.findByRole('link', { name: /merit list/ }));
    expect(await screen.findByText('at /campaigns/exams/c1')).toBeTruthy();
    await waitFor(() =>
      expect(cached(next.client, 'Notification:a')).toMatchObject({ isRead: true }),
    );
  });

  it('does not mark newer notifications than the loaded list as read, but shows them', async () => {
    const { user } = open([
      page([
        aNotification('a', { createdAt: NEWEST }),
        aNotification('b', { createdAt: '2031-05-03T10:00:00.000Z' }),
      ]),
      markAsRead({ before: NEWEST }, 1),
      page(
        [
          aNotification('c', { title: 'New' }),
          aNotification('a', { isRead: true }),
          aNotification('b', { isRead: true }),
        ],
        {
          unread: 1,
        },
      ),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('The merit list of “New” is published.')).toBeTruthy();
    expect(screen.getAllByText('Unread')).toHaveLength(1);
  });

  it('loads the next page below the first', async () => {
    const { user } = open([
      page([aNotification('a', {})], { endCursor: 'x' }),
      page([aNotification('b', { title: 'Second' })], { after: 'x' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The merit list of “Second” is published.')).toBeTruthy();
    expect(screen.getByText('The merit list of “Open test” is published.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('has as many on Back as before, with new ones on top', async () => {
    const linked = (id: string, title: string) =>
      aNotification(id, { title, examCampaignId: 'c1' });
    const { user, router } = open([
      page([linked('a', 'First')], { endCursor: 'x', unread: 0 }),
      page([linked('b', 'Second')], { after: 'x', endCursor: 'y', unread: 0 }),
      page([linked('c', 'Third')], { after: 'y', unread: 0 }),
      page([linked('new', 'New'), linked('a', 'First')], { endCursor: 'x', unread: 0 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText(/Second/);
    await act(() => router.navigate('/settings'));
    expect(await screen.findByText('at /settings')).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByText(/New/)).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map((item) => item.textContent?.match(/“(.*)”/)?.[1]),
    ).toEqual(['New', 'First', 'Second']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/Third/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows a message if there are none, if the server has none, and if they could not be loaded', async () => {
    const first = open([page([])]);
    expect(await screen.findByText(/^There are no notifications yet/)).toBeTruthy();
    first.unmount();
    const second = open([page(null)]);
    expect(await screen.findByText('This server has no notifications.')).toBeTruthy();
    second.unmount();
    open([{ request: page(null).request, error: new Error('offline') }]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the bell', () => {
  const count = (unreadNotificationCount: number | null): Mock => ({
    request: { query: UnreadNotificationsDocument },
    result: { data: { viewer: { __typename: 'Viewer', id: 'u1', unreadNotificationCount } } },
  });

  it.each([
    [0, 'Notifications', ''],
    [3, 'Notifications, 3 unread', '3'],
    [42, 'Notifications, 42 unread', '9+'],
  ])('with %i unread', async (unread, name, badge) => {
    renderPage(<Bell />, { viewer: aViewer(), mocks: [count(unread)] });
    const bell = await screen.findByRole('link', { name });
    expect([bell.getAttribute('href'), bell.textContent]).toEqual(['/notifications', badge]);
  });

  it('sends a write when the language is switched, so that messages follow, and is undisturbed if that fails', async () => {
    const sent = vi.fn(() => ({ data: { refreshViewer: null } }));
    const refresh = { query: RefreshViewerDocument };
    const { user } = renderPage(
      <>
        <LanguageSwitch />
        <Bell />
      </>,
      {
        viewer: aViewer(),
        mocks: [
          count(3),
          { request: refresh, error: new Error('offline') },
          { request: refresh, result: sent },
        ],
      },
    );
    await screen.findByRole('link', { name: 'Notifications, 3 unread' });
    await user.click(screen.getByRole('button', { name: 'বাংলা' }));
    expect(await screen.findByRole('link', { name: 'বিজ্ঞপ্তি, ৩টি পড়া হয়নি' })).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeTruthy();
  });

  it('is kept when a poll fails', async () => {
    const { client } = renderPage(<Bell />, {
      viewer: aViewer(),
      mocks: [count(3), { request: count(3).request, error: new Error('offline') }],
    });
    await screen.findByRole('link', { name: 'Notifications, 3 unread' });
    await act(
      async () => void (await client.refetchQueries({ include: [UnreadNotificationsDocument] })),
    );
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeTruthy();
  });

  it('is not there if the server has no notifications', async () => {
    const { client } = renderPage(<Bell />, { viewer: aViewer(), mocks: [count(null)] });
    await waitFor(() =>
      expect(cached(client, 'Viewer:u1')).toMatchObject({ unreadNotificationCount: null }),
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

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

  it('save a choice of messages at once; a channel without an address cannot be chosen', async () => {
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
    await nothingUnderway();
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

  it('save no file when a page of the data did not come', async () => {
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
