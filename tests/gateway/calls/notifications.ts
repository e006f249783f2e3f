// Examples of the calls of the extensions notifications and own-data.
import { type Examples, studentCall } from './example.ts';

const fields =
  'id kind title examCampaignId examId assignmentId at isAccepted isChange grantRole createdAt isRead';
const none = {
  examCampaignId: null,
  examId: null,
  assignmentId: null,
  at: null,
  isAccepted: null,
  isChange: null,
  grantRole: null,
};
const createdAt = '2026-02-01T00:00:00.000Z';
const preferences = {
  canEmail: false,
  canSms: true,
  kinds: [{ kind: 'merit-list', email: false, sms: true }],
};
const shownPreferences = {
  canEmail: false,
  canSms: true,
  kinds: [{ kind: 'MERIT_LIST', email: false, sms: true }],
};
const preferenceFields = 'canEmail canSms kinds { kind email sms }';

export const notificationsCalls: Examples = {
  'GET /ext/notifications': {
    field: 'Viewer.notifications',
    as: 'student',
    query: `{ viewer { notifications(first: 4) { nodes { ${fields} } totalCount endCursor } } }`,
    before: [studentCall],
    path: '/ext/notifications?offset=0&limit=4',
    reply: [
      {
        _id: 'n2',
        kind: 'exam-soon',
        title: 'Open test',
        examCampaignId: 'c1',
        at: '2026-02-02T04:00:00.000Z',
        createdAt,
      },
      {
        _id: 'n0',
        kind: 'assignment-due',
        title: 'Essay',
        assignmentId: 'a1',
        at: '2026-02-02T04:00:00.000Z',
        createdAt,
      },
      {
        _id: 'n1',
        kind: 'late-decided',
        title: 'Motion',
        examId: 'e1',
        accepted: true,
        createdAt,
        readAt: createdAt,
      },
      {
        _id: 'n3',
        kind: 'attempt-reopened',
        title: 'Motion',
        examId: 'e1',
        at: '2026-02-02T04:00:00.000Z',
        createdAt,
      },
    ],
    replyHeaders: [['x-total-count', '5']],
    data: {
      viewer: {
        notifications: {
          nodes: [
            {
              id: 'n2',
              kind: 'EXAM_SOON',
              title: 'Open test',
              ...none,
              examCampaignId: 'c1',
              at: '2026-02-02T04:00:00.000Z',
              createdAt,
              isRead: false,
            },
            {
              id: 'n0',
              kind: 'ASSIGNMENT_DUE',
              title: 'Essay',
              ...none,
              assignmentId: 'a1',
              at: '2026-02-02T04:00:00.000Z',
              createdAt,
              isRead: false,
            },
            {
              id: 'n1',
              kind: 'LATE_ANSWERS_DECIDED',
              title: 'Motion',
              ...none,
              examId: 'e1',
              isAccepted: true,
              createdAt,
              isRead: true,
            },
            {
              id: 'n3',
              kind: 'ATTEMPT_REOPENED',
              title: 'Motion',
              ...none,
              examId: 'e1',
              at: '2026-02-02T04:00:00.000Z',
              createdAt,
              isRead: false,
            },
          ],
          totalCount: 5,
          endCursor: Buffer.from('offset:4').toString('base64url'),
        },
      },
    },
    errorPath: ['viewer', 'notifications'],
  },
  'GET /ext/notifications/unread': {
    field: 'Viewer.unreadNotificationCount',
    as: 'student',
    query: '{ viewer { unreadNotificationCount } }',
    before: [studentCall],
    path: '/ext/notifications/unread',
    reply: { unread: 3 },
    data: { viewer: { unreadNotificationCount: 3 } },
    errorPath: ['viewer', 'unreadNotificationCount'],
  },
  'POST /ext/notifications/read': {
    field: 'Mutation.markNotificationsRead',
    as: 'student',
    query: 'mutation { markNotificationsRead(input: { ids: ["n1"] }) { unreadNotificationCount } }',
    path: '/ext/notifications/read',
    body: { ids: ['n1'] },
    reply: { unread: 2 },
    data: { markNotificationsRead: { unreadNotificationCount: 2 } },
    errorPath: ['markNotificationsRead'],
  },
  'GET /ext/notifications/preferences': {
    field: 'Viewer.notificationPreferences',
    as: 'student',
    query: `{ viewer { notificationPreferences { ${preferenceFields} } } }`,
    before: [studentCall],
    path: '/ext/notifications/preferences',
    reply: preferences,
    data: { viewer: { notificationPreferences: shownPreferences } },
    errorPath: ['viewer', 'notificationPreferences'],
  },
  'PUT /ext/notifications/preferences': {
    field: 'Mutation.updateNotificationPreferences',
    as: 'student',
    query: `mutation ($input: UpdateNotificationPreferencesInput!) {
      updateNotificationPreferences(input: $input) { notificationPreferences { ${preferenceFields} } } }`,
    variables: { input: { kinds: [{ kind: 'MERIT_LIST', email: false, sms: true }] } },
    path: '/ext/notifications/preferences',
    body: { kinds: [{ kind: 'merit-list', email: false, sms: true }] },
    reply: preferences,
    data: { updateNotificationPreferences: { notificationPreferences: shownPreferences } },
    errorPath: ['updateNotificationPreferences'],
  },
  'GET /ext/own-data': {
    field: 'Mutation.downloadData',
    as: 'student',
    query: 'mutation { downloadData(input: { after: "notes:" }) { json endCursor } }',
    path: '/ext/own-data?after=notes%3A',
    reply: { notes: [{ text: 'Remember' }], next: 'notes:5~n1' },
    data: {
      downloadData: {
        json: JSON.stringify({ notes: [{ text: 'Remember' }] }, null, 2),
        endCursor: 'notes:5~n1',
      },
    },
    errorPath: ['downloadData'],
  },
};
