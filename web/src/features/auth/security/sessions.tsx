/** The sessions of the account, each with a button to end it. */
import { Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { describeError } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toastError, toastSuccess } from '../../../ui/dialogs/toast.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorState } from '../../../ui/page/error-state.tsx';
import { Section } from '../../../ui/page/section.tsx';
import {
  type Sessions_ViewerFragment,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from './generated/sessions.ts';

interface SessionsProps {
  readonly viewer: Sessions_ViewerFragment;
  /** The reason why `sessions` is null. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function Sessions({ viewer: { sessions }, error, onRetry }: SessionsProps) {
  const { t } = useI18n();
  const [endOthers, { loading }] = useEndOtherSessionsMutation({
    refetchQueries: ['SecurityRoute'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const count = sessions?.length ?? 0;
  const lastCount = useRef(count);

  useEffect(() => {
    const hasFewer = count < lastCount.current;
    lastCount.current = count;
    // The button that had the focus was removed with its session.
    if (hasFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);

  const end = async () => {
    try {
      await endOthers();
      toastSuccess(t('account.sessionEnded'));
    } catch (failure) {
      toastError(describeError(failure, t));
    }
  };

  return (
    <Section title={t('account.devices')} headingRef={heading}>
      {!sessions && <ErrorState error={error} onRetry={onRetry} />}
      {sessions && (
        <Stack gap="4">
          <Text color="fg.muted">{t('account.devicesLead')}</Text>
          <Stack as="ul" gap="3" listStyleType="none">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
          {sessions.length > 1 && (
            <Flex>
              <Button
                variant="outline"
                loading={loading}
                loadingText={t('account.ending')}
                onClick={() => void end()}
              >
                {t('account.endOthers')}
              </Button>
            </Flex>
          )}
        </Stack>
      )}
    </Section>
  );
}

type Session = NonNullable<Sessions_ViewerFragment['sessions']>[number];

function SessionRow({
  session: { id, isCurrent, device, createdAt, lastUsedAt },
}: {
  readonly session: Session;
}) {
  const { t, dateTime } = useI18n();
  const [endSession, { loading }] = useEndSessionMutation({
    update: (cache, { data }) => {
      cache.evict({ id: `Session:${data?.endSession.endedId}` });
    },
  });
  const name = device ?? t('account.unknownDevice');

  const end = async () => {
    try {
      await endSession({ variables: { input: { id } } });
      toastSuccess(t('account.sessionEnded'));
    } catch (failure) {
      toastError(describeError(failure, t));
    }
  };

  return (
    <Flex as="li" wrap="wrap" align="center" justify="space-between" gap="3" minH="target">
      <div>
        <Text fontWeight="semibold">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {isCurrent && t('account.thisDevice')}
          {!isCurrent && lastUsedAt && t('account.lastUsed', { time: dateTime(lastUsedAt) })}
        </Text>
        {createdAt && (
          <Text fontSize="sm" color="fg.muted">
            {t('account.loggedInSince', { time: dateTime(createdAt) })}
          </Text>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          loading={loading}
          loadingText={t('account.ending')}
          aria-label={loading ? undefined : t('account.endSessionOf', { device: name })}
          onClick={() => void end()}
        >
          {t('account.endSession')}
        </Button>
      )}
    </Flex>
  );
}
