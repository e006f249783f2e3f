// The list of notifications, the bell and the settings page.
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Bell } from '../../web/src/features/notifications/bell.tsx';
import { UnreadNotificationsDocument } from '../../web/src/features/notifications/generated/bell.ts';
import { MarkNotificationsReadDocument } from '../../web/src/features/notifications/generated/mark-read.ts';
import { NotificationsRouteDocument } from '../../web/src/features/notifications/generated/notifications.route.ts';
import { Component as NotificationsRoute } from '../../web/src/features/notifications/notifications.route.tsx';
import { UpdateNotificationPreferencesDocument } from '../../web/src/features/settings/generated/notification-preferences.form.ts';
import { SettingsRouteDocument } from '../../web/src/features/settings/generated/settings.route.ts';
import { Component as SettingsRoute } from '../../web/src/features/settings/settings.route.tsx';
import { aViewer, type Mock, renderPage } from './render.tsx';

const NEWEST = '2031-05-04T10:00:00.000Z';
const none = { examCampaignId: null, examId: null, assignmentId: null, at: null, isAccepted: null };
const aNotification = (id: string, changes: object) => ({
  ...{ __typename: 'Notification', id, kind: 'MERIT_LIST', title: 'Open test', ...none },
  ...{ createdAt: NEWEST, isRead: false, ...changes },
});

function page(
  nodes: object[] | null,
  { unread = nodes?.length ?? null, after = null as string | null, endCursor = null as string | null } = {},
): Mock {
  const notifications = nodes && { __typename: 'NotificationConnection', nodes, totalCount: nodes.length, endCursor };
  const viewer = { __typename: 'Viewer', id: 'u1', unreadNotificationCount: unread, notifications };
  return { request: { query: NotificationsRouteDocument, variables: { after } }, result: { data: { viewer } } };
}

const marked = (input: object, left: number): Mock => ({
  request: { query: MarkNotificationsReadDocument, variables: { input } },
  result: { data: { markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', unreadNotificationCount: left } } },
});

const open = (mocks: Mock[], lang: 'en' | 'bn' = 'en') =>
  renderPage(<NotificationsRoute />, { at: '/notifications', viewer: aViewer(), mocks, lang });

const cached = (client: ApolloClient, id: string) => (client.cache.extract() as NormalizedCacheObject)[id];

describe('the list', () => {
  it('says what happened and leads to it', async () => {
    open([
      page([
        aNotification('a', { kind: 'EXAM_SOON', examCampaignId: 'c1', at: '2031-05-05T04:00:00.000Z' }),
        aNotification('b', { examCampaignId: 'c2' }),
        aNotification('c', { kind: 'ANSWERS_MARKED', examId: 'e1', title: 'Motion' }),
        aNotification('d', { kind: 'ASSIGNMENT_DUE', title: 'Essay', assignmentId: 'a1', at: '2031-05-05T18:30:00.000Z' }),
        aNotification('e', { kind: 'LATE_ANSWERS_DECIDED', examId: 'e2', isAccepted: true }),
        aNotification('f', { kind: 'LATE_ANSWERS_DECIDED', examId: 'e2', isAccepted: false }),
      ]),
    ]);
    const list = within(await screen.findByRole('list'));
    const links = list.getAllByRole('link');
    expect(links.map((link) => [link.querySelector('p')?.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^“Open test” starts on Monday,? 5 May 2031, 10:00\sam\.$/), '/campaigns/exams/c1'],
      ['The merit list of “Open test” is published.', '/campaigns/exams/c2'],
      ['Your answers in “Motion” are marked.', '/exam/result/u1/e1'],
      [expect.stringMatching(/^“Essay” is due on Tuesday,? 6 May 2031, 12:30\sam\.$/), '/assignments/a1'],
      ['Your late answers in “Open test” were accepted and count.', '/exam/result/u1/e2'],
      ['Your late answers in “Open test” were not accepted.', '/exam/result/u1/e2'],
    ]);
  });

  it('marks what is opened, and all, as read', async () => {
    const { user, unmount } = open([
      page([aNotification('a', { examCampaignId: 'c1' }), aNotification('b', {})]),
      marked({ before: NEWEST }, 0),
    ]);
    expect(await screen.findAllByText('Unread')).toHaveLength(2);
    expect(screen.getByText('2 unread').getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    unmount();

    const next = open([page([aNotification('a', { examCampaignId: 'c1' })]), marked({ ids: ['a'] }, 0)]);
    await next.user.click(await screen.findByRole('link', { name: /merit list/ }));
    expect(await screen.findByText('at /campaigns/exams/c1')).toBeTruthy();
    await waitFor(() => expect(cached(next.client, 'Notification:a')).toMatchObject({ isRead: true }));
  });

  it('does not mark as read what was made after the list was loaded, but shows it', async () => {
    const { user } = open([
      page([aNotification('a', { createdAt: NEWEST }), aNotification('b', { createdAt: '2031-05-03T10:00:00.000Z' })]),
      marked({ before: NEWEST }, 1),
      page([aNotification('c', { title: 'New' }), aNotification('a', { isRead: true }), aNotification('b', { isRead: true })], {
        unread: 1,
      }),
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

  it('says so if there is nothing, if the server has none, and if it could not be loaded', async () => {
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

  it('stays when a poll fails', async () => {
    const { client } = renderPage(<Bell />, {
      viewer: aViewer(),
      mocks: [count(3), { request: count(3).request, error: new Error('offline') }],
    });
    await screen.findByRole('link', { name: 'Notifications, 3 unread' });
    await act(async () => void (await client.refetchQueries({ include: [UnreadNotificationsDocument] })));
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toBeTruthy();
  });

  it('is not there if the server has no notifications', async () => {
    const { client } = renderPage(<Bell />, { viewer: aViewer(), mocks: [count(null)] });
    await waitFor(() => expect(cached(client, 'Viewer:u1')).toMatchObject({ unreadNotificationCount: null }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the settings', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.style.fontSize = '';
  });

  const kind = (email: boolean, sms: boolean) => ({ __typename: 'NotificationPreference', kind: 'MERIT_LIST', email, sms });
  const preferences = (sms: boolean) => ({
    __typename: 'NotificationPreferences',
    canEmail: false,
    canSms: true,
    kinds: [kind(false, sms)],
  });
  const settings = (notificationPreferences: object | null, canDownloadData = true): Mock => ({
    request: { query: SettingsRouteDocument },
    result: { data: { viewer: { __typename: 'Viewer', id: 'u1', hasAccountSecurity: true, canDownloadData, notificationPreferences } } },
  });
  const show = (mocks: Mock[]) => renderPage(<SettingsRoute />, { at: '/settings', viewer: aViewer(), mocks });

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
    const bySms = await screen.findByRole('checkbox', { name: 'A merit list is published: by SMS' });
    expect(screen.getByRole('checkbox', { name: 'A merit list is published: by e-mail' })).toHaveProperty('disabled', true);
    await user.click(bySms);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bySms).toHaveProperty('checked', true);
  });

  it('change the text size of the whole site and keep it on the device', async () => {
    const { user } = show([settings(preferences(false))]);
    await user.click(screen.getByRole('radio', { name: '125%' }));
    expect([document.documentElement.style.fontSize, localStorage.getItem('alokpath.text')]).toEqual(['125%', '125']);
    await user.click(screen.getByRole('radio', { name: '100%' }));
    expect([document.documentElement.style.fontSize, localStorage.getItem('alokpath.text')]).toEqual(['', null]);
  });

  it('say nothing about what the server does not offer', async () => {
    show([settings(null, false)]);
    expect(await screen.findByRole('link', { name: 'Password, e-mail, mobile number and devices' })).toHaveProperty(
      'pathname',
      '/profile/security',
    );
    expect(screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  });
});
