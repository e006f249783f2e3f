/**
 * A line below the exam bar when answers have not reached the server. Not an alert: nothing is
 * lost, and the line always offers a next step.
 */
import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describeError, NEW_VERSION } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { AttemptState } from '../attempt/attempt-state.ts';

interface OutboxNoteProps {
  readonly state: AttemptState<unknown, unknown>;
  /** Time is up, so a rejected sheet can only be archived. */
  readonly isOver: boolean;
  /** The exam is closed: a teacher decides on answers that arrive from now on. */
  readonly isLate: boolean;
  readonly onSetAside: () => void;
  readonly onUseHere: () => void;
  readonly onLogIn: () => void;
}

/** Whether the note already says that time is up: it ran out while offline. */
export const tellsOfZero = ({ outbox, sheet }: AttemptState<unknown, unknown>): boolean =>
  outbox.at === 'waiting' && outbox.code === 'OFFLINE' && sheet.sealed === 'time-up';

/** The warning that the device cannot store answers is shown in addition to any other note. */
export function OutboxNote(props: OutboxNoteProps) {
  const { t } = useI18n();
  const { isOnDevice, isElsewhere } = props.state;
  return (
    <>
      <OnTheWay {...props} />
      {!isOnDevice && !isElsewhere && <Line>{t('room.notKept')}</Line>}
    </>
  );
}

function OnTheWay({ state, isOver, isLate, onSetAside, onUseHere, onLogIn }: OutboxNoteProps) {
  const { t } = useI18n();
  const { outbox, isOnDevice, isElsewhere, needsLogin } = state;

  if (isElsewhere)
    return (
      <Line action={<Way onGo={onUseHere}>{t('room.useHere')}</Way>}>
        {t('room.elsewhereNote')}
      </Line>
    );
  if (needsLogin)
    return <Line action={<Way onGo={onLogIn}>{t('exams.logIn')}</Way>}>{t('room.signedOut')}</Line>;
  if (tellsOfZero(state)) {
    return <Line>{t(isLate ? 'room.sealedLate' : 'room.sealedOffline')}</Line>;
  }
  // Answers are stored, so a reload is safe; it loads the missing chunk or operation hashes.
  if (outbox.at === 'waiting' && outbox.code === NEW_VERSION && isOnDevice) {
    return (
      <Line action={<Way onGo={() => location.reload()}>{t('shell.reload')}</Way>}>
        {t('ui.errorNewVersion')}
      </Line>
    );
  }
  if (outbox.at === 'waiting')
    return (
      <Line>
        {t(isOnDevice ? 'room.sendingAgain' : 'room.sendingUnkept', { seconds: outbox.seconds })}
      </Line>
    );
  if (outbox.at === 'refused' && isOver) {
    return (
      <Line action={<Way onGo={onSetAside}>{t('room.setAside')}</Way>}>
        {t('room.refused', { message: describeError(outbox.error, t) })} {t('room.copyStays')}
      </Line>
    );
  }
  if (outbox.at === 'refused')
    return <Line>{t('room.refused', { message: describeError(outbox.error, t) })}</Line>;
  return null;
}

function Way({ onGo, children }: { readonly onGo: () => void; readonly children: ReactNode }) {
  return (
    <Button variant="outline" onClick={onGo}>
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
