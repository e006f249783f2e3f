// Examples of the extensions `notifications` and `own-data`.
import { confirmed } from '../confirm.ts';
import type { Examples } from './example.ts';

const kinds = [{ kind: 'exam-soon', email: true, sms: false }];
const everyAccount = { visitor: 401, owner: 200, other: 200, admin: 200 };

export const notificationCalls: Examples = {
  'GET /ext/notifications': {
    ask: () => ({ url: '/ext/notifications?after=&limit=5' }),
    answers: everyAccount,
    refused: { by: 'owner', ask: () => ({ url: '/ext/notifications?limit=101' }), status: 400 },
  },
  'GET /ext/notifications/unread': {
    ask: () => ({ url: '/ext/notifications/unread' }),
    answers: everyAccount,
    refused: { by: 'visitor', ask: () => ({ url: '/ext/notifications/unread' }), status: 401 },
  },
  'POST /ext/notifications/read': {
    ask: () => ({ url: '/ext/notifications/read', body: { ids: ['unknown'] } }),
    answers: everyAccount,
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/notifications/read', body: { ids: [] } }),
      status: 400,
    },
  },
  'GET /ext/notifications/preferences': {
    ask: () => ({ url: '/ext/notifications/preferences' }),
    answers: everyAccount,
    refused: { by: 'visitor', ask: () => ({ url: '/ext/notifications/preferences' }), status: 401 },
  },
  'PUT /ext/notifications/preferences': {
    ask: () => ({ url: '/ext/notifications/preferences', body: { kinds } }),
    answers: everyAccount,
    refused: {
      by: 'owner',
      ask: () => ({
        url: '/ext/notifications/preferences',
        body: { kinds: [{ kind: 'gossip', email: true, sms: true }] },
      }),
      status: 400,
    },
  },
  'GET /ext/own-data': {
    ask: async ({ backend, visitor }, person) => {
      if (person === 'visitor') return { url: '/ext/own-data', sender: visitor };
      const sender = await confirmed(
        person === 'admin' ? await backend.newAdmin() : await backend.student(),
      );
      return { url: '/ext/own-data', sender };
    },
    answers: everyAccount,
    refused: {
      by: 'owner',
      ask: async ({ backend }) => ({ url: '/ext/own-data', sender: await backend.student() }),
      status: 403,
    },
  },
};
