/**
 * What was done last with students' own times, and its undo: the times that the students had before
 * hold again.
 */
import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import type { MonitoredExam } from '../exam-of-address.ts';
import {
  type Expected_StudentFragment as Expected,
  useGivePersonalWindowMutation,
  useWithdrawPersonalWindowMutation,
} from './generated/expected.ts';
import type { Given } from './window.dialog.tsx';

/** A student's own time before a change; null without one. */
interface Before {
  readonly studentId: string;
  readonly window: Expected['personalWindow'];
}
interface Done {
  readonly text: string;
  readonly before: readonly Before[];
}

interface Windows {
  /** Remembers for the undo that the time was given. */
  readonly noteGiven: (given: Given) => void;
  /** Takes the times of these students back. */
  readonly withdraw: (students: readonly Expected[]) => Promise<void>;
  readonly isRunning: boolean;
  readonly notice: ReactNode;
}

/**
 * @param known the listed students with the times that they have
 * @param reload refetches the list
 */
export function useWindows(
  exam: MonitoredExam,
  known: readonly Expected[],
  reload: () => Promise<unknown>,
): Windows {
  const { t } = useI18n();
  const [give] = useGivePersonalWindowMutation();
  const [takeBack] = useWithdrawPersonalWindowMutation();
  const [last, setLast] = useState<Done | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);

  const beforeOf = (studentIds: readonly string[]): Before[] =>
    studentIds.map((studentId) => ({
      studentId,
      window: known.find((one) => one.studentId === studentId)?.personalWindow ?? null,
    }));
  const run = async (work: () => Promise<Done | null>) => {
    if (isRunning) return;
    setRunning(true);
    setError(null);
    try {
      setLast(await work());
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
    }
    await reload().catch(() => undefined);
  };
  const withdraw = (students: readonly Expected[]) =>
    run(async () => {
      const studentIds = [...new Set(students.map(({ studentId }) => studentId))];
      const { data } = await takeBack({ variables: { input: { ...exam, studentIds } } });
      const count = data?.withdrawPersonalWindow.withdrawnCount ?? 0;
      return { text: t('monitoring.windowsWithdrawn', { count }), before: beforeOf(studentIds) };
    });
  const noteGiven = ({ givenCount, startedCount, studentIds }: Given) => {
    const text = t('monitoring.windowsGiven', { count: givenCount });
    const started =
      startedCount > 0 ? ` ${t('monitoring.startedLeft', { count: startedCount })}` : '';
    setError(null);
    setLast({ text: `${text}${started}`, before: beforeOf(studentIds) });
    void reload().catch(() => undefined);
  };
  const undo = ({ before }: Done) =>
    run(async () => {
      const withoutWindow = before.flatMap(({ studentId, window }) => (window ? [] : [studentId]));
      if (withoutWindow.length > 0)
        await takeBack({ variables: { input: { ...exam, studentIds: withoutWindow } } });
      for (const { studentId, window } of before) {
        if (!window) continue;
        const { startDate, endDate, reason } = window;
        const input = { ...exam, startDate, endDate, reason, studentIds: [studentId] };
        await give({ variables: { input } });
      }
      return null;
    });

  const notice = (
    <>
      <div role="status">
        {last && error === null && (
          <Flex
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="3"
            p="3"
            mb="4"
            bg="bg.muted"
          >
            <Text>{last.text}</Text>
            <Button
              variant="outline"
              loading={isRunning}
              loadingText={t('admin.saving')}
              onClick={() => void undo(last)}
            >
              {t('admin.undo')}
            </Button>
          </Flex>
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <Text p="3" mb="4" bg="error.subtle" color="error.fg" borderRadius="md">
            {describeError(error, t)}
          </Text>
        )}
      </div>
    </>
  );
  return { noteGiven, withdraw, isRunning, notice };
}
