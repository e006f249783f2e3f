/** The route /notifications: the viewer's notifications, the newest first. */
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../apollo/errors.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { toastError } from '../../ui/dialogs/toast.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ErrorState } from '../../ui/page/error-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ShowMore } from '../../ui/page/show-more.tsx';
import { RowsSkeleton } from '../../ui/page/skeletons.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useNotificationsRouteQuery } from './generated/notifications.route.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

export function Component() {
  const { t } = useI18n();
  const { data, loading, error, refetch, fetchMore } = useNotificationsRouteQuery({
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const viewer = data?.viewer;
  const list = viewer?.notifications;
  const nodes = list?.nodes ?? [];
  const unread = viewer?.unreadNotificationCount ?? 0;
  const { markRead, loading: isMarking } = useMarkRead(viewer?.id ?? '');

  const markAll = async () => {
    try {
      // Notifications created since the list was loaded are still unread, so the list is refetched.
      if ((await markRead(null, nodes)) > 0) await refetch();
    } catch (failure) {
      toastError(describeError(failure, t));
    }
  };

  const showMore = async (after: string) => {
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after } });
    } catch (failure) {
      toastError(describeError(failure, t));
    } finally {
      setLoadingMore(false);
    }
  };

  return (
    <Page
      title={t('notifications.title')}
      width="reading"
      actions={
        <>
          {unread > 0 && (
            <Button
              variant="outline"
              loading={isMarking}
              loadingText={t('notifications.marking')}
              onClick={() => void markAll()}
            >
              {t('notifications.markAll')}
            </Button>
          )}
          <ButtonLink variant="outline" to={paths.settings()}>
            {t('notifications.settings')}
          </ButtonLink>
        </>
      }
    >
      <VisuallyHidden>
        <span role="status">{list ? t('notifications.countUnread', { count: unread }) : ''}</span>
      </VisuallyHidden>
      {loading && !list && <RowsSkeleton count={5} h="4.5rem" />}
      {!loading && !list && error && <ErrorState error={error} onRetry={refetch} />}
      {!loading && !list && !error && (
        <EmptyState text={t('notifications.notOffered')} icon="chat" />
      )}
      {list && nodes.length === 0 && <EmptyState text={t('notifications.none')} icon="chat" />}
      {nodes.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2">
          {nodes.map((notification) => (
            <li key={notification.id}>
              <NotificationRow
                notification={notification}
                userId={viewer?.id ?? ''}
                // After a failure it stays unread until the next visit.
                onOpen={() =>
                  !notification.isRead &&
                  void markRead([notification.id], nodes).catch(() => undefined)
                }
              />
            </li>
          ))}
        </Stack>
      )}
      {list && (
        <ShowMore
          hasMore={list.endCursor !== null}
          isLoading={isLoadingMore}
          loadingText={t('notifications.loadingMore')}
          onClick={() => list.endCursor && void showMore(list.endCursor)}
        >
          {t('notifications.showMore')}
        </ShowMore>
      )}
    </Page>
  );
}
