/** The last change of students' own times, and its undo, which restores the previous times. */
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { describeError } from '../../../../apollo/errors.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { ErrorAlert } from '../../../../ui/page/error-box.tsx';
import { UndoNotice } from '../../../../ui/page/undo-notice.tsx';
import { readAllPages } from '../../list/read-all-pages.ts';
import type { MonitoredExam } from '../exam-route-params.ts';
import {
  type Expected_StudentFragment as Expected,
  ExpectedStudentsDocument,
  useGivePersonalWindowMutation,
  useWithdrawPersonalWindowMutation,
} from './generated/expected.ts';
import type { GivenWindows } from './window.dialog.tsx';

/** The limit of the API. */
const MAX_PAGE_SIZE = 100;

/** Own times by the id of the student. */
export type WindowsById = ReadonlyMap<string, Expected['personalWindow']>;

/** A student's own time before a change; null without one. */
interface PreviousWindow {
  readonly studentId: string;
  readonly window: Expected['personalWindow'];
}
interface AppliedChange {
  readonly text: string;
  /** Null after an undo, which cannot be undone. */
  readonly before: readonly PreviousWindow[] | null;
}

interface Windows {
  /** Reads all own times of the exam, also those that are not on the page of the list. */
  readonly readAll: () => Promise<WindowsById>;
  /** Stores the given times for the undo. @param before the own times before */
  readonly noteGiven: (windows: GivenWindows, before: WindowsById) => void;
  /** Takes the times of these students back. */
  readonly withdraw: (students: readonly Expected[]) => Promise<void>;
  readonly isRunning: boolean;
  readonly notice: ReactNode;
  /** Moves the focus to the notice of a change; to be called when no dialog is open. */
  readonly focusNotice: () => void;
}

/** The own times of the students. */
export const windowsOf = (students: readonly Expected[]): WindowsById =>
  new Map(students.map(({ studentId, personalWindow }) => [studentId, personalWindow]));

/** @param reload refetches the list */
export function useWindows(exam: MonitoredExam, reload: () => Promise<unknown>): Windows {
  const { t } = useI18n();
  const [give] = useGivePersonalWindowMutation();
  const [takeBack] = useWithdrawPersonalWindowMutation();
  const [last, setLast] = useState<AppliedChange | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  const client = useApolloClient();
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  const beforeOf = (studentIds: readonly string[], windows: WindowsById): PreviousWindow[] =>
    studentIds.map((studentId) => ({ studentId, window: windows.get(studentId) ?? null }));
  const readAll = async (): Promise<WindowsById> => {
    const readPage = async (after: string | null) => {
      const page = await client.query({
        query: ExpectedStudentsDocument,
        variables: { ...exam, search: null, isPersonalOnly: true, after, first: MAX_PAGE_SIZE },
        fetchPolicy: 'no-cache',
      });
      return page.data?.expectedStudents;
    };
    return windowsOf(await readAllPages(readPage, new AbortController().signal));
  };
  const note = (done: AppliedChange) => {
    setLast(done);
    // Afterwards the pressed button is disabled or no longer exists.
    wantsFocus.current = true;
  };
  const focusNotice = () => {
    if (!wantsFocus.current || isRunning) return;
    wantsFocus.current = false;
    (box.current?.querySelector('button') ?? box.current)?.focus();
  };
  const run = async (work: () => Promise<AppliedChange>) => {
    if (isRunning) return;
    setRunning(true);
    setError(null);
    try {
      note(await work());
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
      const before = beforeOf(studentIds, windowsOf(students));
      const { data } = await takeBack({ variables: { input: { ...exam, studentIds } } });
      const count = data?.withdrawPersonalWindow.withdrawnCount ?? 0;
      return { text: t('monitoring.windowsWithdrawn', { count }), before };
    });
  const noteGiven = (
    { givenCount, startedCount, studentIds }: GivenWindows,
    windows: WindowsById,
  ) => {
    const text = t('monitoring.windowsGiven', { count: givenCount });
    const started =
      startedCount > 0 ? ` ${t('monitoring.startedLeft', { count: startedCount })}` : '';
    setError(null);
    note({ text: `${text}${started}`, before: beforeOf(studentIds, windows) });
    void reload().catch(() => undefined);
  };
  const undo = (before: readonly PreviousWindow[]) =>
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
      return { text: t('monitoring.windowsRestored'), before: null };
    });

  const before = last?.before ?? null;
  const notice = (
    <chakra.div ref={box} tabIndex={-1} outline="none">
      <div role="status">
        {last && (
          <UndoNotice
            text={last.text}
            onUndo={before ? () => void undo(before) : undefined}
            isBusy={isRunning}
          />
        )}
      </div>
      <ErrorAlert mb="4">{error !== null && describeError(error, t)}</ErrorAlert>
    </chakra.div>
  );
  return { readAll, noteGiven, withdraw, isRunning, notice, focusNotice };
}
