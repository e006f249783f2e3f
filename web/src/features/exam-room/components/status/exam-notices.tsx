/**
 * Notices from admins during an exam: messages, and extra time, closing and reopening with their
 * reason. Every few seconds the device requests one number, which is the same for all students so
 * that caches answer; only when it has changed, the device reads the new notices.
 */
import { useApolloClient } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { AttemptHead } from '../../storage/attempt-store.ts';
import {
  AttemptNoticesDocument,
  type AttemptNoticesQuery,
  ExamNoticesDocument,
} from './generated/exam-notices.ts';

/**
 * Polling interval. Together with SPREAD_MS and the five seconds of the cache that answers
 * (PUBLIC_CACHE_SECONDS), a message appears within ten seconds.
 */
const POLL_MS = 3000;
/**
 * Maximum random delay before new notices are read, so that not all devices request them at once.
 */
const SPREAD_MS = 1500;
/** Maximum delay after failures; the delay doubles with each failure. */
const MAX_PAUSE_MS = 60_000;
const TIMEOUT_MS = 4000;

type Notices = NonNullable<AttemptNoticesQuery['attemptNotices']>;

interface ExamNoticesProps {
  readonly head: AttemptHead;
  /** Called with the deadline whenever it was read, in milliseconds since the epoch. */
  readonly onDeadline: (deadline: number) => unknown;
}

export function ExamNotices({ head, onDeadline }: ExamNoticesProps) {
  const { t, time } = useI18n();
  const notices = useNotices(head, onDeadline);
  /** Ids of notices that the student has hidden. */
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const extensions =
    notices?.extensions.map(({ id, minutes, reason }) => ({
      id,
      text: t('notices.extraTime', { minutes, reason }),
      heading: null,
    })) ?? [];
  const messages =
    notices?.messages.map(({ id, text, sentAt }) => ({
      id,
      text,
      heading: t('notices.fromTeacher', { time: time(sentAt) }),
    })) ?? [];
  const actions =
    notices?.actions.map(({ id, kind, reason }) => ({
      id,
      text: t(kind === 'CLOSED' ? 'notices.closed' : 'notices.reopened', { reason }),
      heading: null,
    })) ?? [];
  const visibleNotices = [...extensions, ...actions, ...messages].filter(
    ({ id }) => !hiddenIds.has(id),
  );
  const hide = (id: string) => {
    setHiddenIds((before) => new Set([...before, id]));
    // The button with the focus disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div role="alert" aria-atomic="false">
      {visibleNotices.map((notice) => (
        <Box key={notice.id} borderTopWidth="1px" bg="primary.subtle">
          <Flex
            align="center"
            wrap="wrap"
            gap="2"
            maxW="grid"
            mx="auto"
            px={{ base: '3', md: '6' }}
            py="2"
            fontSize="sm"
          >
            <Flex flex="1 1 14rem" gap="2" lineHeight="snug" minW="0">
              <Icon name={notice.heading ? 'chat' : 'clock'} size="4" />
              <Box minW="0">
                {notice.heading && <Text fontWeight="semibold">{notice.heading}</Text>}
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {notice.text}
                </Text>
              </Box>
            </Flex>
            <Button variant="outline" onClick={() => hide(notice.id)}>
              {t('notices.hide')}
            </Button>
          </Flex>
        </Box>
      ))}
    </div>
  );
}

/**
 * The notices of the attempt; null before the first one. A failed request is repeated at the next
 * poll.
 */
function useNotices(
  { kind, examId, attemptId }: AttemptHead,
  onDeadline: ExamNoticesProps['onDeadline'],
): Notices | null {
  const client = useApolloClient();
  const [notices, setNotices] = useState<Notices | null>(null);
  const applyDeadline = useEffectEvent(onDeadline);

  useEffect(() => {
    let isStopped = false;
    /** Undefined while a poll is under way. */
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastRevision = 0;
    let pause = POLL_MS;
    let isFirstPoll = true;
    const withTimeout = () => ({ fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } });

    /** Resolves with false if the host has no notices. */
    const poll = async (): Promise<boolean> => {
      const examKind = kind === 'single' ? 'SINGLE' : 'MULTI_SUBJECT';
      const query = { query: ExamNoticesDocument, variables: { examKind, examId } } as const;
      const { data } = await client.query({
        ...query,
        fetchPolicy: 'no-cache',
        context: withTimeout(),
      });
      if (!data?.examNotices) return false;
      const { revision } = data.examNotices;
      if (revision === lastRevision) return true;
      // Except at the first poll: spread the reads, because all devices detect a change at the same
      // time.
      if (!isFirstPoll)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
      if (isStopped) return true;
      const read = { query: AttemptNoticesDocument, variables: { attemptId } };
      const { data: answer } = await client.query({
        ...read,
        fetchPolicy: 'no-cache',
        context: withTimeout(),
      });
      if (isStopped || !answer?.attemptNotices) return true;
      lastRevision = revision;
      setNotices(answer.attemptNotices);
      applyDeadline(Date.parse(answer.attemptNotices.deadline));
      return true;
    };
    const repeat = async () => {
      timer = undefined;
      const hasNotices = await poll().then(
        (isSupported) => {
          pause = POLL_MS;
          return isSupported;
        },
        () => {
          pause = Math.min(pause * 2, MAX_PAUSE_MS);
          return true;
        },
      );
      isFirstPoll = false;
      if (hasNotices && !isStopped) timer = setTimeout(() => void repeat(), pause);
    };
    const pollNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      void repeat();
    };
    void repeat();
    addEventListener('online', pollNow);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', pollNow);
    };
  }, [client, kind, examId, attemptId]);

  return notices;
}
