// Examples of the extensions `notifications` and `own-data`.
import { confirmed } from '../confirm.ts';
import type { Examples } from './example.ts';

const kinds = [{ kind: 'exam-soon', email: true, sms: false }];
const everyAccount = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const notificationCalls: Examples = {
  'GET /ext/notifications': {
    request: () => ({ url: '/ext/notifications?after=&limit=5' }),
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/notifications?limit=101' }),
      status: 400,
    },
  },
  'GET /ext/notifications/unread': {
    request: () => ({ url: '/ext/notifications/unread' }),
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/notifications/unread' }),
      status: 401,
    },
  },
  'POST /ext/notifications/read': {
    request: () => ({ url: '/ext/notifications/read', body: { ids: ['unknown'] } }),
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/notifications/read', body: { ids: [] } }),
      status: 400,
    },
  },
  'GET /ext/notifications/preferences': {
    request: () => ({ url: '/ext/notifications/preferences' }),
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/notifications/preferences' }),
      status: 401,
    },
  },
  'PUT /ext/notifications/preferences': {
    request: () => ({ url: '/ext/notifications/preferences', body: { kinds } }),
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: '/ext/notifications/preferences',
        body: { kinds: [{ kind: 'gossip', email: true, sms: true }] },
      }),
      status: 400,
    },
  },
  'GET /ext/own-data': {
    request: async ({ backend, visitor }, role) => {
      if (role === 'visitor') return { url: '/ext/own-data', sender: visitor };
      const sender = await confirmed(
        role === 'admin' ? await backend.newAdmin() : await backend.student(),
      );
      return { url: '/ext/own-data', sender };
    },
    expectedStatus: everyAccount,
    rejectedRequest: {
      by: 'owner',
      request: async ({ backend }) => ({ url: '/ext/own-data', sender: await backend.student() }),
      status: 403,
    },
  },
};
