/** Nothing but the paper: the sticky bar with time, answered count and Submit, the palette, and the paper itself. */
import { Box, Flex, Grid } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorCode } from '../apollo/errors.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Icon } from '../ui/icons.tsx';
import { Bone, Loading } from '../ui/skeletons.tsx';
import type { AttemptState } from './attempt-state.ts';
import { Countdown } from './countdown.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { Palette } from './palette.tsx';
import { PaletteDrawer } from './palette-drawer.tsx';
import { answeredCount, questionCount, type Section } from './sections.ts';

interface ExamFrameProps {
  readonly state: AttemptState<unknown, unknown>;
  readonly seconds: number | null;
  readonly sections: readonly Section[];
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
  readonly onPutAway: () => void;
  readonly onGo: (sectionId: string, questionId: string) => void;
  /** Beside the error when the exam could not be opened: the way back. */
  readonly wayBack: ReactNode;
  readonly children: ReactNode;
}

export function ExamFrame({ state, seconds, sections, onSubmit, onRetry, onPutAway, onGo, wayBack, children }: ExamFrameProps) {
  const { t } = useI18n();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { phase, sheet, head, outbox } = state;
  const isBusy = phase === 'submitted' || sheet.sealed !== null || outbox.at === 'sending';

  useEffect(() => {
    if (head) document.title = `${head.title} · Alokpath`;
  }, [head]);

  // Whoever comes by keyboard or screen reader starts at the paper, not at the Submit button above it.
  const main = useRef<HTMLElement>(null);
  const isRunning = phase === 'running';
  useEffect(() => {
    if (isRunning) main.current?.focus({ preventScroll: true });
  }, [isRunning]);

  if (phase === 'failed') {
    return (
      <Box as="main" maxW="reading" mx="auto" p="4" pt="12">
        <ErrorState error={state.error} onRetry={onRetry} />
        <Flex wrap="wrap" gap="2" mt="4">
          {errorCode(state.error) === 'UNAUTHENTICATED' && <LogInAgain>{t('exams.logIn')}</LogInAgain>}
          {wayBack}
        </Flex>
      </Box>
    );
  }
  if (phase === 'loading' || !head) return <PaperSkeleton />;

  const go = (sectionId: string, questionId: string) => {
    setPaletteOpen(false);
    onGo(sectionId, questionId);
  };
  const palette = <Palette sections={sections} sheet={sheet} onGo={go} />;

  return (
    <Box minH="100dvh">
      <Box as="header" position="sticky" top="0" zIndex="header" bg="bg.panel" borderBottomWidth="1px">
        <Flex align="center" gap={{ base: '2', md: '4' }} maxW="grid" mx="auto" px={{ base: '3', md: '6' }} py="2">
          <Countdown seconds={seconds} />
          <Box flex="1" minW="0" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {t('exams.answeredOf', { answered: answeredCount(sheet, sections), total: questionCount(sections) })}
            <Box as="span" display={{ base: 'none', sm: 'inline' }}>
              {' '}
              {t('exams.answered')}
            </Box>
          </Box>
          <Button
            variant="outline"
            size="icon"
            display={{ base: isBusy ? 'none' : 'inline-flex', sm: 'inline-flex', lg: 'none' }}
            aria-label={t('exams.palette')}
            onClick={() => setPaletteOpen(true)}
          >
            <Icon name="grid" />
          </Button>
          <Button variant="accent" loading={isBusy} loadingText={t('exams.submitting')} onClick={onSubmit}>
            {t('exams.submit')}
          </Button>
        </Flex>
        <OutboxNote outbox={outbox} isKept={state.isKept} isOver={seconds === 0} onPutAway={onPutAway} />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
        gap="8"
        maxW={{ base: 'reading', lg: 'grid' }}
        mx="auto"
        px={{ base: '3', md: '6' }}
        py={{ base: '4', md: '8' }}
      >
        <Box as="main" ref={main} tabIndex={-1} maxW="reading" w="full" mx="auto">
          {children}
        </Box>
        <Box
          as="nav"
          aria-label={t('exams.palette')}
          display={{ base: 'none', lg: 'block' }}
          position="sticky"
          top="5.5rem"
          alignSelf="start"
          maxH="calc(100dvh - 7rem)"
          overflowY="auto"
          p="4"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
        >
          {palette}
        </Box>
      </Grid>
      <LeaveGuard state={state} />
      {isPaletteOpen && <PaletteDrawer onClose={() => setPaletteOpen(false)}>{palette}</PaletteDrawer>}
    </Box>
  );
}

function PaperSkeleton() {
  return (
    <Box maxW="reading" mx="auto" p="4">
      <Loading>
        <Bone h="2.75rem" radius="md" />
        <Box mt="10" mb="6">
          <Bone h="2rem" w="60%" />
        </Box>
        {[1, 2, 3].map((key) => (
          <Box key={key} mb="4">
            <Bone h="19rem" radius="md" />
          </Box>
        ))}
      </Loading>
    </Box>
  );
}
