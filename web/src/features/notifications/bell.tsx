/**
 * The bell of the top bar with the number of unread notifications. layout.tsx loads it for
 * signed-in users only.
 */
import { Box, chakra } from '@chakra-ui/react';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { useUnreadNotificationsQuery } from './generated/bell.ts';
import { useMessageLanguage } from './use-message-language.ts';

const POLL_MS = 5 * 60_000;
/** The badge has no room for larger numbers. */
const MAX_SHOWN = 9;

export function Bell() {
  const { t, digits, lang } = useI18n();
  useMessageLanguage(lang);
  const { data, previousData } = useUnreadNotificationsQuery({
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    errorPolicy: 'ignore',
  });
  // A failed poll has no data.
  const unread = (data ?? previousData)?.viewer?.unreadNotificationCount;
  // Null if the server has no notifications.
  if (unread === null || unread === undefined) return null;
  const countText =
    unread > MAX_SHOWN ? t('notifications.more', { count: MAX_SHOWN }) : digits(String(unread));
  return (
    <ButtonLink
      to={paths.notifications()}
      variant="ghost"
      size="icon"
      position="relative"
      flexShrink="0"
      aria-label={
        unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.title')
      }
    >
      <chakra.svg
        viewBox="0 0 24 24"
        w="5"
        h="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4" strokeLinecap="round" />
      </chakra.svg>
      {unread > 0 && (
        <Box
          as="span"
          aria-hidden
          position="absolute"
          top="0.5"
          insetInlineEnd="0.5"
          minW="5"
          h="5"
          px="1"
          borderRadius="full"
          bg="accent"
          color="accent.contrast"
          fontSize="xs"
          fontWeight="bold"
          lineHeight="1.25rem"
          textAlign="center"
        >
          {countText}
        </Box>
      )}
    </ButtonLink>
  );
}
