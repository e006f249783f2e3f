/** A notification: its sentence as a link to its subject, with a mark while it is unread. */
import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import type { NotificationRow_NotificationFragment } from './generated/notification-row.ts';
import { pathOf, sentenceOf } from './sentence.ts';

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    minH: 'target',
    p: { base: '3', md: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'primary' },
    '&[data-unread]': { bg: 'primary.subtle', fontWeight: 'semibold' },
  },
});

interface NotificationRowProps {
  readonly notification: NotificationRow_NotificationFragment;
  readonly userId: string;
  readonly onOpen: () => void;
}

export function NotificationRow({ notification, userId, onOpen }: NotificationRowProps) {
  const i18n = useI18n();
  const { t, dateTime } = i18n;
  const { isRead, createdAt } = notification;
  return (
    <RowLink
      to={pathOf(notification, userId)}
      data-unread={isRead ? undefined : ''}
      onClick={onOpen}
    >
      <Box flex="1" minW="0">
        <Text>{sentenceOf(notification, i18n)}</Text>
        <Text fontSize="sm" fontWeight="normal" color="fg.muted">
          {createdAt && dateTime(createdAt)}
        </Text>
      </Box>
      {!isRead && (
        <Text as="span" flexShrink="0" fontSize="sm" color="primary.fg">
          {t('notifications.unread')}
        </Text>
      )}
    </RowLink>
  );
}
