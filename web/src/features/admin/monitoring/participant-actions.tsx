/**
 * Extra time, closing early, reopening and excluding: for the chosen students in a bar that stays
 * in sight while the list scrolls, for all who are writing above the list.
 */
import { Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { SelectionBar } from '../list/selection-bar.tsx';
import { CloseDialog, ExtraTimeDialog, ReopenDialog } from './control-dialogs.tsx';
import type { MonitoredExam } from './exam-route-params.ts';
import { ExcludeDialog, ReadmitDialog } from './exclusion-dialogs.tsx';

interface ChosenAttempt {
  readonly id: string;
}

interface ParticipantActionsProps {
  readonly exam: MonitoredExam;
  readonly runningCount: number;
  /** The selected running attempts, and the selected closed ones. */
  readonly open: readonly ChosenAttempt[];
  readonly closed: readonly ChosenAttempt[];
  /**
   * The selected attempts that count, and the selected ones that are excluded from their contest.
   */
  readonly included: readonly ChosenAttempt[];
  readonly excluded: readonly ChosenAttempt[];
  /** Called after an action was carried out. */
  readonly onDone: () => void;
  /** The button that exports the list. */
  readonly exportButton: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * The open dialog and its attempts: the list below it may change meanwhile. `attemptIds` null: all.
 */
type Dialog =
  | {
      readonly action: 'extend' | 'close';
      readonly attemptIds: readonly string[] | null;
      readonly count: number;
    }
  | {
      readonly action: 'reopen' | 'exclude' | 'readmit';
      readonly attemptIds: readonly string[];
      readonly count: number;
    };

const toSelection = (attempts: readonly ChosenAttempt[]) => ({
  attemptIds: attempts.map(({ id }) => id),
  count: attempts.length,
});

export function ParticipantActions({
  exam,
  runningCount,
  open,
  closed,
  included,
  excluded,
  onDone,
  exportButton,
  children,
}: ParticipantActionsProps) {
  const { t } = useI18n();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const all = { attemptIds: null, count: runningCount };
  const selectedCount = open.length + closed.length;
  const closeDialog = (isDone: boolean) => {
    setDialog(null);
    if (isDone) onDone();
  };
  return (
    <>
      <Flex wrap="wrap" gap="3" mb="4">
        <Button
          variant="outline"
          disabled={runningCount === 0}
          onClick={() => setDialog({ action: 'extend', ...all })}
        >
          {t('monitoring.giveAll')}
        </Button>
        <Button variant="outline" onClick={() => setDialog({ action: 'close', ...all })}>
          {t('monitoring.closeExam')}
        </Button>
        {exportButton}
      </Flex>
      {children}
      <SelectionBar count={selectedCount}>
        {open.length > 0 && (
          <>
            <Button onClick={() => setDialog({ action: 'extend', ...toSelection(open) })}>
              {t('monitoring.giveSelected', { count: open.length })}
            </Button>
            <Button
              variant="outline"
              onClick={() => setDialog({ action: 'close', ...toSelection(open) })}
            >
              {t('monitoring.closeSelected', { count: open.length })}
            </Button>
          </>
        )}
        {closed.length > 0 && (
          <Button
            variant="outline"
            onClick={() => setDialog({ action: 'reopen', ...toSelection(closed) })}
          >
            {t('monitoring.reopenSelected', { count: closed.length })}
          </Button>
        )}
        {included.length > 0 && (
          <Button
            variant="outline"
            onClick={() => setDialog({ action: 'exclude', ...toSelection(included) })}
          >
            {t('monitoring.excludeSelected', { count: included.length })}
          </Button>
        )}
        {excluded.length > 0 && (
          <Button
            variant="outline"
            onClick={() => setDialog({ action: 'readmit', ...toSelection(excluded) })}
          >
            {t('monitoring.readmitSelected', { count: excluded.length })}
          </Button>
        )}
      </SelectionBar>
      {dialog?.action === 'extend' && (
        <ExtraTimeDialog exam={exam} {...dialog} onDone={closeDialog} />
      )}
      {dialog?.action === 'close' && <CloseDialog exam={exam} {...dialog} onDone={closeDialog} />}
      {dialog?.action === 'exclude' && (
        <ExcludeDialog exam={exam} {...dialog} onDone={closeDialog} />
      )}
      {dialog?.action === 'readmit' && (
        <ReadmitDialog exam={exam} {...dialog} onDone={closeDialog} />
      )}
      {dialog?.action === 'reopen' && <ReopenDialog exam={exam} {...dialog} onDone={closeDialog} />}
    </>
  );
}
