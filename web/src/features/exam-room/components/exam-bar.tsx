/** The sticky bar above the paper: countdown, number of answers, save state and Submit. */
import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { AttemptState } from '../attempt/attempt-state.ts';
import type { Summary } from '../attempt/paper/sections.ts';
import { Countdown } from './status/countdown.tsx';
import { showsTimeIsUp } from './status/outbox-note.tsx';
import { SaveChip } from './status/save-chip.tsx';

interface ExamBarProps {
  readonly state: AttemptState<unknown, unknown>;
  readonly seconds: number | null;
  readonly isTimeHidden: boolean;
  readonly summary: Summary;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Notes below the bar, such as the state of the submission. */
  readonly children: ReactNode;
}

export const SUBMIT_ID = 'exam-submit';

export function ExamBar({
  state,
  seconds,
  isTimeHidden,
  summary,
  isBusy,
  onSubmit,
  children,
}: ExamBarProps) {
  const { t } = useI18n();
  const isSubmitted = state.phase === 'submitted';
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Flex
        align="center"
        gap={{ base: '2', md: '4' }}
        maxW="grid"
        mx="auto"
        px={{ base: '2', sm: '3', md: '6' }}
        py={{ base: '1', md: '2' }}
      >
        <Countdown seconds={seconds} isHidden={isTimeHidden} />
        <Flex
          flex="1"
          minW="0"
          columnGap="4"
          whiteSpace="nowrap"
          fontSize="sm"
          lineHeight="snug"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {/* On phones it is in the bar at the bottom (phone-bar.tsx). As wide as the longest count, so that the chip beside it does not move. */}
          <Box as="span" display={{ base: 'none', md: 'block' }} minW="12rem">
            <span>{t('paper.answeredOf', summary)}</span> {t('paper.answered')}
          </Box>
          <SaveChip state={state} />
        </Flex>
        <Button
          id={SUBMIT_ID}
          variant="accent"
          disabled={state.isActiveInOtherTab || isSubmitted}
          loading={isBusy && !isSubmitted}
          loadingText={t('exams.submitting')}
          onClick={onSubmit}
        >
          {t('exams.submit')}
        </Button>
      </Flex>
      {seconds === 0 && !showsTimeIsUp(state) && (
        <Box
          role="status"
          borderTopWidth="1px"
          bg="accent.subtle"
          px={{ base: '3', md: '6' }}
          py="2"
          fontSize="sm"
          textAlign="center"
        >
          {t('paper.timeIsOver')}
        </Box>
      )}
      {children}
    </Box>
  );
}
