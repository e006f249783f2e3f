/**
 * The layout of a running exam: the bar, the paper, and the summary with the palette beside it, or
 * in a drawer on phones.
 */
import { Box, Grid, Heading } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import type { AttemptState } from '../attempt/attempt-state.ts';
import { allQuestionIds, type Section, summarize } from '../attempt/paper/sections.ts';
import { useManualSubmission } from '../attempt/submission/use-manual-submission.ts';
import { LeaveGuard } from '../dialogs/leave-guard.tsx';
import { SubmitExamDialog } from '../dialogs/submit-exam-dialog.tsx';
import { Palette } from '../questions/palette.tsx';
import { PaletteDrawer } from '../questions/palette-drawer.tsx';
import { type ExamPosition, useExamPosition } from '../questions/use-exam-position.ts';
import { useShortcuts } from '../questions/use-shortcuts.ts';
import { useWideFormulas } from '../questions/use-wide-formulas.ts';
import { useDeviceSetting } from '../storage/device-setting.ts';
import { textSizes } from '../storage/text-size.ts';
import { ExamBar } from './exam-bar.tsx';
import { ExamSummary } from './exam-summary.tsx';
import { ExamTools } from './exam-tools.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PALETTE_ID, SkipLinks } from './skip-links.tsx';
import { useAnnouncer } from './use-announcer.tsx';

/** Loaded with its texts. */
const ShortcutSheet = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../dialogs/shortcut-sheet.tsx'),
    loadTexts(['shortcuts']),
  ]);
  return module.ShortcutSheet;
});

export interface OpenExamProps {
  readonly state: AttemptState<unknown, unknown>;
  readonly seconds: number | null;
  readonly sections: readonly Section[];
  /** Marks deducted for all blank answers; omitted if the exam deducts none. */
  readonly blankCost?: number;
  /** Submits the exam. The frame has already asked about mandatory subjects and open questions. */
  readonly onSubmit: () => void;
  /** Called with the current question whenever it changes, to measure the time per question. */
  readonly onQuestionChange: (questionId: string | null) => void;
  /** Notes about unsent answers, below the bar. */
  readonly note: ReactNode;
  /** Renders the paper. */
  readonly children: (context: PaperContext) => ReactNode;
}

/** Passed from the frame of an exam to the paper. */
export interface PaperContext {
  /** The student's position in the paper. */
  readonly position: ExamPosition;
  /** Rendered in the head of the paper (paper-head.tsx). */
  readonly tools: ReactNode;
  /** Same as Submit in the bar. */
  readonly onSubmit: () => void;
}

const switches = ['on', 'off'] as const;

export function OpenExam({
  state,
  seconds,
  sections,
  blankCost = 0,
  onSubmit,
  onQuestionChange,
  note,
  children,
}: OpenExamProps) {
  'use memo';
  const { t } = useI18n();
  const { phase, sheet, head, outbox } = state;
  const isBusy = phase === 'submitted' || sheet.sealed !== null || outbox.status === 'sending';
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | null>(null);
  const [textSize, setTextSize] = useDeviceSetting('text-size', textSizes, '100');
  const [clock, setClock] = useDeviceSetting('clock', switches, 'on');
  const [keys, setKeys] = useDeviceSetting('shortcuts', switches, 'on');
  const [liveRegion, announce] = useAnnouncer();

  // Keyboard and screen reader users start at the paper instead of the Submit button above it.
  const main = useRef<HTMLElement>(null);
  const isRunning = phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    // The start page may have been scrolled down to Ready.
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [isRunning]);

  const position = useExamPosition(head?.attemptId, sections, main);
  useEffect(() => onQuestionChange(position.questionId), [onQuestionChange, position.questionId]);
  const submission = useManualSubmission({ sheet, sections, position, onSubmit });
  const summary = summarize(sheet, sections);
  const summaryProps = {
    summary,
    blankCost,
    hasUnsure: !sections.every(({ isWritten }) => isWritten),
  };
  const number = allQuestionIds(sections).indexOf(position.questionId ?? '') + 1;

  useEffect(() => {
    document.title = [
      ...(number > 0 ? [t('paper.questionNumber', { number })] : []),
      head?.title,
      t('shell.brand'),
    ].join(' · ');
  }, [number, head, t]);
  useWideFormulas(main, position.sectionId, t('paper.wideFormula'));
  useShortcuts({
    isEnabled: keys === 'on',
    position,
    onTime: () =>
      seconds !== null &&
      announce(
        t('paper.timeInWords', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
      ),
    onHelp: () => setDialog('shortcuts'),
    onToggle: (name, isPressed) => announce(`${name}: ${t(isPressed ? 'paper.on' : 'paper.off')}`),
  });

  const go = (questionId: string) => {
    setDialog(null);
    position.go(questionId);
  };
  const submit = () => void submission.submit();
  const palette = (
    <Palette sections={sections} sheet={sheet} current={position.questionId} onGo={go} />
  );
  const tools = (
    <ExamTools
      textSize={textSize}
      onTextSize={(size) => {
        setTextSize(size);
        announce(t('paper.textSizeIs', { percent: Number(size) }));
      }}
      isTimeHidden={clock === 'off'}
      onTimeHidden={(isHidden) => setClock(isHidden ? 'off' : 'on')}
      onShortcuts={() => setDialog('shortcuts')}
    />
  );

  return (
    <Box minH="100dvh" _print={{ display: 'none' }}>
      <ExamBar
        state={state}
        seconds={seconds}
        isTimeHidden={clock === 'off'}
        summary={summary}
        isBusy={isBusy}
        onSubmit={submit}
      >
        {note}
      </ExamBar>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
        gap="8"
        maxW={{ base: 'reading', lg: 'grid' }}
        mx="auto"
        px={{ base: '2', sm: '3', md: '6' }}
        pt={{ base: '1', md: '4' }}
        pb={{ base: '24', lg: '8' }}
      >
        <Box
          as="main"
          ref={main}
          tabIndex={-1}
          maxW="reading"
          w="full"
          mx="auto"
          css={{ '--exam-text': String(Number(textSize) / 100) }}
        >
          <SkipLinks />
          {children({ position, tools, onSubmit: submit })}
        </Box>
        <Box
          as="aside"
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
          <Heading as="h2" size="md" mb="3">
            {t('paper.questions')}
          </Heading>
          <ExamSummary {...summaryProps} />
          <Box as="nav" id={PALETTE_ID} tabIndex={-1} aria-label={t('paper.questions')} mt="5">
            {palette}
          </Box>
        </Box>
      </Grid>
      <PhoneBar {...summaryProps} onOpen={() => setDialog('palette')} />
      {liveRegion}
      <LeaveGuard state={state} />
      {dialog === 'palette' && (
        <PaletteDrawer onClose={() => setDialog(null)}>
          <ExamSummary {...summaryProps} />
          <Box h="5" />
          {palette}
        </PaletteDrawer>
      )}
      {dialog === 'shortcuts' && (
        <Suspense>
          <ShortcutSheet
            isEnabled={keys === 'on'}
            onSwitch={(isEnabled) => setKeys(isEnabled ? 'on' : 'off')}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {submission.isConfirmationOpen && !isBusy && (
        <SubmitExamDialog
          {...summaryProps}
          onSubmit={submission.confirm}
          onBack={submission.goBack}
          onClose={submission.close}
        />
      )}
    </Box>
  );
}
