/**
 * A line below the exam bar when answers have not reached the server. Not an alert: nothing is
 * lost, and the line always offers a next step.
 */
import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describeError, UNKNOWN_OPERATION_HASH } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Icon } from '../../../../ui/content/icons.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { AttemptState } from '../../attempt/attempt-state.ts';

interface OutboxNoteProps {
  readonly state: AttemptState<unknown, unknown>;
  /** Time is up, so a rejected sheet can only be archived. */
  readonly isTimeUp: boolean;
  /** The exam is closed: a teacher decides on answers that arrive from now on. */
  readonly isLate: boolean;
  readonly onArchive: () => void;
  readonly onTakeOver: () => void;
  readonly onLogIn: () => void;
}

const STEP_S = 5;

/** Whether the note already shows that time is up: it ran out while offline. */
export const showsTimeIsUp = ({ outbox, sheet }: AttemptState<unknown, unknown>): boolean =>
  outbox.status === 'waiting' && outbox.code === 'OFFLINE' && sheet.sealed === 'time-up';

/** The warning that the device cannot store answers is shown in addition to any other note. */
export function OutboxNote(props: OutboxNoteProps) {
  const { t } = useI18n();
  const { isOnDevice, isActiveInOtherTab } = props.state;
  return (
    <>
      <StatusLine {...props} />
      {!isOnDevice && !isActiveInOtherTab && <Line>{t('room.notKept')}</Line>}
    </>
  );
}

function StatusLine({ state, isTimeUp, isLate, onArchive, onTakeOver, onLogIn }: OutboxNoteProps) {
  const { t } = useI18n();
  const { outbox, isOnDevice, isActiveInOtherTab, needsLogin } = state;

  if (isActiveInOtherTab)
    return (
      <Line action={<Action onClick={onTakeOver}>{t('room.useHere')}</Action>}>
        {t('room.elsewhereNote')}
      </Line>
    );
  if (needsLogin)
    return (
      <Line action={<Action onClick={onLogIn}>{t('exams.logIn')}</Action>}>
        {t(isOnDevice ? 'room.signedOut' : 'room.signedOutUnkept')}
      </Line>
    );
  if (showsTimeIsUp(state)) {
    const sealed = isOnDevice ? 'room.sealedOffline' : 'room.sealedUnkept';
    return <Line>{t(isLate ? 'room.sealedLate' : sealed)}</Line>;
  }
  // Answers are stored, so a reload is safe; it loads the missing chunk or operation hashes.
  if (outbox.status === 'waiting' && outbox.code === UNKNOWN_OPERATION_HASH && isOnDevice) {
    return (
      <Line action={<Action onClick={() => location.reload()}>{t('shell.reload')}</Action>}>
        {t('ui.errorNewVersion')}
      </Line>
    );
  }
  if (outbox.status === 'waiting') {
    // In steps, so that screen readers do not announce each second.
    const seconds = Math.ceil(outbox.seconds / STEP_S) * STEP_S;
    return <Line>{t(isOnDevice ? 'room.sendingAgain' : 'room.sendingUnkept', { seconds })}</Line>;
  }
  if (outbox.status !== 'refused') return null;
  const message = describeError(outbox.error, t);
  const refused = t(isOnDevice ? 'room.refused' : 'room.refusedUnkept', { message });
  if (!isTimeUp) return <Line>{refused}</Line>;
  // Without a copy on the device the answers are only on this page.
  if (!isOnDevice) {
    return (
      <Line>
        {refused} {t('room.showTeacher')}
      </Line>
    );
  }
  return (
    <Line action={<Action onClick={onArchive}>{t('room.setAside')}</Action>}>
      {refused} {t('room.copyStays')}
    </Line>
  );
}

function Action({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button variant="outline" onClick={onClick}>
      {children}
    </Button>
  );
}

function Line({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <Box borderTopWidth="1px" bg="accent.subtle">
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
        <Flex role="status" flex="1 1 14rem" gap="2" lineHeight="snug">
          <Box flexShrink="0" pt="0.5">
            <Icon name="alert" size="4" />
          </Box>
          <span>{children}</span>
        </Flex>
        {action}
      </Flex>
    </Box>
  );
}
