// The extension `notifications`: own notifications, their read state, and the preferences for
// e-mail and SMS.

import { Type } from 'typebox';
import { requireUser, type SessionUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { pageHeaders } from '../../http/validation/bodies.ts';
import {
  Notification,
  NotificationQuery,
  Preferences,
  PreferencesBody,
  ReadBody,
  Unread,
} from './documents.ts';
import {
  countUnread,
  findNotifications,
  findPreferences,
  updateRead,
  upsertPreferences,
} from './queries.ts';

export function notificationRoutes(app: App, { db, now }: Deps): void {
  const preferencesOf = async ({ id, email, phoneNumber }: SessionUser) => ({
    canEmail: email !== null,
    canSms: phoneNumber !== null,
    kinds: await findPreferences(db, id),
  });

  app.get(
    '/ext/notifications',
    {
      schema: {
        querystring: NotificationQuery,
        response: { 200: Type.Array(Notification), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findNotifications(db, requireUser(request.viewer).id, request.query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/ext/notifications/unread',
    { schema: { response: { 200: Unread, ...errorResponses } } },
    async (request) => ({
      unread: await countUnread(db, requireUser(request.viewer).id),
    }),
  );

  app.post(
    '/ext/notifications/read',
    { schema: { body: ReadBody, response: { 200: Unread, ...errorResponses } } },
    async (request) => {
      const { id } = requireUser(request.viewer);
      await updateRead(db, id, request.body, now());
      return { unread: await countUnread(db, id) };
    },
  );

  app.get(
    '/ext/notifications/preferences',
    { schema: { response: { 200: Preferences, ...errorResponses } } },
    async (request) => preferencesOf(requireUser(request.viewer)),
  );

  app.put(
    '/ext/notifications/preferences',
    { schema: { body: PreferencesBody, response: { 200: Preferences, ...errorResponses } } },
    async (request) => {
      const user = requireUser(request.viewer);
      await upsertPreferences(db, user.id, request.body.kinds);
      return preferencesOf(user);
    },
  );
}
