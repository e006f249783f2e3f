/** Marks notifications as read, on the server and in the cache. */
import { useMarkNotificationsReadMutation } from './generated/mark-read.ts';

type ShownNotification = { readonly id: string; readonly createdAt: string | null };

export function useMarkRead(viewerId: string) {
  const [mark, { loading }] = useMarkNotificationsReadMutation();

  /**
   * @param visibleNotifications notifications on the page, the newest first
   * @param ids null: all up to the newest shown
   * @returns how many are unread
   */
  const markRead = async (
    ids: readonly string[] | null,
    visibleNotifications: readonly ShownNotification[],
  ): Promise<number> => {
    const input = ids ? { ids: [...ids] } : { before: visibleNotifications[0]?.createdAt ?? null };
    const { data: result } = await mark({
      variables: { input },
      update: (cache, { data }) => {
        if (!data) return;
        const { unreadNotificationCount } = data.markNotificationsRead;
        cache.modify({
          id: `Viewer:${viewerId}`,
          fields: { unreadNotificationCount: () => unreadNotificationCount },
        });
        for (const { id } of visibleNotifications) {
          if (ids && !ids.includes(id)) continue;
          cache.modify({ id: `Notification:${id}`, fields: { isRead: () => true } });
        }
      },
    });
    return result?.markNotificationsRead.unreadNotificationCount ?? 0;
  };

  return { markRead, loading };
}
