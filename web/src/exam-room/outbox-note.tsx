/** Where the sealed answers are on their way to the server. A quiet line, not a message: nothing is lost and nothing has to be done. */
import { Box, Flex } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { describeError } from '../apollo/errors.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import type { Outbox } from './attempt-state.ts';

interface OutboxNoteProps {
  readonly outbox: Outbox;
  readonly isKept: boolean;
  /** The clock has ended, so a refused sheet can only be put away. */
  readonly isOver: boolean;
  readonly onDiscard: () => void;
}

export function OutboxNote({ outbox, isKept, isOver, onDiscard }: OutboxNoteProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();

  if (outbox.at === 'waiting' && outbox.code === 'UNAUTHENTICATED') {
    return (
      <Line>
        {t('exams.signedOut')}{' '}
        <Link to={paths.login(pathname)} style={{ textDecoration: 'underline' }}>
          {t('exams.logInAndSend')}
        </Link>
      </Line>
    );
  }
  if (outbox.at === 'waiting') return <Line>{t('exams.sendingAgain', { seconds: outbox.seconds })}</Line>;
  if (outbox.at === 'refused' && isOver) {
    return (
      <Line>
        {t('exams.refused', { message: describeError(outbox.error, t) })}
        <Button variant="outline" onClick={onDiscard}>
          {t('exams.putAway')}
        </Button>
      </Line>
    );
  }
  if (outbox.at === 'refused') return <Line>{t('exams.refused', { message: describeError(outbox.error, t) })}</Line>;
  return isKept ? null : <Line>{t('exams.notKept')}</Line>;
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box borderTopWidth="1px" bg="accent.subtle">
      <Flex align="center" wrap="wrap" gap="2" maxW="grid" mx="auto" px="4" py="2" fontSize="sm">
        <Icon name="alert" size="4" />
        {children}
      </Flex>
    </Box>
  );
}
