// Examples of the call of the extension `audit-log`.
import { adminOnly, type Examples } from './example.ts';

export const auditLogCalls: Examples = {
  'GET /ext/audit-log': {
    request: () => ({
      url: '/ext/audit-log?actor=admin&kind=course&from=2026-01-01T00:00:00Z&until=2027-01-01T00:00:00Z&after=&limit=5',
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/audit-log?kind=unknown' }),
      status: 400,
    },
  },
};
