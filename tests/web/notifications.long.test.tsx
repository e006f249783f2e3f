import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Bell } from '../../web/src/features/notifications/bell.tsx';
import { UnreadNotificationsDocument } from '../../web/src/features/notifications/generated/bell.ts';
import { MarkNotificationsReadDocument } from '../../web/src/features/notifications/generated/mark-read.ts';
import { NotificationsRouteDocument } from '../../web/src/features/notifications/generated/notifications.route.ts';
import { RefreshViewerDocument } from '../../web/src/features/notifications/generated/use-message-language.ts';
import { Component as NotificationsRoute } from '../../web/src/features/notifications/notifications.route.tsx';
import { LanguageSwitch } from '../../web/src/layout/navigation/preferences.tsx';
import { cached } from './cached.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const NEWEST = '2031-05-04T10:00:00.000Z';
const none = {
  examCampaignId: null,
  examId: null,
  assignmentId: null,
  at: null,
  isAccepted: null,
  isChange: null,
  grantRole: null,
};
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
    grantRole = null as 'MARKER' | null,
  } = {},
): Mock {
  const notifications = nodes && {
    __typename: 'NotificationConnection',
    nodes,
    totalCount: nodes.length,
    endCursor,
  };
  const viewer = {
    __typename: 'Viewer',
    id: 'u1',
    grantRole,
    unreadNotificationCount: unread,
    notifications,
  };
  return {
    request: { query: NotificationsRouteDocument, variables: { after } },
    result: { data: { viewer } },
  };
}

const markAsRead = (input: object, unreadCount: number): Mock => ({
  request: { query: MarkNotificationsReadDocument, variables: { input } },
  result: {
    data: {
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        unreadNotificationCount: unreadCount,
      },
    },
  },
});

const open = (mocks: Mock[], lang: 'en' | 'bn' = 'en') =>
  renderPage(<NotificationsRoute />, { at: '/notifications', viewer: aViewer(), mocks, lang });

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
        aNotification('l', {
          kind: 'ANSWERS_MARKED',
          examId: 'e1',
          title: 'Motion',
          isChange: true,
        }),
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
        aNotification('m', { kind: 'GRANT_GIVEN', title: 'Physics', grantRole: 'MARKER' }),
        aNotification('n', { kind: 'GRANT_GIVEN', title: 'Physics', grantRole: 'TEACHER' }),
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
      ['Your marks or comments in “Motion” were changed.', '/exam/result/u1/e1'],
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
      [expect.stringMatching(/^You are a marker of “Physics” now/), '/teaching'],
      [expect.stringMatching(/^You are a teacher of “Physics” now/), '/teaching'],
      [expect.stringMatching(/^“Motion” starts on/), '/exam/e3'],
    ]);
  });

  it('admits to /teaching after a new grant, before the page is loaded again', async () => {
    const given = aNotification('a', { kind: 'GRANT_GIVEN', grantRole: 'MARKER' });
    const { client } = open([page([given], { grantRole: 'MARKER' })]);
    await screen.findByRole('link', { name: /You are a marker/ });
    expect(cached(client, 'Viewer:u1')).toMatchObject({ grantRole: 'MARKER' });
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
