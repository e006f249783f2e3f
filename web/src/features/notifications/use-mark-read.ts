/** Marks notifications as read, on the server and in the cache. */
import { useMarkNotificationsReadMutation } from './generated/mark-read.ts';

export function useMarkRead(viewerId: string) {
  const [mark, { loading }] = useMarkNotificationsReadMutation();

  /** @param shown notifications on the page @param ids null: all */
  const markRead = (ids: readonly string[] | null, shown: readonly { readonly id: string }[]) =>
    mark({
      variables: { input: { ids: ids ? [...ids] : null } },
      update: (cache, { data }) => {
        if (!data) return;
        const { unreadNotificationCount } = data.markNotificationsRead;
        cache.modify({ id: `Viewer:${viewerId}`, fields: { unreadNotificationCount: () => unreadNotificationCount } });
        for (const { id } of shown) {
          if (ids && !ids.includes(id)) continue;
          cache.modify({ id: `Notification:${id}`, fields: { isRead: () => true } });
        }
      },
    });

  return { markRead, loading };
}
