import { describe, expect, test } from 'vitest';
import { aViewer } from './fixtures.ts';
import { dataOf, useGateway } from './kit.ts';

const WRITES = [
  'markNotificationsRead(input: {}) { unreadNotificationCount }',
  `updateNotificationPreferences(input: {
    kinds: [{ kind: MERIT_LIST, email: true, sms: false }]
  }) {
    notificationPreferences { canSms }
  }`,
  'downloadData { json }',
];

describe('notifications', () => {
  const { execute, executeAsStudent, upstream } = useGateway({
    extensions: ['notifications', 'own-data', 'cursors'],
  });

  test('go by cursor, and kinds of a newer backend are left out', async () => {
    upstream.on('GET', '/students/student', aViewer());
    upstream.reply('GET', '/ext/notifications?offset=0&limit=20&after=', {
      body: [
        { _id: 'n2', kind: 'gossip', title: 'New' },
        { _id: 'n1', kind: 'merit-list', title: 'Open test' },
      ],
      headers: [
        ['x-total-count', '5'],
        ['x-next-cursor', '1750000000000000~n1'],
      ],
    });
    const query =
      'query ($after: String) { viewer { notifications(after: $after) { nodes { id kind } endCursor } } }';
    const response = await executeAsStudent<{ viewer: { notifications: { endCursor: string } } }>(
      query,
    );
    const { endCursor } = dataOf(response).viewer.notifications;
    expect(dataOf(response).viewer.notifications).toEqual({
      nodes: [{ id: 'n1', kind: 'MERIT_LIST' }],
      endCursor,
    });
    upstream.on('GET', '/students/student', aViewer());
    upstream.on('GET', '/ext/notifications?offset=0&limit=20&after=1750000000000000~n1', []);
    const next = await executeAsStudent(query, { after: endCursor });
    expect(dataOf(next)).toEqual({ viewer: { notifications: { nodes: [], endCursor: null } } });
  });

  test('all are marked as read without ids', async () => {
    upstream.on('POST', '/ext/notifications/read', { unread: 0 });
    expect(dataOf(await executeAsStudent(`mutation { ${WRITES[0]} }`))).toEqual({
      markNotificationsRead: { unreadNotificationCount: 0 },
    });
    expect(upstream.call('POST', '/ext/notifications/read').body).toEqual({});
  });

  test('of all only those up to a moment are marked, if it is given', async () => {
    upstream.on('POST', '/ext/notifications/read', { unread: 1 });
    const before = '2031-05-04T10:00:00.000Z';
    const mark = `mutation { markNotificationsRead(input: { before: "${before}" }) { unreadNotificationCount } }`;
    expect(dataOf(await executeAsStudent(mark))).toEqual({
      markNotificationsRead: { unreadNotificationCount: 1 },
    });
    expect(upstream.call('POST', '/ext/notifications/read').body).toEqual({ before });
  });

  test('not more than a hundred are marked by id', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `n${index}`);
    const mark =
      'mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) { unreadNotificationCount } }';
    const max = { max: 100 };
    expect((await executeAsStudent(mark, { ids })).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'ids', reason: 'TOO_MANY_ENTRIES', params: max }],
    });
  });

  test('an empty list of ids is refused by upstream, not as too many', async () => {
    const fields = [{ path: 'ids', message: 'too few', code: 'HAS_TOO_FEW', params: { limit: 1 } }];
    upstream.fail('POST', '/ext/notifications/read', 400, "'ids' too few", { fields });
    const mark =
      'mutation { markNotificationsRead(input: { ids: [] }) { unreadNotificationCount } }';
    expect((await executeAsStudent(mark)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: 'ids', reason: 'HAS_TOO_FEW' }],
    });
  });

  test('the download without a confirmed password is FORBIDDEN, with the reason', async () => {
    upstream.reply('GET', '/ext/own-data', {
      status: 403,
      body: { error: 'Please enter your password.', code: 'CONFIRMATION_REQUIRED' },
    });
    const response = await executeAsStudent('mutation { downloadData { json } }');
    expect(response.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'CONFIRMATION_REQUIRED' } },
    ]);
  });

  test.each(WRITES)('a visitor causes no upstream call: %s', async (write) => {
    expect((await execute(`mutation { ${write} }`)).codes).toEqual(['UNAUTHENTICATED']);
    expect(upstream.requestLines).toEqual([]);
  });
});

describe('a host without notifications', () => {
  const { executeAsStudent, upstream } = useGateway();

  test('has none to read, no preferences and no download', async () => {
    upstream.on('GET', '/students/student', aViewer());
    const query = `{
      viewer {
        notifications { totalCount } unreadNotificationCount notificationPreferences { canSms }
        canDownloadData
      }
    }`;
    expect(dataOf(await executeAsStudent(query))).toEqual({
      viewer: {
        notifications: null,
        unreadNotificationCount: null,
        notificationPreferences: null,
        canDownloadData: false,
      },
    });
    for (const write of WRITES)
      expect((await executeAsStudent(`mutation { ${write} }`)).codes).toEqual([
        'OPERATION_NOT_ALLOWED',
      ]);
    expect(upstream.requestLines).toEqual(['GET /students/student']);
  });
});
