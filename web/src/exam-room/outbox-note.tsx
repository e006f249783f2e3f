/** Where the sealed answers are on their way to the server. A quiet line, not a message: nothing is lost and nothing has to be done. */
import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describeError } from '../apollo/errors.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import type { Outbox } from './attempt-state.ts';
import { LogInAgain } from './log-in-again.tsx';

interface OutboxNoteProps {
  readonly outbox: Outbox;
  readonly isKept: boolean;
  /** The clock has ended, so a refused sheet can only be put away. */
  readonly isOver: boolean;
  readonly onPutAway: () => void;
}

export function OutboxNote({ outbox, isKept, isOver, onPutAway }: OutboxNoteProps) {
  const { t } = useI18n();

  if (outbox.at === 'waiting' && outbox.code === 'UNAUTHENTICATED') {
    return <Line action={<LogInAgain>{t('exams.logInAndSend')}</LogInAgain>}>{t('exams.signedOut')}</Line>;
  }
  if (outbox.at === 'waiting') return <Line>{t('exams.sendingAgain', { seconds: outbox.seconds })}</Line>;
  if (outbox.at === 'refused' && isOver) {
    return (
      <Line
        action={
          <Button variant="outline" onClick={onPutAway}>
            {t('exams.putAway')}
          </Button>
        }
      >
        {t('exams.refused', { message: describeError(outbox.error, t) })} {t('exams.copyStays')}
      </Line>
    );
  }
  if (outbox.at === 'refused') return <Line>{t('exams.refused', { message: describeError(outbox.error, t) })}</Line>;
  return isKept ? null : <Line>{t('exams.notKept')}</Line>;
}

function Line({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <Box borderTopWidth="1px" bg="accent.subtle">
      <Flex align="center" wrap="wrap" gap="2" maxW="grid" mx="auto" px={{ base: '3', md: '6' }} py="2" fontSize="sm">
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
